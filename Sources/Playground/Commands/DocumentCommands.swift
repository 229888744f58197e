import SwiftInterpreter

// Commands that look at the document and walk it.
extension Session {
  func show(_ argument: Argument) throws -> [Event] {
    let present = history.present
    guard !argument.isEmpty else {
      return present.document.shown == .nothing
        ? [.text("Nothing is shown yet. Type a view, or :gauge speed 140 in 0...200 \"Speed\".")]
        : try redraw()
    }
    let name = String(argument.text)
    var document = present.document
    let showable = present.program?.showable ?? []
    if showable.contains(where: { $0.kind == .view && $0.name == name }) {
      document.shown = .expressions([
        SourceText(
          "\(name)()", name: argument.source.name(ofPiece: Document.shownName))
      ])
    } else if document.declarations.contains(where: { $0.kind == .type(name: name) }),
      showable.contains(where: {
        $0.kind == .preview && document.declarations[$0.source].kind == .type(name: name)
      })
    {
      document.shown = .previews(of: [.type(name: name)])
    } else if let preview = showable.last(where: { $0.kind == .preview && $0.name == name }) {
      document.shown = .previews(
        of: [document.declarations[preview.source].kind], named: name)
    } else {
      let known = Session.names(showable)
      throw argument.error(
        "there is nothing named \(argument.quoted) that could be shown"
          + argument.suggestion(among: known, list: "these can be"))
    }
    return try change(to: document)
  }

  /// The names that `:show` takes.
  static func names(_ showable: [Program.Preview]) -> [String] {
    var names: [String] = []
    for preview in showable where preview.kind != .expression && !names.contains(preview.name) {
      names.append(preview.name)
    }
    return names
  }

  func list(_ argument: Argument) throws -> [Event] {
    try argument.expectEmpty()
    let present = history.present
    guard !present.document.sources.isEmpty else { return [.text("Nothing is declared yet.")] }
    var lines: [String] = []
    for declaration in present.document.declarations {
      if case .variable = declaration.kind { continue }
      lines.append(declaration.source.text.firstLine)
    }
    if let program = present.program {
      let evaluation = evaluation(of: program, states: present.states)
      lines += program.states.map { state in
        let owner = state.owner.map { "\($0)." } ?? ""
        let value = evaluation.literal(of: state).map { " = \($0)" } ?? ""
        return "\(owner)\(state.name): \(state.type)\(value)"
      }
      let states = program.states.filter { $0.owner == nil }.map(\.name)
      lines += present.document.declarations.filter {
        if case .variable(let names) = $0.kind {
          !names.contains(where: states.contains)
        } else {
          false
        }
      }.map(\.source.text.firstLine)
    }
    switch present.document.shown {
    case .nothing: break
    case .expressions(let sources): lines += sources.map { "shown: \($0.text.firstLine)" }
    case .previews: lines.append("shown: " + present.previews.map(\.name).joined(separator: ", "))
    }
    return [.text(lines.joined(separator: "\n"))]
  }

  func undo(_ argument: Argument) throws -> [Event] {
    try argument.expectEmpty()
    guard let change = history.undo() else { return [.text("There is nothing to undo.")] }
    return try [.text("undone: \(change)")] + redrawAfterWalk()
  }

  func redo(_ argument: Argument) throws -> [Event] {
    try argument.expectEmpty()
    guard let change = history.redo() else { return [.text("There is nothing to redo.")] }
    return try [.text("done again: \(change)")] + redrawAfterWalk()
  }

  private func redrawAfterWalk() throws -> [Event] {
    let present = history.present
    if present.document.sources.isEmpty { return [.text("The document is empty.")] }
    if present.document.shown == .nothing { return [.text("Nothing is shown.")] }
    return try redraw()
  }

  func reset(_ argument: Argument) throws -> [Event] {
    try argument.expectEmpty()
    history.record(Snapshot(), by: change)
    return [.text("The document is empty; :undo brings the old one back.")]
  }

  func set(_ argument: Argument) throws -> [Event] {
    let (name, value) = argument.splitWord()
    guard !name.isEmpty else {
      throw Misuse(argument, "a state's name and its new value are missing")
    }
    let program = history.present.program
    let states = program?.states ?? []
    guard let program, states.contains(where: { $0.name == name.text }) else {
      throw name.error(
        "there is no state named \(name.quoted)"
          + name.suggestion(among: states.map(\.name), list: "the states are"))
    }
    guard !value.isEmpty else { throw Misuse(value, "a new value for \(name.quoted) is missing") }
    let evaluation = evaluation(of: program, states: history.present.states)
    let expression = SourceText(String(value.text))
    let found = evaluation.set(String(name.text), to: expression)
      .map { $0.moved(from: expression, offset: 0, to: value) }
    guard !found.hasError else { throw Rejection(found) }
    var next = history.present
    next.states = evaluation.states
    let events = found.map { Event.diagnostic($0) }
    let drawn = try draw(&next, after: events)
    history.record(next, by: change)
    return events + drawn
  }
}

extension Argument {
  /// `; did you mean 'speed'?`, or all that could have been meant where nothing is close.
  nonisolated func suggestion(among known: [String], list: String) -> String {
    if let meant = Spelling.nearest(to: String(text), among: known) {
      "; did you mean '\(meant)'?"
    } else if known.isEmpty {
      ""
    } else {
      "; \(list) \(known.prefix(12).joined(separator: ", "))\(known.count > 12 ? ", …" : "")"
    }
  }
}

extension String {
  /// The first line that is not blank, marked where more follow or it is cut.
  nonisolated var firstLine: String {
    let text = drop { $0.isWhitespace }
    let line = text.prefix { !$0.isNewline }
    let cut = line.prefix(70)
    return cut.endIndex < endIndex ? cut + " …" : String(cut)
  }
}
