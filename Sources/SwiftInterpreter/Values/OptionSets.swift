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
