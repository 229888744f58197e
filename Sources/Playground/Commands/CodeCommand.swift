import SwiftInterpreter

extension Session {
  func code(_ argument: Argument) throws -> [Event] {
    try argument.expectEmpty()
    guard let text = sourceFile else { return [.text("There is no code yet.")] }
    return [.text(text.hasSuffix("\n") ? String(text.dropLast()) : text)]
  }

  /// The document as a file for Xcode, each state beginning with its present value; `nil` for an empty one.
  var sourceFile: String? {
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
      shown: present.document.shown.expressions, states: changed
    ).text
  }
}
