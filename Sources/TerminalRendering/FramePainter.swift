import GaugeUI

/// Paints the items of one drawing and turns them into a grid.
struct FramePainter {
  private let columns: Int
  private let rows: Int
  /// The size of a point of the grid in points of the drawing.
  private let pointSize: CGSize
  private let metrics: CellMetrics
  private let palette: FramePalette
  private let glyphs: GlyphSet
  private var canvas: Canvas
  private var filler: ScanlineFiller
  private var letters: [Letter] = []
  /// The clips of the item before, and what they leave.
  private var clips: [Drawing.Clip] = []
  private var clipCoverage: Coverage?

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

  /// How far, in points of the grid, a straight piece may be from its curve.
  private static let tolerance = 0.1

  init(
    columns: Int, rows: Int, metrics: CellMetrics, palette: FramePalette, glyphs: GlyphSet
  ) {
    self.columns = columns
    self.rows = rows
    self.metrics = metrics
    self.palette = palette
    self.glyphs = glyphs
    pointSize = CGSize(
      width: metrics.cellWidth / CGFloat(CellMask.width),
      height: metrics.cellHeight / CGFloat(CellMask.height))
    canvas = Canvas(columns: columns, rows: rows)
    filler = ScanlineFiller(columns: columns, rows: rows)
  }

  /// Paints an item over those before it.
  mutating func add(_ item: Drawing.Item, order: Int) {
    updateClips(item.clips)
    let tolerance = Self.tolerance * min(pointSize.width, pointSize.height)
    switch item.content {
    case .fill(let path, let style, let paint):
      self.paint(
        path.flattened(tolerance: tolerance), evenOdd: style.isEOFilled, paint, item.opacity,
        order)
    case .stroke(let path, let style, let paint):
      let style = style.visible(on: max(pointSize.width, pointSize.height))
      let outline = path.flattened(tolerance: tolerance).stroked(style, tolerance: tolerance)
      self.paint(outline, evenOdd: false, paint, item.opacity, order)
    case .text(let string, let at, let attributes):
      add(string, at, attributes, item.opacity, order)
    }
  }

  private mutating func paint(
    _ path: FlatPath, evenOdd: Bool, _ paint: Paint, _ opacity: Double, _ order: Int
  ) {
    guard let sampler = sampler(paint, opacity) else { return }
    var coverage = coverage(of: path, evenOdd: evenOdd)
    if let clipCoverage { coverage = coverage.intersected(with: clipCoverage) }
    canvas.paint(coverage, with: sampler, order: order)
  }

  private func sampler(_ paint: Paint, _ opacity: Double) -> PaintSampler? {
    PaintSampler(paint, opacity: opacity, pointSize: pointSize, sample: palette.sample)
  }

  private mutating func coverage(of path: FlatPath, evenOdd: Bool) -> Coverage {
    var path = path
    path.scale(by: SIMD2(1 / pointSize.width, 1 / pointSize.height))
    return filler.fill(path, evenOdd: evenOdd)
  }

  private mutating func updateClips(_ new: [Drawing.Clip]) {
    guard new != clips else { return }
    clips = new
    clipCoverage = nil
    let tolerance = Self.tolerance * min(pointSize.width, pointSize.height)
    for clip in new {
      let inside = coverage(
        of: clip.path.flattened(tolerance: tolerance), evenOdd: clip.style.isEOFilled)
      clipCoverage = clipCoverage.map { $0.intersected(with: inside) } ?? inside
    }
  }
}

// Text.
extension FramePainter {
  private mutating func add(
    _ string: String, _ at: CGPoint, _ attributes: Drawing.TextAttributes, _ opacity: Double,
    _ order: Int
  ) {
    guard at.x.isFinite, at.y.isFinite, let paint = sampler(attributes.paint, opacity) else {
      return
    }
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
    guard let clip = clipCoverage else { return true }
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
        regions.mix(canvas, column: column, row: row, over: palette.background)
        if palette.isMonochrome {
          cells[index].glyph = CellGrid.Glyph(toneFitter.fit(regions))
          continue
        }
        let choice = fitter.fit(regions)
        cells[index].glyph = CellGrid.Glyph(glyphs.glyphs[choice.glyph].scalar)
        cells[index].style = palette.style(choice, isBlank: choice.glyph == 0)
      }
    }
    var grid = CellGrid(columns: columns, rows: rows, cells: cells)
    for letter in letters { set(letter, in: &grid, &regions) }
    return grid
  }

  /// Sets a character, on the mean of what is painted behind it.
  private func set(_ letter: Letter, in grid: inout CellGrid, _ regions: inout CellRegions) {
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
        style.background = palette.cellColor(behind)
      }
      let ink = behind + (letter.paint - palette.background - behind) * letter.paint.w
      style.foreground = palette.cellColor(ink)
    }
    grid.set(letter.character, width: letter.width, style, column: letter.column, row: letter.row)
  }
}
