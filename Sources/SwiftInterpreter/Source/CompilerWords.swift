/// The compiler's words for what the parser's library says in its own: a reader searches for the former.
nonisolated enum CompilerWords {
  /// Puts a complaint of the parser's in the compiler's words, at the compiler's place.
  static func improve(_ diagnostic: inout Diagnostic) {
    if diagnostic.message.hasPrefix("unexpected code 'else ") {
      diagnostic.message = "expected expression"
    }
    if let words = table[diagnostic.message] { diagnostic.message = words }
    guard let (words, place) = moved[diagnostic.message] else { return }
    guard let offset = place.offset(of: diagnostic) else { return }
    diagnostic.message = words
    if place == .opening { diagnostic.notes.removeFirst() }
    diagnostic.range = offset..<max(offset, diagnostic.range.upperBound)
  }

  /// Where the compiler points, seen from where the parser's library does.
  private enum Place {
    /// What was opened, of which a note tells.
    case opening
    /// What follows, behind blanks.
    case following
    /// Behind the next word.
    case behindWord
    /// Behind the first character.
    case inside

    func offset(of diagnostic: Diagnostic) -> Int? {
      let text = diagnostic.source.text.utf8
      let start = diagnostic.range.lowerBound
      let rest = text.dropFirst(start)
      func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") }
      let blanks = rest.prefix(while: isBlank).count
      switch self {
      case .opening: return diagnostic.notes.first?.range.lowerBound
      case .following: return start + blanks
      case .behindWord:
        return start + blanks + rest.dropFirst(blanks).prefix { $0 > UInt8(ascii: "/") }.count
      case .inside: return start + 1
      }
    }
  }

  private static let moved: [String: (String, Place)] = [
    "expected '\"' to end string literal": ("unterminated string literal", .opening),
    "expected ')' in string literal":
      ("cannot find ')' to match opening '(' in string interpolation", .opening),
    "expected ',' in array element": ("expected ',' separator", .following),
    "expected parameter clause in function signature":
      ("expected '(' in argument list of function declaration", .following),
    "expected ':' in parameter":
      ("expected ':' following argument label and parameter name", .behindWord),
    "invalid escape sequence in literal": ("invalid escape sequence in literal", .inside),
  ]

  private static let table = [
    "consecutive statements on a line must be separated by newline or ';'":
      "consecutive statements on a line must be separated by ';'",
    "consecutive declarations on a line must be separated by newline or ';'":
      "consecutive declarations on a line must be separated by ';'",
    "unicode curly quote found; use '\"' instead": "unicode curly quote found, replace with '\"'",
    "unexpected brace in source file": "extraneous '}' at top level",
    "expected pattern in variable": "expected pattern",
    "expected expression in variable": "expected initial value after '='",
    "expected type in type annotation": "expected type",
    "expected '{' in 'if' statement": "expected '{' after 'if' condition",
    "expected '{' in 'while' statement": "expected '{' after 'while' condition",
    "C-style for statement has been removed in Swift 3":
      "C-style for statement was removed in Swift 3",
    "'case' can only appear inside a 'switch' statement or 'enum' declaration":
      "'case' label can only appear inside a 'switch' statement",
    "expected '}' to end closure": "expected '}' at end of closure",
    "expected value in function call": "unexpected ',' separator",
  ]
}
