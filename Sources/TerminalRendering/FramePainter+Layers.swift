import GaugeUI

// What the items of a drawing cover.
extension FramePainter {
  /// Makes a layer that of an item, and notes the cells in which it looks different.
  mutating func update(_ slot: Int, to part: Drawing.Part) {
    guard layers[slot].isNew || layers[slot].part !== part, case .item(let item) = part.content
    else { return }
    layers[slot].isNew = false
    layers[slot].part = part
    switch item.content {
    case .fill(let path, _, let paint), .stroke(let path, _, let paint):
      if !layers[slot].line.letters.isEmpty {
        layers[slot].line.mark(in: &stale)
        layers[slot].line.removeAll()
      }
      let keepsPaint = layers[slot].isPainted(with: paint, item.opacity)
      if !keepsPaint { setPaint(slot, paint, item.opacity) }
      if layers[slot].paint == nil || path.isEmpty {
        removeShape(slot)
      } else {
        filler.cover(item, into: &nextCoverage)
        setCoverage(slot, keepsPaint: keepsPaint)
      }
    case .text(let string, let at, let attributes):
      removeShape(slot)
      layers[slot].removePaint()
      nextLine.removeAll()
      setLetters(of: string, at, attributes, item)
      nextLine.markDifferences(from: layers[slot].line, in: &stale)
      swap(&nextLine, &layers[slot].line)
    }
  }

  private mutating func removeShape(_ slot: Int) {
    for run in layers[slot].coverage.runs { stale.insert(Int(run.row), run.columns) }
    layers[slot].coverage.removeAll()
    layers[slot].isFine = false
  }

  /// Takes over what the filler found.
  private mutating func setCoverage(_ slot: Int, keepsPaint: Bool) {
    if keepsPaint {
      nextCoverage.forEachDifference(from: layers[slot].coverage) { stale.insert(Int($0), $1) }
    } else {
      for run in nextCoverage.runs { stale.insert(Int(run.row), run.columns) }
      for run in layers[slot].coverage.runs { stale.insert(Int(run.row), run.columns) }
    }
    swap(&nextCoverage, &layers[slot].coverage)
    let isFine = layers[slot].coverage.isFine
    guard isFine != layers[slot].isFine else { return }
    layers[slot].isFine = isFine
    for run in layers[slot].coverage.runs { stale.insert(Int(run.row), run.columns) }
  }

  private mutating func setPaint(_ slot: Int, _ paint: Paint, _ opacity: Double) {
    layers[slot].setPaint(sampler(paint, opacity), of: paint, opacity)
  }

  private func sampler(_ paint: Paint, _ opacity: Double) -> PaintSampler? {
    PaintSampler(
      paint, opacity: opacity, pointSize: filler.pointSize, sample: palette.sample)
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
    filler.clip(to: item.clips)
    nextLine.row = Int32(place.y)
    nextLine.attributes = CellGrid.Attributes(attributes)
    // A space has no ink: what is painted there shows.
    let hidesSpaces = nextLine.attributes.isDisjoint(with: [.underline, .strikethrough])
    var column = Int(place.x)
    forEachGridCharacter(of: string, ascii: glyphs.isASCII) { character, width in
      defer { column += width }
      guard column >= 0, column + width <= columns,
        !(hidesSpaces && character == .scalar(" ")), isVisible(column)
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

  /// Whether the clips leave at least half of a cell of the line.
  private func isVisible(_ column: Int) -> Bool {
    guard let clip = filler.clipCoverage else { return true }
    return clip[Int32(column), nextLine.row].count * 2 >= CellMask.area
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
