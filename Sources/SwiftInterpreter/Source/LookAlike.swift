internal import SwiftSyntax

/// Characters that a word processor, a web page or an input method puts where Swift's own belong.
nonisolated enum LookAlike {
  /// What is meant by a character that Swift takes for a blank, a letter or nothing it knows.
  private static let meant: [Unicode.Scalar: String] = {
    var table: [Unicode.Scalar: String] = [
      "\u{2018}": "\"", "\u{2019}": "\"", "\u{201A}": "\"", "\u{201B}": "\"", "\u{2032}": "\"",
      "\u{2033}": "\"", "\u{201D}": "\"", "\u{201E}": "\"", "\u{201F}": "\"", "\u{300C}": "\"",
      "\u{300D}": "\"",
      "\u{2010}": "-", "\u{2011}": "-", "\u{2012}": "-", "\u{2013}": "-", "\u{2014}": "-",
      "\u{3001}": ",", "\u{3002}": ".",
      "\u{00A0}": " ", "\u{202F}": " ", "\u{205F}": " ", "\u{3000}": " ",
      "\u{200B}": "", "\u{200C}": "", "\u{2060}": "", "\u{FEFF}": "", "\u{00AD}": "",
    ]
    for space in Unicode.Scalar.through("\u{2000}", "\u{200A}") { table[space] = " " }
    // The full-width forms stand in the order of ASCII.
    for wide in Unicode.Scalar.through("\u{FF01}", "\u{FF5E}") {
      table[wide] = Unicode.Scalar(wide.value - 0xFEE0).map { String(Character($0)) }
    }
    return table
  }()

  /// Operators by their typeset form, which Swift would take for an operator nobody has declared.
  private static let operators: [String: String] = [
    "…": "...", "‥": "...", "×": "*", "÷": "/", "≤": "<=", "≥": ">=", "≠": "!=", "→": "->",
    "\u{2212}": "-", "«": "\"", "»": "\"",
    // A translated `.percent`.
    ".%": ".percent",
  ]

  /// What is left of a no-break space whose UTF-8 was read as Latin-1.
  private static let misreadSpace = "\u{C2}"

  /// The mend of a character that stands for nothing.
  static let removal = "remove it"
}

nonisolated extension LookAlike {
  /// A diagnostic, with its mend, for each run of look-alikes outside strings and comments.
  static func diagnostics(in tree: SourceFileSyntax, of source: SourceText) -> [Diagnostic] {
    guard source.text.utf8.contains(where: { $0 >= 0x80 }) || source.text.contains(".%") else {
      return []
    }
    var found: [Diagnostic] = []
    // A page that has one no-break space is full of them: each kind is said once.
    var known: [String: Int] = [:]
    for run in runs(of: edits(in: tree, of: source), in: source) {
      let range = run[0].range.lowerBound..<run[run.count - 1].range.upperBound
      let text = String(decoding: source.text.utf8[in: run[0].range], as: UTF8.self)
      let (message, mend) = description(of: text, meaning: run[0].replacement)
      if let first = known[message] {
        found[first].fixIts[0].edits += run
        continue
      }
      known[message] = found.count
      found.append(
        Diagnostic(
          .error, message, in: source, at: range,
          fixIts: [Diagnostic.FixIt(message: mend, edits: run)]))
    }
    return found
  }

  private static func edits(in tree: SourceFileSyntax, of source: SourceText) -> [TextEdit] {
    // A source that declares operators may mean these.
    let declaresOperators = source.text.contains("operator ")
    var edits: [TextEdit] = []
    for token in FlatTokens(tree) {
      var place = token.position.utf8Offset
      for piece in token.leadingTrivia.pieces { visit(piece) }
      switch token.tokenKind {
      case .binaryOperator(let name), .prefixOperator(let name), .postfixOperator(let name):
        if let meant = operators[name], !declaresOperators { replace(name, by: meant) }
      case .identifier(misreadSpace): replace(misreadSpace, by: " ")
      case .identifier(let text), .unknown(let text): scan(text)
      case .stringSegment(let text):
        if let quote = closingQuote(in: text, of: token) {
          place += quote
          replace("\u{201D}", by: "\"")
        }
      default: break
      }
      place = token.endPositionBeforeTrailingTrivia.utf8Offset
      for piece in token.trailingTrivia.pieces { visit(piece) }

      func visit(_ piece: TriviaPiece) {
        let start = place
        if case .unexpectedText(let text) = piece { scan(text) }
        place = start + piece.sourceLength.utf8Length
      }

      func scan(_ text: String) {
        // Of a text between curly quotes the parser tells itself.
        let isQuoted = text.unicodeScalars.first == "\u{201C}"
        for scalar in text.unicodeScalars {
          let character = String(Character(scalar))
          if let meant = meant[scalar], !(isQuoted && curlyQuotes.contains(scalar)) {
            replace(character, by: meant)
          } else {
            place += character.utf8.count
          }
        }
      }

      func replace(_ text: String, by meant: String) {
        edits.append(TextEdit(range: place..<place + text.utf8.count, replacement: meant))
        place += text.utf8.count
      }
    }
    return edits
  }

  /// Where in the text of a string that has no end the one curly quote stands that is meant to end it, in UTF-8 offsets.
  private static func closingQuote(in text: String, of token: TokenSyntax) -> Int? {
    let quotes = text.unicodeScalars.indices.filter {
      curlyQuotes.contains(text.unicodeScalars[$0])
    }
    guard quotes.count == 1,
      let string = token.parent?.parent?.parent?.as(StringLiteralExprSyntax.self),
      string.closingQuote.presence == .missing, string.openingQuote.text == "\""
    else { return nil }
    return text.utf8.distance(from: text.startIndex, to: quotes[0])
  }

  /// All of the same length in UTF-8.
  private static let curlyQuotes: Set<Unicode.Scalar> = [
    "\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}",
  ]

  /// Edits with nothing but spaces between them are one mistake.
  private static func runs(of edits: [TextEdit], in source: SourceText) -> [[TextEdit]] {
    var runs: [[TextEdit]] = []
    for edit in edits {
      if let last = runs.last?.last,
        source.text.utf8[in: last.range.upperBound..<edit.range.lowerBound]
          .allSatisfy({ $0 == UInt8(ascii: " ") })
      {
        runs[runs.count - 1].append(edit)
      } else {
        runs.append([edit])
      }
    }
    return runs
  }

  private static func description(
    of text: String, meaning meant: String
  ) -> (message: String, mend: String) {
    let code = text.unicodeScalars.first.map(code(of:)) ?? ""
    switch meant {
    case "": return ("invisible character (\(code)) in source", removal)
    case " ":
      return ("\(code) found where a space is meant; use ' ' instead", "replace it with ' '")
    default:
      let name = text.utf8.allSatisfy { $0 < 0x80 } ? "'\(text)'" : "'\(text)' (\(code))"
      return ("\(name) found; use '\(meant)' instead", "replace '\(text)' with '\(meant)'")
    }
  }

  /// `U+2013`.
  private static func code(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

nonisolated extension Unicode.Scalar {
  fileprivate static func through(
    _ first: Unicode.Scalar, _ last: Unicode.Scalar
  ) -> [Unicode.Scalar] {
    (first.value...last.value).compactMap(Unicode.Scalar.init)
  }
}

nonisolated extension String.UTF8View {
  /// The bytes between two offsets.
  subscript(in range: Range<Int>) -> Substring.UTF8View {
    let start = index(startIndex, offsetBy: range.lowerBound)
    return self[start..<index(start, offsetBy: range.count)]
  }
}
