import Foundation

/// A script's value, as Foundation's decoders make it: how keys and dates are read, and what is said of what does not
/// fit, is theirs.
struct DecodedValue: @MainActor Decodable {
  /// What the next one to be made is.
  static var wanted = SwiftType.error

  let value: Value

  init(from decoder: any Decoder) throws {
    let own = Self.wanted
    // The next one beside it is of the same type.
    defer { Self.wanted = own }
    value = try Decoding.value(of: own, from: decoder)
  }
}

/// Values of types that are known only at work, from a decoder.
enum Decoding {
  static func value(of type: SwiftType, from decoder: any Decoder) throws -> Value {
    try Runtime.current?.enter()
    defer { Runtime.current?.leave() }
    if case .existential([]) = type { return try anything(from: decoder) }
    guard case .nominal(let nominal, let arguments) = type else {
      throw ScriptFailure("a value of type '\(type)' cannot be read")
    }
    if let script = nominal.script {
      return try value(of: script, type, from: decoder)
    }
    if let read = plain[nominal.name] { return try read(decoder.singleValueContainer()) }
    switch nominal.name {
    case "Optional":
      if try decoder.singleValueContainer().decodeNil() { return .none }
      return .some(try value(of: arguments[0], from: decoder))
    case "Array": return .array(try elements(of: arguments[0], from: decoder))
    case "Set":
      return .set(Set(try elements(of: arguments[0], from: decoder).map(HashableValue.init)))
    case "Dictionary": return try dictionary(arguments[0], arguments[1], from: decoder)
    default: throw ScriptFailure("a value of type '\(type)' cannot be read")
    }
  }

  /// A value of the kind that is there.
  private static func anything(from decoder: any Decoder) throws -> Value {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() { return .none }
    if let bool = try? container.decode(Bool.self) { return .bool(bool) }
    if let int = try? container.decode(Int.self) { return .int(int) }
    if let double = try? container.decode(Double.self) { return .double(double) }
    if let string = try? container.decode(String.self) { return .string(string) }
    if let values = try? elements(of: .existential([]), from: decoder) { return .array(values) }
    let string = SwiftType.nominal(Catalogue.shared.known("String"), [])
    return try dictionary(string, .existential([]), from: decoder)
  }

  private static let plain: [String: (any SingleValueDecodingContainer) throws -> Value] = [
    "Bool": { .bool(try $0.decode(Bool.self)) },
    "Int": { .int(try $0.decode(Int.self)) },
    "Double": { .double(try $0.decode(Double.self)) },
    "CGFloat": { .double(try $0.decode(Double.self)) },
    "Float": { .native(try $0.decode(Float.self)) },
    "Decimal": { .native(try $0.decode(Decimal.self)) },
    "String": { .string(try $0.decode(String.self)) },
    "Date": { .native(try $0.decode(Date.self)) },
    "Data": { .native(try $0.decode(Data.self)) },
    "UUID": { .native(try $0.decode(UUID.self)) },
    "URL": { .native(try $0.decode(URL.self)) },
  ].merging(
    Arithmetic.widths.map { name, type in (name, { try whole(type, from: $0) }) },
    uniquingKeysWith: { first, _ in first })

  private static func whole<Number: FixedWidthInteger>(
    _: Number.Type, from container: any SingleValueDecodingContainer
  ) throws -> Value {
    let number = try container.decode(Int.self)
    guard let fitting = Number(exactly: number) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "Number \(number) is not representable in Swift.")
    }
    return .native(fitting)
  }

  private static func elements(of type: SwiftType, from decoder: any Decoder) throws -> [Value] {
    var container = try decoder.unkeyedContainer()
    var values: [Value] = []
    while !container.isAtEnd {
      try Runtime.current?.make(elements: 1)
      values.append(try container.value(of: type))
    }
    return values
  }

  private static func dictionary(_ key: SwiftType, _ type: SwiftType, from decoder: any Decoder)
    throws -> Value
  {
    guard case .nominal(let nominal, _) = key, ["String", "Int"].contains(nominal.name) else {
      return .dictionary(try pairs(of: (key, type), from: decoder))
    }
    DecodedValue.wanted = type
    // As a dictionary, so that no strategy changes its keys.
    let found = try decoder.singleValueContainer().decode([String: DecodedValue].self)
    try Runtime.current?.make(elements: found.count)
    let isText = nominal.name == "String"
    let pairs = found.compactMap { name, made -> (HashableValue, Value)? in
      let key = isText ? Value.string(name) : Int(name).map { .int($0) }
      return key.map { (HashableValue($0), made.value) }
    }
    return .dictionary(Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
  }

  private static func pairs(of types: (SwiftType, SwiftType), from decoder: any Decoder) throws
    -> [HashableValue: Value]
  {
    var container = try decoder.unkeyedContainer()
    var pairs: [HashableValue: Value] = [:]
    while !container.isAtEnd {
      try Runtime.current?.make(elements: 1)
      let key = HashableValue(try container.value(of: types.0))
      pairs[key] = try container.value(of: types.1)
    }
    return pairs
  }
}

// Types of the script's.
extension Decoding {
  private static func value(of script: ScriptType, _ type: SwiftType, from decoder: any Decoder)
    throws -> Value
  {
    script.complete()
    let isOwn = script.members["init"]?.contains { $0.signature.fullName == "init(from:)" } ?? false
    if isOwn {
      return try Dispatch.make(
        .type(type), named: "init(from:)", [Coder(decoder).scriptValue])
    }
    if script.nominal.kind == .enum { return try enumCase(of: script, from: decoder) }
    guard let runtime = Runtime.current else { return .void }
    let container = try decoder.container(keyedBy: ScriptKey.self)
    var values = try script.initialFields(in: runtime)
    let fields = script.storedFields
    let keys = script.codingKeys(of: fields)
    for (index, field) in fields.enumerated() {
      guard let key = keys[field.name], field.isMemberwise, field.lazy == nil else { continue }
      let wanted = field.type.replacing(script.nominal.parameters, by: type)
      if let inner = wanted.wrappedType {
        values[index] =
          try container.contains(key) && !container.decodeNil(forKey: key)
          ? .some(container.value(of: inner, forKey: key)) : .none
      } else {
        values[index] = try container.value(of: wanted, forKey: key)
      }
    }
    return script.nominal.kind == .class
      ? .object(ObjectValue(type: script, fields: values))
      : .instance(Instance(type: script, fields: values))
  }

  private static func enumCase(of script: ScriptType, from decoder: any Decoder) throws -> Value {
    if script.hasRawValues, let raw = script.rawValues.first?.ownType {
      let value = try value(of: raw, from: decoder)
      if let index = script.rawValues.firstIndex(where: { $0.equals(value) }) {
        return .enumCase(EnumValue(type: script, index: index, payload: []))
      }
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription:
            "Cannot initialize \(script.shortName) from invalid \(raw) value \(value.described())"))
    }
    let container = try decoder.container(keyedBy: ScriptKey.self)
    let keys = script.codingKeys(of: [])
    let names = script.cases.map { keys[$0]?.stringValue ?? $0 }
    guard container.allKeys.count == 1, let key = container.allKeys.first,
      let index = names.firstIndex(of: key.stringValue)
    else {
      throw DecodingError.typeMismatch(
        DecodedValue.self,
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "Invalid number of keys found, expected one."))
    }
    let nested = try container.nestedContainer(keyedBy: ScriptKey.self, forKey: key)
    let payload = try script.payloadTypes(ofCase: index).enumerated().map { position, part in
      try nested.value(
        of: part.type, forKey: ScriptKey(stringValue: part.label ?? "_\(position)"))
    }
    return .enumCase(EnumValue(type: script, index: index, payload: payload))
  }
}

extension ScriptType {
  /// Whether its cases stand for values of another type, which is the first that it names.
  var hasRawValues: Bool {
    if case .nominal(let first, _)? = nominal.inherited.first {
      first.kind != .protocol
    } else {
      false
    }
  }

  /// Its name without those around.
  var shortName: String { String(name.split(separator: ".").last ?? "") }

  /// What a case of an enum carries.
  func payloadTypes(ofCase index: Int) -> [SwiftType.Element] {
    let member = members[cases[index]]?.first { $0.signature.kind == .enumCase }
    return member?.signature.parameters.map { .init(label: $0.label, type: $0.type) } ?? []
  }
}

extension KeyedDecodingContainer<ScriptKey> {
  func value(of type: SwiftType, forKey key: ScriptKey) throws -> Value {
    DecodedValue.wanted = type
    return try decode(DecodedValue.self, forKey: key).value
  }
}

extension UnkeyedDecodingContainer {
  mutating func value(of type: SwiftType) throws -> Value {
    DecodedValue.wanted = type
    return try decode(DecodedValue.self).value
  }
}

extension SwiftType {
  /// What an optional type wraps.
  var wrappedType: SwiftType? {
    if case .nominal(let nominal, let arguments) = self, nominal.name == "Optional" {
      arguments.first
    } else {
      nil
    }
  }

  /// The type with what generic parameters are in `whole` put in their places.
  func replacing(_ parameters: [GenericParameter], by whole: SwiftType) -> SwiftType {
    guard !parameters.isEmpty, case .nominal(_, let given) = whole,
      given.count == parameters.count
    else { return self }
    return replacing(Substitution(uniqueKeysWithValues: zip(parameters, given)))
  }

  private func replacing(_ map: Substitution) -> SwiftType {
    switch self {
    case .parameter(let parameter): map[parameter] ?? self
    case .nominal(let nominal, let arguments):
      .nominal(nominal, arguments.map { $0.replacing(map) })
    default: self
    }
  }
}
