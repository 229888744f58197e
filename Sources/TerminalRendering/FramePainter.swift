import GaugeUI

/// Paints drawings of one size in cells, one after the other, and of each only what differs from the one before.
///
/// Where a part of a drawing is the object that was in its place before, it is not looked at. Of a part that differs, the
/// cells are painted anew in which it covers other points than before, or is painted with something else. Everything that
/// is needed for that is kept, so a drawing like the one before takes no memory.
struct FramePainter: ~Copyable {
  let columns: Int
  let rows: Int
  let metrics: CellMetrics
  let palette: FramePalette
  let glyphs: GlyphSet
  let content: Content
  /// What is shown, and which of its cells were painted since these were last taken out.
  private(set) var grid: CellGrid
  var painted: CellSet

  /// The drawing's parts, and its items from the back as places in `layers`.
  private var parts: [Drawing.Part] = []
  private var order: [Int32] = []
  var layers: [FrameLayer] = []
  /// Places in `layers` that are free.
  private var free: [Int32] = []

  // What has to be done before the grid shows the layers.
  var stale: CellSet
  private var isIndexStale = false

  private(set) var index = RowIndex()
  var filler: ShapeFiller
  var cells: CellPainter
  /// Room for what replaces a layer's.
  var nextCoverage = Coverage()
  var nextLine = TextLine()

  /// What of a drawing is shown.
  enum Content: Equatable {
    case all
    /// The text alone, its shapes being shown otherwise; and whether a character hides these in its cell, so that it brings
    /// their colour along as its background.
    case text(hidesShapes: Bool)
  }

  /// - Parameters:
  ///   - columns: The cells across, at least one.
  ///   - rows: The cells down, at least one.
  ///   - metrics: The size of a cell.
  init(
    columns: Int, rows: Int, metrics: CellMetrics, palette: FramePalette, glyphs: GlyphSet,
    content: Content = .all
  ) {
    self.columns = columns
    self.rows = rows
    self.metrics = metrics
    self.palette = palette
    self.glyphs = glyphs
    self.content = content
    grid = CellGrid(columns: columns, rows: rows)
    painted = CellSet(columns: columns, rows: rows)
    stale = CellSet(columns: columns, rows: rows)
    filler = ShapeFiller(
      columns: columns, rows: rows,
      cell: CGSize(width: metrics.cellWidth, height: metrics.cellHeight))
    cells = CellPainter(
      columns: columns, rows: rows, palette: palette, glyphs: glyphs, content: content)
    index.rebuild(UnsafeBufferPointer(start: nil, count: 0), order: order, rows: rows)
  }

  /// Whether a drawing is as large as those before, and there is room for its characters.
  func canShow(_ drawing: Drawing) -> Bool {
    let size = DrawingRenderer.size(of: drawing)
    return size.columns == columns && size.rows == rows && drawing.metrics == metrics
      && grid.clusterCount < Self.mostClusters
  }

  /// Characters of several scalars that are kept, whether or not they are still shown.
  private static let mostClusters = 4096

  /// Shows a drawing, given by its parts, in place of the one before.
  mutating func show(_ new: [Drawing.Part]) {
    var place = 0
    replace(parts, with: new, at: &place)
    parts = new
    if isIndexStale {
      for (place, slot) in order.enumerated() {
        layers[Int(slot)].order = Int32(truncatingIfNeeded: place)
      }
      layers.withUnsafeBufferPointer { index.rebuild($0, order: order, rows: rows) }
      isIndexStale = false
    }
    layers.withUnsafeBufferPointer {
      cells.repaint(&stale, $0, index, in: &grid, noting: &painted)
    }
  }

  /// Makes a grid that has this one's other cells have those too that were painted, and takes them out.
  mutating func takePainted(into shown: inout CellGrid) {
    var row = painted.nextRow(from: 0)
    while let present = row {
      var column = 0
      while let range = painted.nextRange(present, from: column) {
        shown.copy(present, range, from: grid)
        column = range.upperBound
      }
      painted.removeAll(in: present)
      row = painted.nextRow(from: present + 1)
    }
  }

  /// The glyph of a character in this grid.
  mutating func glyph(for character: GridCharacter) -> CellGrid.Glyph {
    grid.glyph(for: character)
  }
}

// Which layers change.
extension FramePainter {
  /// Puts parts in the place of others, of which the first item is at `place`, and moves that behind them.
  private mutating func replace(
    _ old: [Drawing.Part], with new: [Drawing.Part], at place: inout Int
  ) {
    if old.count == new.count {
      for index in new.indices {
        if old[index] === new[index] {
          place += new[index].itemCount
        } else {
          replace(old[index], with: new[index], at: &place)
        }
      }
      return
    }
    // What begins and ends alike stays.
    let first = zip(old, new).prefix { $0 === $1 }.count
    let last = zip(old[first...].reversed(), new[first...].reversed()).prefix { $0 === $1 }.count
    for part in new[..<first] { place += part.itemCount }
    replaceItems(old[first..<old.count - last], with: new[first..<new.count - last], at: &place)
    for part in new[(new.count - last)...] { place += part.itemCount }
  }

  private mutating func replace(
    _ old: Drawing.Part, with new: Drawing.Part, at place: inout Int
  ) {
    switch (old.parts, new.parts) {
    case (let old?, let new?): replace(old, with: new, at: &place)
    case (nil, nil):
      set(Int(order[place]), to: new)
      place += 1
    default: replaceItems([old], with: [new], at: &place)
    }
  }

  /// Puts the items of parts in the place of those of others, whatever groups they are in.
  private mutating func replaceItems(
    _ old: ArraySlice<Drawing.Part>, with new: ArraySlice<Drawing.Part>, at place: inout Int
  ) {
    var oldCount = old.reduce(0) { $0 + $1.itemCount }
    for part in new {
      part.forEachItemPart { part in
        if oldCount > 0 {
          oldCount -= 1
        } else {
          insert(part, at: place)
        }
        set(Int(order[place]), to: part)
        place += 1
      }
    }
    for _ in 0..<oldCount { remove(at: place) }
  }

  private mutating func insert(_ part: Drawing.Part, at place: Int) {
    let slot = free.popLast() ?? Int32(layers.count)
    if Int(slot) == layers.count { layers.append(FrameLayer(part: part)) }
    layers[Int(slot)].isNew = true
    order.insert(slot, at: place)
    isIndexStale = true
  }

  private mutating func remove(at place: Int) {
    let slot = order.remove(at: place)
    layers[Int(slot)].mark(in: &stale)
    layers[Int(slot)].clear()
    free.append(slot)
    isIndexStale = true
  }

  private mutating func set(_ slot: Int, to part: Drawing.Part) {
    let rows = layers[slot].rows
    update(slot, to: part)
    if layers[slot].rows != rows { isIndexStale = true }
  }
}

extension Drawing.Part {
  /// Calls `body` for every part that is one item, back to front.
  fileprivate func forEachItemPart(_ body: (Drawing.Part) -> Void) {
    switch content {
    case .item: body(self)
    case .group(let parts): for part in parts { part.forEachItemPart(body) }
    }
  }
}
