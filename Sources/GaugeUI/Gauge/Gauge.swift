/// Shows where a value stands within a range, as SwiftUI's `Gauge`.
///
/// A value outside the range shows as the nearest end. What is not a number, and a range of no width, show as 0.
public nonisolated struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: PrimitiveView {
  /// The value mapped to 0…1.
  let fraction: Double
  private let labels: GaugeLabels

  init(fraction: Double, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    labels = GaugeLabelViews(label: label, currentValueLabel: currentValueLabel)
  }

  init(
    fraction: Double, label: Label, currentValueLabel: CurrentValueLabel,
    minimumValueLabel: BoundsLabel, maximumValueLabel: BoundsLabel
  ) {
    self.fraction = fraction
    labels = BoundedGaugeLabelViews(
      label: label, currentValueLabel: currentValueLabel, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel)
  }

  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    guard var context = context.deeper() else { return }
    guard let choice = context.environment.gaugeStyle else {
      return DefaultGaugeStyle()._resolve(configuration, in: context, into: &nodes)
    }
    // A gauge inside a style's body has the style outside; in its own it would never end.
    context.environment.gaugeStyle = choice.outer
    choice.style._resolve(configuration, in: context, into: &nodes)
  }

  /// What the style is told.
  @MainActor var configuration: GaugeStyleConfiguration {
    let hasBounds = !labels.isEmpty(.minimumValue) || !labels.isEmpty(.maximumValue)
    return GaugeStyleConfiguration(
      value: fraction, label: .init(labels: labels),
      currentValueLabel: labels.isEmpty(.currentValue) ? nil : .init(labels: labels),
      minimumValueLabel: hasBounds ? .init(labels: labels) : nil,
      maximumValueLabel: hasBounds ? .init(labels: labels) : nil)
  }
}

extension GaugeStyle {
  /// Adds what this style makes of `configuration` to `nodes`.
  fileprivate func _resolve(
    _ configuration: Configuration, in context: _ViewContext, into nodes: inout _NodeList
  ) {
    let context = context.entered(Self.self) ?? context
    context.withCurrentEnvironment { makeBody(configuration: configuration) }
      ._resolve(in: context, into: &nodes)
  }
}
