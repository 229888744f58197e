/// The cells of one row of a grid; outside of one a row by itself.
final class GridRowNode: UnaryNode {
  let cells: [LayoutNode]
  let alignment: VerticalAlignment?
  private let metrics: CellMetrics

  init(cells: [LayoutNode], alignment: VerticalAlignment?, metrics: CellMetrics) {
    self.cells = cells
    self.alignment = alignment
    self.metrics = metrics
    super.init(
      StackNode(
        axis: .horizontal, alignment: (alignment ?? .center).guide, spacing: nil, children: cells,
        metrics: metrics))
  }

  /// The row with each of its cells inside another node: as in SwiftUI, what a modifier of a row does, it does to each of
  /// its cells.
  func wrappingCells(in wrap: (LayoutNode) -> LayoutNode) -> GridRowNode {
    GridRowNode(cells: cells.map(wrap), alignment: alignment, metrics: metrics)
  }
}

/// What a node says of itself as a cell of a grid.
struct GridCell {
  /// How many columns it spans.
  var columns = 1
  /// Where in its cell it stands; `nil` leaves it to its row and column.
  var anchor: UnitPoint?
  /// How its column's cells are aligned; `nil` leaves it to the grid.
  var columnAlignment: HorizontalAlignment?
  /// Along which axes its row and column pay no heed to it.
  var unsizedAxes: Axis.Set = []
}
