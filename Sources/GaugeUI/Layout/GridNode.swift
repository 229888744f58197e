/// Nodes in rows and columns: what `Grid` comes to.
///
/// The columns share the width out as the children of an `HStack` would, the rows then the height as those of a `VStack`.
final class GridNode: LayoutNode {
  private let alignment: Alignment
  private let metrics: CellMetrics
  private let verticalSpacing: CGFloat?
  private let rows: [Row]
  private let columns: StackNode
  /// How each column's cells are aligned.
  private let columnGuides: [AlignmentGuide]
  private var latest: (widths: [StackNode.Extent], rows: StackNode)?

  struct Row {
    let cells: [Cell]
    let alignment: AlignmentGuide
  }

  struct Cell {
    let node: LayoutNode
    let traits: GridCell
    /// The columns it stands in.
    let columns: Range<Int>
  }

  init(
    rows: [LayoutNode], alignment: Alignment, spacing: (horizontal: CGFloat?, vertical: CGFloat?),
    metrics: CellMetrics
  ) {
    self.alignment = alignment
    self.metrics = metrics
    verticalSpacing = spacing.vertical
    let count = rows.reduce(1) { most, row in
      max(most, (row as? GridRowNode)?.cells.reduce(0) { $0 + $1.gridCell.columns } ?? 0)
    }
    let table = rows.map { Row($0, columns: count, alignment: alignment) }
    let cells = table.flatMap(\.cells)
    let byColumn = (0..<count).map { column in
      cells.filter { $0.columns == column..<column + 1 }
    }
    columnGuides = byColumn.map { cells in
      (cells.lazy.compactMap(\.traits.columnAlignment).first ?? alignment.horizontal).guide
    }
    columns = StackNode(
      axis: .horizontal, alignment: VerticalAlignment.top.guide,
      spacing: spacing.horizontal,
      children: byColumn.map { cells in
        GridLineNode(cells.filter { !$0.traits.unsizedAxes.contains(.horizontal) }.map(\.node))
      }, metrics: metrics)
    self.rows = table
    super.init(setsGuides: cells.contains { $0.node.setsGuides })
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let (widths, rows) = layout(proposal)
    return CGSize(
      width: widths.last?.end ?? 0,
      height: rows.size(for: ProposedViewSize(width: nil, height: proposal.height)).height)
  }

  override var rowPlacement: RowPlacement {
    rows.lazy.flatMap { $0.cells.lazy.map(\.node) }.rowPlacement
  }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    let (widths, stack) = layout(proposal)
    let heights = stack.extents(for: ProposedViewSize(width: nil, height: proposal.height))
    for (row, extent) in zip(rows, heights) {
      let offers = row.cells.map { cell in
        ProposedViewSize(width: widths.length(of: cell.columns), height: extent.length)
      }
      var baseline: CGFloat = 0
      for (cell, offer) in zip(row.cells, offers) {
        baseline = max(baseline, cell.node.guide(row.alignment, for: offer))
      }
      for (cell, offer) in zip(row.cells, offers) {
        let frame = CGRect(
          x: widths[cell.columns.lowerBound].start, y: extent.start,
          width: widths.length(of: cell.columns), height: extent.length)
        let corner = corner(of: cell, in: frame, offer: offer, row, baseline: baseline)
        cell.node.show(
          at: CGPoint(x: origin.x + corner.x, y: origin.y + corner.y), proposal: offer,
          in: &context)
      }
    }
  }
}

// Placing.
extension GridNode {
  /// Where the columns stand, and the rows in columns of these widths.
  private func layout(
    _ proposal: ProposedViewSize
  ) -> (widths: [StackNode.Extent], rows: StackNode) {
    var widths = columns.extents(for: ProposedViewSize(width: proposal.width, height: nil))
    makeRoom(in: &widths, within: proposal.width)
    if let latest, latest.widths == widths { return latest }
    let stack = StackNode(
      axis: .vertical, alignment: HorizontalAlignment.leading.guide, spacing: verticalSpacing,
      children: rows.map { GridLineNode($0, widths: widths) }, metrics: metrics)
    latest = (widths, stack)
    return (widths, stack)
  }

  /// A cell over several columns that wants to be wider than they are widens the last of them, as far as there is room.
  private func makeRoom(in widths: inout [StackNode.Extent], within room: CGFloat?) {
    for cell in rows.lazy.flatMap(\.cells) where cell.columns.count > 1 {
      guard !cell.traits.unsizedAxes.contains(.horizontal) else { continue }
      let ideal = cell.node.size(for: .unspecified).width
      let missing = min(
        ideal - widths.length(of: cell.columns), (room ?? .infinity) - widths[widths.count - 1].end)
      guard missing > 0, missing.isFinite else { continue }
      let last = cell.columns.upperBound - 1
      widths[last].length += missing
      for index in widths.indices.dropFirst(last + 1) { widths[index].start += missing }
    }
  }

  private func corner(
    of cell: Cell, in frame: CGRect, offer: ProposedViewSize, _ row: Row,
    baseline: CGFloat
  ) -> CGPoint {
    let size = cell.node.size(for: offer)
    if let anchor = cell.traits.anchor {
      let room = CGRect(
        x: frame.minX, y: frame.minY, width: frame.width - size.width,
        height: frame.height - size.height)
      return anchor.point(in: room)
    }
    let columnGuide =
      cell.columns.count == 1
      ? columnGuides[cell.columns.lowerBound] : alignment.horizontal.guide
    let across = columnGuide.offset(in: ViewDimensions(size: frame.size))
    let down: CGFloat =
      if case .fraction(let fraction) = row.alignment.place { frame.height * fraction } else {
        baseline
      }
    let y = down - cell.node.guide(row.alignment, for: offer)
    return CGPoint(
      x: frame.minX + across - cell.node.guide(columnGuide, for: offer),
      y: frame.minY
        + metrics.stacked(
          y, height: size.height, beside: row.cells.lazy.map(\.node).rowPlacement,
          as: cell.node.rowPlacement))
  }
}

extension GridNode.Row {
  /// The row that a node is; what is no row of cells is one cell over every column.
  @MainActor
  fileprivate init(_ node: LayoutNode, columns: Int, alignment: Alignment) {
    guard let row = node as? GridRowNode else {
      cells = [GridNode.Cell(node: node, traits: node.gridCell, columns: 0..<columns)]
      self.alignment = alignment.vertical.guide
      return
    }
    var cells: [GridNode.Cell] = []
    var start = 0
    for node in row.cells {
      let traits = node.gridCell
      cells.append(
        GridNode.Cell(node: node, traits: traits, columns: start..<start + traits.columns))
      start += traits.columns
    }
    self.cells = cells
    self.alignment = (row.alignment ?? alignment.vertical).guide
  }
}

extension [StackNode.Extent] {
  /// From the start of the first to the end of the last.
  fileprivate func length(of range: Range<Int>) -> CGFloat {
    self[range.upperBound - 1].end - self[range.lowerBound].start
  }
}

/// The nodes of a column or a row, as far as its size goes: as wide and as high as any of them.
private final class GridLineNode: LayoutNode {
  private let nodes: [LayoutNode]
  /// The widths that the nodes are offered; empty to offer them what the line is offered.
  private let widths: [CGFloat]
  private let isText: Bool

  /// A column.
  init(_ nodes: [LayoutNode]) {
    self.nodes = nodes
    widths = []
    isText = false
    super.init()
  }

  /// A row in columns of known widths.
  init(_ row: GridNode.Row, widths: [StackNode.Extent]) {
    let cells = row.cells.filter { !$0.traits.unsizedAxes.contains(.vertical) }
    nodes = cells.map(\.node)
    self.widths = cells.map { widths.length(of: $0.columns) }
    isText = row.cells.allSatisfy { $0.node.spacingPreference == .text }
    super.init()
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    for (index, node) in nodes.enumerated() {
      let offer = widths.isEmpty ? proposal : proposal.with(widths[index], along: .horizontal)
      let chosen = node.size(for: offer)
      size.width = max(size.width, chosen.width)
      size.height = max(size.height, chosen.height)
    }
    return size
  }

  override var spacingPreference: SpacingPreference { isText ? .text : .standard }

  override var rowPlacement: RowPlacement { nodes.rowPlacement }
}
