import SwiftInterpreter

extension Session {
  func code(_ argument: Argument) throws -> [Event] {
    try argument.expectEmpty()
    let present = history.present
    guard let program = present.program else { return [.text("There is no code yet.")] }
    let initial = Evaluation(program)
    let current = evaluation(of: program, states: present.states)
    let changed = program.states.compactMap { state -> (Program.StateDeclaration, String)? in
      guard let literal = current.literal(of: state), literal != initial.literal(of: state)
      else { return nil }
      return (state, literal)
    }
    let file = XcodeFile(
      declarations: present.document.declarations.map(\.source),
      shown: present.document.shown.expressions, states: changed)
    return [.text(file.text.hasSuffix("\n") ? String(file.text.dropLast()) : file.text)]
  }
}
