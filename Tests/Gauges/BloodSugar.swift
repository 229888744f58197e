import SwiftUI

protocol Measurable {
  var value: Double { get }
  var unit: String { get }
}

extension Measurable {
  var text: String { "\(value) \(unit)" }
}

struct Glucose: Measurable {
  let value: Double
  var unit: String { "mmol/l" }
}

struct GlucoseGauge<M: Measurable>: View {
  let measurement: M
  let safe: ClosedRange<Double>

  var body: some View {
    VStack(alignment: .leading) {
      Gauge(value: measurement.value, in: 2...14) {
        Text("Glucose")
      } currentValueLabel: {
        Text(measurement.text)
      } minimumValueLabel: {
        Text("2")
      } maximumValueLabel: {
        Text("14")
      }
      .tint(safe.contains(measurement.value) ? .green : .red)
      Text(safe.contains(measurement.value) ? "in range" : "out of range")
        .foregroundStyle(.secondary)
    }
  }
}

#Preview {
  VStack {
    GlucoseGauge(measurement: Glucose(value: 5.4), safe: 4...8)
    GlucoseGauge(measurement: Glucose(value: 11.2), safe: 4...8)
  }
  .padding()
}
