/// A stretch of text that looks the same throughout.
struct TextRun {
  /// Without control characters but for line breaks, each of them one `\n`.
  let string: String
  let font: Font
  /// What is set on the text itself; the environment's is added when it is painted.
  let foregroundStyle: AnyShapeStyle?
  private let attributes: Text.Attributes

  init(_ string: String, attributes: Text.Attributes) {
    let font = attributes.font ?? .body
    self.string = string.settable
    self.font = font
    self.attributes = attributes
    foregroundStyle = attributes.foregroundStyle
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

extension Text {
  /// The runs of this text, in order, under what the text around it sets.
  func runs(under outer: Attributes, into runs: inout [TextRun]) {
    let attributes = attributes.over(outer)
    switch content {
    case .string(let string):
      let cased =
        switch attributes.textCase {
        case .uppercase: string.uppercased()
        case .lowercase: string.lowercased()
        case nil: string
        }
      runs.append(TextRun(cased, attributes: attributes))
    case .symbol(let character):
      runs.append(TextRun(String(character), attributes: attributes))
    case .joined(let texts):
      for text in texts { text.runs(under: attributes, into: &runs) }
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
