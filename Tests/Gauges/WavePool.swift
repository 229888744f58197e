import SwiftUI

struct Wave: Shape {
  var level: Double
  var phase: Double
  var amplitude: Double = 6
  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(level, phase) }
    set {
      level = newValue.first
      phase = newValue.second
    }
  }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let base = rect.height * (1 - level)
    path.move(to: CGPoint(x: rect.minX, y: base))
    for x in stride(from: rect.minX, through: rect.maxX, by: 2) {
      let angle = (x / rect.width) * 2 * .pi + phase
      path.addLine(to: CGPoint(x: x, y: base + amplitude * sin(angle)))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct WaveStyle: GaugeStyle {
  @State private var phase = 0.0
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().fill(Color.blue.opacity(0.1))
      Wave(level: configuration.value, phase: phase + .pi).fill(.blue.opacity(0.4))
      Wave(level: configuration.value, phase: phase).fill(
        LinearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom))
      configuration.currentValueLabel.font(.system(size: 40, weight: .bold)).foregroundColor(.white)
        .blendMode(.difference)
    }
    .clipShape(Circle())
    .overlay(Circle().strokeBorder(.blue, lineWidth: 4))
    .frame(width: 160, height: 160)
    .onAppear {
      withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { phase = 2 * .pi }
    }
  }
}

#Preview("Water") {
  Gauge(value: 0.55) {
    Text("Water")
  } currentValueLabel: {
    Text("55%")
  }
  .gaugeStyle(WaveStyle())
}
