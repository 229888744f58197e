import GaugeUI
import Testing

@testable import TerminalRendering

/// A view as characters, in the room of so many columns and rows.
@MainActor func picture(
  _ view: some View, columns: Int, rows: Int, _ glyphs: GlyphSet = .blocks,
  depth: ColorDepth = .none
) -> String {
  grid(view, columns: columns, rows: rows, glyphs, depth: depth).plainText
}

/// A view as cells, in the room of so many columns and rows.
@MainActor func grid(
  _ view: some View, columns: Int, rows: Int, _ glyphs: GlyphSet = .blocks,
  depth: ColorDepth = .truecolor, colorScheme: ColorScheme = .dark,
  background: SIMD3<UInt8>? = nil, ownColor: Color? = nil
) -> CellGrid {
  var environment = EnvironmentValues()
  environment.colorScheme = colorScheme
  let renderer = DrawingRenderer(
    glyphs: glyphs, depth: depth, colorScheme: colorScheme, background: background,
    ownColor: ownColor?.resolve(in: environment))
  environment.medium = renderer.medium
  let size = ProposedViewSize(width: CGFloat(columns) * 8, height: CGFloat(rows) * 16)
  return renderer.grid(view.drawing(proposal: size, environment: environment))
}
