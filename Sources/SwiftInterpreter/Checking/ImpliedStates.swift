internal import SwiftSyntax

// A bare fragment, `Gauge(value: progress) { … }`, names states that it does not declare.
extension Checker {
  /// The state that a fragment's free name stands for: the latest one of that name, else one that fits its use.
  func impliedState(_ name: String, _ hint: SwiftType?, at token: TokenSyntax) -> Global? {
    guard freeNames == .impliedStates, name.first?.isLowercase ?? false else { return nil }
    let global: Global
    var owner: String?
    if let latest = declarations.stateProperties[name]?.last {
      owner = latest.owner.name
      global = self.global(named: name, as: latest.owner.fields[latest.field], of: latest.owner)
    } else {
      // A value's name is no mistyped type: `progress` has nothing to do with `ProgressView`.
      guard let hint,
        Spelling.nearest(
          to: name, among: visibleNames.filter { $0.first?.isLowercase ?? false }) == nil,
        let guess = guess(fitting: hint, at: token)
      else { return nil }
      global = Global(
        name, type: guess.type, isMutable: true, in: declarations,
        initial: Evaluate(always: guess.value))
      global.initialText = guess.text
    }
    declarations.globals[name] = global
    impliedStates.append(
      Program.ImpliedState(
        name: name, type: settled(global.type).description, initialValue: global.initialText,
        owner: owner, source: source, range: range(of: token)))
    return global
  }

  /// A state that begins as a property is now: with the value it was set to, else with its initial value.
  private func global(named name: String, as field: ScriptType.Field, of owner: ScriptType)
    -> Global
  {
    let global = Global(
      name, type: field.type, isMutable: true, in: declarations,
      initial: field.initial ?? Evaluate(always: .void))
    global.initialText = field.initialText
    global.size = field.size
    // The state is written into the source, so only what can be written can be taken.
    if let present = states.latest(name, of: owner.name, initialText: field.initialText)?
      .adopted(by: { declarations.scripts[$0] }),
      let literal = present.literal(as: settled(field.type))
    {
      global.initial = Evaluate(always: present)
      global.initialText = literal
    }
    return global
  }

  /// What is said about the states that free names were taken for.
  var impliedStateNotes: [Diagnostic] {
    impliedStates.map {
      let origin = $0.owner.map { ", as it is in \($0)" } ?? ""
      return Diagnostic(
        .note,
        "'\($0.name)' is not declared here; taken as "
          + "'@State var \($0.name) = \($0.initialValue)'\(origin)",
        in: sources[$0.source], at: $0.range)
    }
  }

  private func guess(fitting hint: SwiftType, at token: TokenSyntax) -> (
    type: SwiftType, value: Value, text: String
  )? {
    let type = wrapped(hint).map(resolved) ?? resolved(hint)
    switch type {
    case .variable(let variable)
    where variable.protocols.contains { $0.name == "BinaryFloatingPoint" }:
      let middle = middle(ofRangeBeside: token)
      return (double, .double(middle), "\(middle)")
    case .nominal(let nominal, _):
      switch nominal.name {
      case "Double", "CGFloat": return (type, .double(0.5), "0.5")
      case "Int": return (type, .int(0), "0")
      case "Bool": return (type, .bool(false), "false")
      case "String": return (type, .string(""), "\"\"")
      default: return nil
      }
    default: return nil
    }
  }

  /// The middle of the range that is an argument of the same call: 100 of `Gauge(value: speed, in: 0...200)`.
  private func middle(ofRangeBeside token: TokenSyntax) -> Double {
    let call = token.parent?.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    for argument in call?.arguments ?? [] {
      guard let sequence = argument.expression.as(SequenceExprSyntax.self) else { continue }
      let parts = sequence.elements.map(\.trimmedText)
      guard parts.count == 3, parts[1] == "...", let low = Double(parts[0]),
        let high = Double(parts[2])
      else { continue }
      return low + (high - low) / 2
    }
    return 0.5
  }
}
