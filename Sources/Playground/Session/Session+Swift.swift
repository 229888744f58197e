import SwiftInterpreter

// Swift input.
extension Session {
  /// Takes declarations into the document, shows views, runs the rest once.
  ///
  /// - Parameter change: What `:undo` calls it; `nil` for the first of what it declares or shows.
  func accept(_ typed: SourceText, by change: String? = nil) throws -> [Event] {
    let mended = Mended(typed)
    let source = mended.source
    let parsed = mended.parsed
    self.change = change ?? parsed.mainPiece?.text.firstLine ?? self.change
    let replaced = parsed.items.map(\.kind).filter(\.isDeclaration)
    let kept = history.present.document.without(replaced)

    // The input as it was typed, with everything that it does not replace.
    var sources = kept.declarations.map(\.source)
    let index = sources.count
    sources.append(source)
    let (program, found) = Program.check(
      sources, states: history.present.states, known: [parsed] + history.present.parsed,
      isLenient: isLenient)
    // What others are warned of has been said, or is said below.
    var own = mended.diagnostics + found.filter { $0.source == source || $0.isError }
    guard let program else { throw Rejection(own) }

    var document = history.present.document
    let implied = program.impliedStates.filter { $0.source == index }
    let declared = implied.map(Document.Declaration.init) + declarations(of: parsed)
    document.declare(declared)
    let isAddition = kept == history.present.document
    let samples = samples(of: program, source: index, in: parsed, isNew: isAddition)
    let shown = shown(by: program.previews(in: index), of: parsed) ?? samples?.shown
    if let shown { document.shown = shown }
    let pieces = Set(declared.map(\.source) + (shown?.expressions ?? []))
    if shown == samples?.shown { own += samples?.notes ?? [] }
    let said = own.map { Event.diagnostic($0) }
    do {
      let ran = try run(program, source: index, after: said)
      var events = said + ran.events
      var next = try checked(
        document, states: ran.states, known: program.parsed, keepsShown: shown == nil,
        events: &events)
      next.remember(from: history.present, without: pieces)
      events += next.unsaid(next.warnings).filter { !pieces.contains($0.source) }
        .map { .diagnostic($0) }
      let changesView = shown != nil || next.differs(from: history.present)
      var drawn = changesView ? try draw(&next, after: events) : []
      // What adds to the document and leaves the picture as it was says what it is good for instead.
      let isUnseen = shown == nil && isAddition && ran.states == history.present.states
      if try drawn.isEmpty || isUnseen && drawn.drawings == redraw().drawings {
        drawn = program.drawableTypes.filter { replaced.contains(.type(name: $0.name)) }
          .compactMap(\.use).map { .text($0) }
      }
      if events.isEmpty, drawn.isEmpty {
        drawn = program.leftOut(in: index).map { .diagnostic($0) }
      }
      history.record(next, by: self.change)
      return (events + drawn).named(source.name, ofPieces: pieces)
    } catch let rejection as Rejection {
      throw Rejection([], after: rejection.events.named(source.name, ofPieces: pieces))
    }
  }

  /// Adds modifiers to the shown expression.
  func continueShown(with modifiers: Argument) throws -> [Event] {
    var document = history.present.document
    guard case .expressions(var expressions) = document.shown, let last = expressions.popLast()
    else {
      throw modifiers.error(
        "there is no shown expression that this could go on",
        notes: [modifiers.hint("show a view first, as in Gauge(value: 0.5) { Text(\"Speed\") }")])
    }
    let continued = Continuation(of: last, with: String(modifiers.text))
    document.shown = .expressions(expressions + [continued.source])
    do {
      return try change(to: document)
        .moved(from: continued.source, offset: continued.offset, to: modifiers)
    } catch let rejection as Rejection {
      throw rejection.moved(from: continued.source, offset: continued.offset, to: modifiers)
    }
  }

  /// Makes `document` the present one, draws it, and remembers the one before. What it is warned of that the one before
  /// was not comes first.
  ///
  /// - Parameter pardonsUnknown: Whether a lenient session takes names that nothing declares. A command that writes them
  ///   is wrong all the same.
  func change(to document: Document, pardonsUnknown: Bool = true) throws -> [Event] {
    var next: Snapshot
    do {
      next = try Snapshot(
        document, states: history.present.states, known: history.present.parsed,
        isLenient: isLenient)
    } catch {
      throw Rejection(history.present.stillUnsaid(error.diagnostics))
    }
    next.remember(from: history.present)
    let warnings = next.unsaid(next.warnings)
    let unknown = warnings.compactMap(\.pardoned)
    guard pardonsUnknown || unknown.isEmpty else { throw Rejection(unknown) }
    let events = try draw(&next)
    history.record(next, by: change)
    return warnings.map { .diagnostic($0) } + events
  }

  private func declarations(of parsed: ParsedSource) -> [Document.Declaration] {
    parsed.items.filter(\.kind.isDeclaration).map {
      Document.Declaration(kind: $0.kind, source: parsed.piece($0))
    }
  }

  /// What an input shows, by the rule for files; `nil` where it shows nothing.
  private func shown(
    by previews: [Program.Preview], of parsed: ParsedSource
  ) -> Document.Shown? {
    guard let kind = previews.first?.kind else { return nil }
    switch kind {
    case .expression: return .expressions(previews.map { parsed.shownPiece($0.range) })
    case .view:
      return .expressions(
        previews.map {
          SourceText("\($0.name)()", name: parsed.source.name(ofPiece: Document.shownName))
        })
    case .variable:
      return .expressions(previews.map { SourceText($0.name, name: parsed.source.name) })
    case .preview:
      let holders = parsed.items.filter { item in
        previews.contains { item.range.contains($0.range.lowerBound) }
      }
      return .previews(of: holders.map(\.kind))
    }
  }

  /// Runs what is not shown or declared.
  private func run(
    _ program: Program, source index: Int, after events: [Event]
  ) throws -> (events: [Event], states: StateValues) {
    let evaluation = evaluation(of: program, states: history.present.states)
    var ran: [Event] = []
    var failures: [Diagnostic] = []
    for output in evaluation.run(source: index) {
      switch output {
      case .value(let value, _): ran.append(.text(value))
      case .printed(let text):
        ran.append(.text(text.hasSuffix("\n") ? String(text.dropLast()) : text))
      case .diagnostic(let diagnostic) where diagnostic.isError: failures.append(diagnostic)
      case .diagnostic(let diagnostic): ran.append(.diagnostic(diagnostic))
      }
    }
    guard failures.isEmpty else { throw Rejection(failures, after: events + ran) }
    return (ran, evaluation.states)
  }

  /// Checks the document that an input came to. What was shown before is given up where it no longer fits.
  private func checked(
    _ document: Document, states: StateValues, known: [ParsedSource], keepsShown: Bool,
    events: inout [Event]
  ) throws -> Snapshot {
    do {
      return try Snapshot(document, states: states, known: known, isLenient: isLenient)
    } catch {
      let errors = error.diagnostics.filter(\.isError)
      let expressions = document.shown.expressions
      guard keepsShown, errors.allSatisfy({ expressions.contains($0.source) }) else {
        throw Rejection(history.present.stillUnsaid(error.diagnostics), after: events)
      }
      var document = document
      document.shown = .nothing
      guard
        let snapshot = try? Snapshot(
          document, states: states, known: known, isLenient: isLenient)
      else {
        throw Rejection(history.present.stillUnsaid(error.diagnostics), after: events)
      }
      events += errors.map { error in
        var warning = error
        warning.severity = .warning
        warning.message = "no longer shown: \(error.message)"
        return .diagnostic(warning)
      }
      return snapshot
    }
  }
}

extension DrawableType {
  /// What to do with it, in a sentence; `nil` for a view that can be shown as it is.
  nonisolated var use: String? {
    switch kind {
    case .gaugeStyle: "\(name) is a gauge style: .gaugeStyle(\(call)) puts it on a gauge."
    case .view where arguments.isEmpty: nil
    case .view: "\(name) is a view that takes arguments: \(call)."
    }
  }
}

extension Program.ImpliedState {
  var declaration: String {
    let isPlain = type == "Double" && initialValue.contains(".") || type == "String"
    return "@State var \(name)\(isPlain ? "" : ": \(type)") = \(initialValue)"
  }
}
