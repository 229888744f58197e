import GaugeUI

// What the items of a drawing cover.
extension FramePainter {
  /// Makes a layer that of an item, and notes the cells in which it looks different.
  ///
  /// - Parameter old: What it was of; `nil` for nothing yet.
  mutating func update(_ slot: Int, to part: Drawing.Part, from old: Drawing.Part?) {
    guard part !== old else { return }
    switch part.item.content {
    case .fill(_, _, let paint), .stroke(_, _, let paint): setShape(slot, part.item, paint, old)
    case .text(let string, let at, let attributes):
      removeShape(slot)
      nextLine.removeAll()
      setLetters(of: string, at, attributes, part.item, instead: slot)
      if nextLine.hasWideLetters { cells.hasWideLetters = true }
      nextLine.markDifferences(from: layers[slot].line, in: &stale)
      layers[slot].line.copy(nextLine)
    }
    extents[slot] = layers[slot].columns
  }

  @inline(__always)
  private mutating func setShape(
    _ slot: Int, _ item: borrowing Drawing.Item, _ paint: Paint, _ old: Drawing.Part?
  ) {
    if layers[slot].isText {
      layers[slot].line.mark(in: &stale)
      layers[slot].line.removeAll()
    }
    let keepsPaint = setPaint(slot, paint, item.opacity, old)
    guard layers[slot].paint != nil else { return removeShape(slot) }
    filler.cover(item, into: &nextCoverage)
    if keepsPaint {
      nextCoverage.forEachDifference(from: layers[slot].coverage) { stale.insert(Int($0), $1) }
    } else {
      nextCoverage.mark(in: &stale)
      layers[slot].coverage.mark(in: &stale)
    }
    layers[slot].coverage.copy(nextCoverage)
    let isFine = nextCoverage.isFine
    guard isFine != layers[slot].isFine else { return }
    layers[slot].isFine = isFine
    nextCoverage.mark(in: &stale)
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
  @inline(__always)
  private mutating func setPaint(
    _ slot: Int, _ paint: Paint, _ opacity: Double, _ old: Drawing.Part?
  ) -> Bool {
    if case .gradient = paint, case .gradient = layers[slot].paint,
      old?.item.opacity == opacity, old?.item.content.shapePaint == paint
    {
      return true
    }
    let before = layers[slot].paint?.plain
    let next = palette.sampler(paint, opacity: opacity, pointSize: filler.pointSize)
    if let before, before == next?.plain { return true }
    layers[slot].paint = next
    return false
  }
}

// What the letters of a text are.
extension FramePainter {
  /// Adds the letters to the next line.
  ///
  /// - Parameter slot: The layer that the line is to be in.
  @inline(__always)
  private mutating func setLetters(
    of string: String, _ at: CGPoint, _ attributes: Drawing.TextAttributes,
    _ item: borrowing Drawing.Item, instead slot: Int
  ) {
    guard at.x.isFinite, at.y.isFinite,
      let paint = palette.sampler(
        attributes.paint, opacity: item.opacity, pointSize: filler.pointSize)
    else { return }
    let place = SIMD2(at.x / metrics.cellWidth, at.y / metrics.cellHeight).rounded(.toNearestOrEven)
    guard (0..<Double(rows)).contains(place.y), abs(place.x) < 1e6 else { return }
    let row = Int32(place.y)
    nextLine.row = row
    nextLine.style.attributes = CellGrid.Attributes(attributes)
    if let plain = paint.plain {
      setStyle(plain, as: slot)
    }
    // A space has no ink: what is painted there shows.
    let hidesSpaces = nextLine.style.attributes.isDisjoint(with: [.underline, .strikethrough])
    let isClipped = filler.isClipped(to: item.clips)
    let columns = columns
    var column = Int(place.x)
    forEachGridCharacter(of: string, ascii: glyphs.isASCII) { character, width in
      let start = column
      column += width
      guard start >= 0, column <= columns, !(hidesSpaces && character == .scalar(" ")),
        !isClipped || filler.isVisible(start, row)
      else { return }
      let letter = TextLine.Letter(
        glyph: glyph(for: character), column: Int16(truncatingIfNeeded: start),
        width: Int16(truncatingIfNeeded: width))
      if case .gradient = paint {
        let x = (Double(start) + Double(width) / 2) * Double(CellMask.width)
        let y = (place.y + 0.5) * Double(CellMask.height)
        nextLine.append(letter, paint: paint.sample(x: x, y: y))
      } else {
        nextLine.append(letter)
      }
    }
  }

  /// Sets what all letters of the next line are painted in: mostly that of the line before.
  @inline(__always)
  private mutating func setStyle(_ paint: Sample, as slot: Int) {
    nextLine.paint = paint
    if layers[slot].isText, layers[slot].line.isPaintedAlike, layers[slot].line.paint == paint,
      layers[slot].line.style.attributes == nextLine.style.attributes
    {
      nextLine.style = layers[slot].line.style
    } else {
      nextLine.style = cells.style(paint, nextLine.style.attributes, on: nil)
    }
  }
}

extension Drawing.Content {
  /// What a shape is painted with; `nil` for text.
  var shapePaint: Paint? {
    switch self {
    case .fill(_, _, let paint), .stroke(_, _, let paint): paint
    case .text: nil
    }
  }
}
