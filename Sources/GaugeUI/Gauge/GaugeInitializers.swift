// The five ways to make a gauge, as SwiftUI has them.

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge that says what it is for.
  ///
  /// - Parameters:
  ///   - value: The value to show.
  ///   - bounds: The range it stands in.
  ///   - label: What the gauge is for.
  @inlinable public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: value.fraction(of: bounds),
      label: label(), currentValueLabel: EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge that also says its value.
  @inlinable public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: value.fraction(of: bounds),
      label: label(), currentValueLabel: currentValueLabel())
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// A gauge with labels of places along it, which no style draws.
  @inlinable public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      fraction: value.fraction(of: bounds),
      label: label(), currentValueLabel: currentValueLabel())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A gauge that also says its range.
  @inlinable public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      fraction: value.fraction(of: bounds),
      label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel())
  }
}

extension Gauge {
  /// A gauge that also says its range, with labels of places along it, which no style draws.
  @inlinable public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      fraction: value.fraction(of: bounds),
      label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel())
  }
}

extension BinaryFloatingPoint {
  /// Where in `bounds` this value lies: 0 at the lower end or below, 1 at the upper end or above. What is not a number,
  /// and any value in a range of no width, gives 0.
  @inlinable func fraction(of bounds: ClosedRange<Self>) -> Double {
    let (low, high, value) =
      (Double(bounds.lowerBound), Double(bounds.upperBound), Double(self))
    guard low < high, value > low else { return 0 }
    guard value < high else { return 1 }
    // Halves, since the width of a range of huge numbers is beyond a Double.
    let fraction = (value / 2 - low / 2) / (high / 2 - low / 2)
    return fraction.isNaN ? 0 : fraction
  }
}
