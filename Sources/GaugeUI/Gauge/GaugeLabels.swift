/// A gauge's labels. A style's body hands them on many times over: whoever does so holds this one object.
class GaugeLabels {
  /// Which label.
  enum Slot {
    case label, currentValue, minimumValue, maximumValue
  }

  /// Adds what a label comes to; nothing for one that is not there.
  @MainActor func resolve(_ slot: Slot, in context: _ViewContext, into nodes: inout _NodeList) {}

  /// Whether a label shows nothing.
  @MainActor func isEmpty(_ slot: Slot) -> Bool { true }
}

/// Labels whose types are known.
final class GaugeLabelViews<Label: View, CurrentValueLabel: View, BoundsLabel: View>: GaugeLabels {
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let minimumValueLabel: BoundsLabel?
  private let maximumValueLabel: BoundsLabel?

  init(
    label: Label, currentValueLabel: CurrentValueLabel, minimumValueLabel: BoundsLabel?,
    maximumValueLabel: BoundsLabel?
  ) {
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }

  @MainActor override func resolve(
    _ slot: Slot, in context: _ViewContext, into nodes: inout _NodeList
  ) {
    switch slot {
    case .label: label._resolve(in: context, into: &nodes)
    case .currentValue: currentValueLabel._resolve(in: context, into: &nodes)
    case .minimumValue: minimumValueLabel?._resolve(in: context, into: &nodes)
    case .maximumValue: maximumValueLabel?._resolve(in: context, into: &nodes)
    }
  }

  @MainActor override func isEmpty(_ slot: Slot) -> Bool {
    switch slot {
    case .label: label._isEmpty
    case .currentValue: currentValueLabel._isEmpty
    case .minimumValue: minimumValueLabel?._isEmpty ?? true
    case .maximumValue: maximumValueLabel?._isEmpty ?? true
    }
  }
}
