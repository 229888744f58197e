/// Operators at work: a list of steps over a stack, so that a long sum does not recurse.
struct OperatorCode {
  private enum Step {
    case push(Evaluate)
    case one((Value) throws -> Value)
    case two((Value, Value) throws -> Value)
    case short((Value, FunctionValue) throws -> Value, Evaluate)
    case script(FunctionBody, count: Int)
    case wrap(Int)
  }

  private var steps: [Step]
  /// How deep right operands that wait for their left one nest.
  private(set) var depth = 0

  init(_ operand: @escaping Evaluate) { steps = [.push(operand)] }

  mutating func apply(_ use: OperatorUse) {
    wrap(use.wrapsLeft)
    switch use.action {
    case .one(let body): steps.append(.one(body))
    case .script(let body): steps.append(.script(body, count: 1))
    case .two, .short: break
    }
  }

  mutating func apply(_ use: OperatorUse, _ right: OperatorCode) {
    wrap(use.wrapsLeft)
    var right = right
    right.wrap(use.wrapsRight)
    switch use.action {
    case .two(let body):
      steps += right.steps
      steps.append(.two(body))
      depth = max(depth, right.depth)
    case .script(let body):
      steps += right.steps
      steps.append(.script(body, count: 2))
      depth = max(depth, right.depth)
    case .short(let body):
      steps.append(.short(body, right.compiled()))
      depth = max(depth, right.depth + 1)
    case .one: break
    }
  }

  private mutating func wrap(_ count: Int) {
    if count > 0 { steps.append(.wrap(count)) }
  }

  private static func apply(
    _ body: (Value, Value) throws -> Value, _ left: Value, _ right: Value, _ frame: Frame
  ) throws -> Value {
    let result = try body(left, right)
    if result.length > 0 { try frame.runtime.count(result, madeOf: [left, right]) }
    return result
  }

  func compiled() -> Evaluate {
    if steps.count == 1, case .push(let operand) = steps[0] { return operand }
    if steps.count == 3, case .push(let left) = steps[0], case .push(let right) = steps[1],
      case .two(let body) = steps[2]
    {
      return { frame in try Self.apply(body, try left(frame), try right(frame), frame) }
    }
    let steps = steps
    return { frame in
      var stack: [Value] = []
      for step in steps {
        switch step {
        case .push(let operand): stack.append(try operand(frame))
        case .one(let body): stack.append(try body(stack.removeLast()))
        case .two(let body):
          let right = stack.removeLast()
          stack.append(try Self.apply(body, stack.removeLast(), right, frame))
        case .short(let body, let right):
          stack.append(try body(stack.removeLast(), FunctionValue { _ in try right(frame) }))
        case .script(let body, let count):
          let arguments = Array(stack.suffix(count))
          stack.removeLast(count)
          stack.append(try body.call(arguments, in: frame.runtime))
        case .wrap(let count):
          var value = stack.removeLast()
          for _ in 0..<count { value = .some(value) }
          stack.append(value)
        }
      }
      return stack.last ?? .void
    }
  }
}
