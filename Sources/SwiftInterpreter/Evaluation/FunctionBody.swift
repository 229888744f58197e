/// A function, method, accessor or closure of a script, ready to be called.
final class FunctionBody {
  let name: String
  /// Its parameters, `self` first where it has one.
  var parameters: [Variable] = []
  /// How many local variables it has at most.
  var size = 0
  var run = Evaluate(always: .void)

  init(_ name: String) { self.name = name }
  nonisolated deinit {}

  /// Calls it; afterwards `arguments` holds what parameters passed `inout` have become.
  func call(_ arguments: inout [Value], captures: [(Variable, Box)] = [], in runtime: Runtime)
    throws
    -> Value
  {
    try runtime.enter()
    defer { runtime.leave() }
    let frame = Frame(runtime: runtime, size: size)
    for (variable, box) in captures { frame.share(variable, box) }
    var takesInout = false
    for index in 0..<min(parameters.count, arguments.count) {
      let parameter = parameters[index]
      frame.declare(parameter, arguments[index])
      guard parameter.isInout else { continue }
      arguments[index] = .void
      takesInout = true
    }
    guard takesInout else { return try run(frame) }
    defer {
      for (index, parameter) in parameters.enumerated()
      where parameter.isInout && index < arguments.count {
        arguments[index] = frame.value(of: parameter)
      }
    }
    return try run(frame)
  }

  func call(_ arguments: [Value], captures: [(Variable, Box)] = [], in runtime: Runtime) throws
    -> Value
  {
    var arguments = arguments
    return try call(&arguments, captures: captures, in: runtime)
  }
}

/// A local variable or parameter.
final class Variable {
  let name: String
  let type: SwiftType
  let isMutable: Bool
  let slot: Int
  var isInout = false
  /// Whether it holds the function that gives its value.
  var isComputed = false
  /// Whether a closure uses it, so that it has to outlive its call.
  var isCaptured = false
  /// What a local function can be called with.
  var signature: Signature?

  init(_ name: String, _ type: SwiftType, isMutable: Bool = false, slot: Int) {
    self.name = name
    self.type = type
    self.isMutable = isMutable
    self.slot = slot
  }

  nonisolated deinit {}
}

/// A variable at the top level, or a static one.
final class Global {
  /// Which of its program's variables it is.
  let slot: Int
  let name: String
  let owner: String?
  var type: SwiftType
  let isMutable: Bool
  /// Whether it is a `@State`.
  var isState = false
  /// Makes its first value, when it is first asked for.
  var initial: Evaluate
  var initialText = ""
  /// How many slots evaluating `initial` needs.
  var size = 0
  /// What is called before and after it is set.
  var observers: ScriptType.Observers?
  /// Finds out `type` and `initial`, the first time they are needed.
  var completion: (() -> Void)?

  func complete() {
    let completion = completion
    self.completion = nil
    completion?()
  }

  init(
    _ name: String, owner: String? = nil, type: SwiftType, isMutable: Bool,
    in declarations: Declarations,
    initial: Evaluate = Evaluate(always: .void)
  ) {
    slot = declarations.globalCount
    declarations.globalCount += 1
    self.name = name
    self.owner = owner
    self.type = type
    self.isMutable = isMutable
    self.initial = initial
  }
}
