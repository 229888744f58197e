/// A gauge's labels, of which gauges and what is kept of them hold the same object: they are handed on more often than made.
@usableFromInline
nonisolated final class GaugeLabels<Label: View, CurrentValueLabel: View, BoundsLabel: View> {
  @usableFromInline let label: Label
  @usableFromInline let currentValueLabel: CurrentValueLabel
  @usableFromInline let minimumValueLabel: BoundsLabel?
  @usableFromInline let maximumValueLabel: BoundsLabel?

  @inlinable init(
    label: Label, currentValueLabel: CurrentValueLabel, minimumValueLabel: BoundsLabel? = nil,
    maximumValueLabel: BoundsLabel? = nil
  ) {
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }

  /// Those that show something.
  @MainActor @inlinable var present: GaugeParts {
    var present: GaugeParts = []
    if !label._isEmpty { present.formUnion(.label) }
    if !currentValueLabel._isEmpty { present.formUnion(.currentValueLabel) }
    if !minimumValueLabel._isEmpty { present.formUnion(.minimumValueLabel) }
    if !maximumValueLabel._isEmpty { present.formUnion(.maximumValueLabel) }
    return present
  }

  /// Those that do not surely show what `other`'s show.
  @MainActor @inlinable @inline(__always)
  func changes(from other: GaugeLabels) -> GaugeParts {
    var changed: GaugeParts = []
    if !label._isSameView(as: other.label) { changed.formUnion(.label) }
    if !currentValueLabel._isSameView(as: other.currentValueLabel) {
      changed.formUnion(.currentValueLabel)
    }
    if !minimumValueLabel._isSameView(as: other.minimumValueLabel) {
      changed.formUnion(.minimumValueLabel)
    }
    if !maximumValueLabel._isSameView(as: other.maximumValueLabel) {
      changed.formUnion(.maximumValueLabel)
    }
    return changed
  }

  /// Adds what one of them comes to.
  @MainActor @inlinable func resolve(
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

/// A source whose labels' types are known.
@usableFromInline
final class GaugeLabelSource<Label: View, CurrentValueLabel: View, BoundsLabel: View>: GaugeSource {
  @usableFromInline typealias Labels = GaugeLabels<Label, CurrentValueLabel, BoundsLabel>

  @exclusivity(unchecked) @usableFromInline var labels: Labels

  @MainActor @inlinable init(fraction: Double, labels: Labels) {
    self.labels = labels
    super.init(fraction: fraction, present: labels.present) {
      unsafeDowncast($0, to: GaugeLabelSource.self).labels.resolve($1, in: $2, into: &$3)
    }
  }

  /// Takes up what the gauge says now, and tells what of it has changed.
  @MainActor @inlinable @inline(__always)
  func take(_ fraction: Double, _ labels: Labels) -> GaugeParts {
    var changed = labels.changes(from: self.labels)
    if fraction != self.fraction {
      self.fraction = fraction
      changed.formUnion(.value)
    }
    guard !changed.isEmpty else { return changed }
    self.labels = labels
    let present = labels.present
    if present != self.present {
      self.present = present
      changed.formUnion(.presence)
    }
    return changed
  }
}
