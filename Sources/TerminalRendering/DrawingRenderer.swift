public import GaugeUI

/// Fits a drawing to cells.
public struct DrawingRenderer: Equatable, Sendable {
  public var glyphs: GlyphSet
  public var depth: ColorDepth
  /// Says what lies behind see-through paint where the background is not known: black in dark appearance, white in light.
  public var colorScheme: ColorScheme
  /// Red, green and blue behind the drawing; `nil` where that is not known. Sixteen colours, which every theme has of its own,
  /// take no notice of it.
  public var background: SIMD3<UInt8>?
  /// The colour of text for which the terminal has one of its own: with nothing painted behind it, text in it takes that.
  public var ownColor: Color.Resolved?

  public init(
    glyphs: GlyphSet, depth: ColorDepth, colorScheme: ColorScheme = .dark,
    background: SIMD3<UInt8>? = nil, ownColor: Color.Resolved? = nil
  ) {
    self.glyphs = glyphs
    self.depth = depth
    self.colorScheme = colorScheme
    self.background = background
    self.ownColor = ownColor
  }

  /// The cells of `drawing`: as many columns and rows as its size needs.
  ///
  /// A size that is no number counts as zero; a frame has at most `cellLimit` cells.
  public func grid(_ drawing: Drawing) -> CellGrid {
    painted(drawing, .all)
  }

  /// The text of `drawing` alone, in cells above its shapes, which are shown otherwise.
  ///
  /// - Parameter hidesShapes: Whether a character hides the shapes in its cell, so that it brings their colour along as its
  ///   background.
  func text(_ drawing: Drawing, hidesShapes: Bool) -> CellGrid {
    painted(drawing, .text(hidesShapes: hidesShapes))
  }

  private func painted(_ drawing: Drawing, _ content: FramePainter.Content) -> CellGrid {
    guard var painter = painter(for: drawing, content) else {
      let (columns, rows) = Self.size(of: drawing)
      return CellGrid(columns: columns, rows: rows)
    }
    painter.show(drawing.parts)
    return painter.grid
  }

  /// What paints drawings as large as `drawing`; nothing for one that needs no cells.
  func painter(for drawing: Drawing, _ content: FramePainter.Content = .all) -> FramePainter? {
    let (columns, rows) = Self.size(of: drawing)
    guard columns > 0, rows > 0 else { return nil }
    return FramePainter(
      columns: columns, rows: rows, metrics: drawing.metrics, palette: palette, glyphs: glyphs,
      content: content)
  }

  /// The cells that a drawing needs.
  static func size(of drawing: Drawing) -> (columns: Int, rows: Int) {
    let columns = count(drawing.size.width / drawing.metrics.cellWidth, limit: 4096)
    let rows = count(
      drawing.size.height / drawing.metrics.cellHeight, limit: cellLimit / max(columns, 1))
    return (columns, rows)
  }

  /// What views are drawn for that this renderer is to show.
  public var medium: Medium {
    Medium(columnSteps: glyphs.columnSteps, hasColors: depth != .none)
  }

  /// Cells of one frame: 2 million, some 1,400 screens.
  public static let cellLimit = 1 << 21

  var palette: FramePalette {
    FramePalette(
      depth: depth, colorScheme: colorScheme, background: background, ownColor: ownColor)
  }

  static func count(_ cells: CGFloat, limit: Int) -> Int {
    guard cells > 0 else { return 0 }
    // Sizes come from sums; a hair more than a whole number is that number.
    return Int(min((cells - 1e-6).rounded(.up), CGFloat(limit)))
  }
}
