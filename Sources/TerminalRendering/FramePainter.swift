import GaugeUI

/// Paints the items of one drawing and turns them into a grid.
struct FramePainter {
  private let columns: Int
  private let rows: Int
  private let metrics: CellMetrics
  private let palette: FramePalette
  private let glyphs: GlyphSet
  private var canvas: Canvas
  private var filler: ShapeFiller
  private var letters: [Letter] = []

  /// A character of a text item.
  private struct Letter {
    var character: GridCharacter
    var width: Int
    var column: Int
    var row: Int
    var paint: Sample
    var attributes: CellGrid.Attributes
    var order: Int
  }

  init(
    columns: Int, rows: Int, metrics: CellMetrics, palette: FramePalette, glyphs: GlyphSet
  ) {
    self.columns = columns
    self.rows = rows
    self.metrics = metrics
    self.palette = palette
    self.glyphs = glyphs
    canvas = Canvas(columns: columns, rows: rows)
    filler = ShapeFiller(
      columns: columns, rows: rows,
      cell: CGSize(width: metrics.cellWidth, height: metrics.cellHeight))
  }

  /// Paints an item over those before it.
  mutating func add(_ item: Drawing.Item, order: Int) {
    filler.clip(to: item.clips)
    if case .text(let string, let at, let attributes) = item.content {
      add(string, at, attributes, item.opacity, order)
    } else if let shape = filler.fill(item, sample: palette.sample) {
      canvas.paint(shape.coverage, with: shape.paint, order: order)
    }
  }
}

// Text.
extension FramePainter {
  private mutating func add(
    _ string: String, _ at: CGPoint, _ attributes: Drawing.TextAttributes, _ opacity: Double,
    _ order: Int
  ) {
    guard at.x.isFinite, at.y.isFinite,
      let paint = filler.sampler(attributes.paint, opacity, palette.sample)
    else { return }
    let place = SIMD2(at.x / metrics.cellWidth, at.y / metrics.cellHeight).rounded(.toNearestOrEven)
    guard (0..<Double(rows)).contains(place.y), abs(place.x) < 1e6 else { return }
    let row = Int(place.y)
    var column = Int(place.x)
    let style = CellGrid.Attributes(attributes)
    forEachGridCharacter(of: string, ascii: glyphs.isASCII) { character, width in
      defer { column += width }
      guard column >= 0, column + width <= columns, isVisible(column, row) else { return }
      // A space has no ink: what is painted there shows.
      if character == .scalar(" "), style.isDisjoint(with: [.underline, .strikethrough]) { return }
      let sample =
        paint.isPlain
        ? paint.plain
        : paint.sample(
          at: paint.location(
            x: (Double(column) + Double(width) / 2) * Double(CellMask.width),
            y: (Double(row) + 0.5) * Double(CellMask.height)))
      letters.append(
        Letter(
          character: character, width: width, column: column, row: row, paint: sample,
          attributes: style, order: order))
    }
  }

  /// Whether the clips leave at least half of a cell.
  private func isVisible(_ column: Int, _ row: Int) -> Bool {
    guard let clip = filler.clipCoverage else { return true }
    guard clip.columns.contains(column), clip.rows.contains(row) else { return false }
    return clip[column, row].count * 2 >= CellMask.area
  }
}

extension CellGrid.Attributes {
  fileprivate init(_ text: Drawing.TextAttributes) {
    self = []
    if text.isBold { insert(.bold) }
    if text.isItalic { insert(.italic) }
    if text.isUnderlined { insert(.underline) }
    if text.isStruckThrough { insert(.strikethrough) }
  }
}

// The grid.
extension FramePainter {
  /// The cells that come closest to what was painted, with the text over them.
  func finish() -> CellGrid {
    var regions = CellRegions()
    var cells = Array(repeating: CellGrid.Cell(), count: columns * rows)
    let fitter = CellFitter(glyphs, isPure: palette.isPure)
    let toneFitter = ToneFitter(glyphs)
    var index = 0
    for row in 0..<rows {
      for column in 0..<columns {
        defer { index += 1 }
        if canvas.isUntouched(column: column, row: row) { continue }
        // Bars are rows of equal cells. A blank has to be looked at again: it may be a line's end.
        if canvas.isRepeated(column: column, row: row), !cells[index - 1].isBlank {
          cells[index] = cells[index - 1]
          continue
        }
        regions.mix(canvas, column: column, row: row, over: palette.background)
        if palette.isMonochrome {
          cells[index].glyph = CellGrid.Glyph(
            toneFitter.fit(
              regions, isLine: canvas.isLine(regions.touched, column: column, row: row)))
          continue
        }
        let choice = fitter.fit(
          regions, isLine: canvas.isLine(regions.touched, column: column, row: row))
        cells[index].glyph = CellGrid.Glyph(glyphs.glyphs[choice.glyph].scalar)
        cells[index].style = palette.style(choice, isBlank: choice.glyph == 0)
      }
    }
    var grid = CellGrid(columns: columns, rows: rows, cells: cells)
    for letter in letters { set(letter, in: &grid, &regions) }
    return grid
  }

  /// The text alone, in cells that are else blank.
  ///
  /// - Parameter hidesShapes: Whether a character has the colour of what is painted behind it as its background.
  func finishText(hidesShapes: Bool) -> CellGrid {
    var regions = CellRegions()
    var grid = CellGrid(columns: columns, rows: rows)
    for letter in letters { set(letter, in: &grid, &regions, hidesShapes: hidesShapes) }
    return grid
  }

  /// Sets a character, on the mean of what is painted behind it.
  private func set(
    _ letter: Letter, in grid: inout CellGrid, _ regions: inout CellRegions,
    hidesShapes: Bool = true
  ) {
    var cover = CellMask.empty
    canvas.forEachPiece(column: letter.column, row: letter.row) { piece in
      if piece.order > letter.order, piece.sample.w >= 0.5 { cover = cover | piece.mask }
    }
    // What was painted later hides it.
    guard cover.count * 2 <= CellMask.area else { return }
    var behind = Sample.zero
    var style = CellGrid.Style(attributes: letter.attributes)
    if !palette.isMonochrome {
      regions.mix(canvas, column: letter.column, row: letter.row, over: palette.background)
      // Where most of the cell is untouched, a background would be a box around the letter.
      if regions.touched.count * 2 >= CellMask.area {
        behind = regions.mean
        if hidesShapes { style.background = palette.cellColor(behind) }
      }
      let ink = behind + (letter.paint - palette.background - behind) * letter.paint.w
      style.foreground = palette.cellColor(ink)
    }
    grid.set(letter.character, width: letter.width, style, column: letter.column, row: letter.row)
  }
}
