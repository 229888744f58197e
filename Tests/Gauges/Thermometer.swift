import GaugeUI

struct ThermometerStyle: GaugeStyle {
  private let gradient = LinearGradient(
    colors: [.red, .orange, .yellow, .teal, .blue], startPoint: .top, endPoint: .bottom)

  func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .bottom, spacing: 16) {
      VStack(spacing: -8) {
        ZStack(alignment: .bottom) {
          Capsule()
            .fill(Color(.systemGray5))
          Capsule()
            .fill(gradient)
            .frame(height: 144 * configuration.value)
        }
        .frame(width: 24, height: 144)
        Circle()
          .fill(.blue)
          .frame(width: 48, height: 48)
      }
      VStack(alignment: .leading) {
        configuration.maximumValueLabel
        Spacer()
        configuration.currentValueLabel
          .font(.headline)
        Spacer()
        configuration.minimumValueLabel
      }
      .frame(height: 144)
    }
  }
}

struct Thermometer: View {
  let temperature = 21.5

  var body: some View {
    Gauge(value: temperature, in: -10...40) {
      Label("Temperature", systemImage: "thermometer")
    } currentValueLabel: {
      Text("\(temperature, specifier: "%.1f") °C")
    } minimumValueLabel: {
      Text("-10")
    } maximumValueLabel: {
      Text("40")
    }
    .gaugeStyle(ThermometerStyle())
  }
}
