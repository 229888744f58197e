/// Shows where a value stands within a range, as SwiftUI's `Gauge`.
///
/// A value outside the range shows as the nearest end. What is not a number, and a range of no width, show as 0.
public nonisolated struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: PrimitiveView {
  /// The value mapped to 0…1.
  @usableFromInline let fraction: Double
  @usableFromInline let label: Label
  @usableFromInline let currentValueLabel: CurrentValueLabel
  @usableFromInline let minimumValueLabel: BoundsLabel?
  @usableFromInline let maximumValueLabel: BoundsLabel?

  @inlinable init(
    fraction: Double, label: Label, currentValueLabel: CurrentValueLabel,
    minimumValueLabel: BoundsLabel? = nil, maximumValueLabel: BoundsLabel? = nil
  ) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }

  /// What the style made of the gauge before is kept: of that, only what goes by something that has changed is asked again.
  @MainActor @inlinable
  public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    guard let context = context.deeper() else { return }
    guard let node = nodes.reusable(GaugeNode.self),
      let source = node.source(
        ofLabels: GaugeLabelSource<Label, CurrentValueLabel, BoundsLabel>.self)
    else {
      return nodes.appendGauge(
        of: GaugeLabelSource(
          fraction: fraction, label: label, currentValueLabel: currentValueLabel,
          minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel),
        in: context)
    }
    let changed = source.take(
      fraction, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel)
    nodes.appendGauge(of: source, in: context, for: node, changed: changed)
  }
}
