/// A decoder, an encoder, or a container of one: what is handed to a script's `init(from:)` and `encode(to:)`.
final class Coder: NativeValue {
  /// The container itself; reading and writing changes those without keys.
  var whole: Any
  /// What a script's keys are.
  let keys: SwiftType

  init(_ whole: Any, keys: SwiftType = .error) { (self.whole, self.keys) = (whole, keys) }
  nonisolated deinit {}

  /// It as what it has to be.
  func `as`<Whole>(_: Whole.Type) throws -> Whole {
    guard let own = whole as? Whole else {
      throw ScriptFailure("this container is not there any more")
    }
    return own
  }

  /// The names that led to the container.
  var path: [ScriptKey] {
    let path: [any CodingKey] =
      switch whole {
      case let keyed as KeyedDecodingContainer<ScriptKey>: keyed.codingPath
      case let list as any UnkeyedDecodingContainer: list.codingPath
      case let single as any SingleValueDecodingContainer: single.codingPath
      default: []
      }
    return path.map { ScriptKey($0) }
  }

  /// Changes it in its place.
  func change<Whole, Result>(
    _: Whole.Type, _ change: (inout Whole) throws -> Result
  ) throws -> Result {
    var own = try `as`(Whole.self)
    defer { whole = own }
    return try DecodingFailure.catching { try change(&own) }
  }
}
