import GaugeUI

struct OrbitMarkerStyle: GaugeStyle {
  private let radius: CGFloat = 72

  func makeBody(configuration: Configuration) -> some View {
    let angle = Angle(degrees: 360 * configuration.value - 90)
    let x = radius * cos(angle.radians)
    let y = radius * sin(angle.radians)
    return ZStack {
      Circle()
        .strokeBorder(
          AngularGradient(colors: [.purple, .pink, .orange, .purple], center: .center),
          lineWidth: 12
        )
        .frame(width: 2 * radius + 12, height: 2 * radius + 12)
      Circle()
        .fill(.white)
        .overlay(Circle().stroke(.black, lineWidth: 2))
        .frame(width: 24, height: 24)
        .offset(x: x, y: y)
      VStack(spacing: 2) {
        configuration.currentValueLabel.bold()
        configuration.label.foregroundColor(.secondary)
      }
    }
    .padding(8)
  }
}

struct OrbitMarker: View {
  @State private var hour = 16.5

  var body: some View {
    Gauge(value: hour, in: 0...24) {
      Text("o'clock")
    } currentValueLabel: {
      Text(hour.formatted(.number.precision(.fractionLength(1))))
    }
    .gaugeStyle(OrbitMarkerStyle())
  }
}
