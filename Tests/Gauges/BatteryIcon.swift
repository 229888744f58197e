import GaugeUI

struct BatteryIconStyle: GaugeStyle {
  var lowColor: Color = .red
  var fullColor: Color = .green

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 2) {
      RoundedRectangle(cornerRadius: 8)
        .stroke(Color.gray, lineWidth: 4)
        .frame(width: 144, height: 64)
        .overlay(alignment: .leading) {
          RoundedRectangle(cornerRadius: 4)
            .fill(configuration.value < 0.2 ? lowColor : fullColor)
            .frame(width: 128 * configuration.value, height: 48)
            .padding(.leading, 8)
        }
        .overlay {
          configuration.currentValueLabel
            .font(.headline)
            .foregroundStyle(.white)
        }
      RoundedRectangle(cornerRadius: 2)
        .fill(.gray)
        .frame(width: 8, height: 24)
    }
    .padding(4)
  }
}

struct BatteryIcon: View {
  @State private var charge = 0.65

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Gauge(value: charge) {
        Text("Battery")
      } currentValueLabel: {
        Text(charge, format: .percent)
      }
      Gauge(value: 0.12) {
        Text("Battery")
      } currentValueLabel: {
        Text("12%")
      }
    }
    .gaugeStyle(BatteryIconStyle())
  }
}
