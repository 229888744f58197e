/// Where a built-in gauge style shows each label: what its `makeBody(configuration:)` does, in words.
package struct GaugeStyleFacts: Sendable {
  /// The style's name behind the dot.
  package let name: String
  /// The style's type.
  package let type: String
  package let label: Place
  package let currentValueLabel: Place
  package let minimumValueLabel: Place
  package let maximumValueLabel: Place

  package enum Place: Equatable, Sendable {
    case shown(String)
    /// Only where the gauge has no labels of its range.
    case shownWithoutBounds(String)
    case hidden
  }

  private init(
    _ name: String, _ type: String, label: Place, value: Place, minimum: Place, maximum: Place
  ) {
    (self.name, self.type) = (name, type)
    (self.label, currentValueLabel) = (label, value)
    (minimumValueLabel, maximumValueLabel) = (minimum, maximum)
  }
}

extension GaugeStyleFacts {
  /// Every built-in style.
  package static let all: [GaugeStyleFacts] =
    ["automatic", "linearCapacity"].map { name in
      GaugeStyleFacts(
        name, name == "automatic" ? "DefaultGaugeStyle" : "LinearCapacityGaugeStyle",
        label: .shown("above the bar, in the middle"),
        value: .shown("below the bar, in the middle"),
        minimum: .shown("before the bar"), maximum: .shown("after the bar"))
    }
    + ["accessoryLinear", "linear"].map { name in
      GaugeStyleFacts(
        name, name == "linear" ? "LinearGaugeStyle" : "AccessoryLinearGaugeStyle",
        label: .hidden, value: .shownWithoutBounds("before the bar"),
        minimum: .shown("before the bar"), maximum: .shown("after the bar"))
    } + [
      GaugeStyleFacts(
        "accessoryLinearCapacity", "AccessoryLinearCapacityGaugeStyle",
        label: .shown("above the bar, at its start"),
        value: .shown("below the bar, at its start"),
        minimum: .shown("before all of it"), maximum: .shown("after all of it"))
    ]
    + ["accessoryCircular", "circular"].map { name in
      GaugeStyleFacts(
        name, name == "circular" ? "CircularGaugeStyle" : "AccessoryCircularGaugeStyle",
        label: .shownWithoutBounds("in the ring's opening"), value: .shown("in the centre"),
        minimum: .shown("in the ring's opening, on the left"),
        maximum: .shown("in the ring's opening, on the right"))
    } + [
      GaugeStyleFacts(
        "accessoryCircularCapacity", "AccessoryCircularCapacityGaugeStyle",
        label: .hidden, value: .shown("in the centre"), minimum: .hidden, maximum: .hidden)
    ]
}
