/// A function, method, accessor or closure of a script, ready to be called.
final class FunctionBody {
  let name: String
  /// Its parameters, `self` first where it has one.
  var parameters: [Variable] = []
  /// How many local variables it has at most.
  var size = 0
  var run = Evaluate(always: .void)
  /// Whether it belongs to a protocol's types themselves, and takes the one that it is called on first.
  var takesType = false
  /// Whether it sets something and leaves its owner as it is.
  var isNonmutating = false
  /// Whether it changes what it is called on: of what sets something every one does but those, of what reads `mutating get`.
  var isMutating = false
  /// A closure's source; a function's name.
  lazy var text = source?() ?? name
  private let source: (() -> String)?

  init(_ name: String, source: (() -> String)? = nil) {
    self.name = name
    self.source = source
  }

  /// One that is declared: it can be called from its own body.
  convenience init(_ name: String, in declarations: Declarations) {
    self.init(name)
    declarations.bodies.append(self)
  }
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

  /// Calls it on what it may change.
  func call(changing whole: inout Value, _ arguments: [Value], in runtime: Runtime) throws -> Value
  {
    var values = [whole] + arguments
    guard parameters.first?.isInout ?? false else { return try call(&values, in: runtime) }
    whole = .void
    defer { whole = values[0] }
    return try call(&values, in: runtime)
  }
}

extension FunctionBody {
  /// Calls it with bindings for what is passed `inout`, and sets them to what its parameters have become.
  ///
  /// A `self` that it changes comes as itself, and `arguments` holds what it has become.
  func call(
    sharing arguments: inout [Value], captures: [(Variable, Box)] = [], in runtime: Runtime
  ) throws -> Value {
    var bindings: [(index: Int, binding: ScriptBinding)] = []
    for (index, parameter) in parameters.enumerated()
    where parameter.isInout && index < arguments.count {
      guard case .native(let binding as ScriptBinding) = arguments[index] else { continue }
      arguments[index] = try binding.get()
      bindings.append((index, binding))
    }
    let result = try call(&arguments, captures: captures, in: runtime)
    for (index, binding) in bindings { try binding.set(arguments[index]) }
    return result
  }

  /// The function as a value, with the variables it has taken along.
  func value(captures: [(Variable, Box)], in runtime: Runtime) -> FunctionValue {
    FunctionValue(self) { [self] arguments in
      var arguments = arguments
      // A closure of several parameters called with one tuple takes it apart.
      if arguments.count == 1, parameters.count > 1, case .tuple(let elements) = arguments[0] {
        arguments = elements
      }
      return try call(sharing: &arguments, captures: captures, in: runtime)
    }
  }
}

extension FunctionValue {
  /// Calls it with `value` as its first, `inout` parameter.
  func modify<Parameter: NativeValue>(
    _ value: inout Parameter, _ arguments: Value...
  ) throws -> Value {
    let box = Box(value.scriptValue)
    let binding = ScriptBinding(get: { box.value }, set: { box.value = $0 })
    defer { value = (try? Parameter.from(box.value)) ?? value }
    return try call([binding.scriptValue] + arguments)
  }
}

/// A local variable or parameter.
final class Variable {
  let name: String
  let type: SwiftType
  let isMutable: Bool
  let slot: Int
  var isInout = false
  /// Whether its type is written with a `!`.
  var isImplicit = false
  /// Whether it holds the function that gives its value.
  var isComputed = false
  /// What it does where it is read or set, apart from that.
  var access = Access()
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

extension Variable {
  /// What stands beside a local variable, each a variable that holds a function or a value.
  struct Access {
    /// Sets what is computed.
    var setter: Variable?
    var before: Variable?
    var after: Variable?
    /// Makes the first value of one that is `lazy`.
    var maker: Variable?
    /// Where a wrapper keeps the value, and which of its properties this is.
    var keeper: Variable?
    var part = ""
    /// How it keeps an object that it does not keep alive.
    var ownership: Ownership?

    /// The same seen from a function inside.
    func mapped(_ capture: (Variable) -> Variable) -> Access {
      var inner = self
      inner.setter = setter.map(capture)
      inner.before = before.map(capture)
      inner.after = after.map(capture)
      inner.maker = maker.map(capture)
      inner.keeper = keeper.map(capture)
      return inner
    }

    var isPlain: Bool {
      setter == nil && before == nil && after == nil && maker == nil && keeper == nil
        && ownership == nil
    }
  }
}

/// A variable at the top level, or a static one.
final class Global {
  /// Which of its program's variables it is.
  let slot: Int
  let name: String
  let owner: String?
  var type: SwiftType
  let isMutable: Bool
  /// Whether its type is written with a `!`.
  var isImplicit = false
  /// How it keeps an object that it does not keep alive.
  var ownership: Ownership?
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
    slot = declarations.variables.count
    self.name = name
    self.owner = owner
    self.type = type
    self.isMutable = isMutable
    self.initial = initial
    declarations.variables.append(self)
  }

  /// Lets go of what its first value is made by, once nothing can run any more.
  func release() {
    initial = Evaluate(always: .void)
    (completion, observers) = (nil, nil)
  }
}
