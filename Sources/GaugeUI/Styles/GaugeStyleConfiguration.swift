/// What a gauge tells its style, as SwiftUI's `GaugeStyleConfiguration`.
public nonisolated struct GaugeStyleConfiguration {
  /// The gauge's value mapped to 0…1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?

  /// What the gauge is for.
  public struct Label: PrimitiveView { let labels: GaugeLabels }
  /// The gauge's present value.
  public struct CurrentValueLabel: PrimitiveView { let labels: GaugeLabels }
  /// The low end of the gauge's range.
  public struct MinimumValueLabel: PrimitiveView { let labels: GaugeLabels }
  /// The high end of the gauge's range.
  public struct MaximumValueLabel: PrimitiveView { let labels: GaugeLabels }
}

extension GaugeStyleConfiguration.Label {
  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    labels.resolve(.label, in: context, into: &nodes)
  }
}

extension GaugeStyleConfiguration.CurrentValueLabel {
  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    labels.resolve(.currentValue, in: context, into: &nodes)
  }
}

extension GaugeStyleConfiguration.MinimumValueLabel {
  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    labels.resolve(.minimumValue, in: context, into: &nodes)
  }
}

extension GaugeStyleConfiguration.MaximumValueLabel {
  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    labels.resolve(.maximumValue, in: context, into: &nodes)
  }
}
