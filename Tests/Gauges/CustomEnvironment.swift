import SwiftUI

private struct AccentKey: EnvironmentKey {
  static let defaultValue: Color = .purple
}

extension EnvironmentValues {
  var meterAccent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

extension View {
  func meterAccent(_ color: Color) -> some View {
    environment(\.meterAccent, color)
  }
}

struct AccentMeterStyle: GaugeStyle {
  @Environment(\.meterAccent) private var accent
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      ForEach(0..<20) { index in
        Rectangle()
          .fill(isOn(index, configuration.value) ? accent : Color.gray.opacity(0.2))
          .frame(width: 8, height: 16)
          .padding(.trailing, 8)
      }
    }
    .opacity(isEnabled ? 1 : 0.5)
  }

  private func isOn(_ index: Int, _ value: Double) -> Bool {
    Double(index) < value * 20
  }
}

#Preview {
  VStack {
    Gauge(value: 0.3) { Text("A") }
    Gauge(value: 0.6) { Text("B") }
      .meterAccent(.green)
    Gauge(value: 0.9) { Text("C") }
      .disabled(true)
  }
  .gaugeStyle(AccentMeterStyle())
}
