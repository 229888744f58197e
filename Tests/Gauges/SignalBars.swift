import SwiftUI

struct SignalBars: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 10) {
      HStack(alignment: .bottom, spacing: 4) {
        ForEach([0.1, 0.35, 0.6, 0.85], id: \.self) { threshold in
          RoundedRectangle(cornerRadius: 2)
            .fill(configuration.value >= threshold ? .green : .secondary.opacity(0.3))
            .frame(width: 10, height: 12 + threshold * 40)
        }
      }
      configuration.label
      configuration.currentValueLabel.foregroundStyle(.secondary)
    }
  }
}

#Preview {
  VStack(alignment: .leading) {
    ForEach([-50, -75, -95], id: \.self) { dbm in
      Gauge(value: Double(dbm), in: -100 ... -40) {
        Text("Wi-Fi")
      } currentValueLabel: {
        Text("\(dbm) dBm")
      }
    }
  }
  .gaugeStyle(SignalBars())
}
