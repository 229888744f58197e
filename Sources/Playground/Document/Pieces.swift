import SwiftInterpreter

// What a document takes of an input: a piece for each declaration, and what is shown. What was typed is in no file; so that
// a message later tells which input it is about, a piece of that bears the name of what it declares: `<SpeedGauge>`.
extension ParsedSource {
  /// An item by itself, on the line that it has in the source: what goes wrong in it later is told by the line that the
  /// reader knows.
  func piece(_ item: Item) -> SourceText { piece(item.range, called: item.kind.title) }

  /// A view expression of the source by itself, as something shown.
  func shownPiece(_ range: Range<Int>) -> SourceText { piece(range, called: Document.shownName) }

  private func piece(_ range: Range<Int>, called title: String) -> SourceText {
    let bytes = source.text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    let end = bytes.index(bytes.startIndex, offsetBy: range.upperBound)
    let lines = bytes[..<start].count { $0 == UInt8(ascii: "\n") }
    return SourceText(
      String(repeating: "\n", count: lines) + source.text[start..<end],
      name: source.name(ofPiece: title))
  }

  /// What an input is best known by: its first declaration, else the first of it that is no import.
  var mainPiece: SourceText? {
    let items = items.filter { $0.kind != .import }
    return (items.first(where: \.kind.isDeclaration) ?? items.first).map(piece)
  }
}

extension Document {
  /// What messages call the shown expression.
  static let shownName = "shown"
}

extension SourceText {
  /// The name of a piece of it: the same for a file.
  nonisolated func name(ofPiece title: String) -> String {
    name == Self.typed ? "<\(title)>" : name
  }
}

extension ParsedSource.Item.Kind {
  /// What it is called in a message.
  fileprivate var title: String {
    switch self {
    case .type(let name), .function(let name): name
    case .extension(let type): "extension \(type)"
    case .variable(let names): names.joined(separator: ", ")
    case .preview(let name): name ?? "#Preview"
    case .import, .expression, .statement: Document.shownName
    }
  }
}

extension Document.Declaration {
  /// The declaration of a name that a fragment uses.
  init(_ implied: Program.ImpliedState) {
    kind = .variable(names: [implied.name])
    source = SourceText(
      implied.declaration, name: SourceText("").name(ofPiece: implied.name))
  }
}

extension [Event] {
  /// The diagnostics among the events, those about `pieces` said of the input `name`: it was just typed.
  func named(_ name: String, ofPieces pieces: Set<SourceText>) -> [Event] {
    map { event in
      guard case .diagnostic(let diagnostic) = event else { return event }
      return .diagnostic(diagnostic.named(name, ofPieces: pieces))
    }
  }
}

extension Diagnostic {
  fileprivate func named(_ name: String, ofPieces pieces: Set<SourceText>) -> Diagnostic {
    var named = self
    if pieces.contains(source) { named.source.name = name }
    named.notes = notes.map { $0.named(name, ofPieces: pieces) }
    return named
  }
}
