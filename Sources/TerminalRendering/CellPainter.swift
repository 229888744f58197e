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
  private var neighborly: CellSet
  private var hasNeighborly = false
  /// Whether there are letters of two cells, or were.
  var hasWideLetters = false
  /// Room for cells whose neighbours are looked at.
  private var changed: CellSet

  // Room that is used over and over.
  private var stack = CellStack()
  private var regions = CellRegions()
  private var lines = Room<Int32>()

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
  ///   - index: Which of them are in each row.
  ///   - painted: To which the cells are added.
  mutating func repaint(
    _ stale: inout CellSet, _ layers: FrameLayers, _ index: borrowing RowIndex,
    in grid: inout CellGrid,
    noting painted: inout CellSet
  ) {
    if hasNeighborly { addNeighbors(to: &stale) }
    var row = stale.nextRow(from: 0)
    while let present = row {
      var column = 0
      while let range = stale.nextRange(present, from: column) {
        let whole = wholeCharacters(range, present, layers, index, grid)
        repaint(present, whole, layers, index, &grid)
        painted.insert(present, whole)
        column = range.upperBound
      }
      stale.removeAll(in: present)
      row = stale.nextRow(from: present + 1)
    }
  }

  /// Cells without those halves of wide characters that would be left of what was there or of what is to come.
  private func wholeCharacters(
    _ range: Range<Int>, _ row: Int, _ layers: FrameLayers, _ index: borrowing RowIndex,
    _ grid: CellGrid
  ) -> Range<Int> {
    guard hasWideLetters else { return range }
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

// Cells of shapes.
extension CellPainter {
  private mutating func repaint(
    _ row: Int, _ range: Range<Int>, _ layers: FrameLayers, _ index: borrowing RowIndex,
    _ grid: inout CellGrid
  ) {
    stack.begin(row: row, columns: range)
    lines.removeAll()
    let present = Int32(range.lowerBound)..<Int32(range.upperBound)
    for slot in index[row] {
      if layers[Int(slot)].line.letters.isEmpty {
        stack.add(slot, layers)
      } else if layers[Int(slot)].line.columns.overlaps(present) {
        lines.append(slot)
      }
    }
    grid.fill(row, range, with: CellGrid.Cell())
    if hasNeighborly { neighborly.remove(row, range) }
    if content == .all {
      stack.sort()
      var start = range.lowerBound
      while let run = stack.nextRun(from: start) {
        paint(row, run, layers, index, &grid)
        start = run.upperBound
      }
    }
    for index in lines.indices { set(Int(lines[index]), within: range, layers, &grid) }
  }

  /// Paints cells that the stack says are painted alike, or one.
  private mutating func paint(
    _ row: Int, _ run: Range<Int>, _ layers: FrameLayers, _ index: borrowing RowIndex,
    _ grid: inout CellGrid
  ) {
    stack.mixRun(at: run.lowerBound, layers, over: palette.background, into: &regions)
    guard !regions.masks.isEmpty else { return }
    let cell = cell(isLine: false)
    let isFine = cell.isBlank && stack.isRunFine(layers)
    guard cell.isBlank, regions.touched.isBand else {
      grid.fill(row, run, with: isFine ? self.cell(isLine: true) : cell)
      return
    }
    for column in run {
      neighborly.insert(row, column..<column + 1)
      hasNeighborly = true
      // A fine line on the edge of two cells shows in the first.
      if !continues(
        regions.touched, column: column, row: row, layers, index, onlyBefore: isFine)
      {
        grid.fill(row, column..<column + 1, with: self.cell(isLine: true))
      }
    }
  }

  /// The cell for the present regions.
  private mutating func cell(isLine: Bool) -> CellGrid.Cell {
    if let known = memory.cell(for: regions, isLine: isLine) { return known }
    let cell = choose(isLine: isLine)
    memory.keep(cell)
    return cell
  }

  private mutating func choose(isLine: Bool) -> CellGrid.Cell {
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
  /// Sets the letters of a line that stand in a range of cells.
  private mutating func set(
    _ slot: Int, within range: Range<Int>, _ layers: FrameLayers, _ grid: inout CellGrid
  ) {
    let (row, attributes) = (Int(layers[slot].line.row), layers[slot].line.attributes)
    var last: (paint: Sample, style: CellGrid.Style)?
    for letter in layers[slot].line.letters.values {
      let column = Int(letter.columns.lowerBound)
      if column < range.lowerBound { continue }
      if column >= range.upperBound { break }
      var style: CellGrid.Style
      if stack.isEmpty(at: column) {
        if let last, last.paint == letter.paint {
          style = last.style
        } else {
          style = self.style(letter.paint, attributes, on: nil)
          last = (letter.paint, style)
        }
      } else {
        let cover = stack.cover(at: column, after: layers[slot].order, layers)
        // What was painted later hides it.
        guard cover.count * 2 <= CellMask.area else { continue }
        stack.mix(at: column, layers, over: palette.background, into: &regions)
        // Where most of the cell is untouched, a background would be a box around the letter.
        let isOnPaint = regions.touched.count * 2 >= CellMask.area
        style = self.style(
          letter.paint, attributes, on: isOnPaint ? regions.mean : nil)
      }
      grid.set(letter.glyph, width: letter.columns.count, style, column: column, row: row)
    }
  }

  /// The style of a letter.
  ///
  /// - Parameter behind: The mean of what is painted behind it.
  private func style(
    _ paint: Sample, _ attributes: CellGrid.Attributes, on behind: Sample?
  ) -> CellGrid.Style {
    var style = CellGrid.Style(attributes: attributes)
    guard !palette.isMonochrome else { return style }
    if let behind, content != .text(hidesShapes: false) {
      style.background = palette.cellColor(behind)
    }
    let under = behind ?? .zero
    style.foreground = palette.cellColor(
      under + (paint - palette.background - under) * paint.w)
    return style
  }
}
