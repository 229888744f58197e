/// A bar filled from the leading end, with its label above and its value below, as SwiftUI's `.linearCapacity`.
///
/// The labels keep the font around them. In letters, which cover about a third of their cells, the track is twice as
/// strong.
public nonisolated struct LinearCapacityGaugeStyle: UniformGaugeStyle {
  @Environment(\.barResolution) private var resolution

  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let bar = RowBar(bar: RoundedRectangle(cornerRadius: 1.5), resolution: resolution)
    let least = resolution.row
    let tint = GaugeTint(along: .bar, untinted: .blue)
    VStack(spacing: 5) {
      VStack(spacing: 8) {
        configuration.label
        HStack(spacing: 8) {
          configuration.minimumValueLabel.lineLimit(1)
          ZStack {
            bar.fill(Color.primary.opacity(resolution.medium.isLetters ? 0.15 : 0.07))
            GaugeReading(configuration) {
              BarFill(fraction: $0, least: least, bar: bar).fill(tint)
            }
          }
          .frame(height: resolution.metrics.cellHeight)
          configuration.maximumValueLabel.lineLimit(1)
        }
      }
      configuration.currentValueLabel
    }
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar filled from the leading end.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
