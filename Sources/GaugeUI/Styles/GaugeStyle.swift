/// The look of every gauge in a view, as SwiftUI's `GaugeStyle`.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  /// The view that shows a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether `other` surely makes of a gauge what this style makes of it, so that its body need not be asked again. Not to be
  /// written by hand: plain data is compared as such, what is `Equatable` by `==`.
  func _isSameGaugeStyle(as other: Self) -> Bool
}

extension GaugeStyle {
  public func _isSameGaugeStyle(as other: Self) -> Bool { haveSameBits(self, other) }
}

extension GaugeStyle where Self: Equatable {
  public func _isSameGaugeStyle(as other: Self) -> Bool { self == other }
}

/// A style that has nothing of its own to go by.
protocol UniformGaugeStyle: GaugeStyle {}

extension UniformGaugeStyle {
  public func _isSameGaugeStyle(as other: Self) -> Bool { true }
}
