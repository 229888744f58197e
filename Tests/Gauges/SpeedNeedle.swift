import GaugeUI

nonisolated struct Needle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX - 6, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.minY + 20))
    path.addLine(to: CGPoint(x: rect.midX + 6, y: rect.midY))
    path.closeSubpath()
    return path
  }
}

struct SpeedNeedleStyle: GaugeStyle {
  let start = -120.0
  let sweep = 240.0

  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle()
        .trim(from: 0, to: sweep / 360)
        .stroke(.gray.opacity(0.4), style: StrokeStyle(lineWidth: 8, lineCap: .round))
        .rotationEffect(.degrees(start - 90))
      ForEach(0..<9) { tick in
        Rectangle()
          .fill(tick > 6 ? Color.red : Color.primary)
          .frame(width: 4, height: 12)
          .offset(y: -76)
          .rotationEffect(.degrees(start + Double(tick) * sweep / 8))
      }
      Needle()
        .fill(.red)
        .rotationEffect(.degrees(start + sweep * configuration.value))
      Circle()
        .fill(.primary)
        .frame(width: 16, height: 16)
      VStack {
        Spacer()
        configuration.currentValueLabel.font(.title3.bold())
        configuration.label.font(.caption)
      }
    }
    .frame(width: 192, height: 192)
  }
}

struct SpeedNeedle: View {
  @State private var speed = 118.0

  var body: some View {
    Gauge(value: speed, in: 0...220) {
      Text("km/h")
    } currentValueLabel: {
      Text("\(Int(speed))")
    }
    .gaugeStyle(SpeedNeedleStyle())
  }
}
