/// A key path at work: how to read what it leads to, and how to set it where that can be set.
struct ScriptKeyPath: NativeValue {
  /// `WritableKeyPath<City, Int>`.
  let type: SwiftType
  /// Its parts as they are written: `.name.count`.
  let text: String
  let get: (Value) throws -> Value
  var set: ((inout Value, Value) throws -> Void)?

  /// The way on.
  func appending(_ next: ScriptKeyPath, as type: SwiftType) -> ScriptKeyPath {
    ScriptKeyPath(
      type: type, text: text + next.text,
      get: { try next.get(try get($0)) },
      set: { whole, new in
        var part = try get(whole)
        try next.set?(&part, new)
        try set?(&whole, part)
      })
  }
}

extension ScriptKeyPath {
  private var arguments: [SwiftType] {
    if case .nominal(_, let arguments) = type { arguments } else { [] }
  }

  /// What it begins at.
  var root: SwiftType? { arguments.first }

  /// What it leads to, where anything may stand.
  func part(of whole: Value) throws -> Value {
    let value = try get(whole)
    guard let type = arguments.last, Checker.isToldByType(type) else { return value }
    return .native(TypedValue(value: value, type: type))
  }
}

extension ScriptKeyPath: @MainActor Hashable, @MainActor CustomStringConvertible {
  static func == (left: ScriptKeyPath, right: ScriptKeyPath) -> Bool {
    left.text == right.text && left.root == right.root
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(root)
  }

  var description: String { "\\" + (root?.description ?? "") + text }
}
