/// A thin bar filled from the leading end, with its label above and its value below at that end, as SwiftUI's
/// `.accessoryLinearCapacity`.
///
/// A gradient tint is not drawn: the colour of its first stop is.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: UniformGaugeStyle {
  @Environment(\.barResolution) private var resolution

  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let tint = GaugeTint(along: .place(0))
    HStack(spacing: 8) {
      configuration.minimumValueLabel.lineLimit(1)
      VStack(alignment: .leading, spacing: 6) {
        configuration.label
        ZStack {
          BarTrack(resolution: resolution).fill(tint).opacity(resolution.trackOpacity(0.3))
          GaugeReading(configuration) { BarFill($0, on: resolution).fill(tint) }
        }
        .frame(height: resolution.metrics.cellHeight / 2)
        configuration.currentValueLabel
          .font(.system(size: 12))
          .foregroundStyle(.secondary)
      }
      configuration.maximumValueLabel.lineLimit(1)
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
