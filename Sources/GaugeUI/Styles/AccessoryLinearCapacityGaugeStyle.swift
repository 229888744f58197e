/// A thin bar filled from the leading end, with its label above and its value below at that end, as SwiftUI's
/// `.accessoryLinearCapacity`.
///
/// A gradient tint is not drawn: the colour of its first stop is.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  @Environment(\.metrics) private var metrics

  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let tint = GaugeTint(along: .place(0))
    HStack(spacing: 8) {
      configuration.minimumValueLabel
      VStack(alignment: .leading, spacing: 6) {
        configuration.label
        ZStack {
          Capsule().fill(tint).opacity(0.3)
          // Bars half a row high are told to half a column.
          BarFill(bar: Capsule(), fraction: configuration.value, least: metrics.cellWidth / 2)
            .fill(tint)
        }
        .frame(height: 8)
        configuration.currentValueLabel
          .font(.system(size: 12))
          .foregroundStyle(.secondary)
      }
      configuration.maximumValueLabel
    }
    .font(.system(size: 17))
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A thin bar filled from the leading end.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
