internal import SwiftSyntax

/// Code from a page that has lost its braces, and its line ends with them, as pages translated to and fro have.
///
/// Everything behind the first brace that is missing stands in the wrong place for the parser; what it says of that is
/// left out. The braces are one fault; each word that stands in the place of another is one, however often it stands
/// there.
nonisolated struct LostBraces {
  /// What is said instead; `nil` where the braces are there, or their lack is the only fault.
  let diagnostics: [Diagnostic]?

  /// Words that a brace follows sooner or later.
  private static let openers: Set<String> = [
    "struct", "class", "enum", "extension", "func", "Gauge", "VStack", "HStack", "ZStack", "Group",
    "ForEach", "List",
  ]

  /// How many complaints the parser has at least: a few are mistakes of another kind.
  private static let fewest = 3

  init(_ complaints: [Diagnostic], about tree: SourceFileSyntax, in source: SourceText) {
    let errors = complaints.filter { $0.severity == .error && !Self.isAboutQuotes($0) }
    guard errors.count >= Self.fewest, let first = errors.first,
      !source.text.utf8.contains(UInt8(ascii: "{")), !source.text.utf8.contains(UInt8(ascii: "}")),
      FlatTokens(tree).contains(where: { Self.openers.contains($0.text) })
    else {
      diagnostics = nil
      return
    }
    var found = [
      Diagnostic(
        .error,
        "no '{' in this code, nor '}': its page has lost them, and its line ends; copy it from where it "
          + "stands in lines, or put the braces in", in: source, at: first.range)
    ]
    found += Self.quotes(in: source)
    found += WordRepair.diagnostics(in: tree, of: source)
    diagnostics = found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func isAboutQuotes(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.message.contains("curly quote")
  }

  /// The curly quotes as one fault, whose mend is that of all: behind a missing brace the parser tells of none.
  private static func quotes(in source: SourceText) -> [Diagnostic] {
    var edits: [TextEdit] = []
    var place = 0
    for scalar in source.text.unicodeScalars {
      let end = place + UTF8.width(scalar)
      if scalar == "\u{201C}" || scalar == "\u{201D}" {
        edits.append(TextEdit(range: place..<end, replacement: "\""))
      }
      place = end
    }
    guard let first = edits.first else { return [] }
    return [
      Diagnostic(
        .error, "unicode curly quote found, replace with '\"'", in: source, at: first.range,
        fixIts: [.init(message: "replace curly quotes with '\"'", edits: edits)])
    ]
  }
}

nonisolated extension WordRepair {
  /// Words of the table that are Swift's too: where each stands for another one.
  private static let contexts: [String: Context] = [
    "body": .method, "top": .label, "type": .label, "kind": .label, "amount": .label,
  ]

  private enum Context {
    /// `.body(…)`
    case method
    /// `top:`
    case label
  }

  /// One diagnostic for each word and phrase that stands for another, with the mend of all places.
  static func diagnostics(in tree: SourceFileSyntax, of source: SourceText) -> [Diagnostic] {
    var places: [String: (meant: String, ranges: [Range<Int>])] = [:]
    var before: TokenSyntax?
    let tokens = Array(FlatTokens(tree))
    for (index, token) in tokens.enumerated() {
      defer { before = token }
      guard case .identifier(let word) = token.tokenKind, word.utf8.allSatisfy({ $0 < 0x80 }),
        let meant = meant[word.lowercased()]?.first,
        fits(word, before, index + 1 < tokens.count ? tokens[index + 1] : nil)
      else { continue }
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      places[word, default: (meant, [])].ranges.append(start..<start + word.utf8.count)
    }
    for (phrase, meant) in phrases {
      let ranges = ranges(of: phrase, in: source.text)
      if !ranges.isEmpty { places[phrase] = (meant, ranges) }
    }
    // A phrase's first word is none of its own.
    let phrased = phrases.flatMap { places[$0.wrong]?.ranges ?? [] }
    return places.compactMap { word, place in
      let ranges =
        word.contains(" ") || word.contains("-")
        ? place.ranges
        : place.ranges.filter { range in !phrased.contains { $0.contains(range.lowerBound) } }
      return ranges.first.map { first in
        Diagnostic(
          .error, "'\(word)' is not Swift; did you mean '\(place.meant)'?", in: source, at: first,
          fixIts: [
            .init(
              message: "replace '\(word)' with '\(place.meant)'",
              edits: ranges.map { TextEdit(range: $0, replacement: place.meant) })
          ])
      }
    }
  }

  private static func fits(_ word: String, _ before: TokenSyntax?, _ after: TokenSyntax?) -> Bool {
    switch contexts[word] {
    case .method: before?.tokenKind == .period && after?.tokenKind == .leftParen
    case .label: after?.tokenKind == .colon
    case nil: true
    }
  }

  private static func ranges(of phrase: String, in text: String) -> [Range<Int>] {
    text.ranges(of: phrase).map { range in
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      return start..<start + phrase.utf8.count
    }
  }
}
