import SwiftUI

struct Wave: Shape {
  var level: Double

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let top = rect.maxY - rect.height * level
    path.move(to: CGPoint(x: rect.minX, y: top))
    for x in stride(from: rect.minX, through: rect.maxX, by: 8) {
      let y = top + 6 * sin(x / 16)
      path.addLine(to: CGPoint(x: x, y: y))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct LiquidStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    Wave(level: configuration.value)
      .fill(Color.blue)
      .background(Color.blue.opacity(0.15))
      .clipShape(Circle())
      .overlay(Circle().stroke(.blue, lineWidth: 4))
      .overlay(configuration.currentValueLabel.font(.title).foregroundColor(.white))
      .frame(width: 160, height: 160)
  }
}

#Preview {
  Gauge(value: 0.55) {
    Text("Water")
  } currentValueLabel: {
    Text("55%")
  }
  .gaugeStyle(LiquidStyle())
  .padding(8)
}
