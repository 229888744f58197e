import SwiftInterpreter

// Views that take arguments, and styles: a lenient session shows them with values that it chooses.
extension Session {
  /// What is shown of an input that shows nothing by itself, and what is said of that; `nil` where it is nothing.
  ///
  /// - Parameter isNew: Whether the input only adds to the document. What it replaces may be a part of what is shown, and that
  ///   stays then. A style goes on what is shown.
  func samples(
    of program: Program, source index: Int, in parsed: ParsedSource, isNew: Bool
  ) -> (shown: Document.Shown, notes: [Diagnostic])? {
    let isFree = history.present.document.shown == .nothing
    guard isLenient, isFree || isNew, program.previews(in: index).isEmpty,
      parsed.items.contains(where: \.kind.isType)
    else { return nil }
    let views = Set(program.drawableTypes.filter { $0.kind == .view }.map(\.name))
    let samples = program.samples.filter {
      $0.source == index && (isFree || views.contains($0.name))
    }
    let name = parsed.source.name(ofPiece: Document.shownName)
    let sources = samples.compactMap(\.sample).map { SourceText($0, name: name) }
    guard !sources.isEmpty else { return nil }
    let notes = samples.compactMap { $0.drawnNote(.note, in: parsed.source) }
    return (.expressions(sources), notes)
  }
}

extension ParsedSource.Item.Kind {
  fileprivate var isType: Bool { if case .type = self { true } else { false } }
}

extension Program.Preview {
  /// Says what was chosen for a view without a preview.
  func drawnNote(_ severity: Diagnostic.Severity, in source: SourceText) -> Diagnostic? {
    sample.map {
      Diagnostic(
        severity, "'\(name)' has no preview; it is drawn as '\($0)'", in: source,
        at: range.lowerBound..<range.lowerBound)
    }
  }
}
