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

/// Labels whose types are known, without those of the range.
class GaugeLabelViews<Label: View, CurrentValueLabel: View>: GaugeLabels {
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  init(label: Label, currentValueLabel: CurrentValueLabel) {
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  @MainActor override func resolve(
    _ slot: Slot, in context: _ViewContext, into nodes: inout _NodeList
  ) {
    switch slot {
    case .label: label._resolve(in: context, into: &nodes)
    case .currentValue: currentValueLabel._resolve(in: context, into: &nodes)
    case .minimumValue, .maximumValue: break
    }
  }

  @MainActor override func isEmpty(_ slot: Slot) -> Bool {
    switch slot {
    case .label: label._isEmpty
    case .currentValue: currentValueLabel._isEmpty
    case .minimumValue, .maximumValue: true
    }
  }
}

/// Labels with those of the range.
final class BoundedGaugeLabelViews<Label: View, CurrentValueLabel: View, BoundsLabel: View>:
  GaugeLabelViews<Label, CurrentValueLabel>
{
  private let minimumValueLabel: BoundsLabel
  private let maximumValueLabel: BoundsLabel

  init(
    label: Label, currentValueLabel: CurrentValueLabel, minimumValueLabel: BoundsLabel,
    maximumValueLabel: BoundsLabel
  ) {
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
    super.init(label: label, currentValueLabel: currentValueLabel)
  }

  @MainActor override func resolve(
    _ slot: Slot, in context: _ViewContext, into nodes: inout _NodeList
  ) {
    switch slot {
    case .label, .currentValue: super.resolve(slot, in: context, into: &nodes)
    case .minimumValue: minimumValueLabel._resolve(in: context, into: &nodes)
    case .maximumValue: maximumValueLabel._resolve(in: context, into: &nodes)
    }
  }

  @MainActor override func isEmpty(_ slot: Slot) -> Bool {
    switch slot {
    case .label, .currentValue: super.isEmpty(slot)
    case .minimumValue: minimumValueLabel._isEmpty
    case .maximumValue: maximumValueLabel._isEmpty
    }
  }
}
