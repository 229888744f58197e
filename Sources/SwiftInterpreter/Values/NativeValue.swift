import GaugeUI

/// A Swift type that catalogue rows take and give. A type of the library needs one line, `extension Circle: NativeValue {}`.
protocol NativeValue {
  /// The Swift value in `value`, which the checker has found to be of this type.
  static func from(_ value: Value) throws -> Self
  /// How it is handed to scripts.
  var scriptValue: Value { get }
}

extension NativeValue {
  static func from(_ value: Value) throws -> Self {
    guard case .native(let any) = value, let native = any as? Self else {
      throw BridgingError(expected: "\(Self.self)", found: value)
    }
    return native
  }

  var scriptValue: Value { .native(self) }
}

/// A row whose signature and closure disagree. Tests walk the catalogue so that none stays.
struct BridgingError: Error {
  var expected: String
  var found: Value
}

extension Value: NativeValue {
  static func from(_ value: Value) -> Value { value }
  var scriptValue: Value { self }
}

extension Bool: NativeValue {
  static func from(_ value: Value) throws -> Bool {
    guard case .bool(let bool) = value else {
      throw BridgingError(expected: "Bool", found: value)
    }
    return bool
  }
  var scriptValue: Value { .bool(self) }
}

extension Int: NativeValue {
  static func from(_ value: Value) throws -> Int {
    guard case .int(let int) = value else { throw BridgingError(expected: "Int", found: value) }
    return int
  }
  var scriptValue: Value { .int(self) }
}

extension Double: NativeValue {
  static func from(_ value: Value) throws -> Double {
    if case .double(let double) = value { return double }
    guard let double = value.floating else {
      throw BridgingError(expected: "Double", found: value)
    }
    return double
  }
  var scriptValue: Value { .double(self) }
}

extension CGFloat: NativeValue {
  static func from(_ value: Value) throws -> CGFloat { CGFloat(try Double.from(value)) }
  var scriptValue: Value { .double(Double(self)) }
}

extension String: NativeValue {
  static func from(_ value: Value) throws -> String {
    guard case .string(let string) = value else {
      throw BridgingError(expected: "String", found: value)
    }
    return string
  }
  var scriptValue: Value { .string(self) }
}

extension Array: NativeValue where Element: NativeValue {
  static func from(_ value: Value) throws -> [Element] {
    guard case .array(let array) = value else {
      throw BridgingError(expected: "\(Self.self)", found: value)
    }
    // The same array: a cast copies it, so that each change of an array would take as long as the array is.
    if Element.self == Value.self { return unsafeBitCast(array, to: Self.self) }
    return try array.map { try Element.from($0) }
  }
  var scriptValue: Value {
    if Element.self == Value.self { return .array(unsafeBitCast(self, to: [Value].self)) }
    return .array(map(\.scriptValue))
  }
}

/// A value, where an optional gesture's own `Value` stands before it.
typealias ScriptedValue = Value

extension Optional: NativeValue where Wrapped: NativeValue {
  static func from(_ value: ScriptedValue) throws -> Wrapped? {
    switch value {
    case .none: return nil
    case .some(let inner): return try Wrapped.from(inner)
    default: throw BridgingError(expected: "\(Self.self)", found: value)
    }
  }
  var scriptValue: ScriptedValue { map { .some($0.scriptValue) } ?? .none }
}

extension FunctionValue: NativeValue {
  /// A function, or what a key path reads.
  static func from(_ value: Value) throws -> Self {
    switch value {
    case .function(let function as Self): return function
    case .native(let path as ScriptKeyPath): return Self { try path.get($0[0]) }
    default: throw BridgingError(expected: "a function", found: value)
    }
  }
  var scriptValue: Value { .function(self) }
}
