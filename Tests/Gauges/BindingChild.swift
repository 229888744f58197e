import SwiftUI

struct ParentView: View {
  @State private var settings = Settings(volume: 0.4, balance: -0.2)

  struct Settings {
    var volume: Double
    var balance: Double
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      LevelControl(title: "Volume", value: $settings.volume, range: 0...1)
      LevelControl(title: "Balance", value: $settings.balance, range: -1...1)
      Text("Sum \(settings.volume + settings.balance, specifier: "%.1f")")
    }
    .frame(width: 320)
  }
}

struct LevelControl: View {
  let title: String
  @Binding var value: Double
  let range: ClosedRange<Double>

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Gauge(value: value, in: range) { Text(title) }
        .gaugeStyle(.accessoryLinear)
      HStack {
        Text(title)
        Spacer()
        Text(value.formatted(.number.precision(.fractionLength(2))))
          .foregroundStyle(.secondary)
      }
      Slider(value: $value, in: range)
    }
  }
}

#Preview { ParentView() }
