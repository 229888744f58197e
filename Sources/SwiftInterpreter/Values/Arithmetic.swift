import Foundation

/// Arithmetic on numbers whose type only the values tell: `Int`, a floating-point number, or a whole number of another
/// width, which is kept as Swift's own type.
enum Arithmetic: String, CaseIterable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case wrappingAdd = "&+"
  case wrappingSubtract = "&-"
  case wrappingMultiply = "&*"
  case and = "&"
  case or = "|"
  case exclusiveOr = "^"
  case shiftUp = "<<"
  case shiftDown = ">>"

  /// The widths other than `Int`, by the names of their types.
  static let widths: [(name: String, type: any FixedWidthInteger.Type)] = [
    ("Int8", Int8.self), ("Int16", Int16.self), ("Int32", Int32.self), ("Int64", Int64.self),
    ("UInt", UInt.self), ("UInt8", UInt8.self), ("UInt16", UInt16.self), ("UInt32", UInt32.self),
    ("UInt64", UInt64.self),
  ]

  func whole<Number: FixedWidthInteger>(_ left: Number, _ right: Number) throws -> Number {
    switch self {
    case .add: return try fitting(left.addingReportingOverflow(right))
    case .subtract: return try fitting(left.subtractingReportingOverflow(right))
    case .multiply: return try fitting(left.multipliedReportingOverflow(by: right))
    case .divide:
      guard right != 0 else { throw ScriptFailure("division by zero") }
      return try fitting(left.dividedReportingOverflow(by: right))
    case .remainder:
      guard right != 0 else { throw ScriptFailure("division by zero") }
      return try fitting(left.remainderReportingOverflow(dividingBy: right))
    case .wrappingAdd: return left &+ right
    case .wrappingSubtract: return left &- right
    case .wrappingMultiply: return left &* right
    case .and: return left & right
    case .or: return left | right
    case .exclusiveOr: return left ^ right
    case .shiftUp: return left << right
    case .shiftDown: return left >> right
    }
  }

  private func fitting<Number>(_ result: (Number, overflow: Bool)) throws -> Number {
    guard !result.overflow else { throw ScriptFailure("arithmetic overflow") }
    return result.0
  }

  private func floating<Number: FloatingPoint>(_ left: Number, _ right: Number) throws -> Number {
    switch self {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: left / right
    default: throw ScriptFailure("'\(rawValue)' is not there for numbers with a fraction")
    }
  }

  private func decimal(_ left: Decimal, _ right: Decimal) throws -> Decimal {
    switch self {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: left / right
    default: throw ScriptFailure("'\(rawValue)' is not there for decimal numbers")
    }
  }

  /// What it makes of two numbers of one type. A literal inside generic code is an `Int` until it meets another.
  func callAsFunction(_ left: Value, _ right: Value) throws -> Value {
    switch (left, right) {
    case (.int(let left), .int(let right)): return .int(try whole(left, right))
    case (.double(let left), .double(let right)): return .double(try floating(left, right))
    case (.double(let left), .int(let right)): return .double(try floating(left, Double(right)))
    case (.int(let left), .double(let right)): return .double(try floating(Double(left), right))
    case (.native(let left as Float), _):
      return .native(try floating(left, try Float.from(right, orWhole: true)))
    case (_, .native(let right as Float)):
      return .native(try floating(try Float.from(left, orWhole: true), right))
    case (.native(let left as Decimal), _): return .native(try decimal(left, .from(right)))
    case (_, .native(let right as Decimal)): return .native(try decimal(.from(left), right))
    case (.native(let left as any FixedWidthInteger), _):
      return .native(try whole(left, asTypeOf: right))
    case (.int(let int), .native(let right as any FixedWidthInteger)):
      return try callAsFunction(try Self.value(int, like: right), .native(right))
    default: throw BridgingError(expected: "a number", found: left)
    }
  }

  private func whole<Number: FixedWidthInteger>(_ left: Number, asTypeOf right: Value) throws
    -> any FixedWidthInteger
  {
    switch right {
    case .native(let right as Number): return try whole(left, right)
    case .int(let int):
      // Shifts take any width, and so do they here.
      guard let right = Number(exactly: int) else { throw ScriptFailure("arithmetic overflow") }
      return try whole(left, right)
    default: throw BridgingError(expected: "\(Number.self)", found: right)
    }
  }

  /// The number with every bit turned over.
  static func inverted<Number: FixedWidthInteger>(_ number: Number) -> any FixedWidthInteger {
    ~number
  }

  static func isNegative<Number: FixedWidthInteger>(_ number: Number) -> Bool { number < 0 }

  /// -1, 0 or 1.
  static func sign<Number: FixedWidthInteger>(of number: Number) -> any FixedWidthInteger {
    number.signum()
  }

  private static func value<Number: FixedWidthInteger>(_ int: Int, like _: Number) throws -> Value {
    guard let number = Number(exactly: int) else { throw ScriptFailure("arithmetic overflow") }
    return .native(number)
  }
}

extension Float {
  fileprivate static func from(_ value: Value, orWhole: Bool) throws -> Float {
    if case .int(let int) = value { Float(int) } else { try from(value) }
  }
}

extension Value {
  /// The whole number of any width that it is; `nil` for anything else.
  var wholeNumber: (any FixedWidthInteger)? {
    switch self {
    case .int(let int): int
    case .native(let any as any FixedWidthInteger): any
    default: nil
    }
  }

  /// A whole number as scripts have it: `Int` by itself, other widths as Swift's own types.
  init(_ number: any FixedWidthInteger) {
    self = if let int = number as? Int { .int(int) } else { .native(number) }
  }
}
