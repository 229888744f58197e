/// Text of 32 points and up, drawn as letters made of lines.
///
/// Letters are centre lines that are stroked with round ends. Their heights come to lie on half rows, and stems and
/// widths on columns, so that the lines fall on what block characters can show:
///
/// - A line of text is as many rows high as its size asks, 16 points each, but at least three.
/// - Capitals are seven half rows high at 80 points, five at 48; the lines between them have whole half rows free.
/// - Bold lines are a column wide at 48 points, ten points at 80. Regular stems are narrower, but level lines at least half a
///   row high: a narrower pen, not a finer one, since what is lower than half a row blurs.
/// - An accent takes half a row above its letter, with half a row free between. Where the line is too low for that, a letter is
///   lowered by half a row at most; text with such capitals has lines a row higher.
package struct LargeLetters: Sendable {
  /// The nominal size, in points.
  package let size: CGFloat
  package let isItalic: Bool
  /// How wide stems and how high level lines are, in points.
  let pen: CGSize
  /// The distance, in points, from the edge of a letter to its outermost centre lines: half a line, on half columns.
  private let margin: CGFloat
  /// The distance, in points, between the stems of a letter of standard width.
  private let standardWidth: CGFloat
  private let heights: Heights

  /// Sizes from this one on are drawn as large letters.
  package static let minimumSize: CGFloat = 32

  /// - Parameters:
  ///   - size: The nominal size, in points; one below the smallest large size, or not finite, counts as that.
  ///   - text: What is written; its lines are a row higher where its accents ask for it.
  package init(
    size: CGFloat, weight: Font.Weight = .regular, isItalic: Bool = false, for text: String = ""
  ) {
    self.size = size.isFinite ? min(max(size, Self.minimumSize), 10_000) : Self.minimumSize
    self.isItalic = isItalic
    pen = weight.pen(at: self.size)
    standardWidth = max(2, (0.42 * self.size / Self.column).rounded()) * Self.column
    margin = (pen.height / 4).rounded(.up) * 2
    heights = Heights(size: self.size, margin: margin, hasHighAccents: text.hasHighAccents)
  }

  /// The points of a column, and of half a row.
  static let column: CGFloat = 8
}

// Measuring and drawing.
extension LargeLetters {
  /// The height of a line, in points: whole rows.
  package var lineHeight: CGFloat { heights.line }

  /// The letters of text whose line has its top leading corner at `origin`.
  ///
  /// - Parameter stretch: How many times as wide they are, as the terminal's own letters follow the shape of its cells.
  package func content(
    of text: some StringProtocol, at origin: CGPoint, stretch: CGFloat = 1, paint: Paint
  ) -> Drawing.Content {
    let path = path(of: text, at: CGPoint(x: origin.x / stretch, y: origin.y))
    let style = StrokeStyle(lineWidth: pen.height, lineCap: .round, lineJoin: .round)
    guard pen.width != pen.height || stretch != 1 else { return .stroke(path, style, paint) }
    // A round pen where the letters are so much wider leaves what a narrow one does.
    let widening = pen.height / pen.width
    let outline = path.applying(CGAffineTransform(scaleX: widening, y: 1)).strokedPath(style)
    return .fill(
      outline.applying(CGAffineTransform(scaleX: stretch / widening, y: 1)), FillStyle(), paint)
  }

  /// The width of text on one line, in points, without the gap after its last letter.
  package func width(of text: some StringProtocol) -> CGFloat {
    max(0, text.reduce(0) { $0 + advance(of: $1) } - gap)
  }

  /// The distance, in points, from the start of a character to the start of the next.
  package func advance(of character: Character) -> CGFloat {
    let letter = letter(character)
    return letter.isBlank ? width(of: letter) : width(of: letter) + 2 * margin + gap
  }

  /// The centre lines of text whose line has its top leading corner at `origin`.
  package func path(of text: some StringProtocol, at origin: CGPoint = .zero) -> Path {
    var path = Path()
    var x = origin.x
    for character in text {
      append(letter(character), at: CGPoint(x: x, y: origin.y), to: &path)
      x += advance(of: character)
    }
    return path
  }

  private func letter(_ character: Character) -> Letter {
    let isNarrow = standardWidth <= 2 * Self.column
    if isNarrow, let letter = LetterTable.narrow[character] { return letter }
    if heights.isLow, let letter = LetterTable.low[character] { return letter }
    return Letter.of(character)
  }

  /// The clear space between two letters, in points.
  private var gap: CGFloat { size < 112 ? Self.column : 2 * Self.column }

  /// The distance between the outermost centre lines of a letter, on whole columns.
  private func width(of letter: Letter) -> CGFloat {
    (letter.width / Letter.standardWidth * standardWidth / Self.column).rounded() * Self.column
  }

  private func append(_ letter: Letter, at origin: CGPoint, to path: inout Path) {
    let width = width(of: letter)
    let scale = letter.width > 0 ? width / letter.width : 0
    let halfColumn = Self.column / 2
    let squeeze = letter.accents.contains { !$0.isBelow } ? heights.squeeze(of: letter) : 1
    append(letter.lines, to: &path) { point in
      let y = heights.y(of: point.y, squeeze: squeeze)
      return place(x: onHalfColumns(point.x * scale), y: y, at: origin)
    }
    // An accent is as wide as its letter, but at least a column.
    let reach = max(width / 2, halfColumn)
    for accent in letter.accents {
      append(accent.lines, to: &path) { point in
        let y =
          accent.isBelow
          ? heights.y(of: point.y) : heights.accent(at: point.y, over: letter, pen.height)
        return place(x: width / 2 + point.x * reach, y: y, at: origin)
      }
    }
  }

  /// The place across a letter that is nearest to `x`, in points. A narrow stem that begins in the middle of a column and is
  /// wider than half of it would stand out into the next one by a hair.
  private func onHalfColumns(_ x: CGFloat) -> CGFloat {
    let steps = (x / Self.column * 2).rounded()
    let isInMiddle = steps.truncatingRemainder(dividingBy: 2) != 0
    let excess = pen.width < Self.column ? max(0, pen.width - Self.column / 2) : 0
    return steps * Self.column / 2 - (isInMiddle ? excess : 0)
  }

  private func place(x: CGFloat, y: CGFloat, at origin: CGPoint) -> CGPoint {
    // Twelve degrees, the slant that type commonly has.
    let slant = isItalic ? 0.21 * (heights.y(of: 0) - y) : 0
    // The left side of a narrow stem lies on a column's.
    let side = pen.width < pen.height ? pen.width / 2 : margin
    return CGPoint(x: origin.x + side + x + slant, y: origin.y + y)
  }

  private func append(
    _ lines: [Letter.Line], to path: inout Path, place: (CGPoint) -> CGPoint
  ) {
    for line in lines {
      switch line {
      case .move(let to): path.append(.move(place(to)))
      case .line(let to): path.append(.line(place(to)))
      case .corner(let from, let corner, let to):
        let (start, middle, end) = (place(from), place(corner), place(to))
        path.append(
          .curve(
            control1: start.toward(middle, Letter.roundness),
            control2: end.toward(middle, Letter.roundness), to: end))
      }
    }
  }
}

extension CGPoint {
  fileprivate func toward(_ other: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}

extension Font.Weight {
  /// The pen for a large letter's lines, in points.
  fileprivate func pen(at size: CGFloat) -> CGSize {
    let share: CGFloat =
      switch self {
      case .ultraLight: 0.04
      case .thin: 0.055
      case .light: 0.075
      case .regular: 0.1
      case .medium: 0.105
      case .semibold: 0.115
      case .bold: 0.125
      case .heavy: 0.15
      case .black: 0.175
      }
    // Stems much thinner than half a column are lost between the cells.
    let least: CGFloat = self < .regular ? 4 : self < .semibold ? 5 : 8
    let width = max(least, (share * size / 2).rounded() * 2)
    return CGSize(width: width, height: self < .regular ? width : max(8, width))
  }
}

extension LargeLetters {
  /// Where the heights that letters have in common lie, in points from the top of the line.
  struct Heights {
    /// The height of a line.
    let line: CGFloat
    /// How many half rows capitals and small letters take above the baseline.
    private let capital: CGFloat
    private let small: CGFloat
    private let baseline: CGFloat
    /// How many half rows there are above the baseline, and how many of them an accent takes.
    private let room: CGFloat
    private let accent: CGFloat
    private let margin: CGFloat
    /// Heights in letters' own units, from the lowest, and where their centre lines lie.
    private let stops: [(unit: CGFloat, y: CGFloat)]

    init(size: CGFloat, margin: CGFloat, hasHighAccents: Bool) {
      var rows = max(3, (size / 16).rounded())
      let half = LargeLetters.column
      // Half rows: capitals take seven tenths of the line, but at least five.
      let capital = max(5, (rows * 1.4).rounded())
      let small = (capital * 0.7).rounded(.up)
      let descent = max(1, min(2 * rows - capital, (capital * 0.3).rounded()))
      accent = capital < 12 ? 1 : 2
      if hasHighAccents, 2 * rows - descent < capital + accent { rows += 1 }
      room = 2 * rows - descent
      let baseline = room * half
      func bar(_ halfRow: CGFloat) -> CGFloat { baseline - (halfRow + 0.5) * half }
      line = rows * 16
      (self.capital, self.small, self.baseline, self.margin) = (capital, small, baseline, margin)
      stops = [
        (Letter.descender, baseline + descent * half - margin),
        (Letter.baseline, baseline - margin),
        (Letter.smallMiddle, bar(((small - 1) / 2))),
        (Letter.middle, bar(((capital - 1) / 2).rounded(.up))),
        (Letter.small, baseline - small * half + margin),
        (Letter.capital, baseline - capital * half + margin),
      ]
    }

    /// The height, in points from the top of the line, of a height in a letter's own units.
    func y(of unit: CGFloat) -> CGFloat {
      let upper = max(1, stops.firstIndex { $0.unit >= unit } ?? stops.count - 1)
      let (low, high) = (stops[upper - 1], stops[upper])
      return low.y + (unit - low.unit) / (high.unit - low.unit) * (high.y - low.y)
    }

    /// The same in a letter of which only a part of the height above the baseline is left.
    func y(of unit: CGFloat, squeeze: CGFloat) -> CGFloat {
      let (y, base) = (y(of: unit), y(of: 0))
      return y < base ? base - (base - y) * squeeze : y
    }

    /// Whether capitals are so low that small forms in them run together.
    var isLow: Bool { capital <= 6 }

    /// The half rows that a letter's body takes, and those that an accent and the room under it leave of them.
    private func body(of letter: Letter) -> (whole: CGFloat, left: CGFloat) {
      let whole = letter.height > Letter.small ? capital : small
      return (whole, min(whole, room - accent - 1))
    }

    /// The part of a letter's height that an accent and the room under it leave.
    func squeeze(of letter: Letter) -> CGFloat {
      let half = LargeLetters.column
      let body = body(of: letter)
      return max(0.1, (body.left * half - 2 * margin) / (body.whole * half - 2 * margin))
    }

    /// The height of a place in the accent over a letter, −1 to 1 upwards, for lines of a height.
    func accent(at unit: CGFloat, over letter: Letter, _ lineHeight: CGFloat) -> CGFloat {
      let half = LargeLetters.column
      let middle = baseline - (body(of: letter).left + 1 + accent / 2) * half
      return middle - unit * max(0, (accent * half - lineHeight) / 2)
    }
  }
}

extension String {
  /// Whether there is an accent on a letter as high as capitals.
  fileprivate var hasHighAccents: Bool {
    !utf8.allSatisfy { $0 < 0x80 }
      && contains {
        let letter = Letter.of($0)
        return letter.height > Letter.small && letter.accents.contains { !$0.isBelow }
      }
  }
}
