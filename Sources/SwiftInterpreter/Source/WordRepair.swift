/// Words that a page translated to and fro shows in the place of Swift's own.
///
/// They are too far from what is meant for a comparison of letters to find it.
nonisolated enum WordRepair {
  /// What each may stand for, the likeliest first; in lower case.
  static let meant: [String: [String]] = [
    "amount": ["value", "number"],
    "body": ["frame"],
    "centre": ["center"],
    "colour": ["color"],
    "colours": ["colors"],
    "coloration": ["color"],
    "daring": ["bold"],
    "dimension": ["size"],
    "excessive": ["high"],
    "grey": ["gray"],
    "kind": ["style", "type"],
    "levels": ["degrees"],
    "main": ["leading"],
    "model": ["style"],
    "peak": ["height"],
    "physique": ["body"],
    "picture": ["Image"],
    "prime": ["top"],
    "quantity": ["number"],
    "resulting": ["leading"],
    "shade": ["Color"],
    "shades": ["colors"],
    "spherical": ["round", "rounded"],
    "sprint": ["dash"],
    "textual": ["Text"],
    "top": ["height"],
    "type": ["style"],
    "vary": ["range", "in"],
    "worth": ["value"],
    // Operators of other languages.
    "..": ["..."], "=<": ["<="], "=>": [">="], "<>": ["!="],
  ]

  /// Several words, or marks, in the place of one: these the parser stumbles over.
  static let phrases = [
    (wrong: "Textual content", meant: "Text"),
    (wrong: "textual content", meant: "Text"),
    (wrong: "non-public", meant: "private"),
    (wrong: "non public", meant: "private"),
  ]
}

nonisolated extension WordRepair {
  /// Which of `candidates` the word stands for; `nil` where the table does not know.
  static func candidate(for word: String, among candidates: [String]) -> String? {
    meant[word.lowercased()]?.lazy.compactMap { meant in
      candidates.first { $0 == meant && $0 != word }
    }.first
  }

  /// Gives those diagnostics of the parser that stand at a known phrase the phrase's meaning.
  static func improve(_ diagnostics: inout [Diagnostic]) {
    // The parser may stumble over one phrase several times.
    var told: Set<Int> = []
    defer {
      diagnostics.removeAll { diagnostic in
        phrase(at: diagnostic.range.lowerBound, in: diagnostic.source.text) != nil
          && !told.insert(diagnostic.range.lowerBound).inserted
      }
    }
    for index in diagnostics.indices {
      let diagnostic = diagnostics[index]
      guard let phrase = phrase(at: diagnostic.range.lowerBound, in: diagnostic.source.text) else {
        continue
      }
      diagnostics[index].message = "'\(phrase.wrong)' is not Swift; did you mean '\(phrase.meant)'?"
      diagnostics[index].range = phrase.range
      diagnostics[index].fixIts = [
        Diagnostic.FixIt(
          message: "replace '\(phrase.wrong)' with '\(phrase.meant)'",
          edits: [TextEdit(range: phrase.range, replacement: phrase.meant)])
      ]
      diagnostics[index].notes = []
    }
  }

  /// The phrase that begins at or spans `place`.
  private static func phrase(
    at place: Int, in text: String
  ) -> (wrong: String, meant: String, range: Range<Int>)? {
    let bytes = text.utf8
    for (wrong, meant) in phrases {
      let length = wrong.utf8.count
      for start in max(0, place - length)...max(0, place) where start + length <= bytes.count {
        if bytes[in: start..<start + length].elementsEqual(wrong.utf8) {
          return (wrong, meant, start..<start + length)
        }
      }
    }
    return nil
  }
}
