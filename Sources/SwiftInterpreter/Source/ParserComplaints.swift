internal import SwiftDiagnostics
internal import SwiftParser
internal import SwiftParserDiagnostics
internal import SwiftSyntax

/// What the parser has to say about a source.
nonisolated struct ParserComplaints {
  /// Sorted by place.
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether there is a complaint, and more input could answer every one.
  private(set) var areMendedByMore = false

  private let source: SourceText
  private let tree: SourceFileSyntax

  /// The parser's generator takes time in proportion to the square of the number of faults (20,000 take minutes).
  private static let mostFaults = 100
  /// The generator visits recursively, about 400 bytes of stack a level.
  private static let deepestFault = 8_000

  init(about tree: SourceFileSyntax, in source: SourceText) {
    self.tree = tree
    self.source = source
    defer {
      let lookAlikes = LookAlike.diagnostics(in: tree, of: source)
      let replaced = lookAlikes.flatMap { $0.fixIts[0].edits.map(\.range) }
      diagnostics.removeAll { complaint in
        replaced.contains { $0.contains(complaint.range.lowerBound) }
      }
      diagnostics += lookAlikes
      diagnostics.sort { $0.range.lowerBound < $1.range.lowerBound }
      for index in diagnostics.indices {
        CompilerWords.improve(&diagnostics[index])
      }
    }
    guard tree.hasError || tree.hasWarning else { return }
    let faults = Faults(in: Syntax(tree), most: Self.mostFaults)
    if faults.depth > Self.deepestFault {
      let place = faults.places.first ?? 0
      diagnostics = [
        Diagnostic(
          .error,
          "there is a mistake here, in an expression too long to say what it is",
          in: source, at: place..<place)
      ]
    } else if let limit = faults.limit {
      report(ofTextBefore: limit)
    } else {
      let stray = StrayText(in: tree)
      let found = ParseDiagnosticsGenerator.diagnostics(
        for: stray.places.isEmpty ? tree : stray.treeWithout(in: source))
      diagnostics = found.map(diagnostic) + stray.diagnostics(in: source)
      areMendedByMore = isMendedByMore(found)
    }
    if !areMendedByMore,
      let lost = LostBraces(diagnostics, about: tree, in: source).diagnostics
    {
      diagnostics = lost
    } else {
      WordRepair.improve(&diagnostics)
      dropConsequences()
    }
  }

  /// Leaves out what follows from a fault that is told already: the closing brace of an opening one that is missing, and
  /// what stands in the brackets of a loop in another language's form.
  private mutating func dropConsequences() {
    let opening = Set(
      diagnostics.compactMap { complaint in
        complaint.message.hasPrefix("expected '{' in ") ? complaint.message.dropFirst(16) : nil
      })
    let loops = diagnostics.filter { $0.message.hasPrefix("C-style for") }
    let bytes = source.text.utf8
    diagnostics.removeAll { complaint in
      let closed = "expected '}' to end "
      if complaint.message.hasPrefix(closed) {
        return opening.contains(complaint.message.dropFirst(closed.count))
      }
      return loops.contains { loop in
        let line = bytes.dropFirst(loop.range.lowerBound).prefix {
          $0 != UInt8(ascii: "\n")
        }
        return complaint.range.lowerBound > loop.range.lowerBound
          && complaint.range.lowerBound < loop.range.lowerBound + line.count
      }
    }
  }

  private mutating func report(ofTextBefore limit: Int) {
    let start = String(decoding: source.text.utf8.prefix(limit), as: UTF8.self)
    let beginning = Parser.parse(source: start)
    let stray = StrayText(in: beginning)
    diagnostics = ParseDiagnosticsGenerator.diagnostics(
      for: stray.places.isEmpty
        ? beginning : stray.treeWithout(in: SourceText(start, name: source.name))
    )
    .filter { $0.position.utf8Offset < limit }.map(diagnostic)
    diagnostics.append(
      Diagnostic(
        .note, "there are more mistakes from here on; these are the first", in: source,
        at: limit..<limit))
  }
}

// Incomplete input.
nonisolated extension ParserComplaints {
  private func isMendedByMore(_ found: [SwiftDiagnostics.Diagnostic]) -> Bool {
    let end =
      tree.endOfFileToken.previousToken(viewMode: .sourceAccurate)?
      .endPositionBeforeTrailingTrivia.utf8Offset ?? 0
    let errors = found.filter { $0.diagMessage.severity == .error }
    return !errors.isEmpty
      && errors.allSatisfy { error in
        isOpenComment(error)
          || (error.position.utf8Offset >= end && isMissing(error) && !isOneLineString(error))
      }
  }

  /// The parser knows what is missing: a fix-it inserts it.
  private func isMissing(_ error: SwiftDiagnostics.Diagnostic) -> Bool {
    error.diagMessage is MissingNodesError
      || error.fixIts.contains { $0.changes.isEmpty == false && insertsPlaceholder($0) }
  }

  private func insertsPlaceholder(_ fixIt: SwiftDiagnostics.FixIt) -> Bool {
    fixIt.edits.contains { $0.replacement.contains("<#") }
  }

  private func isOneLineString(_ error: SwiftDiagnostics.Diagnostic) -> Bool {
    error.node.as(TokenSyntax.self)?.tokenKind == .stringQuote
  }

  private func isOpenComment(_ error: SwiftDiagnostics.Diagnostic) -> Bool {
    let rest = source.text.utf8.dropFirst(error.position.utf8Offset)
    return rest.starts(with: "/*".utf8) && error.diagMessage.message.contains("unterminated")
  }
}

nonisolated extension Diagnostic.FixIt {
  /// Whether it opens a block and closes none: that alone mends nothing.
  fileprivate var leavesBraceOpen: Bool {
    let text = edits.map(\.replacement).joined()
    return text.contains("{") && !text.contains("}")
  }
}

// The parser's diagnostics as ours.
nonisolated extension ParserComplaints {
  private func diagnostic(_ found: SwiftDiagnostics.Diagnostic) -> Diagnostic {
    let place = found.position.utf8Offset
    let highlight = found.highlights.lazy.map(\.textRange).first { $0.lowerBound == place }
    return Diagnostic(
      severity(found.diagMessage.severity), found.diagMessage.message, in: source,
      at: highlight ?? place..<place,
      fixIts: found.fixIts.map(fixIt).filter { !$0.leavesBraceOpen },
      notes: found.notes.map { note in
        let place = note.position.utf8Offset
        return Diagnostic(.note, note.noteMessage.message, in: source, at: place..<place)
      })
  }

  private func severity(_ severity: DiagnosticSeverity) -> Diagnostic.Severity {
    switch severity {
    case .error: .error
    case .warning: .warning
    default: .note
    }
  }

  private func fixIt(_ fixIt: SwiftDiagnostics.FixIt) -> Diagnostic.FixIt {
    let edits = fixIt.edits.compactMap { edit -> TextEdit? in
      let range = edit.range.lowerBound.utf8Offset..<edit.range.upperBound.utf8Offset
      return range.isEmpty && edit.replacement.isEmpty
        ? nil : TextEdit(range: range, replacement: edit.replacement)
    }
    return Diagnostic.FixIt(message: fixIt.message.message, edits: edits)
  }
}
