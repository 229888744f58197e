/// Operators at work: a list of steps over a stack, so that a long sum does not recurse.
struct OperatorCode {
  private enum Step {
    case push(Evaluate)
    case use(OperatorUse, operands: Int)
    case short((Value, FunctionValue) throws -> Value, PlainFunction?, Evaluate)
    case wrap(Int)
  }

  private var steps: [Step]
  /// How deep right operands that wait for their left one nest.
  private(set) var depth = 0

  /// Up to so many steps become functions within functions, which run faster than steps.
  private static let mostNested = 64

  init(_ operand: Evaluate) { steps = [.push(operand)] }

  mutating func apply(_ use: OperatorUse) {
    wrap(use.wrapsLeft)
    steps.append(.use(use, operands: 1))
  }

  mutating func apply(_ use: OperatorUse, _ right: OperatorCode) {
    wrap(use.wrapsLeft)
    var right = right
    right.wrap(use.wrapsRight)
    if case .short(let body) = use.action {
      steps.append(.short(body, use.plain, right.compiled()))
      depth = max(depth, right.depth + 1)
    } else {
      steps += right.steps
      steps.append(.use(use, operands: 2))
      depth = max(depth, right.depth)
    }
  }

  private mutating func wrap(_ count: Int) {
    if count > 0 { steps.append(.wrap(count)) }
  }

  func compiled() -> Evaluate { steps.count <= Self.mostNested ? nested() : stepwise() }

  /// Each operator as a function of its operands' functions.
  private func nested() -> Evaluate {
    var stack: [Evaluate] = []
    for step in steps {
      switch step {
      case .push(let operand): stack.append(operand)
      case .use(let use, let count):
        let operands = Array(stack.suffix(count))
        stack.removeLast(count)
        stack.append(use.plain?.applied(to: operands) ?? use.applied(to: operands))
      case .short(let body, let plain, let right):
        let left = stack.removeLast()
        stack.append(
          plain?.applied(to: [left, right])
            ?? Evaluate { frame in
              try body(try left(frame), FunctionValue { _ in try right(frame) })
            })
      case .wrap(let count):
        let operand = stack.removeLast()
        stack.append(Evaluate { try operand($0).wrapped(count) })
      }
    }
    return stack.last ?? Evaluate(always: .void)
  }

  private func stepwise() -> Evaluate {
    let steps = steps
    return Evaluate { frame in
      var stack: [Value] = []
      for step in steps {
        switch step {
        case .push(let operand): stack.append(try operand(frame))
        case .use(let use, let count):
          let operands = Array(stack.suffix(count))
          stack.removeLast(count)
          stack.append(try use.result(of: operands, frame))
        case .short(let body, _, let right):
          stack.append(try body(stack.removeLast(), FunctionValue { _ in try right(frame) }))
        case .wrap(let count): stack.append(stack.removeLast().wrapped(count))
        }
      }
      return stack.last ?? .void
    }
  }
}

extension OperatorUse {
  fileprivate func result(of operands: [Value], _ frame: Frame) throws -> Value {
    switch action {
    case .one(let body): return try body(operands[0])
    case .two(let body):
      let result = try body(operands[0], operands[1])
      if result.length > 0 { try frame.runtime.count(result, madeOf: operands) }
      return result
    case .script(let body): return try body.call(operands, in: frame.runtime)
    case .short: return .void
    }
  }

  fileprivate func applied(to operands: [Evaluate]) -> Evaluate {
    switch (action, operands.count) {
    case (.one(let body), 1):
      let operand = operands[0]
      return Evaluate { try body(try operand($0)) }
    case (.two(let body), 2):
      let (left, right) = (operands[0], operands[1])
      return Evaluate { frame in
        let (left, right) = (try left(frame), try right(frame))
        let result = try body(left, right)
        if result.length > 0 { try frame.runtime.count(result, madeOf: [left, right]) }
        return result
      }
    default:
      return Evaluate { frame in try result(of: try operands.map { try $0(frame) }, frame) }
    }
  }
}

extension Value {
  fileprivate func wrapped(_ count: Int) -> Value {
    var value = self
    for _ in 0..<count { value = .some(value) }
    return value
  }
}
