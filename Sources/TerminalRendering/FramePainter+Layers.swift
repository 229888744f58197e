import GaugeUI

// What the items of a drawing cover.
extension FramePainter {
  /// Makes a layer that of an item, and notes the cells in which it looks different.
  @inline(__always)
  mutating func update(_ slot: Int, to part: Drawing.Part) {
    if cells.mixedCount > 0 { mix(slot, as: part.item.mixing) }
    switch part.item.content {
    case .fill(let path, let style, let paint):
      if layers[slot].isText { layers[slot].line.clear(noting: &stale) }
      let isKept = setPaint(slot, paint, part.item.opacity)
      if layers[slot].paint != nil {
        filler.fill(path, style, part.item.clips, into: &nextCoverage)
        setCoverage(slot, isKept)
      } else {
        clearShape(slot)
      }
    case .stroke(let path, let style, let paint):
      if layers[slot].isText { layers[slot].line.clear(noting: &stale) }
      let isKept = setPaint(slot, paint, part.item.opacity)
      if layers[slot].paint != nil {
        filler.stroke(path, style, part.item.clips, into: &nextCoverage)
        setCoverage(slot, isKept)
      } else {
        clearShape(slot)
      }
    case .text(let string, let at, let attributes):
      clearShape(slot)
      if case .mixed(_, let mixing) = attributes.paint { mix(slot, as: mixing) }
      let count = setLetters(slot, string, at, attributes, part.item)
      layers[slot].line.finish(at: count, noting: &stale)
      if layers[slot].line.hasWideLetters { cells.hasWideLetters = true }
    }
    extents[slot] = layers[slot].columns
  }

  /// Mixes what a layer gets next in another way: wherever that is, it is different.
  @inline(never) private mutating func mix(_ slot: Int, as mixing: Drawing.Mixing?) {
    guard layers[slot].mixing !== mixing else { return }
    layers[slot].mark(in: &stale)
    if layers[slot].mixing != nil { cells.mixedCount -= 1 }
    layers[slot].clear()
    layers[slot].mixing = mixing
    if mixing != nil { cells.mixedCount += 1 }
  }

  /// Makes the next coverage that of a layer.
  ///
  /// - Parameter keepsPaint: Whether the layer is painted with the same as before.
  @inline(__always)
  private mutating func setCoverage(_ slot: Int, _ keepsPaint: Bool) {
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

  /// Makes a layer cover nothing.
  @inline(__always) private mutating func clearShape(_ slot: Int) {
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
  private mutating func setPaint(_ slot: Int, _ paint: Paint, _ opacity: Double) -> Bool {
    guard case .color(let color) = paint else {
      return setOther(slot, paint, opacity)
    }
    let next = PaintSampler(palette.sample(color), opacity: color.opacity * opacity)
    if let before = layers[slot].paint?.plain, before == next?.plain { return true }
    layers[slot].paint = next
    return false
  }

  @inline(never)
  private mutating func setOther(_ slot: Int, _ paint: Paint, _ opacity: Double) -> Bool {
    guard case .mixed(let paint, let mixing) = paint else {
      return setGradient(slot, paint, opacity)
    }
    mix(slot, as: mixing)
    let isKept = setPaint(slot, paint, opacity)
    // What cannot be seen may take away.
    if layers[slot].paint == nil { layers[slot].paint = .plain(.zero) }
    return isKept
  }

  private mutating func setGradient(_ slot: Int, _ paint: Paint, _ opacity: Double) -> Bool {
    if case .gradient(let old) = layers[slot].paint, old.reads(paint, opacity: opacity) {
      return true
    }
    let before = layers[slot].paint?.plain
    layers[slot].paint = palette.sampler(paint, opacity: opacity, pointSize: filler.pointSize)
    return before != nil && before == layers[slot].paint?.plain
  }
}

// What the letters of a text are.
extension FramePainter {
  /// Sets the letters of a layer.
  ///
  /// - Returns: How many there are.
  @inline(__always)
  private mutating func setLetters(
    _ slot: Int, _ string: String, _ at: CGPoint, _ attributes: Drawing.TextAttributes,
    _ item: borrowing Drawing.Item
  ) -> Int {
    guard at.x.isFinite, at.y.isFinite,
      let paint = palette.sampler(
        attributes.paint, opacity: item.opacity, pointSize: filler.pointSize)
    else { return 0 }
    let place = SIMD2(at.x / metrics.cellWidth, at.y / metrics.cellHeight).rounded(.toNearestOrEven)
    guard (0..<Double(rows)).contains(place.y), abs(place.x) < 1e6 else { return 0 }
    let row = Int32(place.y)
    let attributes = CellGrid.Attributes(attributes)
    beginLine(slot, row, attributes, paint)
    // A space has no ink: what is painted there shows.
    let hidesSpaces = attributes.isDisjoint(with: [.underline, .strikethrough])
    let isClipped = filler.isClipped(to: item.clips)
    let columns = columns
    var column = Int(place.x)
    var count = 0
    forEachGridCharacter(of: string, ascii: glyphs.isASCII) { character, width in
      let start = column
      column &+= width
      guard start >= 0, column <= columns, !(hidesSpaces && character == .scalar(" ")),
        !isClipped || filler.isVisible(start, row)
      else { return }
      let letter = TextLine.Letter(
        glyph: glyph(for: character), column: Int16(truncatingIfNeeded: start),
        width: Int16(truncatingIfNeeded: width))
      if case .gradient = paint {
        let x = (Double(start) + Double(width) / 2) * Double(CellMask.width)
        let y = (place.y + 0.5) * Double(CellMask.height)
        layers[slot].line.append(letter, paint: paint.sample(x: x, y: y), noting: &stale)
      } else {
        layers[slot].line.set(letter, at: count, noting: &stale)
      }
      count &+= 1
    }
    return count
  }

  /// Makes a layer's line one in a row, in a style: without letters, unless it was so before and all are painted alike.
  @inline(__always)
  private mutating func beginLine(
    _ slot: Int, _ row: Int32, _ attributes: CellGrid.Attributes, _ paint: PaintSampler
  ) {
    let plain = paint.plain
    if layers[slot].isText, layers[slot].line.isPaintedAlike, layers[slot].line.row == row,
      layers[slot].line.style.attributes == attributes, layers[slot].line.paint == plain
    {
      return
    }
    layers[slot].line.clear(noting: &stale)
    layers[slot].line.row = row
    layers[slot].line.paint = plain ?? .zero
    layers[slot].line.style =
      plain.map { cells.style($0, attributes, on: nil) }
      ?? CellGrid.Style(attributes: attributes)
  }
}
