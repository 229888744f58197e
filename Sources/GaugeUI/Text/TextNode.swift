/// Text that can be measured and drawn: what `Text` and symbols come to.
final class TextNode: LayoutNode {
  @exclusivity(unchecked) private var text: Text
  @exclusivity(unchecked) private var runs: [TextRun]
  @exclusivity(unchecked) private var environment: EnvironmentValues
  @exclusivity(unchecked) private var knownBreaker: LineBreaker?
  /// Whether the text is no more than words of printable ASCII, which are set as they are, in cells.
  @exclusivity(unchecked) private var isPlain = false
  /// All of the text in one line; `nil` where there are breaks or several runs.
  @exclusivity(unchecked) private var wholeLine: WholeLine?
  @exclusivity(unchecked) private var latest: (proposal: ProposedViewSize, block: Block)?
  /// How a text of one run and one colour looks.
  @exclusivity(unchecked) private var knownAttributes: Drawing.TextAttributes?
  /// The same text in smaller sizes.
  private var smaller: [Int: TextNode] = [:]

  init(_ text: Text, in environment: EnvironmentValues, scale: CGFloat = 1) {
    self.text = text
    runs = text.runs(in: environment).map { $0.scaled(by: scale) }
    self.environment = environment
    super.init()
    wholeLine = unbroken()
    isPlain = setsWordsAsTheyAre
  }

  override var spacingPreference: SpacingPreference { .text }

  override var rowPlacement: RowPlacement { .text }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let wholeLine, wholeLine.fits(proposal.width) { return wholeLine.size }
    return fitted(to: proposal).block(proposal).size
  }

  /// Any text can be as narrow as a column and as wide as its longest line: no need to set it to know.
  override func range(along axis: Axis, in proposal: ProposedViewSize) -> LengthRange {
    guard axis == .horizontal else {
      guard let line = wholeLine, line.fits(proposal.width) else {
        return measuredRange(along: axis, in: proposal)
      }
      return LengthRange(least: line.size.height, most: line.size.height)
    }
    let most = size(for: proposal.with(nil, along: axis)).width
    return LengthRange(least: min(most, environment.metrics.cellWidth), most: most)
  }

  /// Letters stand on the lower edge of their rows, in the first line as in the last.
  override func explicitGuide(
    _ guide: AlignmentGuide, for proposal: ProposedViewSize
  ) -> CGFloat? {
    let lines = fitted(to: proposal).block(proposal).lines
    guard !lines.isEmpty else { return nil }
    return switch guide.place {
    case .firstBaseline: lines[0].height
    case .lastBaseline: lines.reduce(0) { $0 + $1.height }
    default: nil
    }
  }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    if let wholeLine, wholeLine.fits(proposal.width) {
      guard !runs[0].string.isEmpty else { return }
      let bounds = CGRect(origin: origin, size: wholeLine.size)
      return draw(0, runs[0].string, at: .zero, in: bounds, height: wholeLine.height, &context)
    }
    let fitted = fitted(to: proposal)
    guard fitted === self else {
      return fitted.show(at: origin, proposal: proposal, in: &context)
    }
    let block = block(proposal)
    let bounds = CGRect(origin: origin, size: block.size)
    var y: CGFloat = 0
    for line in block.lines {
      var x = indent(of: line.width, in: block.size.width)
      for piece in line.pieces {
        draw(
          piece.run, piece.string, at: CGPoint(x: x, y: y), in: bounds, height: line.height,
          &context)
        x += piece.width
      }
      y += line.height
    }
  }

  /// Draws a part of a run.
  ///
  /// - Parameters:
  ///   - place: Where in `bounds`, which all of the text fills, its line begins.
  ///   - height: The line's.
  private func draw(
    _ run: Int, _ string: String, at place: CGPoint, in bounds: CGRect, height: CGFloat,
    _ context: inout DrawingContext
  ) {
    if environment.redactionReasons.contains(.placeholder) {
      let corner = context.corner(ofLettersIn: bounds)
      // Three quarters of the line, so that bars of two lines stay apart.
      let bar = CGRect(
        x: corner.x + place.x, y: corner.y + place.y + height / 4,
        width: runs[run].width(of: string, environment.metrics), height: height * 3 / 4)
      context.add(.fill(Path(bar), FillStyle(), paint(of: runs[run], in: bounds).opacity(0.25)))
    } else if let letters = runs[run].letters {
      let shapes = context.corner(ofLettersIn: bounds)
      let corner = CGPoint(
        x: shapes.x + place.x, y: shapes.y + place.y + height - letters.lineHeight)
      context.add(
        letters.content(
          of: string, at: corner, stretch: environment.metrics.stretch,
          paint: paint(of: runs[run], in: bounds)))
    } else {
      // Beside large letters, cells stand on the lowest row.
      let cells = context.corner(ofTextIn: bounds)
      let corner = CGPoint(
        x: cells.x + place.x, y: cells.y + place.y + height - environment.metrics.cellHeight)
      context.add(.text(string, at: corner, attributes(of: run, in: bounds)))
    }
  }

  private func attributes(of run: Int, in bounds: CGRect) -> Drawing.TextAttributes {
    if let knownAttributes { return knownAttributes }
    let attributes = runs[run].attributes(paint: paint(of: runs[run], in: bounds))
    if runs.count == 1, case .color = attributes.paint { knownAttributes = attributes }
    return attributes
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

// From one frame to the next.
extension TextNode {
  /// Makes this the node of `text`, as `init(_:in:)` would.
  func update(_ text: Text, in environment: EnvironmentValues) -> NodeChange {
    if self.environment.isSame(sharing: environment) {
      if self.text._isSameView(as: text) { return .none }
      if takeUp(text) { return .paint }
    }
    let before = wholeLine?.size
    self.text = text
    self.environment = environment
    runs = text.runs(in: environment)
    knownBreaker = nil
    wholeLine = unbroken()
    isPlain = setsWordsAsTheyAre
    latest = nil
    knownAttributes = nil
    smaller = [:]
    return before != nil && wholeLine?.size == before && measuresAsBefore() ? .paint : .layout
  }
}

extension TextNode {
  /// Takes up a text that breaks and measures as the one before, as `5%` after `4%`; `false` for any other.
  private func takeUp(_ text: Text) -> Bool {
    guard isPlain, let string = text.plainString, self.text.string.isSet(like: string) else {
      return false
    }
    self.text = text
    runs[0].string = string
    if knownBreaker != nil { knownBreaker = nil }
    if latest != nil { latest = nil }
    return true
  }

  private var setsWordsAsTheyAre: Bool {
    guard let string = text.plainString, runs.count == 1, runs[0].letters == nil else {
      return false
    }
    return runs[0].string == string && string.utf8.allSatisfy { (0x20..<0x7f).contains($0) }
  }
}

extension String {
  /// Whether another differs from this one in letters and digits alone, each of which stands in place of another.
  fileprivate func isSet(like other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    // Character by character, the views of strings take several times as long.
    var (mine, others) = (self, other)
    return mine.withUTF8 { mine in
      others.withUTF8 { others in
        for index in 0..<mine.count where mine[index] != others[index] {
          guard mine[index].isLetterOrDigit, others[index].isLetterOrDigit else { return false }
        }
        return true
      }
    }
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5a).contains(self & 0xdf)
  }
}

extension Text {
  fileprivate func runs(in environment: EnvironmentValues) -> [TextRun] {
    var outer = environment.textAttributes
    outer.font = environment.font
    var result: [TextRun] = []
    runs(under: outer, into: &result)
    return result
  }
}

// Shrinking.
extension TextNode {
  /// The node that shows the text for a proposal: this one where all of it fits or none may shrink, or else the largest that
  /// needs not cut it. Only large letters shrink, at last to text in cells.
  private func fitted(to proposal: ProposedViewSize) -> TextNode {
    let least = environment.minimumScaleFactor
    guard least < 1, runs.contains(where: { $0.letters != nil }), block(proposal).isCut else {
      return self
    }
    var node = self
    for step in 1..<20 where CGFloat(20 - step) / 20 >= least - 0.001 {
      node = shrunk(by: step)
      if !node.block(proposal).isCut { break }
    }
    return node
  }

  /// The text smaller by so many twentieths.
  private func shrunk(by step: Int) -> TextNode {
    if let known = smaller[step] { return known }
    var environment = environment
    environment.minimumScaleFactor = 1
    let node = TextNode(text, in: environment, scale: CGFloat(20 - step) / 20)
    smaller[step] = node
    return node
  }
}

// Measuring.
extension TextNode {
  private var breaker: LineBreaker {
    if let knownBreaker { return knownBreaker }
    let breaker = LineBreaker(glyphs: glyphs())
    knownBreaker = breaker
    return breaker
  }

  /// The lines for one proposal.
  private struct Block {
    var size = CGSize.zero
    var lines: [Line] = []
    /// Whether some of the text is left out, or a word broken.
    var isCut = false
  }

  /// The measures of a text that needs no breaking.
  private struct WholeLine {
    /// With room for the fewest lines.
    var size: CGSize
    var width: CGFloat
    var height: CGFloat

    func fits(_ room: CGFloat?) -> Bool { room.map { width <= $0 + 0.005 } ?? true }
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
    // Text in one run that fits its line needs no breaking.
    if let wholeLine, wholeLine.fits(proposal.width) { return block(of: wholeLine) }
    let block = lines(proposal)
    latest = (proposal, block)
    return block
  }

  private func unbroken() -> WholeLine? {
    guard let run = runs.first, runs.count == 1, !run.string.utf8.contains(0x0a) else {
      return nil
    }
    guard !run.string.isEmpty else { return WholeLine(size: .zero, width: 0, height: 0) }
    let width = run.width(of: run.string, environment.metrics)
    let height = run.height(environment.metrics)
    return WholeLine(
      size: CGSize(width: width, height: reserving(height, lineHeight: height)), width: width,
      height: height)
  }

  private func block(of line: WholeLine) -> Block {
    guard !runs[0].string.isEmpty else { return Block() }
    let piece = Piece(run: 0, string: runs[0].string, width: line.width)
    return Block(
      size: line.size,
      lines: [Line(pieces: [piece], width: line.width, height: line.height)])
  }

  /// The height with room for the fewest lines.
  private func reserving(_ height: CGFloat, lineHeight: CGFloat) -> CGFloat {
    max(height, CGFloat(environment.lineLimits.least) * lineHeight)
  }

  private func lines(_ proposal: ProposedViewSize) -> Block {
    guard !breaker.glyphs.isEmpty else { return Block() }
    let width = max(proposal.width ?? .infinity, 0)
    let limit = lineLimit(proposal.height)
    var broken = breaker.lines(
      width: width, limit: limit, keepsWords: environment.keepsWords)
    if broken.ranges.count > limit {
      broken.ranges.removeLast(broken.ranges.count - limit)
      broken.isTruncated = true
    }
    var block = Block(isCut: broken.isTruncated || broken.breaksWords)
    for (index, range) in broken.ranges.enumerated() {
      let isCut = broken.isTruncated && index == broken.ranges.count - 1
      let line = isCut ? cutLine(from: range.lowerBound, width: width) : line(of: range)
      block.lines.append(line)
      block.size.width = max(block.size.width, line.width)
      block.size.height += line.height
    }
    block.size.height = reserving(block.size.height, lineHeight: block.lines[0].height)
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

  private func line(
    of range: Range<Int>, ellipsis: LineBreaker.Glyph? = nil, end: Range<Int>? = nil
  ) -> Line {
    var line = Line()
    for glyph in breaker.glyphs[range] { line.append(glyph) }
    if let ellipsis { line.append(ellipsis) }
    if let end { for glyph in breaker.glyphs[end] { line.append(glyph) } }
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
    let kept = breaker.cut(
      from: start, width: width - ellipsis.width, mode: environment.truncationMode)
    if !kept.start.isEmpty { ellipsis = glyph("…", like: kept.start.upperBound - 1) }
    return line(of: kept.start, ellipsis: ellipsis, end: kept.end)
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
