// Cells of drawings in which something is mixed with what lies behind it: each is looked at as a whole, whatever hides what.
extension CellPainter {
  /// Chooses the cells in `stale` and takes them out of it.
  @inline(never)
  mutating func repaintMixed(
    _ stale: inout CellSet, _ layers: FrameLayers, _ extents: Extents,
    _ index: borrowing RowIndex, in grid: inout CellGrid, noting painted: inout CellSet
  ) {
    grid.withCells { cells in
      var row = stale.nextRow(from: 0)
      while let present = row {
        repaintMixed(present, stale, layers, extents, index, cells)
        painted.insert(present, from: &stale)
        row = stale.nextRow(from: present + 1)
      }
    }
  }

  /// Chooses the cells of a row that are in `stale`.
  private mutating func repaintMixed(
    _ row: Int, _ stale: borrowing CellSet, _ layers: FrameLayers, _ extents: Extents,
    _ index: borrowing RowIndex, _ grid: GridCells
  ) {
    let hull = stale.hull(row)
    begin(row, in: hull, stale, layers, extents, index)
    var column = hull.lowerBound
    while let range = stale.nextRange(row, from: column) {
      column = range.upperBound
      if hasNeighborly { neighborly.remove(row, range) }
      grid.fill(row, range, with: CellGrid.Cell())
      guard content == .all else { continue }
      for column in range {
        stack.lookAtAll(at: column, layers)
        paint(row, column..<column + 1, layers, index, grid)
      }
    }
    for slot in lines.values { setMixed(Int(slot), within: stale, layers, grid) }
  }

  /// The cell for what the stack looked at last.
  @inline(never)
  mutating func mixedCell(isLine: Bool, _ layers: FrameLayers) -> CellGrid.Cell {
    regions.mix(stack, layers, over: palette.background, mixesColors: !palette.isMonochrome)
    return regions.touched.isEmpty ? CellGrid.Cell() : choose(isLine: isLine)
  }

  /// Sets the letters of a line that stand in some cells.
  private mutating func setMixed(
    _ slot: Int, within stale: borrowing CellSet, _ layers: FrameLayers, _ grid: GridCells
  ) {
    let row = Int(layers[slot].line.row)
    for (index, letter) in layers[slot].line.letters.values.enumerated()
    where stale.contains(Int(letter.column), row) {
      let paint = layers[slot].line.paint(of: index)
      guard let style = mixedStyle(paint, in: slot, at: Int(letter.column), layers) else {
        continue
      }
      grid.set(
        letter.glyph, width: Int(letter.width), style, column: Int(letter.column), row: row)
    }
  }

  /// The style of a letter: its ink is what the cell is with the letter all over it, its ground what the cell is without.
  ///
  /// - Returns: `nil` for a letter of which nothing is seen.
  private mutating func mixedStyle(
    _ paint: Sample, in slot: Int, at column: Int, _ layers: FrameLayers
  ) -> CellGrid.Style? {
    let attributes = layers[slot].line.style.attributes
    if stack.isEmpty(at: column), layers[slot].mixing == nil {
      return style(paint, attributes, on: nil)
    }
    stack.lookAtAll(at: column, layers)
    guard stack.hidden(after: layers[slot].order, layers).count * 2 <= CellMask.area else {
      return nil
    }
    let ink = mean(with: paint, of: slot, layers)
    let isInked = !regions.touched.isEmpty
    // Tones are few: one more tells whether anything of the letter is left.
    let probe =
      palette.isMonochrome
      ? mean(with: Sample(0, 0, 0, paint.w), of: slot, layers) : ink
    let ground = mean(with: nil, of: slot, layers)
    // Where most of the cell is untouched, a background would be a box around the letter.
    let isOnPaint = regions.touched.count * 2 >= CellMask.area
    // What was painted later hides it, or it was taken away.
    let isSeen = ink.differs(from: ground) || ink.differs(from: probe)
    guard isOnPaint ? isSeen : isInked else { return nil }
    guard !palette.isMonochrome else { return CellGrid.Style(attributes: attributes) }
    let (front, back) = (palette.cellColor(ink), palette.cellColor(ground))
    guard isOnPaint, content != .text(hidesShapes: false) else {
      return CellGrid.Style(foreground: front, attributes: attributes)
    }
    // A letter that is cut out of what is behind it shows the terminal's own ground.
    return isInked
      ? CellGrid.Style(foreground: front, background: back, attributes: attributes)
      : CellGrid.Style(foreground: back, attributes: attributes.union(.reverse))
  }

  /// The mean of the cell that the stack looked at last, with a letter of a line all over it, or without.
  private mutating func mean(
    with paint: Sample?, of slot: Int, _ layers: FrameLayers
  ) -> Sample {
    let letter = paint.map { (Piece(mask: .full, sample: $0), Int32(truncatingIfNeeded: slot)) }
    regions.mix(
      stack, layers, over: palette.background, with: letter, mixesColors: !palette.isMonochrome)
    return regions.mean
  }
}

extension Sample {
  /// Whether these are two colours that can be read on each other: eight of 255 steps apart.
  fileprivate func differs(from other: Sample) -> Bool {
    var change = self - other
    change.w = 0
    return (change * change).sum() > 64
  }
}
