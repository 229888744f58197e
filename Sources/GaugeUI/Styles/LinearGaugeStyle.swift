/// A bar with a marker, as watchOS draws it, as SwiftUI's `LinearGaugeStyle`: here as `.accessoryLinear`.
public nonisolated struct LinearGaugeStyle: GaugeStyle {
  private let tint: AnyShapeStyle?

  /// A bar in the tint around it.
  public init() { tint = nil }

  /// A bar in one colour. Apple has deprecated this in favour of `tint(_:)`.
  public init(tint: Color) { self.tint = AnyShapeStyle(tint) }

  /// A bar along which the colours of a gradient run. Apple has deprecated this in favour of `tint(_:)`.
  public init(tint: Gradient) { self.tint = AnyShapeStyle(tint) }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    AccessoryLinearGaugeStyle().makeBody(configuration: configuration)
      .changingEnvironment { if let tint { $0.tint = tint } }
  }

  @MainActor public func _isSameGaugeStyle(as other: LinearGaugeStyle) -> Bool {
    tint.isSame(as: other.tint)
  }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  /// A bar with a marker, as watchOS draws it.
  public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}
