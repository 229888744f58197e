import GaugeUI

struct HalfRingStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      ZStack(alignment: .bottom) {
        arc(to: 0.5)
          .stroke(Color.secondary.opacity(0.3), style: stroke)
        arc(to: 0.5 * configuration.value)
          .stroke(.tint, style: stroke)
        configuration.currentValueLabel
          .font(.title2)
      }
      .frame(width: 208, height: 104)
      HStack {
        configuration.minimumValueLabel
        Spacer()
        configuration.maximumValueLabel
      }
      .font(.caption)
      .frame(width: 224)
    }
  }

  private var stroke: StrokeStyle { StrokeStyle(lineWidth: 16, lineCap: .butt) }

  private func arc(to end: Double) -> some Shape {
    Circle()
      .trim(from: 0, to: end)
      .rotation(.degrees(180))
      .offset(y: 52)
      .scale(x: 1, y: 1)
  }
}

struct HalfRing: View {
  var body: some View {
    Gauge(value: 64, in: 0...100) {
      Text("Score")
    } currentValueLabel: {
      Text("64")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
    .gaugeStyle(HalfRingStyle())
    .tint(.indigo)
  }
}
