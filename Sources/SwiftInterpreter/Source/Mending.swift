/// A source with what is plainly mistyped set right: curly quotes, dashes, no-break spaces and the like.
public nonisolated struct Mended {
  /// The source as it should read; the one given where nothing needed mending.
  public var source: SourceText { parsed.source }
  /// That source, read.
  public let parsed: ParsedSource
  /// What was mended: a warning for each, with the mend as its fix-it, in the source as it was before.
  public let diagnostics: [Diagnostic]

  /// Mending one mistake may bring another to light; this many rounds are made at most.
  private static let rounds = 8

  /// Mends `source`.
  ///
  /// Applied is each mend that is the only one for its mistake and replaces characters by others. What is missing is
  /// not made up, but for the view around the inside of one, nor is anything removed.
  public init(_ source: SourceText) {
    var parsed = ParsedSource(source)
    var diagnostics: [Diagnostic] = []
    for _ in 0..<Self.rounds {
      let sure = parsed.diagnostics.filter(Self.isSure)
      guard !sure.isEmpty else { break }
      diagnostics += sure.map { diagnostic in
        var warning = diagnostic
        warning.severity = .warning
        return warning
      }
      var mended = parsed.source
      mended.text = mended.text.applying(sure.flatMap { $0.fixIts[0].edits })
      parsed = ParsedSource(mended)
    }
    if let inside = ViewInside(parsed) {
      parsed = inside.whole
      diagnostics.append(inside.diagnostic)
    }
    self.parsed = parsed
    self.diagnostics = diagnostics
  }

  private static func isSure(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.severity != .note, diagnostic.fixIts.count == 1 else { return false }
    let mend = diagnostic.fixIts[0]
    return mend.message.hasPrefix("replace ")
      || [LookAlike.removal, PageMarks.removal].contains(mend.message)
  }
}

nonisolated extension String {
  /// The text after `edits`, which do not overlap, or else the earlier one counts.
  public func applying(_ edits: [TextEdit]) -> String {
    let bytes = utf8
    var result = ""
    var place = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= place && edit.range.upperBound <= bytes.count {
      result += String(decoding: bytes[in: place..<edit.range.lowerBound], as: UTF8.self)
      result += edit.replacement
      place = edit.range.upperBound
    }
    return result + String(decoding: bytes[in: place..<bytes.count], as: UTF8.self)
  }
}
