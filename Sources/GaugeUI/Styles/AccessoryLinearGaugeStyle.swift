/// A thin bar with a round marker at the value, as SwiftUI's `.accessoryLinear`.
///
/// The label is not shown. The value stands before the bar where there are no labels of its range; unlike SwiftUI's bar,
/// which jumps as the value gains a digit, this one stays where it is. Without colours the bar is a thin line or shaded, so
/// that the marker stands out.
public nonisolated struct AccessoryLinearGaugeStyle: UniformGaugeStyle {
  @Environment(\.barResolution) private var resolution
  @Environment(\.markedTrackOpacity) private var trackOpacity

  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let resolution = resolution
    let opacity = resolution.trackOpacity(trackOpacity)
    HStack(spacing: 8) {
      Group {
        if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
          configuration.currentValueLabel.steadyWidth()
        } else {
          configuration.minimumValueLabel
        }
      }
      .lineLimit(1)
      GaugeReading(configuration) { value in
        let marker = BarMarker(fraction: value, resolution: resolution)
        BarTrack(resolution: resolution)
          .fill(GaugeTint(along: .bar))
          .opacity(opacity)
          .cleared(BarMarkerRoom(marker: marker))
          .overlay { marker.fill(GaugeTint(along: .place(value))) }
      }
      .frame(height: resolution.metrics.cellHeight / 2)
      configuration.maximumValueLabel.lineLimit(1)
    }
    .font(.system(size: 17, weight: .semibold))
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A thin bar with a round marker at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
