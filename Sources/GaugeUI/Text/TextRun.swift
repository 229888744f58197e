/// A stretch of text that looks the same throughout.
struct TextRun {
  /// Without control characters but for line breaks, each of them one `\n`.
  var string: String
  let font: Font
  /// What is set on the text itself; the environment's is added when it is painted.
  let foregroundStyle: AnyShapeStyle?
  /// How the run is drawn where its font is so large that it is drawn as shapes.
  let letters: LargeLetters?
  private let attributes: Text.Attributes

  /// Text with a character that has no large letter, such as a Chinese one, is set in cells whatever its size; so is
  /// a symbol.
  init(_ string: String, attributes: Text.Attributes, isSymbol: Bool = false) {
    let font = attributes.font ?? .body
    self.string = string.settable
    self.font = font
    self.attributes = attributes
    foregroundStyle = attributes.foregroundStyle
    let isLarge =
      font.size >= LargeLetters.minimumSize && !isSymbol && self.string.allSatisfy(\.hasLargeLetter)
    letters =
      isLarge
      ? LargeLetters(
        size: font.size, weight: attributes.weight ?? font.weight,
        isItalic: attributes.isItalic ?? font.isItalic, for: self.string) : nil
  }

  /// The run in a font so much smaller, where it is drawn as shapes.
  func scaled(by scale: CGFloat) -> TextRun {
    guard scale != 1, letters != nil else { return self }
    var attributes = attributes
    attributes.font = font.scaled(by: scale)
    return TextRun(string, attributes: attributes)
  }

  /// How the run looks in `paint`.
  func attributes(paint: Paint) -> Drawing.TextAttributes {
    Drawing.TextAttributes(
      paint: paint, size: font.size, isBold: (attributes.weight ?? font.weight) >= .semibold,
      isItalic: attributes.isItalic ?? font.isItalic,
      isUnderlined: attributes.isUnderlined ?? false,
      isStruckThrough: attributes.isStruckThrough ?? false)
  }
}

// Measuring, in points.
extension TextRun {
  func height(_ metrics: CellMetrics) -> CGFloat { letters?.lineHeight ?? metrics.cellHeight }

  /// The width of a part of the run on one line.
  func width(of string: String, _ metrics: CellMetrics) -> CGFloat {
    letters.map { $0.width(of: string) * metrics.stretch }
      ?? CGFloat(string.cellWidth) * metrics.cellWidth
  }

  func glyph(_ character: Character, run: Int, _ metrics: CellMetrics) -> LineBreaker.Glyph {
    let columns = character == "\n" ? 0 : character.cellWidth
    return LineBreaker.Glyph(
      character: character,
      width: letters.map { $0.advance(of: character) * metrics.stretch }
        ?? CGFloat(columns) * metrics.cellWidth,
      run: run, allowsBreakAfter: columns == 2 || character == "-")
  }
}

extension Text {
  /// The runs of this text, in order, under what the text around it sets.
  func runs(under outer: Attributes, into runs: inout [TextRun]) {
    if let plainString, outer.textCase == nil, !plainString.hasMarks {
      return runs.append(TextRun(plainString, attributes: outer))
    }
    // Without recursion: a text put together by `+` is as deep as it has parts.
    var pending = [(text: self, outer: outer)]
    while let (text, outer) = pending.popLast() {
      let attributes = text.attributes.over(outer)
      switch text.content {
      case .marked(let string) where string.hasMarks:
        for span in InlineMarkup(string).spans {
          let attributes = span.style.attributes.over(attributes)
          runs.append(TextRun(attributes.cased(span.string), attributes: attributes))
        }
      case .marked(let string), .string(let string):
        runs.append(TextRun(attributes.cased(string), attributes: attributes))
      case .symbol(let character):
        runs.append(TextRun(String(character), attributes: attributes, isSymbol: true))
      case .joined(let texts):
        pending += texts.reversed().map { ($0, attributes) }
      }
    }
  }
}

extension Text.Attributes {
  fileprivate func cased(_ string: String) -> String {
    switch textCase {
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    case nil: string
    }
  }
}

// The one place where text loses what could move a terminal's cursor or turn its text around.
extension String {
  /// This string as it can be set: each line break one `\n`, a tab one space, every other control character and every
  /// change of writing direction a replacement character.
  var settable: String {
    // Almost all text is printable ASCII or has no byte that begins a control character.
    let isPlain = utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7f && $0 != 0xc2 && $0 != 0xe2 }
    if isPlain { return self }
    var settable = ""
    for character in self {
      if character.isNewline {
        settable.append("\n")
      } else if character.unicodeScalars.contains(where: \.isUnsettable) {
        for scalar in character.unicodeScalars {
          let replaced: Unicode.Scalar =
            scalar == "\t" ? " " : scalar.isUnsettable ? "\u{fffd}" : scalar
          settable.unicodeScalars.append(replaced)
        }
      } else {
        settable.append(character)
      }
    }
    return settable
  }
}

extension Unicode.Scalar {
  fileprivate var isUnsettable: Bool {
    switch value {
    case 0..<0x20, 0x7f..<0xa0: true
    // Line and paragraph separators, marks and overrides of direction.
    case 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069: true
    default: false
    }
  }
}

extension Character {
  /// Whether this character can be drawn large, if need be without an accent of its.
  fileprivate var hasLargeLetter: Bool {
    if isWhitespace || LetterTable.letters[self] != nil { return true }
    let base = String(self).decomposedStringWithCanonicalMapping.unicodeScalars.first
    return base.map { LetterTable.letters[Character($0)] != nil } ?? false
  }
}
