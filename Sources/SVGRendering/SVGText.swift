import GaugeUI

/// A line of text, as wide as its cells.
struct SVGText {
  private let text: String
  private let placement: String
  private let attributes: Drawing.TextAttributes

  init(
    _ string: String, at point: CGPoint, attributes: Drawing.TextAttributes, metrics: CellMetrics
  ) {
    text = string.printable
    self.attributes = attributes
    // Letters of common monospaced faces are 0.6 of their size wide and stand on three quarters of a row.
    let fitting = metrics.cellWidth / 0.6
    let size = attributes.size.isFinite ? min(max(attributes.size, 1), fitting) : fitting
    let baseline = point.y + metrics.cellHeight * 0.75
    let width = CGFloat(text.cellWidth) * metrics.cellWidth
    placement =
      " x=\"\(point.x.svg)\" y=\"\(baseline.svg)\" font-size=\"\(size.svg)\""
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
