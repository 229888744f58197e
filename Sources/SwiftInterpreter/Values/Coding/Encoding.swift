import Foundation

/// A script's value, as Foundation's encoders write it.
struct EncodedValue: @MainActor Encodable {
  let value: Value

  func encode(to encoder: any Encoder) throws { try Encoding.write(value, to: encoder) }
}

/// Values of whatever type, to an encoder.
enum Encoding {
  static func write(_ value: Value, to encoder: any Encoder) throws {
    // An object may hold itself.
    try Runtime.current?.enter()
    defer { Runtime.current?.leave() }
    switch value {
    case .native(let typed as TypedValue): try write(typed.value, to: encoder)
    case .some(let value): try write(value, to: encoder)
    case .array(let values): try write(values, to: encoder)
    case .set(let values): try write(values.map(\.value), to: encoder)
    case .dictionary(let pairs): try write(pairs, to: encoder)
    case .instance, .object: try writeFields(of: value, to: encoder)
    case .enumCase(let made): try write(made, of: value, to: encoder)
    default:
      var container = encoder.singleValueContainer()
      switch value {
      case .none: try container.encodeNil()
      case .bool(let bool): try container.encode(bool)
      case .int(let int): try container.encode(int)
      case .double(let double): try container.encode(double)
      case .string(let string): try container.encode(string)
      case .native(let any as any Encodable): try container.encode(any)
      default: throw ScriptFailure("this value cannot be written")
      }
    }
  }

  private static func write(_ values: [Value], to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for value in values { try container.encode(EncodedValue(value: value)) }
  }

  private static func write(_ pairs: [HashableValue: Value], to encoder: any Encoder) throws {
    let keys = pairs.keys.map(\.value)
    var names: [String: EncodedValue] = [:]
    for (key, value) in pairs {
      switch key.value {
      case .string(let name): names[name] = EncodedValue(value: value)
      case .int(let number): names["\(number)"] = EncodedValue(value: value)
      default:
        return try write(keys.flatMap { [$0, pairs[HashableValue($0)] ?? .none] }, to: encoder)
      }
    }
    // As a dictionary, so that no strategy changes its keys.
    var container = encoder.singleValueContainer()
    try container.encode(names)
  }

  private static func writeFields(of value: Value, to encoder: any Encoder) throws {
    guard let script = value.scriptType, let runtime = Runtime.current else { return }
    if let own = script.method("encode", labels: ["to"]) {
      _ = try own.dispatched(on: value, isSuper: false)
        .call([value, Coder(encoder).scriptValue], in: runtime)
      return
    }
    let fields = script.storedFields
    let keys = script.codingKeys(of: fields)
    var container = encoder.container(keyedBy: ScriptKey.self)
    for field in fields {
      guard let key = keys[field.name], field.lazy == nil,
        let part = try value.property(field.name)
      else { continue }
      if case .none = part { continue }
      try container.encode(EncodedValue(value: part), forKey: key)
    }
  }

  private static func write(_ made: EnumValue, of value: Value, to encoder: any Encoder) throws {
    let script = made.type
    if script.method("encode", labels: ["to"]) != nil {
      return try writeFields(of: value, to: encoder)
    }
    if script.hasRawValues, script.rawValues.indices.contains(made.index) {
      return try write(script.rawValues[made.index], to: encoder)
    }
    let name = script.cases[made.index]
    let key = script.codingKeys(of: [])[name] ?? ScriptKey(stringValue: name)
    var container = encoder.container(keyedBy: ScriptKey.self)
    var nested = container.nestedContainer(keyedBy: ScriptKey.self, forKey: key)
    for (position, part) in script.payloadTypes(ofCase: made.index).enumerated() {
      let key = ScriptKey(stringValue: part.label ?? "_\(position)")
      if case .none = made.payload[position] { continue }
      try nested.encode(EncodedValue(value: made.payload[position]), forKey: key)
    }
  }
}
