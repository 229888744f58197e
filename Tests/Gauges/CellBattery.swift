import SwiftUI

struct CellBatteryStyle: GaugeStyle {
  @Environment(\.colorScheme) private var scheme
  var cells = 5

  private func color(_ value: Double) -> Color {
    switch value {
    case ..<0.2: .red
    case ..<0.5: .yellow
    default: .green
    }
  }

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 3) {
      HStack(spacing: 4) {
        ForEach(1...cells, id: \.self) { cell in
          let share = max(0, min(1, configuration.value * Double(cells) - Double(cell - 1)))
          ZStack(alignment: .leading) {
            RoundedRectangle(cornerRadius: 3).fill(.gray.opacity(0.25))
            RoundedRectangle(cornerRadius: 3).fill(color(configuration.value))
              .frame(width: 28 * share)
          }
          .frame(width: 28, height: 44)
        }
      }
      .padding(6)
      .overlay(
        RoundedRectangle(cornerRadius: 8)
          .strokeBorder(scheme == .dark ? .white : .black, lineWidth: 3))
      UnevenRoundedRectangle(bottomTrailingRadius: 4, topTrailingRadius: 4)
        .frame(width: 7, height: 22)
      if configuration.currentValueLabel != nil {
        configuration.currentValueLabel.padding(.leading, 6)
      }
    }
  }
}

extension GaugeStyle where Self == CellBatteryStyle {
  static var cells: Self { .init() }
  static func cells(_ count: Int) -> Self { .init(cells: count) }
}

#Preview {
  VStack(alignment: .leading, spacing: 16) {
    Gauge(value: 0.87) {
      Text("Battery")
    } currentValueLabel: {
      Text("87 %")
    }.gaugeStyle(.cells)
    Gauge(value: 0.33) { Text("Battery") }.gaugeStyle(.cells(3))
    Gauge(value: 0.12) {
      Text("Battery")
    } currentValueLabel: {
      Text("low")
    }.gaugeStyle(.cells(4))
  }
}
