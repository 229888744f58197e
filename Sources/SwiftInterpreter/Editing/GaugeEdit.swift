/// A change to the current gauge, made in its source.
public nonisolated enum GaugeEdit: Equatable, Sendable {
  /// The argument of `gaugeStyle(_:)`, as Swift source: `.accessoryCircular`.
  case style(String)
  /// The argument of `tint(_:)`, as Swift source; `nil` removes it.
  case tint(String?)
  /// The range, as Swift source: `0...200`.
  case range(String)
  /// A label's content, as Swift source of a view: `Text("Speed")`.
  case label(GaugeLabel, String)
}

/// The labels of a gauge, by their argument names.
public nonisolated enum GaugeLabel: String, CaseIterable, Sendable {
  case label, currentValueLabel, minimumValueLabel, maximumValueLabel
}
