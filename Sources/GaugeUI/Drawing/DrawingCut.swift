extension Drawing {
  /// The part of the drawing that lies in a window of `columns` × `rows` cells.
  ///
  /// Where something is left out an ellipsis stands at the window's edge: in each line of text that goes on beyond a side,
  /// at the end of the first or last line where lines are missing above or below, and else where the first shape is cut.
  /// Less than half a cell of a shape is nothing left out.
  ///
  /// - Parameters:
  ///   - rows: `nil` for no limit below.
  ///   - extent: What of the drawing is to be seen. What lies outside of that is not missed.
  func cut(columns: Int, rows: Int?, of extent: CGRect) -> Drawing {
    let window = CGRect(
      x: 0, y: 0, width: CGFloat(columns) * metrics.cellWidth,
      height: rows.map { CGFloat($0) * metrics.cellHeight } ?? .greatestFiniteMagnitude)
    let fits =
      extent.minX >= 0 && extent.minY >= 0 && extent.maxX <= window.maxX
      && extent.maxY <= window.maxY
    guard !fits else { return self }
    var cutting = DrawingCutting(window: window, columns: columns, rows: rows, metrics: metrics)
    for part in parts { cutting.take(part, of: extent) }
    var cut = self
    cut.size.width = min(size.width, window.width)
    cut.size.height = min(size.height, window.height)
    cut.parts = cutting.finish()
    return cut
  }
}

/// Cuts a drawing's parts to a window, and says so by ellipses.
private struct DrawingCutting {
  let window: CGRect
  let columns: Int
  let rows: Int?
  let metrics: CellMetrics
  private var parts: [Drawing.Part] = []
  /// The texts among them.
  private var texts: [Text] = []
  /// What is missing on each side.
  private var missing: [Edge: [Missing]] = [:]
  /// How an ellipsis looks for which there is no text: as the first text, or grey, which shows on light and dark.
  private var attributes: Drawing.TextAttributes?

  /// A line of text: at which place among the parts it stands, and in which cells.
  private struct Text {
    var place: Int
    var row: Int
    var cells: Range<Int>
  }

  /// Something that is left out, in which cell an ellipsis says so, and how that looks.
  private struct Missing {
    var row: Int
    var column: Int
    /// `nil` for a shape.
    var attributes: Drawing.TextAttributes?
  }

  init(window: CGRect, columns: Int, rows: Int?, metrics: CellMetrics) {
    self.window = window
    self.columns = columns
    self.rows = rows
    self.metrics = metrics
  }
}

extension DrawingCutting {
  /// Takes a part; text of which nothing can be seen is left out.
  mutating func take(_ part: Drawing.Part, of extent: CGRect) {
    let seen = part.item.ink(in: metrics).overlap(extent)
    guard !seen.isEmpty else {
      parts.append(part)
      return
    }
    guard case .text(let string, let at, let attributes) = part.item.content else {
      note(seen, tolerance: CGSize(width: metrics.cellWidth / 2, height: metrics.cellHeight / 2))
      parts.append(part)
      return
    }
    self.attributes = self.attributes ?? attributes
    note(seen, tolerance: CGSize(width: 0.01, height: 0.01), attributes)
    let row = Int((at.y / metrics.cellHeight).rounded())
    let column = Int((at.x / metrics.cellWidth).rounded())
    guard row >= 0, row < rows ?? .max else { return }
    texts.append(
      Text(place: parts.count, row: row, cells: column..<column + string.cellWidth))
    parts.append(part)
  }

  /// Notes on which sides something reaches beyond the window.
  private mutating func note(
    _ seen: CGRect, tolerance: CGSize, _ attributes: Drawing.TextAttributes? = nil
  ) {
    let middle = CGPoint(x: seen.midX, y: seen.midY)
    let row = Int(min(max(middle.y, 0), window.maxY - 1) / metrics.cellHeight)
    let column = Int(min(max(seen.minX, 0), window.maxX - 1) / metrics.cellWidth)
    func miss(_ edge: Edge, row: Int, column: Int) {
      missing[edge, default: []].append(
        Missing(row: row, column: column, attributes: attributes))
    }
    let isBeside = middle.y >= 0 && middle.y < window.maxY
    if seen.minY < -tolerance.height { miss(.top, row: 0, column: column) }
    if let rows, seen.maxY > window.maxY + tolerance.height {
      miss(.bottom, row: rows - 1, column: column)
    }
    if isBeside, seen.minX < -tolerance.width { miss(.leading, row: row, column: 0) }
    if isBeside, seen.maxX > window.maxX + tolerance.width {
      miss(.trailing, row: row, column: columns - 1)
    }
  }

  /// The parts with an ellipsis wherever something is missing.
  mutating func finish() -> [Drawing.Part] {
    for edge in [Edge.leading, .trailing] {
      // A line of text each; of shapes, one for all, and only where no text says so.
      let lines = (missing[edge] ?? []).filter { $0.attributes != nil }
      for line in lines.isEmpty ? Array(missing[edge]?.prefix(1) ?? []) : lines {
        mark(line, at: line.column, edge)
      }
    }
    for edge in [Edge.top, .bottom] {
      guard let all = missing[edge],
        let first = all.first(where: { $0.attributes != nil }) ?? all.first
      else { continue }
      // Behind what stands in the line; in an empty one where what is missing would begin.
      let end = texts.filter { $0.row == first.row && $0.cells.lowerBound < columns }
        .map(\.cells.upperBound).max()
      mark(first, at: min(end ?? first.column, columns - 1), .trailing)
    }
    return parts.filter { part in
      if case .text(let string, _, _) = part.item.content { !string.isEmpty } else { true }
    }
  }

  /// Puts an ellipsis in a cell, in place of the text there and beyond.
  private mutating func mark(_ missing: Missing, at column: Int, _ edge: Edge) {
    for index in texts.indices where texts[index].row == missing.row {
      let kept =
        edge == .leading
        ? texts[index].cells.clamped(
          to: column + 1..<max(column + 1, texts[index].cells.upperBound))
        : texts[index].cells.clamped(to: min(column, texts[index].cells.lowerBound)..<column)
      if kept != texts[index].cells { shorten(index, to: kept) }
    }
    let attributes =
      missing.attributes ?? attributes
      ?? Drawing.TextAttributes(paint: .color(Color.gray.resolve(in: EnvironmentValues())))
    let at = CGPoint(
      x: CGFloat(column) * metrics.cellWidth, y: CGFloat(missing.row) * metrics.cellHeight)
    texts.append(Text(place: parts.count, row: missing.row, cells: column..<column + 1))
    parts.append(Drawing.Part(Drawing.Item(.text("…", at: at, attributes))))
  }

  /// Leaves of a text what stands in `cells`.
  private mutating func shorten(_ index: Int, to cells: Range<Int>) {
    let text = texts[index]
    var item = parts[text.place].item
    guard case .text(let string, let at, let attributes) = item.content else { return }
    var column = text.cells.lowerBound
    var start: Int?
    var kept = ""
    for character in string {
      let end = column + character.cellWidth
      if column >= cells.lowerBound, end <= cells.upperBound {
        start = start ?? column
        kept.append(character)
      }
      column = end
    }
    let first = start ?? cells.lowerBound
    texts[index].cells = first..<first + kept.cellWidth
    let move = CGFloat(first - text.cells.lowerBound) * metrics.cellWidth
    item.content = .text(kept, at: CGPoint(x: at.x + move, y: at.y), attributes)
    parts[text.place] = Drawing.Part(item)
  }
}
