/// A ring open at the bottom with a round marker at the value, as SwiftUI's `.accessoryCircular`.
///
/// The value stands in the centre. In the opening stand the labels of the range, or else the gauge's label. Without colours
/// the ring is shaded, so that the marker alone is solid.
public nonisolated struct AccessoryCircularGaugeStyle: UniformGaugeStyle {
  @Environment(\.barResolution) private var resolution
  @Environment(\.markedTrackOpacity) private var trackOpacity

  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let hasBounds =
      configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
    ZStack {
      // Wider than SwiftUI's 120° by as much as keeps the marker off the row of the labels.
      GaugeReading(configuration) { ring($0, opening: .degrees(hasBounds ? 136 : 90)) }
      configuration.currentValueLabel
        .font(.system(size: 24, weight: .medium))
        .lineLimit(1)
        .frame(maxWidth: GaugeRing.innerWidth)
      Group {
        if hasBounds {
          HStack(spacing: 0) {
            configuration.minimumValueLabel
            Spacer(minLength: 4)
            configuration.maximumValueLabel
          }
          .frame(width: 2 * GaugeRing.labelOffset)
        } else {
          configuration.label
        }
      }
      .font(.system(size: 11))
      .lineLimit(1)
      .offset(y: hasBounds ? GaugeRing.labelOffset : GaugeRing.labelOffset + 12.5)
    }
    .frame(width: GaugeRing.diameter, height: GaugeRing.diameter)
  }

  /// The ring, its opening in the middle of the lower side.
  @MainActor private func ring(_ value: Double, opening: Angle) -> some View {
    let start = Angle.degrees(90) + opening / 2
    let sweep = Angle.degrees(360) - opening
    let marker = RingMarker(
      fraction: value, start: start, sweep: sweep, metrics: resolution.metrics,
      medium: resolution.medium)
    return Circle()
      .trim(from: 0, to: sweep.degrees / 360)
      .stroke(GaugeTint(along: .arc(from: .zero, to: sweep)), style: GaugeRing.stroke)
      .rotationEffect(start)
      .padding(GaugeRing.lineWidth / 2)
      .opacity(trackOpacity)
      .cleared(RingMarkerRoom(marker: marker))
      .overlay { marker.fill(GaugeTint(along: .place(value))) }
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring open at the bottom with a round marker at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
