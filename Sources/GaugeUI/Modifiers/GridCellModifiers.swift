/// A node that says something of itself as a cell of a grid.
private final class GridCellNode: UnaryNode {
  private let change: (inout GridCell) -> Void

  init(_ content: LayoutNode, change: @escaping (inout GridCell) -> Void) {
    self.change = change
    super.init(content)
  }

  override var gridCell: GridCell {
    var cell = content.gridCell
    change(&cell)
    return cell
  }
}

private nonisolated struct GridCellModifier: NodeModifier {
  let change: (inout GridCell) -> Void

  @MainActor func node(around content: LayoutNode, in context: _ViewContext) -> LayoutNode {
    GridCellNode(content, change: change)
  }
}

extension View {
  /// Lets this view span several columns of its `Grid`: at least one, at most a thousand.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellModifier { $0.columns = min(max(count, 1), 1000) })
  }

  /// Where in its cell of a `Grid` this view stands.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridCellModifier { $0.anchor = anchor })
  }

  /// How the cells of this view's column of a `Grid` are aligned.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellModifier { $0.columnAlignment = guide })
  }

  /// Along which axes the row and the column of this view in a `Grid` pay no heed to it.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridCellModifier { $0.unsizedAxes = axes })
  }
}
