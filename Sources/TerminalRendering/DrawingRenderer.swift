public import GaugeUI

/// Fits a drawing to cells.
public struct DrawingRenderer {
  public var glyphs: GlyphSet
  public var depth: ColorDepth
  /// Says what lies behind see-through paint: black in dark appearance, white in light.
  public var colorScheme: ColorScheme

  public init(glyphs: GlyphSet, depth: ColorDepth, colorScheme: ColorScheme = .dark) {
    self.glyphs = glyphs
    self.depth = depth
    self.colorScheme = colorScheme
  }

  /// The cells of `drawing`: as many columns and rows as its size needs.
  public func grid(_ drawing: Drawing) -> CellGrid {
    CellGrid(columns: 0, rows: 0)
  }
}
