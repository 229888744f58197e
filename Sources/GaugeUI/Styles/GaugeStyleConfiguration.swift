/// What a gauge tells its style, as SwiftUI's `GaugeStyleConfiguration`.
public nonisolated struct GaugeStyleConfiguration {
  /// The gauge's value mapped to 0…1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?

  /// What the gauge is for.
  public nonisolated struct Label: StyleLabel { let content: AnyView }
  /// The gauge's present value.
  public nonisolated struct CurrentValueLabel: StyleLabel { let content: AnyView }
  /// The low end of the gauge's range.
  public nonisolated struct MinimumValueLabel: StyleLabel { let content: AnyView }
  /// The high end of the gauge's range.
  public nonisolated struct MaximumValueLabel: StyleLabel { let content: AnyView }
}
