/// A source whose labels' types are known.
@usableFromInline
final class GaugeLabelSource<Label: View, CurrentValueLabel: View, BoundsLabel: View>: GaugeSource {
  // One by one: to look at one of several that lie together all are copied.
  @exclusivity(unchecked) @usableFromInline var label: Label
  @exclusivity(unchecked) @usableFromInline var currentValueLabel: CurrentValueLabel
  @exclusivity(unchecked) @usableFromInline var minimumValueLabel: BoundsLabel?
  @exclusivity(unchecked) @usableFromInline var maximumValueLabel: BoundsLabel?

  @MainActor @inlinable init(
    fraction: Double, label: Label, currentValueLabel: CurrentValueLabel,
    minimumValueLabel: BoundsLabel?, maximumValueLabel: BoundsLabel?
  ) {
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
    super.init(fraction: fraction) {
      unsafeDowncast($0, to: GaugeLabelSource.self).add($1, in: $2, into: &$3)
    }
    present = shown
  }

  /// The labels that show something.
  @MainActor @inlinable var shown: GaugeParts {
    var shown: GaugeParts = []
    if !label._isEmpty { shown.formUnion(.label) }
    if !currentValueLabel._isEmpty { shown.formUnion(.currentValueLabel) }
    if !minimumValueLabel._isEmpty { shown.formUnion(.minimumValueLabel) }
    if !maximumValueLabel._isEmpty { shown.formUnion(.maximumValueLabel) }
    return shown
  }

  /// Takes up what the gauge says now, and tells what of it has changed. Labels that are surely the same as before are not
  /// even copied.
  @MainActor @inlinable @inline(__always)
  func take(
    _ fraction: Double, label: borrowing Label, currentValueLabel: borrowing CurrentValueLabel,
    minimumValueLabel: borrowing BoundsLabel?, maximumValueLabel: borrowing BoundsLabel?
  ) -> GaugeParts {
    var changed: GaugeParts = []
    if fraction != self.fraction {
      self.fraction = fraction
      changed.formUnion(.value)
    }
    if !label._isSameView(as: self.label) {
      self.label = copy label
      changed.formUnion(.label)
    }
    if !currentValueLabel._isSameView(as: self.currentValueLabel) {
      self.currentValueLabel = copy currentValueLabel
      changed.formUnion(.currentValueLabel)
    }
    if !minimumValueLabel._isSameView(as: self.minimumValueLabel) {
      self.minimumValueLabel = copy minimumValueLabel
      changed.formUnion(.minimumValueLabel)
    }
    if !maximumValueLabel._isSameView(as: self.maximumValueLabel) {
      self.maximumValueLabel = copy maximumValueLabel
      changed.formUnion(.maximumValueLabel)
    }
    guard !changed.isEmpty else { return changed }
    let shown = shown
    if shown != present {
      present = shown
      changed.formUnion(.presence)
    }
    return changed
  }

  /// Adds what a label comes to.
  @MainActor @inlinable func add(
    _ label: GaugeParts, in context: _ViewContext, into nodes: inout _NodeList
  ) {
    switch label {
    case .label: self.label._resolve(in: context, into: &nodes)
    case .currentValueLabel: currentValueLabel._resolve(in: context, into: &nodes)
    case .minimumValueLabel: minimumValueLabel?._resolve(in: context, into: &nodes)
    default: maximumValueLabel?._resolve(in: context, into: &nodes)
    }
  }
}
