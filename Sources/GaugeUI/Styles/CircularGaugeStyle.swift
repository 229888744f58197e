/// An open ring with a marker, as watchOS draws it, as SwiftUI's `CircularGaugeStyle`: here as `.accessoryCircular`.
public nonisolated struct CircularGaugeStyle: GaugeStyle {
  private let tint: AnyShapeStyle?

  /// A ring in the tint around it.
  public init() { tint = nil }

  /// A ring in one colour.
  public init(tint: Color) { self.tint = AnyShapeStyle(tint) }

  /// A ring along which the colours of a gradient run.
  public init(tint: Gradient) { self.tint = AnyShapeStyle(tint) }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    AccessoryCircularGaugeStyle().makeBody(configuration: configuration)
      .changingEnvironment { if let tint { $0.tint = tint } }
  }

  @MainActor public func _isSameGaugeStyle(as other: CircularGaugeStyle) -> Bool {
    tint.isSame(as: other.tint)
  }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  /// An open ring with a marker, as watchOS draws it.
  public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}
