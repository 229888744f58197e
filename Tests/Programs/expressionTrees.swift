indirect enum Expression: Equatable {
  case number(Double)
  case variable(String)
  case unary(Operator, Expression)
  case binary(Expression, Operator, Expression)
  case call(name: String, arguments: [Expression])

  enum Operator: Character, CaseIterable {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case over = "/"
    var precedence: Int {
      switch self {
      case .plus, .minus: 1
      case .times, .over: 2
      }
    }
  }
}
extension Expression: ExpressibleByFloatLiteral, ExpressibleByStringLiteral {
  init(floatLiteral value: Double) { self = .number(value) }
  init(stringLiteral value: String) { self = .variable(value) }
  static func + (a: Self, b: Self) -> Self { .binary(a, .plus, b) }
  static func * (a: Self, b: Self) -> Self { .binary(a, .times, b) }
  static prefix func - (a: Self) -> Self { .unary(.minus, a) }
}
enum EvaluationError: Error, CustomStringConvertible {
  case unknown(String)
  case division
  case arity(String, expected: Int, got: Int)
  var description: String {
    switch self {
    case .unknown(let name): "unknown '\(name)'"
    case .division: "division by zero"
    case .arity(let name, let expected, let got): "\(name) takes \(expected), not \(got)"
    }
  }
}
extension Expression {
  func value(_ scope: [String: Double] = [:]) throws -> Double {
    switch self {
    case .number(let number): return number
    case .variable(let name):
      guard let value = scope[name] else { throw EvaluationError.unknown(name) }
      return value
    case .unary(.minus, let inner): return try -inner.value(scope)
    case .unary(_, let inner): return try inner.value(scope)
    case .binary(let a, let op, let b):
      let (x, y) = (try a.value(scope), try b.value(scope))
      switch (op, y) {
      case (.plus, _): return x + y
      case (.minus, _): return x - y
      case (.times, _): return x * y
      case (.over, 0): throw EvaluationError.division
      case (.over, _): return x / y
      }
    case .call("max", let arguments) where !arguments.isEmpty:
      return try arguments.map { try $0.value(scope) }.max()!
    case .call(let name, let arguments):
      throw EvaluationError.arity(name, expected: 1, got: arguments.count)
    }
  }
  var simplified: Expression {
    switch self {
    case .binary(.number(0), .plus, let other), .binary(let other, .plus, .number(0)):
      other.simplified
    case .binary(.number(0), .times, _), .binary(_, .times, .number(0)): 0.0
    case .binary(.number(1), .times, let other): other.simplified
    case .unary(.minus, .unary(.minus, let inner)): inner.simplified
    default: self
    }
  }
}
let tree: Expression = 2.0 * "x" + -"y"
print(try tree.value(["x": 4, "y": 3]))
let cases: [Expression] = [
  tree, .binary(1.5, .over, 0.0), .call(name: "max", arguments: [1.0, 7.0, "x"]),
  .call(name: "sin", arguments: []), "z",
]
for (index, item) in cases.enumerated() {
  do { print(index, try item.value(["x": 2, "y": 1])) } catch { print(index, error) }
}
print((0.0 + "a" as Expression).simplified, (-(-"b" as Expression)).simplified)
print(Expression.Operator.allCases.map { "\($0.rawValue)\($0.precedence)" }.joined(separator: " "))
print(Expression.Operator(rawValue: "*") == .times, tree == 2.0 * "x" + -"y")
