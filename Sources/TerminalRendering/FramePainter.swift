import GaugeUI

/// Paints drawings of one size in cells, one after the other, and of each only what differs from the one before.
///
/// Where a part of a drawing is the object that was in its place before, it is not looked at. Of a part that differs, the
/// cells are painted anew in which it covers other points than before, or is painted with something else. Everything that
/// is needed for that is kept, so a drawing like the one before takes no memory.
struct FramePainter: ~Copyable {
  let columns: Int
  let rows: Int
  /// The size of what was shown last, in points.
  private var size = CGSize.zero
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
  var layers = Room<FrameLayer>()
  /// The columns in which each layer has something: side by side, since many are asked for one that is near.
  var extents = Room<Range<Int32>>()
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
    index.rebuild(layers.values, order: order, rows: rows)
  }

  /// Whether a drawing is as large as those before, and there is room for its characters.
  @inline(__always) mutating func canShow(_ drawing: Drawing) -> Bool {
    guard drawing.metrics == metrics, grid.clusterCount < Self.mostClusters else { return false }
    guard drawing.size != size else { return true }
    let cells = DrawingRenderer.size(of: drawing)
    guard cells.columns == columns, cells.rows == rows else { return false }
    size = drawing.size
    return true
  }

  /// Characters of several scalars that are kept, whether or not they are still shown.
  private static let mostClusters = 4096

  /// Shows a drawing, given by its parts, in place of the one before.
  mutating func show(_ new: [Drawing.Part]) {
    replaceParts(with: new)
    if isIndexStale {
      for (place, slot) in order.enumerated() {
        layers[Int(slot)].order = Int32(truncatingIfNeeded: place)
        // What has nothing now is looked for where it was: it mostly comes back there.
        if !layers[Int(slot)].rows.isEmpty {
          layers[Int(slot)].indexedRows = layers[Int(slot)].rows
        }
      }
      index.rebuild(layers.values, order: order, rows: rows)
      isIndexStale = false
    }
    cells.repaint(&stale, layers.values, extents.values, index, in: &grid, noting: &painted)
  }

  /// Finds in what the grid differs from one that has all its cells but those that were painted, and makes that the same.
  mutating func bringUp(_ shown: inout CellGrid, noting diff: inout FrameDiff) {
    diff.find(from: &shown, to: &grid, within: &painted)
  }

  /// Writes what was found, as `CellGrid.write`.
  @inline(__always)
  mutating func write(
    _ diff: inout FrameDiff, shownRows: Int, cursor: inout FrameCursor, isSynchronized: Bool,
    with writer: inout FrameWriter
  ) {
    grid.write(
      diff: &diff, shownRows: shownRows, cursor: &cursor, isSynchronized: isSynchronized,
      with: &writer)
  }

  /// The glyph of a character in this grid.
  mutating func glyph(for character: GridCharacter) -> CellGrid.Glyph {
    grid.glyph(for: character)
  }
}

// Which layers change.
extension FramePainter {
  /// Shows other parts. The array stays its owner's alone: who draws the next frame changes it in place.
  @inline(__always) private mutating func replaceParts(with new: [Drawing.Part]) {
    guard parts.count == new.count else { return rearrangeParts(as: new) }
    for place in new.indices where parts[place] !== new[place] {
      set(place, to: new[place])
      parts[place] = new[place]
    }
  }

  @inline(never) private mutating func rearrangeParts(as new: [Drawing.Part]) {
    let old = parts
    parts = new.map { $0 }
    // What begins and ends alike stays.
    let first = zip(old, new).prefix { $0 === $1 }.count
    let last = zip(old[first...].reversed(), new[first...].reversed()).prefix { $0 === $1 }.count
    for place in first..<new.count - last {
      if place >= old.count - last {
        insert(at: place)
      } else if old[place] === new[place] {
        continue
      }
      set(place, to: new[place])
    }
    for _ in 0..<max(old.count - new.count, 0) { remove(at: new.count - last) }
  }

  private mutating func insert(at place: Int) {
    let slot = free.popLast() ?? Int32(layers.count)
    if Int(slot) == layers.count {
      layers.append(FrameLayer())
      extents.append(0..<0)
    }
    order.insert(slot, at: place)
    isIndexStale = true
  }

  private mutating func remove(at place: Int) {
    let slot = Int(order.remove(at: place))
    layers[slot].mark(in: &stale)
    if layers[slot].mixing != nil { cells.mixedCount -= 1 }
    layers[slot].clear()
    free.append(Int32(slot))
    isIndexStale = true
  }

  private mutating func set(_ place: Int, to part: Drawing.Part) {
    let slot = Int(order[place])
    update(slot, to: part)
    let (rows, indexed) = (layers[slot].rows, layers[slot].indexedRows)
    // What is looked for in more rows than it has is not found there.
    if rows.lowerBound < indexed.lowerBound || rows.upperBound > indexed.upperBound, !rows.isEmpty {
      isIndexStale = true
    }
  }
}
