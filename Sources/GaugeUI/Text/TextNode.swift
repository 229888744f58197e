/// Text that can be measured and drawn: what `Text` and symbols come to.
final class TextNode: LayoutNode {
  private let runs: [TextRun]
  private let environment: EnvironmentValues
  private lazy var breaker = LineBreaker(glyphs: glyphs())
  private var latest: (proposal: ProposedViewSize, block: Block)?

  init(_ text: Text, in environment: EnvironmentValues) {
    var outer = environment.textAttributes
    outer.font = environment.font
    var runs: [TextRun] = []
    text.runs(under: outer, into: &runs)
    self.runs = runs
    self.environment = environment
  }

  override var spacingPreference: SpacingPreference { .text }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { block(proposal).size }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    let block = block(proposal)
    let bounds = CGRect(origin: origin, size: block.size)
    let corner = context.corner(ofTextIn: bounds)
    var y: CGFloat = 0
    for line in block.lines {
      var x = indent(of: line.width, in: block.size.width)
      for piece in line.pieces {
        let run = runs[piece.run]
        context.add(
          .text(
            piece.string, at: CGPoint(x: corner.x + x, y: corner.y + y),
            run.attributes(paint: paint(of: run, in: bounds))))
        x += piece.width
      }
      y += line.height
    }
  }

  private func paint(of run: TextRun, in bounds: CGRect) -> Paint {
    guard let style = run.foregroundStyle else {
      return ForegroundStyle()._paint(in: environment, bounds: bounds)
    }
    var environment = environment
    environment.setForegroundStyle(style)
    return ForegroundStyle()._paint(in: environment, bounds: bounds)
  }

  /// Where a line begins in the block, on whole columns.
  private func indent(of line: CGFloat, in width: CGFloat) -> CGFloat {
    switch environment.multilineTextAlignment {
    case .leading: 0
    case .center:
      ((width - line) / 2 / environment.metrics.cellWidth).rounded(.down)
        * environment.metrics.cellWidth
    case .trailing: width - line
    }
  }
}

// Measuring.
extension TextNode {
  /// The lines for one proposal.
  private struct Block {
    var size = CGSize.zero
    var lines: [Line] = []
  }

  private struct Line {
    var pieces: [Piece] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  private struct Piece {
    var run: Int
    var string: String
    var width: CGFloat
  }

  private func block(_ proposal: ProposedViewSize) -> Block {
    if let latest, latest.proposal == proposal { return latest.block }
    let block = wholeLine(proposal) ?? lines(proposal)
    latest = (proposal, block)
    return block
  }

  /// Text in one run that fits its line needs no breaking.
  private func wholeLine(_ proposal: ProposedViewSize) -> Block? {
    guard let run = runs.first, runs.count == 1, !run.string.utf8.contains(0x0a) else {
      return nil
    }
    guard !run.string.isEmpty else { return Block() }
    let width = width(of: run.string, in: run)
    guard proposal.width.map({ width <= $0 + 0.005 }) ?? true else { return nil }
    let line = Line(
      pieces: [Piece(run: 0, string: run.string, width: width)], width: width,
      height: height(of: run))
    return Block(size: CGSize(width: width, height: line.height), lines: [line])
  }

  private func lines(_ proposal: ProposedViewSize) -> Block {
    guard !breaker.glyphs.isEmpty else { return Block() }
    let width = max(proposal.width ?? .infinity, 0)
    let limit = lineLimit(proposal.height)
    var broken = breaker.lines(width: width, limit: limit)
    if broken.ranges.count > limit {
      broken.ranges.removeLast(broken.ranges.count - limit)
      broken.isTruncated = true
    }
    var block = Block()
    for (index, range) in broken.ranges.enumerated() {
      let isCut = broken.isTruncated && index == broken.ranges.count - 1
      let line = isCut ? cutLine(from: range.lowerBound, width: width) : line(of: range)
      block.lines.append(line)
      block.size.width = max(block.size.width, line.width)
      block.size.height += line.height
    }
    return block
  }

  /// The most lines: what is allowed, and no more than fit `height` points, but at least one.
  private func lineLimit(_ height: CGFloat?) -> Int {
    var limit = max(1, environment.lineLimit ?? .max)
    if let height, height.isFinite, let tallest = runs.map({ self.height(of: $0) }).max() {
      limit = min(limit, max(1, Int(min(height / tallest + 0.005, 1e9))))
    }
    return limit
  }

  private func line(of range: Range<Int>) -> Line {
    var line = Line()
    for glyph in breaker.glyphs[range] { append(glyph, to: &line) }
    if line.pieces.isEmpty,
      let run = runs.indices.contains(emptyRun(at: range.lowerBound))
        ? runs[emptyRun(at: range.lowerBound)] : runs.first
    {
      line.height = height(of: run)
    }
    return line
  }

  /// The run that an empty line's height comes from.
  private func emptyRun(at index: Int) -> Int {
    breaker.glyphs.indices.contains(index) ? breaker.glyphs[index].run : runs.count - 1
  }

  /// The last line of text that goes on: as much of it as fits, and an ellipsis.
  private func cutLine(from start: Int, width: CGFloat) -> Line {
    let run = emptyRun(at: start)
    let ellipsis = self.width(of: "…", in: runs[run])
    let range = breaker.truncation(from: start, width: width, ellipsis: ellipsis)
    var line = line(of: range)
    let last = range.isEmpty ? run : breaker.glyphs[range.upperBound - 1].run
    append(
      LineBreaker.Glyph(character: "…", width: ellipsis, run: last, allowsBreakAfter: false),
      to: &line)
    return line
  }

  private func append(_ glyph: LineBreaker.Glyph, to line: inout Line) {
    if line.pieces.last?.run == glyph.run {
      line.pieces[line.pieces.count - 1].string.append(glyph.character)
      line.pieces[line.pieces.count - 1].width += glyph.width
    } else {
      line.pieces.append(
        Piece(run: glyph.run, string: String(glyph.character), width: glyph.width))
    }
    line.width += glyph.width
    line.height = max(line.height, height(of: runs[glyph.run]))
  }

  private func glyphs() -> [LineBreaker.Glyph] {
    runs.enumerated().flatMap { index, run in
      run.string.map { character in
        let columns = character.cellWidth
        return LineBreaker.Glyph(
          character: character,
          width: character == "\n" ? 0 : CGFloat(columns) * environment.metrics.cellWidth,
          run: index, allowsBreakAfter: columns == 2 || character == "-")
      }
    }
  }

  private func width(of string: String, in run: TextRun) -> CGFloat {
    CGFloat(string.cellWidth) * environment.metrics.cellWidth
  }

  private func height(of run: TextRun) -> CGFloat { environment.metrics.cellHeight }
}
