import SwiftUI

struct DotGridStyle: GaugeStyle {
  var rows = 5
  var columns = 20
  func makeBody(configuration: Configuration) -> some View {
    let total = rows * columns
    let filled = Int(Double(total) * configuration.value)
    VStack(alignment: .leading, spacing: 8) {
      configuration.label
      LazyVGrid(
        columns: Array(repeating: GridItem(.fixed(12), spacing: 4), count: columns), spacing: 4
      ) {
        ForEach(0..<total, id: \.self) { index in
          RoundedRectangle(cornerRadius: 3)
            .fill(index < filled ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
            .frame(height: 12)
        }
      }
      if configuration.currentValueLabel != nil {
        configuration.currentValueLabel.font(.caption)
      } else {
        Text(configuration.value, format: .percent)
      }
    }
  }
}

#Preview("Dots") {
  VStack {
    Gauge(value: 0.37) { Text("Storage") }.gaugeStyle(DotGridStyle()).tint(.teal)
    Gauge(value: 0.7) {
      Text("Memory")
    } currentValueLabel: {
      Text("7 of 10 GB")
    }.gaugeStyle(DotGridStyle(rows: 3)).tint(.pink)
  }
}
