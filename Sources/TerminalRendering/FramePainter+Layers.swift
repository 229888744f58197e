import GaugeUI

// What the items of a drawing cover.
extension FramePainter {
  /// Makes a layer that of an item, and notes the cells in which it looks different.
  mutating func update(_ slot: Int, to part: Drawing.Part) {
    guard layers[slot].isNew || layers[slot].part !== part else { return }
    if let paint = part.item.content.shapePaint {
      setShape(slot, part.item, paint)
    } else if let (string, at, attributes) = part.item.content.words {
      removeShape(slot)
      nextLine.removeAll()
      setLetters(of: string, at, attributes, part.item)
      if nextLine.hasWideLetters { cells.hasWideLetters = true }
      nextLine.markDifferences(from: layers[slot].line, in: &stale)
      swap(&nextLine, &layers[slot].line)
    }
    layers[slot].isNew = false
    layers[slot].part = part
  }

  private mutating func setShape(_ slot: Int, _ item: Drawing.Item, _ paint: Paint) {
    if !layers[slot].line.letters.isEmpty {
      layers[slot].line.mark(in: &stale)
      layers[slot].line.removeAll()
    }
    let keepsPaint = setPaint(slot, paint, item.opacity)
    guard layers[slot].paint != nil else { return removeShape(slot) }
    filler.cover(item, into: &nextCoverage)
    if keepsPaint {
      nextCoverage.forEachDifference(from: layers[slot].coverage) { stale.insert(Int($0), $1) }
    } else {
      nextCoverage.mark(in: &stale)
      layers[slot].coverage.mark(in: &stale)
    }
    swap(&nextCoverage, &layers[slot].coverage)
    let isFine = layers[slot].coverage.isFine
    guard isFine != layers[slot].isFine else { return }
    layers[slot].isFine = isFine
    layers[slot].coverage.mark(in: &stale)
  }

  private mutating func removeShape(_ slot: Int) {
    guard layers[slot].paint != nil || !layers[slot].coverage.runs.isEmpty else { return }
    layers[slot].coverage.mark(in: &stale)
    layers[slot].coverage.removeAll()
    layers[slot].isFine = false
    layers[slot].paint = nil
  }

  /// Sets what a shape is painted with.
  ///
  /// - Returns: Whether it was painted with that before.
  private mutating func setPaint(_ slot: Int, _ paint: Paint, _ opacity: Double) -> Bool {
    if case .gradient = layers[slot].paint, case .gradient = paint,
      layers[slot].part.item.opacity == opacity,
      layers[slot].part.item.content.shapePaint == paint
    {
      return true
    }
    let old = layers[slot].paint?.plain
    layers[slot].paint = sampler(paint, opacity)
    return old != nil && old == layers[slot].paint?.plain
  }

  private func sampler(_ paint: Paint, _ opacity: Double) -> PaintSampler? {
    PaintSampler(paint, opacity: opacity, pointSize: filler.pointSize) { palette.sample($0) }
  }
}

// What the letters of a text are.
extension FramePainter {
  private mutating func setLetters(
    of string: String, _ at: CGPoint, _ attributes: Drawing.TextAttributes, _ item: Drawing.Item
  ) {
    guard at.x.isFinite, at.y.isFinite,
      let paint = sampler(attributes.paint, item.opacity)
    else { return }
    let place = SIMD2(at.x / metrics.cellWidth, at.y / metrics.cellHeight).rounded(.toNearestOrEven)
    guard (0..<Double(rows)).contains(place.y), abs(place.x) < 1e6 else { return }
    let isClipped = filler.isClipped(to: item.clips)
    nextLine.row = Int32(place.y)
    nextLine.attributes = CellGrid.Attributes(attributes)
    // A space has no ink: what is painted there shows.
    let hidesSpaces = nextLine.attributes.isDisjoint(with: [.underline, .strikethrough])
    var column = Int(place.x)
    forEachGridCharacter(of: string, ascii: glyphs.isASCII) { character, width in
      defer { column += width }
      guard column >= 0, column + width <= columns,
        !(hidesSpaces && character == .scalar(" ")),
        !isClipped || filler.isVisible(column, nextLine.row)
      else { return }
      let (left, middle) = (Int32(column), Double(column) + Double(width) / 2)
      nextLine.append(
        TextLine.Letter(
          glyph: glyph(for: character), columns: left..<left + Int32(width),
          paint: paint.plain
            ?? paint.sample(
              x: middle * Double(CellMask.width),
              y: (place.y + 0.5) * Double(CellMask.height))))
    }
  }
}

// Asked one by one: to look at a content's case copies all of it.
extension Drawing.Content {
  /// What a shape is painted with; `nil` for text.
  var shapePaint: Paint? {
    switch self {
    case .fill(_, _, let paint), .stroke(_, _, let paint): paint
    case .text: nil
    }
  }

  /// The path that is filled, and how; `nil` for what is no fill.
  var filling: (Path, FillStyle)? {
    if case .fill(let path, let style, _) = self { (path, style) } else { nil }
  }

  /// The line that is drawn, and how; `nil` for what is no stroke.
  var line: (Path, StrokeStyle)? {
    if case .stroke(let path, let style, _) = self { (path, style) } else { nil }
  }

  /// The text, and where it begins; `nil` for a shape.
  var words: (String, CGPoint, Drawing.TextAttributes)? {
    if case .text(let string, let at, let attributes) = self {
      (string, at, attributes)
    } else {
      nil
    }
  }
}
