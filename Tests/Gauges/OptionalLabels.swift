import GaugeUI

struct OptionalLabelsStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      if configuration.minimumValueLabel != nil {
        configuration.minimumValueLabel
      } else {
        Text("low").foregroundStyle(.tertiary)
      }
      Capsule()
        .fill(.quaternary)
        .frame(height: 16)
        .overlay(alignment: .leading) {
          Capsule().fill(.teal).frame(width: 160 * configuration.value)
        }
        .frame(width: 160)
      if let maximum = configuration.maximumValueLabel {
        maximum
      } else {
        Text("high").foregroundStyle(.tertiary)
      }
      let label = configuration.currentValueLabel.map { AnyView($0) }
      label ?? AnyView(Text("–"))
    }
  }
}

struct OptionalLabels: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Gauge(value: 0.25) {
        Text("Bare")
      }
      Gauge(value: 0.75) {
        Text("Full")
      } currentValueLabel: {
        Text("75")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
    }
    .gaugeStyle(OptionalLabelsStyle())
  }
}
