internal import SwiftParser
internal import SwiftSyntax

/// Characters that are none of Swift's, in front of a `=`.
///
/// The parser's generator of diagnostics ends the process there: it wants the blanks around the `=` to be alike, finds
/// them alike, and makes a fix-it that changes nothing. So it is asked about the source without them.
nonisolated struct StrayText {
  /// Where they stand, in UTF-8 offsets.
  private(set) var places: [Range<Int>] = []

  init(in tree: SourceFileSyntax) {
    var before: TokenSyntax?
    for token in FlatTokens(tree) {
      defer { before = token }
      guard token.tokenKind == .equal else { continue }
      if let before {
        note(before.trailingTrivia, from: before.endPositionBeforeTrailingTrivia.utf8Offset)
      }
      note(token.leadingTrivia, from: token.position.utf8Offset)
    }
  }

  private mutating func note(_ trivia: Trivia, from start: Int) {
    var place = start
    for piece in trivia.pieces {
      let start = place
      place += piece.sourceLength.utf8Length
      if case .unexpectedText = piece { places.append(start..<place) }
    }
  }

  /// The tree of the source with blanks in their place.
  func treeWithout(in source: SourceText) -> SourceFileSyntax {
    var bytes = Array(source.text.utf8)
    for place in places {
      for index in place where bytes.indices.contains(index) { bytes[index] = UInt8(ascii: " ") }
    }
    return Parser.parse(source: String(decoding: bytes, as: UTF8.self))
  }

  /// What is said of each.
  func diagnostics(in source: SourceText) -> [Diagnostic] {
    places.map { Diagnostic(.error, "invalid character in source file", in: source, at: $0) }
  }
}
