import SwiftInterpreter

// Commands that read and write files.
extension Session {
  func save(_ argument: Argument) throws -> [Event] {
    guard !argument.isEmpty else { throw Misuse(argument, "a file to write is missing") }
    guard let file = sourceFile else {
      throw argument.error("there is nothing to save yet")
    }
    return write(file.text, to: argument, remarks: remarks(on: file, named: argument.fileName))
  }

  func export(_ argument: Argument) throws -> [Event] {
    guard !argument.isEmpty else { throw Misuse(argument, "a file to write is missing") }
    let name = argument.fileName.lowercased()
    guard let format = ExportFormat.all.first(where: { name.hasSuffix(".\($0.suffix)") }) else {
      let suffixes = ExportFormat.all.map { ".\($0.suffix)" }.joined(separator: ", ")
      throw Misuse(argument, "a picture is made by the file's ending, which can be \(suffixes)")
    }
    guard !history.present.previews.isEmpty else {
      throw argument.error("there is no picture to export: nothing is shown")
    }
    let (text, messages) = try format.text(self)
    return messages + write(text, to: argument)
  }

  func open(_ argument: Argument) throws -> [Event] {
    guard !argument.isEmpty else { throw Misuse(argument, "a file to read is missing") }
    return read(argument) { [self] source in
      let events = take(source)
      if !events.hasError { knownFiles.insert(source.name) }
      return events
    }
  }

  /// Begins anew with what a file holds, as one step. Where something in it is wrong, all stays as it was.
  private func take(_ source: SourceText) -> [Event] {
    let kept = (history, tutorial, settings, change)
    history = History()
    let events = source.name.isNotebookName ? run(Notebook(source)) : acceptAll(source)
    let opened = history.present
    (history, tutorial, settings, change) = kept
    guard !events.hasError else { return events.filter(\.isDiagnostic) }
    history.record(opened, by: change)
    return events
  }

  private func acceptAll(_ source: SourceText) -> [Event] {
    do {
      return try accept(source)
    } catch let rejection as Rejection {
      return rejection.events
    } catch {
      return [.diagnostic(Argument(source).prefix(utf8: 0).error("\(error)"))]
    }
  }

  /// Runs a notebook's code without its prose: what the last block shows, and all messages.
  private func run(_ notebook: Notebook) -> [Event] {
    var shown: [Event] = []
    var messages: [Event] = []
    for block in notebook.blocks {
      for input in inputs(of: block, in: notebook) {
        let events = submitUnattended(input)
        messages += events.filter(\.isDiagnostic)
        let drawings = events.filter { !$0.isDiagnostic }
        if !drawings.isEmpty { shown = drawings }
      }
    }
    return messages + shown
  }
}

extension Session {
  /// Takes an input that nobody typed, as a notebook's: it is refused files.
  func submitUnattended(_ input: SourceText) -> [Event] {
    submit(input).map { event in
      guard case .file(let request) = event else { return event }
      return .diagnostic(
        Argument(input).trimmed.error(
          "a notebook neither reads nor writes files: '\(request.path)' is left alone"))
    }
  }
}

extension Event {
  var isDiagnostic: Bool { if case .diagnostic = self { true } else { false } }
}

extension String {
  /// Whether a file of this name is Markdown.
  nonisolated var isNotebookName: Bool {
    [".md", ".markdown"].contains { lowercased().hasSuffix($0) }
  }
}
