/// Chooses the cells of a grid anew where something has changed.
struct CellPainter: ~Copyable {
  let columns: Int
  let rows: Int
  let palette: FramePalette
  let glyphs: GlyphSet
  let content: FramePainter.Content
  private var fitter: CellFitter
  private let toneFitter: ToneFitter
  private var memory = FitMemory()
  /// The cells whose choice depends on what is painted next to them.
  var neighborly: CellSet
  var hasNeighborly = false
  /// Whether there are letters of two cells, or were.
  var hasWideLetters = false
  /// How many items are mixed with what lies behind them.
  var mixedCount = 0
  /// Room for cells whose neighbours are looked at.
  private var changed: CellSet

  // Room that is used over and over.
  var stack = CellStack()
  var regions = CellRegions()
  var lines = Room<Int32>()

  init(
    columns: Int, rows: Int, palette: FramePalette, glyphs: GlyphSet, content: FramePainter.Content
  ) {
    self.columns = columns
    self.rows = rows
    self.palette = palette
    self.glyphs = glyphs
    self.content = content
    fitter = CellFitter(glyphs, isPure: palette.isPure)
    toneFitter = ToneFitter(glyphs)
    neighborly = CellSet(columns: columns, rows: rows)
    changed = CellSet(columns: columns, rows: rows)
  }

  /// Chooses the cells in `stale` and takes them out of it.
  ///
  /// - Parameters:
  ///   - layers: What is painted.
  ///   - extents: In which columns each of them is.
  ///   - index: Which of them are in each row.
  ///   - painted: To which the cells are added.
  mutating func repaint(
    _ stale: inout CellSet, _ layers: FrameLayers, _ extents: Extents,
    _ index: borrowing RowIndex, in grid: inout CellGrid, noting painted: inout CellSet
  ) {
    if hasNeighborly { addNeighbors(to: &stale) }
    if hasWideLetters { addHalves(to: &stale, layers, index, grid) }
    if mixedCount > 0 {
      return repaintMixed(&stale, layers, extents, index, in: &grid, noting: &painted)
    }
    grid.withCells { cells in
      var row = stale.nextRow(from: 0)
      while let present = row {
        repaint(present, stale, layers, extents, index, cells)
        painted.insert(present, from: &stale)
        row = stale.nextRow(from: present &+ 1)
      }
    }
  }

  typealias Extents = UnsafeMutableBufferPointer<Range<Int32>>
}

// Cells of shapes.
extension CellPainter {
  /// Chooses the cells of a row that are in `stale`.
  @inline(__always)
  private mutating func repaint(
    _ row: Int, _ stale: borrowing CellSet, _ layers: FrameLayers, _ extents: Extents,
    _ index: borrowing RowIndex, _ grid: GridCells
  ) {
    let hull = stale.hull(row)
    begin(row, in: hull, stale, layers, extents, index)
    let hasShapes = content == .all && !stack.isEmpty
    var column = hull.lowerBound
    while let range = stale.nextRange(row, from: column) {
      column = range.upperBound
      if hasNeighborly { neighborly.remove(row, range) }
      guard hasShapes else {
        grid.fill(row, range, with: CellGrid.Cell())
        continue
      }
      var start = range.lowerBound
      while start < column {
        let end = stack.look(from: start, to: column, layers)
        paint(row, Range(uncheckedBounds: (start, end)), layers, index, grid)
        start = end
      }
    }
    for slot in lines.values { set(Int(slot), within: stale, layers, grid) }
  }

  /// Finds what is in the cells of a row that are in `stale`.
  @inline(__always)
  mutating func begin(
    _ row: Int, in hull: Range<Int>, _ stale: borrowing CellSet, _ layers: FrameLayers,
    _ extents: Extents, _ index: borrowing RowIndex
  ) {
    stack.begin(row: row)
    lines.removeAll()
    for slot in index[row] {
      let extent = extents[Int(slot)]
      guard extent.lowerBound < hull.upperBound, extent.upperBound > hull.lowerBound,
        stale.hasAny(row, extent)
      else { continue }
      if !layers[Int(slot)].isText {
        stack.add(slot, layers)
      } else if layers[Int(slot)].line.row == row {
        lines.append(slot)
      }
    }
  }

  /// Paints cells that are painted alike, the first of which the stack looked at last.
  @inline(__always)
  mutating func paint(
    _ row: Int, _ run: Range<Int>, _ layers: FrameLayers, _ index: borrowing RowIndex,
    _ grid: GridCells
  ) {
    let cell = stack.pieces.isEmpty ? CellGrid.Cell() : cell(isLine: false, layers)
    grid.fill(row, run, with: cell)
    if cell.isBlank, !stack.pieces.isEmpty { paintFine(row, run, layers, index, grid) }
  }

  /// Paints cells in which so little is painted that the best for each by itself is a blank.
  @inline(never)
  private mutating func paintFine(
    _ row: Int, _ run: Range<Int>, _ layers: FrameLayers, _ index: borrowing RowIndex,
    _ grid: GridCells
  ) {
    let touched = stack.touched
    let isFine = stack.isFine(at: run.lowerBound, layers)
    guard touched.isBand else {
      if isFine { grid.fill(row, run, with: cell(isLine: true, layers)) }
      return
    }
    for column in run {
      neighborly.insert(row, column..<column + 1)
      hasNeighborly = true
      // A fine line on the edge of two cells shows in the first.
      if !continues(touched, column: column, row: row, layers, index, onlyBefore: isFine) {
        grid.fill(row, column..<column + 1, with: cell(isLine: true, layers))
      }
    }
  }

  /// The cell for what the stack looked at last.
  private mutating func cell(isLine: Bool, _ layers: FrameLayers) -> CellGrid.Cell {
    if mixedCount > 0 { return mixedCell(isLine: isLine, layers) }
    if let known = memory.cell(for: stack.pieces, isLine: isLine) { return known }
    regions.mix(stack.pieces, over: palette.background)
    let cell = choose(isLine: isLine)
    memory.keep(cell, for: stack.pieces, isLine: isLine)
    return cell
  }

  mutating func choose(isLine: Bool) -> CellGrid.Cell {
    if palette.isMonochrome {
      return CellGrid.Cell(glyph: CellGrid.Glyph(toneFitter.fit(regions, isLine: isLine)))
    }
    let choice = fitter.fit(regions, isLine: isLine)
    return CellGrid.Cell(
      glyph: CellGrid.Glyph(glyphs.glyphs[choice.glyph].scalar),
      style: palette.style(choice, isBlank: choice.glyph == 0))
  }
}

// Lines that end at a cell's edges.
extension CellPainter {
  /// Whether a band across a cell goes on in the next cell, over an edge that both touch all along: then it is an edge of
  /// something larger.
  ///
  /// - Parameter onlyBefore: Whether to ask only for the cells above and before.
  private func continues(
    _ band: CellMask, column: Int, row: Int, _ layers: FrameLayers, _ index: borrowing RowIndex,
    onlyBefore: Bool
  ) -> Bool {
    func painted(_ column: Int, _ row: Int) -> CellMask {
      guard (0..<columns).contains(column), (0..<rows).contains(row) else { return .empty }
      return index[row].reduce(.empty) {
        $0 | layers[Int($1)].coverage[Int32(column), Int32(row)]
      }
    }
    if band.touchesTop && painted(column, row - 1).touchesBottom
      || band.touchesLeft && painted(column - 1, row).touchesRight
    {
      return true
    }
    guard !onlyBefore else { return false }
    return band.touchesBottom && painted(column, row + 1).touchesTop
      || band.touchesRight && painted(column + 1, row).touchesLeft
  }

  /// Adds the cells whose choice depends on one in the set.
  private mutating func addNeighbors(to stale: inout CellSet) {
    changed.copy(stale)
    var row = changed.nextRow(from: 0)
    while let present = row {
      var column = 0
      while let range = changed.nextRange(present, from: column) {
        for near in max(present - 1, 0)...min(present + 1, rows - 1) {
          let reach = near == present ? 1 : 0
          for column in max(range.lowerBound - reach, 0)..<min(range.upperBound + reach, columns)
          where neighborly.contains(column, near) {
            stale.insert(near, column..<column + 1)
          }
        }
        column = range.upperBound
      }
      row = changed.nextRow(from: present + 1)
    }
  }
}

// Text.
extension CellPainter {
  /// Sets the letters of a line that stand in some cells.
  @inline(__always)
  private mutating func set(
    _ slot: Int, within stale: borrowing CellSet, _ layers: FrameLayers, _ grid: GridCells
  ) {
    let row = Int(layers[slot].line.row)
    let letters = layers[slot].line.letters.values
    let isPaintedAlike = layers[slot].line.isPaintedAlike
    for index in letters.indices {
      let letter = letters[index]
      let column = Int(letter.column)
      guard stale.contains(column, row) else { continue }
      var style: CellGrid.Style? = layers[slot].line.style
      if !isPaintedAlike || !stack.isEmpty && !stack.isEmpty(at: column) {
        style = self.style(of: index, in: slot, at: column, layers)
      }
      guard let style else { continue }
      grid.set(letter.glyph, width: Int(letter.width), style, column: column, row: row)
    }
  }

  /// The style of a letter that is painted for itself, or may have something behind it; `nil` where that hides it.
  private mutating func style(
    of index: Int, in slot: Int, at column: Int, _ layers: FrameLayers
  ) -> CellGrid.Style? {
    let paint = layers[slot].line.paint(of: index)
    let attributes = layers[slot].line.style.attributes
    guard !stack.isEmpty(at: column) else { return style(paint, attributes, on: nil) }
    stack.look(at: column, after: layers[slot].order, layers)
    // What was painted later hides it.
    guard stack.hidden.count * 2 <= CellMask.area else { return nil }
    stack.look(at: column, layers)
    regions.mix(stack.pieces, over: palette.background)
    // Where most of the cell is untouched, a background would be a box around the letter.
    let isOnPaint = regions.touched.count * 2 >= CellMask.area
    return style(paint, attributes, on: isOnPaint ? regions.mean : nil)
  }

  /// The style of a letter.
  ///
  /// - Parameter behind: The mean of what is painted behind it.
  func style(
    _ paint: Sample, _ attributes: CellGrid.Attributes, on behind: Sample?
  ) -> CellGrid.Style {
    var style = CellGrid.Style(attributes: attributes)
    guard !palette.isMonochrome, behind != nil || paint != palette.own else { return style }
    if let behind, content != .text(hidesShapes: false) {
      style.background = palette.cellColor(behind)
    }
    let under = behind ?? .zero
    style.foreground = palette.cellColor(
      under + (paint - palette.background - under) * paint.w)
    return style
  }
}

// Letters of two cells.
extension CellPainter {
  /// Adds those halves of wide characters that would be left of what was there or of what is to come.
  private func addHalves(
    to stale: inout CellSet, _ layers: FrameLayers, _ index: borrowing RowIndex, _ grid: CellGrid
  ) {
    var row = stale.nextRow(from: 0)
    while let present = row {
      var column = 0
      while let range = stale.nextRange(present, from: column) {
        let whole = wholeCharacters(range, present, layers, index, grid)
        stale.insert(present, whole)
        column = whole.upperBound
      }
      row = stale.nextRow(from: present + 1)
    }
  }

  private func wholeCharacters(
    _ range: Range<Int>, _ row: Int, _ layers: FrameLayers, _ index: borrowing RowIndex,
    _ grid: CellGrid
  ) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    var isWhole = false
    while !isWhole {
      isWhole = true
      if start > 0, grid[start, row].glyph == .continuation {
        (start, isWhole) = (start - 1, false)
      }
      if end < columns, grid[end, row].glyph == .continuation { (end, isWhole) = (end + 1, false) }
      for slot in index[row] where layers[Int(slot)].line.hasWideLetters {
        for letter in layers[Int(slot)].line.letters.values {
          let (from, to) = (Int(letter.columns.lowerBound), Int(letter.columns.upperBound))
          if from < start, to > start { (start, isWhole) = (from, false) }
          if from < end, to > end { (end, isWhole) = (to, false) }
        }
      }
    }
    return start..<end
  }
}
