import GaugeUI

/// A line of text, as wide as its cells.
struct SVGText {
  private let text: String
  private let placement: String
  private let attributes: Drawing.TextAttributes

  /// The width of a letter of common monospaced faces, as a part of the size: 0.602 in Menlo and DejaVu Sans Mono.
  private static let letterWidth = 0.602
  /// Half the height of their capitals, as a part of the size: 0.729 / 2 in both.
  private static let halfCapital = 0.365

  init(
    _ string: String, at point: CGPoint, attributes: Drawing.TextAttributes, metrics: CellMetrics
  ) {
    text = string.printable
    self.attributes = attributes
    // Cells that cover more points hold larger letters, but none that are wider than the cell.
    let scale = metrics.cellWidth / CellMetrics.standard.cellWidth
    let fitting = metrics.cellWidth / Self.letterWidth
    let size = attributes.size.isNaN ? fitting : min(max(attributes.size, 1) * scale, fitting)
    let baseline = point.y + metrics.cellHeight / 2 + size * Self.halfCapital
    let width = CGFloat(text.cellWidth) * metrics.cellWidth
    let spacing = metrics.cellWidth - size * Self.letterWidth
    placement =
      " x=\"\(point.x.svg)\" y=\"\(baseline.svg)\" font-size=\"\(size.svg)\""
      // The spacing is for readers that know no `textLength`, and leaves the others little to do.
      + (spacing >= 0.001 ? " letter-spacing=\"\(spacing.svg)\"" : "")
      + " textLength=\"\(width.svg)\""
  }

  func element(in definitions: inout SVGDefinitions) -> String {
    guard !text.isEmpty else { return "" }
    var style = " font-family=\"ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace\""
    if attributes.isBold { style += " font-weight=\"bold\"" }
    if attributes.isItalic { style += " font-style=\"italic\"" }
    let lines = [
      attributes.isUnderlined ? "underline" : nil,
      attributes.isStruckThrough ? "line-through" : nil,
    ].compactMap(\.self)
    if !lines.isEmpty { style += " text-decoration=\"\(lines.joined(separator: " "))\"" }
    let paint = definitions.attributes("fill", attributes.paint)
    return "<text\(placement)\(style)\(paint) xml:space=\"preserve\">\(text.xmlEscaped)</text>"
  }
}

extension String {
  /// This text between tags. What XML has no place for becomes `�`.
  fileprivate var xmlEscaped: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
