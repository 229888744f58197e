/// What a node has to do with a terminal's rows, and so how stacks place it.
enum RowPlacement {
  /// Nothing, as shapes: where nothing else has either, every place is exactly SwiftUI's.
  case free
  /// Text, which comes to stand in a row wherever it is placed.
  case text
  /// What looks right only in whole or half rows: the bars of gauges, and text together with shapes.
  case rows

  /// That of several nodes together.
  static func + (left: RowPlacement, right: RowPlacement) -> RowPlacement {
    left == right ? left : .rows
  }
}

extension Sequence<LayoutNode> {
  /// That of these together, of which those between others have no say.
  @MainActor var rowPlacement: RowPlacement {
    var whole: RowPlacement?
    for node in self where node.spacingPreference != .zero {
      whole = whole.map { $0 + node.rowPlacement } ?? node.rowPlacement
    }
    return whole ?? .free
  }
}
