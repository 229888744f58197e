import SwiftUI

extension LocalizedStringKey.StringInterpolation {
  mutating func appendInterpolation(percent value: Double) {
    appendLiteral("about ")
    appendInterpolation(Int(value * 100))
    appendLiteral(" %")
  }
}

extension String.StringInterpolation {
  mutating func appendInterpolation(_ value: Double, unit: String) {
    appendInterpolation(value)
    appendLiteral(" " + unit)
  }
}

#Preview("Interpolations") {
  VStack(alignment: .leading) {
    Gauge(value: 0.4) { Text("Fuel: \(percent: 0.4)") }
    Text(verbatim: "Speed: \(88.5, unit: "km/h")")
  }
}
