import GaugeUI

struct HeartGaugeStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Heart().fill(.red.opacity(0.15))
      Color.red
        .mask(alignment: .bottom) {
          GeometryReader { geo in
            Rectangle()
              .frame(height: geo.size.height * configuration.value)
              .frame(maxHeight: .infinity, alignment: .bottom)
          }
        }
        .clipShape(Heart())
      Heart().stroke(.red, lineWidth: 3)
      configuration.currentValueLabel.font(.title.weight(.black)).foregroundStyle(.white)
    }
    .frame(width: 160, height: 144)
  }
}

nonisolated struct Heart: Shape {
  func path(in rect: CGRect) -> Path {
    let w = rect.width
    let h = rect.height
    var path = Path()
    path.move(to: CGPoint(x: w / 2, y: h))
    path.addCurve(
      to: CGPoint(x: 0, y: h / 4), control1: CGPoint(x: w / 2, y: h * 3 / 4),
      control2: CGPoint(x: 0, y: h / 2))
    path.addArc(
      center: CGPoint(x: w / 4, y: h / 4), radius: w / 4, startAngle: .radians(.pi),
      endAngle: .radians(0), clockwise: false)
    path.addArc(
      center: CGPoint(x: w * 3 / 4, y: h / 4), radius: w / 4, startAngle: .radians(.pi),
      endAngle: .radians(0), clockwise: false)
    path.addCurve(
      to: CGPoint(x: w / 2, y: h), control1: CGPoint(x: w, y: h / 2),
      control2: CGPoint(x: w / 2, y: h * 3 / 4))
    path.closeSubpath()
    return path
  }
}

struct HeartFill: View {
  var body: some View {
    Gauge(value: 0.6) {
      Text("Health")
    } currentValueLabel: {
      Text("60")
    }
    .gaugeStyle(HeartGaugeStyle())
  }
}
