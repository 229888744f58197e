/// What a drawing is going to be shown on, as far as views suit themselves to it.
///
/// The drawing itself stays the same list of shapes; a gauge only makes sure that what it has to tell apart can be told
/// apart there.
public struct Medium: Hashable, Sendable {
  /// How many places in a column the end of a bar one row high can lie at: eight with block characters, one with letters.
  public var columnSteps: Int
  /// Whether paints differ in colour, and not by characters alone.
  public var hasColors: Bool
  /// Whether shapes show as they are, as pixels and SVG show them, and not as the nearest characters.
  public var isExact: Bool

  /// - Parameter columnSteps: Less than one counts as one.
  public init(columnSteps: Int = 8, hasColors: Bool = true, isExact: Bool = false) {
    self.columnSteps = max(1, columnSteps)
    self.hasColors = hasColors
    self.isExact = isExact
  }

  /// Whether its characters are letters and signs, which show no part of a column.
  var isLetters: Bool { columnSteps == 1 && !isExact }
}

extension EnvironmentValues {
  /// Whether views have to tell things apart by more than colour, as SwiftUI's value of this name: so it is where the
  /// terminal shows no colours.
  public var accessibilityDifferentiateWithoutColor: Bool { !medium.hasColors }
}
