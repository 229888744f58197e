/// An option set: one of the sets that have names, or several of them in an array.
extension NativeValue where Self: OptionSet, Element == Self {
  static func from(_ value: Value) throws -> Self {
    switch value {
    case .native(let set as Self): return set
    case .array(let sets): return try Self(sets.map { try from($0) })
    default: throw BridgingError(expected: "\(Self.self)", found: value)
    }
  }
}

/// An option set of whatever type, by the bits of its raw value.
struct Options: NativeValue {
  let bits: UInt64
  /// Makes one of the same type.
  private let make: (UInt64) -> Value

  static func from(_ value: Value) throws -> Options {
    switch value {
    case .instance(let instance):
      guard let index = instance.type.index(ofField: "rawValue"),
        let raw = instance.fields[index].wholeNumber
      else { break }
      return Options(bits: UInt64(truncatingIfNeeded: raw)) { bits in
        var made = instance
        made.fields[index] = Value(raw.holding(bits))
        return .instance(made)
      }
    case .native(let set as any OptionSet):
      if let options = set.options { return options }
    case .array(let sets):
      let parts = try sets.map { try from($0) }
      guard let first = parts.first else { return Options(bits: 0) { _ in .array([]) } }
      return first.with(parts.reduce(0) { $0 | $1.bits })
    default: break
    }
    throw BridgingError(expected: "a set of options", found: value)
  }

  var scriptValue: Value { make(bits) }

  func with(_ bits: UInt64) -> Options { Options(bits: bits, make: make) }

  fileprivate init(bits: UInt64, make: @escaping (UInt64) -> Value) {
    (self.bits, self.make) = (bits, make)
  }

  /// All options of an array of them, as a value of a script's type.
  static func union(_ sets: [Value], of type: ScriptType) throws -> Value {
    try sets.reduce(try from(none(of: type))) { $0.with($0.bits | (try from($1)).bits) }.scriptValue
  }

  /// No option, as a value of a script's type.
  static func none(of type: ScriptType) -> Value {
    .instance(
      Instance(
        type: type,
        fields: type.fields.map { field in
          guard case .nominal(let nominal, _) = field.type,
            let width = Arithmetic.widths.first(where: { $0.name == nominal.name })?.type
          else { return .int(0) }
          return Value(width.init(0))
        }))
  }
}

extension FixedWidthInteger {
  fileprivate func holding(_ bits: UInt64) -> any FixedWidthInteger {
    Self(truncatingIfNeeded: bits)
  }
}

extension OptionSet {
  fileprivate var options: Options? {
    guard let raw = rawValue as? any FixedWidthInteger else { return nil }
    return Options(bits: UInt64(truncatingIfNeeded: raw)) { bits in
      (raw.holding(bits) as? RawValue).map { .native(Self(rawValue: $0)) } ?? .native(self)
    }
  }
}
