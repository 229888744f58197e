internal import SwiftSyntax

/// What an operand or subtree can be, and at what cost.
struct OperatorOption {
  var type: SwiftType
  var score: Score
  /// What gives the value of an operand; of an operator, what it does with its operands.
  var code: Code
  /// Which options of its operands it builds on.
  var left = 0
  var right = 0

  init(type: SwiftType, score: Score, code: Code, left: Int = 0, right: Int = 0) {
    (self.type, self.score, self.code) = (type, score, code)
    (self.left, self.right) = (left, right)
  }

  /// An operand that is what the operator wants of it.
  init(open operand: ExprSyntax) {
    self.init(type: .variable(TypeVariable("_")), score: Score(), code: .open(operand))
  }

  /// The same as another type, where it is a value that can be that.
  func coerced(_ coerce: (Expression) -> Expression?) -> OperatorOption {
    guard case .operand(let evaluate) = code, let made = coerce(Expression(type, evaluate)) else {
      return self
    }
    return OperatorOption(type: made.type, score: score, code: .operand(made.evaluate))
  }

  enum Code {
    case operand(Evaluate)
    /// An operand whose type is what the operator wants.
    case open(ExprSyntax)
    case apply(OperatorUse)
  }
}

/// An operator as it is used: what it does, and the optional levels its operands gain.
struct OperatorUse {
  enum Action {
    case one((Value) throws -> Value)
    case two((Value, Value) throws -> Value)
    /// The right operand is evaluated only if it is needed.
    case short((Value, FunctionValue) throws -> Value)
    case script(FunctionBody)
  }

  var action: Action
  /// What it does on bare numbers and truth values.
  var plain: PlainFunction?
  var wrapsLeft = 0
  var wrapsRight = 0
  /// What an open operand has to be.
  var left: SwiftType
  var right: SwiftType
}

/// One way to use an operator on operands of given types.
struct OperatorFit {
  var use: OperatorUse
  var result: SwiftType
  var score: Score
}

struct OperatorKey: Hashable {
  var name: String
  var left: SwiftType
  var right: SwiftType
}

extension Score {
  mutating func add(_ other: Score) {
    disfavoured += other.disfavoured
    literals += other.literals
    conversions += other.conversions
    promotions += other.promotions
    generics += other.generics
  }
}

extension [OperatorOption] {
  /// Keeps an option unless one of its type costs no more.
  mutating func keep(_ option: OperatorOption) {
    if let index = firstIndex(where: { $0.type == option.type }) {
      if option.score < self[index].score { self[index] = option }
    } else {
      append(option)
    }
  }
}
