import SwiftUI

struct FormattedLabels: View {
  let price = 129.5
  let budget = 200.0
  let distance = 12_345
  let ratio = 0.756

  var body: some View {
    VStack(alignment: .leading) {
      Gauge(value: price, in: 0...budget) {
        Text("Budget")
      } currentValueLabel: {
        Text(price, format: .currency(code: "USD"))
      } minimumValueLabel: {
        Text(0, format: .currency(code: "USD").precision(.fractionLength(0)))
      } maximumValueLabel: {
        Text(budget.formatted(.currency(code: "USD").precision(.fractionLength(0))))
      }
      Text("Walked \(distance) steps, \(distance.formatted(.number.notation(.compactName)))")
      Text("Done: \(ratio.formatted(.percent.precision(.fractionLength(1))))")
      Text("Rounded: \(String(format: "%.2f", ratio)), \(ratio, specifier: "%.1f")")
      Text("Half steps: \(price.formatted(.number.rounded(rule: .up, increment: 5)))")
      Text(verbatim: "Plain \(distance)")
    }
    .frame(width: 320)
  }
}

#Preview { FormattedLabels() }
