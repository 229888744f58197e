import SwiftInterpreter

/// What the reader has made: Swift source, one piece for each declaration and for what is shown.
struct Document: Equatable {
  /// Types, functions, extensions, variables and previews, in the order they were first declared.
  var declarations: [Declaration] = []
  var shown = Shown.nothing

  struct Declaration: Equatable {
    var kind: ParsedSource.Item.Kind
    var source: SourceText
  }

  /// What is drawn after each input.
  enum Shown: Equatable {
    case nothing
    /// View expressions; more than one where a block held several.
    case expressions([SourceText])
    /// The previews that these declarations hold, or only the one so named.
    case previews(of: [ParsedSource.Item.Kind], named: String? = nil)
  }

  /// The pieces, as they are checked together: declarations first.
  var sources: [SourceText] { declarations.map(\.source) + shown.expressions }

  /// The source at an index of `sources`.
  subscript(source index: Int) -> SourceText {
    get { sources[index] }
    set {
      if declarations.indices.contains(index) {
        declarations[index].source = newValue
      } else if case .expressions(var expressions) = shown,
        expressions.indices.contains(index - declarations.count)
      {
        expressions[index - declarations.count] = newValue
        shown = .expressions(expressions)
      }
    }
  }
}

extension Document.Shown {
  var expressions: [SourceText] {
    if case .expressions(let expressions) = self { expressions } else { [] }
  }
}

extension Document {
  /// Adds declarations. One that is declared already is replaced where it stands.
  mutating func declare(_ new: [Declaration]) {
    // Names within one input do not replace each other: they may be overloads.
    var free = declarations.map(\.kind)
    for declaration in new {
      let place = free.firstIndex { declaration.kind.replaces($0) }
      if let place {
        declarations[place] = declaration
        free[place] = .statement
      } else {
        declarations.append(declaration)
      }
    }
  }

  /// The document without what `kinds` declare again.
  func without(_ kinds: [ParsedSource.Item.Kind]) -> Document {
    var document = self
    document.declarations.removeAll { old in kinds.contains { $0.replaces(old.kind) } }
    return document
  }
}

extension ParsedSource.Item.Kind {
  /// Whether it stays in the document; a statement runs once.
  var isDeclaration: Bool {
    switch self {
    case .type, .function, .extension, .variable, .preview: true
    case .import, .expression, .statement: false
    }
  }

  /// Whether declaring this makes an earlier declaration void.
  func replaces(_ old: Self) -> Bool {
    switch (self, old) {
    case (.variable(let names), .variable(let oldNames)): Set(names).isSuperset(of: oldNames)
    // Several extensions of a type add up.
    case (.extension, _): false
    default: self == old && isDeclaration
    }
  }
}
