/// A name that a script's value is written under.
nonisolated struct ScriptKey: CodingKey {
  let stringValue: String
  let intValue: Int?
  /// The name of its type, for messages.
  var owner = "CodingKeys"

  init(stringValue: String) { (self.stringValue, intValue) = (stringValue, nil) }

  init(intValue: Int) { (stringValue, self.intValue) = ("\(intValue)", intValue) }

  init(_ key: any CodingKey) { (stringValue, intValue) = (key.stringValue, key.intValue) }

  var description: String {
    "\(owner)(stringValue: \"\(stringValue)\", intValue: \(intValue.map { "\($0)" } ?? "nil"))"
  }
}

extension ScriptKey: NativeValue {}

@MainActor extension ScriptKey {
  /// What a script's key stands for: a case of an enum, or a value that says so.
  static func from(_ value: Value) throws -> ScriptKey {
    switch value {
    case .native(let key as ScriptKey): return key
    case .enumCase(let made):
      var key = ScriptKey(stringValue: made.type.keyNames[made.index])
      if made.type.rawValues.indices.contains(made.index),
        case .int(let number) = made.type.rawValues[made.index]
      {
        key = ScriptKey(number, named: key.stringValue)
      }
      key.owner = String(made.type.name.split(separator: ".").last ?? "")
      return key
    default:
      guard case .string(let name)? = try value.property("stringValue") else {
        throw BridgingError(expected: "CodingKey", found: value)
      }
      return ScriptKey(stringValue: name)
    }
  }

  private init(_ number: Int, named name: String) { (stringValue, intValue) = (name, number) }

  /// It as a value of the script's own type of keys; `nil` where that has no such key.
  func value(as type: SwiftType) throws -> Value? {
    guard case .nominal(let nominal, _) = type, let script = nominal.script else {
      return scriptValue
    }
    if nominal.kind == .enum {
      return script.keyNames.firstIndex(of: stringValue).map {
        .enumCase(EnumValue(type: script, index: $0, payload: []))
      }
    }
    let made = try Dispatch.make(
      .type(type), named: "init(stringValue:)", [.string(stringValue)])
    return if case .none = made { nil } else { made.unwrapped }
  }
}

extension ScriptType {
  /// The names that an enum's cases stand for as keys: their raw texts, else their own.
  var keyNames: [String] {
    cases.enumerated().map { index, name in
      if rawValues.indices.contains(index), case .string(let text) = rawValues[index] {
        text
      } else {
        name
      }
    }
  }

  /// The keys that stored properties are written under, by their names: those of `CodingKeys`, else their own.
  func codingKeys(of fields: [Field]) -> [String: ScriptKey] {
    let written = Runtime.current?.declarations.scripts[name + ".CodingKeys"]
    let names =
      written.map { Array(zip($0.cases, $0.keyNames)) } ?? fields.map { ($0.name, $0.name) }
    return Dictionary(
      names.map { ($0, ScriptKey(stringValue: $1)) }, uniquingKeysWith: { first, _ in first })
  }

  /// The stored properties of a value, those of the topmost class first.
  var storedFields: [Field] { line.reversed().flatMap(\.fields) }
}
