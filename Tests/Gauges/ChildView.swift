import GaugeUI

struct ChildViewStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    DialFace(configuration: configuration)
      .frame(width: 160, height: 160)
  }
}

private struct DialFace: View {
  let configuration: GaugeStyleConfiguration

  private var angle: Angle {
    .degrees(-135 + 270 * configuration.value)
  }

  var body: some View {
    ZStack {
      Circle()
        .inset(by: 8)
        .stroke(style: StrokeStyle(lineWidth: 6, dash: [8, 16]))
        .foregroundStyle(.gray)
      Capsule()
        .fill(.orange)
        .frame(width: 8, height: 56)
        .offset(y: -28)
        .rotationEffect(angle)
      DialCaption(label: configuration.label, value: configuration.currentValueLabel)
    }
  }
}

private struct DialCaption: View {
  let label: GaugeStyleConfiguration.Label
  let value: GaugeStyleConfiguration.CurrentValueLabel?

  var body: some View {
    VStack(spacing: 0) {
      Spacer()
      value
      label.font(.caption2)
    }
    .padding(.bottom, 16)
  }
}

struct ChildView: View {
  var body: some View {
    Gauge(value: 2.4, in: 0...4) {
      Text("bar")
    } currentValueLabel: {
      Text(2.4, format: .number)
    }
    .gaugeStyle(ChildViewStyle())
  }
}
