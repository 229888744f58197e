import SwiftInterpreter

extension Session {
  func code(_ argument: Argument) throws -> [Event] {
    try argument.expectEmpty()
    guard let file = sourceFile else { return [.text("There is no code yet.")] }
    let text = file.text.hasSuffix("\n") ? String(file.text.dropLast()) : file.text
    return [.text(text)] + remarks(on: file, named: "<code>")
  }

  /// The document as a file for Xcode, each state beginning with its present value; `nil` for an empty one.
  var sourceFile: XcodeFile? {
    let present = history.present
    guard let program = present.program else { return nil }
    let initial = Evaluation(program)
    let current = evaluation(of: program, states: present.states)
    let changed = program.states.compactMap { state -> (Program.StateDeclaration, String)? in
      guard let literal = current.literal(of: state), literal != initial.literal(of: state)
      else { return nil }
      return (state, literal)
    }
    return XcodeFile(
      declarations: present.document.declarations.map(\.source),
      shown: present.document.shown.expressions, states: changed)
  }

  /// What the reader has to know of a file who takes it to Xcode: the unknown names in it, which are no error here, and what
  /// it leaves out.
  func remarks(on file: XcodeFile, named name: String) -> [Event] {
    var remarks = file.unused.map {
      Argument(SourceText("")).hint("'\($0)' is left out: nothing that is shown uses it")
    }
    if isLenient {
      let (_, found) = Program.check([SourceText(file.text, name: name)], isLenient: true)
      var unknown = found.compactMap(\.pardoned)
      for index in unknown.indices { unknown[index].severity = .warning }
      if let last = unknown.indices.last {
        unknown[last].notes.append(
          Argument(SourceText("")).hint(
            "Xcode stops at each of these: it has to be declared, or spelt as it is declared"))
      }
      remarks += unknown
    }
    return remarks.map { .diagnostic($0) }
  }
}
