import SwiftUI

// The labels of both ends share one type, so that both are texts.
struct MinMaxAnswer: View {
  private let minValue = 0.0
  private let maxValue = 170.0
  @State private var current = 67.0

  var body: some View {
    Gauge(value: current, in: minValue...maxValue) {
      Image(systemName: "heart.fill")
        .foregroundColor(.red)
    } currentValueLabel: {
      Text("\(Int(current))")
        .foregroundColor(.green)
    } minimumValueLabel: {
      Text("\(Int(minValue))")
        .foregroundColor(.green)
    } maximumValueLabel: {
      Text("\(Int(maxValue))")
        .foregroundColor(.red)
    }
    .gaugeStyle(CircularGaugeStyle(tint: Gradient(colors: [.green, .yellow, .orange, .red])))
  }
}

#Preview("Answer", traits: .sizeThatFitsLayout) {
  MinMaxAnswer()
}
