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

  /// Any text can be as narrow as a column and as wide as its longest line: no need to set it to know.
  override func range(
    along axis: Axis, in proposal: ProposedViewSize
  ) -> (least: CGFloat, most: CGFloat) {
    guard axis == .horizontal else { return super.range(along: axis, in: proposal) }
    let most = size(for: proposal.with(nil, along: axis)).width
    return (min(most, environment.metrics.cellWidth), most)
  }

  override func guide(_ alignment: VerticalAlignment, size: CGSize) -> CGFloat {
    // Letters stand on the lower edge of their rows, in the first line as in the last.
    guard alignment == .firstTextBaseline,
      let latest = latest?.block, latest.size == size, let first = latest.lines.first
    else { return super.guide(alignment, size: size) }
    return first.height
  }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    let block = block(proposal)
    let bounds = CGRect(origin: origin, size: block.size)
    let cells = context.corner(ofTextIn: bounds)
    let shapes = context.corner(ofLettersIn: bounds)
    var y: CGFloat = 0
    for line in block.lines {
      var x = indent(of: line.width, in: block.size.width)
      for piece in line.pieces {
        let run = runs[piece.run]
        let paint = paint(of: run, in: bounds)
        if let letters = run.letters {
          let corner = CGPoint(x: shapes.x + x, y: shapes.y + y + line.height - letters.lineHeight)
          context.add(
            .stroke(letters.path(of: piece.string, at: corner), letters.strokeStyle, paint))
        } else {
          // Beside large letters, cells stand on the lowest row.
          let corner = CGPoint(
            x: cells.x + x, y: cells.y + y + line.height - environment.metrics.cellHeight)
          context.add(.text(piece.string, at: corner, run.attributes(paint: paint)))
        }
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

    mutating func append(_ glyph: LineBreaker.Glyph) {
      if pieces.last?.run == glyph.run {
        pieces[pieces.count - 1].string.append(glyph.character)
      } else {
        pieces.append(Piece(run: glyph.run, string: String(glyph.character)))
      }
    }
  }

  private struct Piece {
    var run: Int
    var string: String
    var width: CGFloat = 0
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
    let width = run.width(of: run.string, environment.metrics)
    guard proposal.width.map({ width <= $0 + 0.005 }) ?? true else { return nil }
    let line = Line(
      pieces: [Piece(run: 0, string: run.string, width: width)], width: width,
      height: run.height(environment.metrics))
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
    if let height, height.isFinite, let tallest = runs.map({ $0.height(environment.metrics) }).max()
    {
      limit = min(limit, max(1, Int(min(height / tallest + 0.005, 1e9))))
    }
    return limit
  }

  private func line(of range: Range<Int>, ending ellipsis: LineBreaker.Glyph? = nil) -> Line {
    var line = Line()
    for glyph in breaker.glyphs[range] { line.append(glyph) }
    if let ellipsis { line.append(ellipsis) }
    for (index, piece) in line.pieces.enumerated() {
      let run = runs[piece.run]
      line.pieces[index].width = run.width(of: piece.string, environment.metrics)
      line.width += line.pieces[index].width
      line.height = max(line.height, run.height(environment.metrics))
    }
    if line.pieces.isEmpty { line.height = run(at: range.lowerBound).height(environment.metrics) }
    return line
  }

  /// The last line of text that goes on: as much of it as fits, and an ellipsis.
  private func cutLine(from start: Int, width: CGFloat) -> Line {
    var ellipsis = glyph("…", like: start)
    let range = breaker.truncation(from: start, width: width, ellipsis: ellipsis.width)
    if !range.isEmpty { ellipsis = glyph("…", like: range.upperBound - 1) }
    return line(of: range, ending: ellipsis)
  }

  private func glyph(_ character: Character, like index: Int) -> LineBreaker.Glyph {
    run(at: index).glyph(character, run: runIndex(at: index), environment.metrics)
  }

  /// The run of the glyph at `index`; of the last one after the end.
  private func run(at index: Int) -> TextRun { runs[runIndex(at: index)] }

  private func runIndex(at index: Int) -> Int {
    breaker.glyphs.indices.contains(index) ? breaker.glyphs[index].run : runs.count - 1
  }

  private func glyphs() -> [LineBreaker.Glyph] {
    runs.enumerated().flatMap { index, run in
      run.string.map { run.glyph($0, run: index, environment.metrics) }
    }
  }
}
