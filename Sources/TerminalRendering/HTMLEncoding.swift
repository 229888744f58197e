public import GaugeUI

// Frames for a web browser.

extension CellGrid {
  /// A whole page that shows this frame in its colours, with nothing loaded from elsewhere.
  ///
  /// - Parameter colorScheme: The appearance that the frame was drawn for; it sets the page's own colours.
  public func htmlPage(title: String, colorScheme: ColorScheme) -> String {
    let (ink, paper) = colorScheme == .dark ? ("#fff", "#000") : ("#000", "#fff")
    // Block characters join where lines are as high as the face's ascent and descent: 1.164 of the size in both Menlo
    // and DejaVu Sans Mono.
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <title>\(title.printable.htmlEscaped)</title>
      <style>
      body { color: \(ink); background: \(paper); }
      pre { font: 16px/1.164 ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; }
      </style>
      </head>
      <body>
      <pre>
      \(htmlText)</pre>
      </body>
      </html>

      """
  }

  /// The characters with their colours and attributes as the content of a `pre` element, a line for each row. Blanks at
  /// the ends of lines are left out.
  public var htmlText: String {
    (0..<rows).map { row in
      var line = ""
      var run = ""
      var pen = Style()
      func finish() {
        line += pen == Style() ? run : "<span style=\"\(pen.css)\">\(run)</span>"
        run = ""
      }
      for column in 0..<usedColumns(row: row) {
        let cell = self[column, row]
        guard cell.glyph != .continuation else { continue }
        if cell.style != pen {
          if !run.isEmpty { finish() }
          pen = cell.style
        }
        run += string(of: cell.glyph).htmlEscaped
      }
      finish()
      return line + "\n"
    }.joined()
  }
}

extension CellGrid.Style {
  /// The style as declarations.
  fileprivate var css: String {
    var declarations: [String] = []
    let isReverse = attributes.contains(.reverse)
    let ink = isReverse ? background.css ?? "canvas" : foreground.css
    let paper = isReverse ? foreground.css ?? "canvastext" : background.css
    if let ink { declarations.append("color:\(ink)") }
    if let paper { declarations.append("background:\(paper)") }
    if attributes.contains(.bold) { declarations.append("font-weight:bold") }
    if attributes.contains(.italic) { declarations.append("font-style:italic") }
    let lines = [
      attributes.contains(.underline) ? "underline" : nil,
      attributes.contains(.strikethrough) ? "line-through" : nil,
    ].compactMap(\.self)
    if !lines.isEmpty {
      declarations.append("text-decoration:\(lines.joined(separator: " "))")
    }
    return declarations.joined(separator: ";")
  }
}

extension CellColor {
  /// `#RRGGBB`; `nil` for the page's own colour.
  fileprivate var css: String? {
    let entry: TerminalPalette.Entry
    switch value {
    case .standard: return nil
    case .rgb(let red, let green, let blue): entry = .init(red, green, blue)
    case .ansi16(let index): entry = TerminalPalette.ansi16[Int(index)]
    case .ansi256(let index):
      entry =
        index < 16
        ? TerminalPalette.ansi16[Int(index)] : TerminalPalette.ansi256[Int(index) - 16]
    }
    return "#"
      + [entry.red, entry.green, entry.blue].map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }
}

extension String {
  /// This text between tags.
  fileprivate var htmlEscaped: String {
    guard utf8.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }) else {
      return self
    }
    return map { $0 == "&" ? "&amp;" : $0 == "<" ? "&lt;" : String($0) }.joined()
  }
}
