/// A closed ring filled clockwise from the top, with the value in its centre, as SwiftUI's `.accessoryCircularCapacity`.
///
/// No other label is shown.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: UniformGaugeStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    // The gradient begins with the round cap, which reaches back by half a line from where the fill starts.
    let cap = Angle.radians(
      GaugeRing.lineWidth / (GaugeRing.diameter - GaugeRing.lineWidth))
    let tint = GaugeTint(along: .arc(from: -cap, to: .degrees(360) - cap))
    ZStack {
      ZStack {
        Circle().stroke(tint, style: GaugeRing.stroke).opacity(0.3)
        GaugeReading(configuration) {
          Circle().trim(from: 0, to: filled($0)).stroke(tint, style: GaugeRing.stroke)
        }
      }
      .rotationEffect(.degrees(-90))
      .padding(GaugeRing.lineWidth / 2)
      configuration.currentValueLabel
        .font(.system(size: 24, weight: .medium))
        .lineLimit(1)
        .frame(maxWidth: GaugeRing.innerWidth)
    }
    .frame(width: GaugeRing.diameter, height: GaugeRing.diameter)
  }

  /// The part of the circle that is filled. A ring that is not full keeps six points free between its round ends, so that
  /// towards the end it fills more slowly.
  private func filled(_ value: Double) -> Double {
    guard value < 1 else { return 1 }
    let gap = GaugeRing.lineWidth + 6
    let most = 1 - gap / (.pi * (GaugeRing.diameter - GaugeRing.lineWidth))
    let slow = 0.85
    return value <= slow ? value : slow + (value - slow) / (1 - slow) * (most - slow)
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring filled clockwise from the top.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
