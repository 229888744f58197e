/// A ring open at the bottom with a round marker at the value, as SwiftUI's `.accessoryCircular`.
///
/// The value stands in the centre. In the opening stand the labels of the range, or else the gauge's label.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let hasBounds =
      configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
    ZStack {
      ring(configuration.value, opening: .degrees(hasBounds ? 120 : 90))
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
            .frame(maxWidth: 2 * GaugeRing.labelOffset - GaugeRing.lineWidth)
        }
      }
      .font(.system(size: 11))
      .lineLimit(1)
      .offset(y: GaugeRing.labelOffset)
    }
    .frame(width: GaugeRing.diameter, height: GaugeRing.diameter)
  }

  /// The ring, its opening in the middle of the lower side.
  @MainActor private func ring(_ value: Double, opening: Angle) -> some View {
    let start = Angle.degrees(90) + opening / 2
    let sweep = Angle.degrees(360) - opening
    let place = start + sweep * value
    // The marker's cleared ring is 0.39 of the line wide on each side.
    return Circle()
      .trim(from: 0, to: sweep.degrees / 360)
      .stroke(GaugeTint(along: .arc(from: .zero, to: sweep)), style: GaugeRing.stroke)
      .rotationEffect(start)
      .padding(GaugeRing.lineWidth / 2)
      .cleared(RingMarker(angle: place, growth: 1 + 2 * 0.39))
      .overlay { RingMarker(angle: place).fill(GaugeTint(along: .place(value))) }
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring open at the bottom with a round marker at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
