extension Catalogue {
  /// What a script's own `init(from:)` reads from, and its `encode(to:)` writes to.
  @RowBuilder static var codingContainers: [Row] {
    Rows.type("protocol Decoder", "What values are read from.") {
      Row(
        "func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>",
        "What stands under names."
      ) { (coder: Coder, keys: Value) in
        try DecodingFailure.catching {
          Coder(
            try coder.as((any Decoder).self).container(keyedBy: ScriptKey.self), keys: keys.type)
        }
      }
      Row("func unkeyedContainer() throws -> UnkeyedDecodingContainer", "A list.") {
        (coder: Coder) in
        try DecodingFailure.catching { Coder(try coder.as((any Decoder).self).unkeyedContainer()) }
      }
      Row("func singleValueContainer() throws -> SingleValueDecodingContainer", "One value.") {
        (coder: Coder) in
        try DecodingFailure.catching {
          Coder(try coder.as((any Decoder).self).singleValueContainer())
        }
      }
      Row("var codingPath: [any CodingKey]", "The names that led here.") { (coder: Coder) in
        try coder.as((any Decoder).self).codingPath.map { ScriptKey($0) }
      }
    }
    Rows.type("protocol Encoder", "What values are written to.") {
      Row(
        "func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>",
        "What stands under names."
      ) { (coder: Coder, keys: Value) in
        Coder(try coder.as((any Encoder).self).container(keyedBy: ScriptKey.self), keys: keys.type)
      }
      Row("func unkeyedContainer() -> UnkeyedEncodingContainer", "A list.") { (coder: Coder) in
        Coder(try coder.as((any Encoder).self).unkeyedContainer())
      }
      Row("func singleValueContainer() -> SingleValueEncodingContainer", "One value.") {
        (coder: Coder) in Coder(try coder.as((any Encoder).self).singleValueContainer())
      }
    }
    decodingContainers
    encodingContainers
  }

  private typealias Reader = KeyedDecodingContainer<ScriptKey>
  private typealias Writer = KeyedEncodingContainer<ScriptKey>

  @RowBuilder private static var decodingContainers: [Row] {
    Rows.type("struct KeyedDecodingContainer<K: CodingKey>", "Values under names, to be read.") {
      Row("func decode<T: Decodable>(_ type: T.Type, forKey key: K) throws -> T", "Reads one.") {
        (coder: Coder, type: Value, key: ScriptKey) in
        try coder.change(Reader.self) { try $0.value(of: type.type, forKey: key) }
      }
      Row(
        "func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: K) throws -> T?",
        "Reads one, where there is one."
      ) { (coder: Coder, type: Value, key: ScriptKey) in
        try coder.change(Reader.self) {
          try $0.contains(key) && !$0.decodeNil(forKey: key)
            ? .some($0.value(of: type.type, forKey: key)) : Value.none
        }
      }
      Row("func contains(_ key: K) -> Bool", "Whether there is one.") {
        (coder: Coder, key: ScriptKey) in try coder.as(Reader.self).contains(key)
      }
      Row("func decodeNil(forKey key: K) throws -> Bool", "Whether it is `null`.") {
        (coder: Coder, key: ScriptKey) in
        try coder.change(Reader.self) { try $0.decodeNil(forKey: key) }
      }
      Row("var allKeys: [K]", "The names that there are.") { (coder: Coder) in
        Value.array(
          try coder.as(Reader.self).allKeys.compactMap { try $0.value(as: coder.keys) })
      }
      Row(
        "func nestedContainer<N: CodingKey>(keyedBy type: N.Type, forKey key: K) throws -> KeyedDecodingContainer<N>",
        "What stands under names inside."
      ) { (coder: Coder, keys: Value, key: ScriptKey) in
        try coder.change(Reader.self) {
          Coder(try $0.nestedContainer(keyedBy: ScriptKey.self, forKey: key), keys: keys.type)
        }
      }
      Row(
        "func nestedUnkeyedContainer(forKey key: K) throws -> UnkeyedDecodingContainer",
        "A list inside."
      ) { (coder: Coder, key: ScriptKey) in
        try coder.change(Reader.self) { Coder(try $0.nestedUnkeyedContainer(forKey: key)) }
      }
    }
    Rows.type("struct UnkeyedDecodingContainer", "Values in a list, to be read.") {
      Row.mutating("mutating func decode<T: Decodable>(_ type: T.Type) throws -> T", "The next.") {
        (coder: inout Coder, type: Value) in
        try coder.change((any UnkeyedDecodingContainer).self) { try $0.value(of: type.type) }
      }
      Row("var isAtEnd: Bool", "Whether all are read.") { (coder: Coder) in
        try coder.as((any UnkeyedDecodingContainer).self).isAtEnd
      }
      Row("var count: Int?", "How many there are.") { (coder: Coder) in
        try coder.as((any UnkeyedDecodingContainer).self).count
      }
      Row.mutating(
        "mutating func nestedContainer<N: CodingKey>(keyedBy type: N.Type) throws -> KeyedDecodingContainer<N>",
        "What stands under names inside."
      ) { (coder: inout Coder, keys: Value) in
        try coder.change((any UnkeyedDecodingContainer).self) {
          Coder(try $0.nestedContainer(keyedBy: ScriptKey.self), keys: keys.type)
        }
      }
    }
    Rows.type("struct SingleValueDecodingContainer", "One value, to be read.") {
      Row("func decode<T: Decodable>(_ type: T.Type) throws -> T", "Reads it.") {
        (coder: Coder, type: Value) in
        DecodedValue.wanted = type.type
        return try coder.change((any SingleValueDecodingContainer).self) {
          try $0.decode(DecodedValue.self).value
        }
      }
      Row("func decodeNil() -> Bool", "Whether it is `null`.") { (coder: Coder) in
        try coder.as((any SingleValueDecodingContainer).self).decodeNil()
      }
    }
  }

  @RowBuilder private static var encodingContainers: [Row] {
    Rows.type("struct KeyedEncodingContainer<K: CodingKey>", "Values under names, to be written.") {
      Row.mutating(
        "mutating func encode<T: Encodable>(_ value: T, forKey key: K) throws", "Writes one."
      ) { (coder: inout Coder, value: Value, key: ScriptKey) in
        try coder.change(Writer.self) { try $0.encode(EncodedValue(value: value), forKey: key) }
        return Value.void
      }
      Row.mutating(
        "mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: K) throws",
        "Writes one, where there is one."
      ) { (coder: inout Coder, value: Value, key: ScriptKey) in
        if case .none = value { return Value.void }
        try coder.change(Writer.self) { try $0.encode(EncodedValue(value: value), forKey: key) }
        return Value.void
      }
      Row.mutating("mutating func encodeNil(forKey key: K) throws", "Writes `null`.") {
        (coder: inout Coder, key: ScriptKey) in
        try coder.change(Writer.self) { try $0.encodeNil(forKey: key) }
        return Value.void
      }
      Row.mutating(
        "mutating func nestedContainer<N: CodingKey>(keyedBy type: N.Type, forKey key: K) -> KeyedEncodingContainer<N>",
        "What stands under names inside."
      ) { (coder: inout Coder, keys: Value, key: ScriptKey) in
        try coder.change(Writer.self) {
          Coder($0.nestedContainer(keyedBy: ScriptKey.self, forKey: key), keys: keys.type)
        }
      }
    }
    Rows.type("struct UnkeyedEncodingContainer", "Values in a list, to be written.") {
      Row.mutating("mutating func encode<T: Encodable>(_ value: T) throws", "Writes one.") {
        (coder: inout Coder, value: Value) in
        try coder.change((any UnkeyedEncodingContainer).self) {
          try $0.encode(EncodedValue(value: value))
        }
        return Value.void
      }
    }
    Rows.type("struct SingleValueEncodingContainer", "One value, to be written.") {
      Row.mutating("mutating func encode<T: Encodable>(_ value: T) throws", "Writes it.") {
        (coder: inout Coder, value: Value) in
        try coder.change((any SingleValueEncodingContainer).self) {
          try $0.encode(EncodedValue(value: value))
        }
        return Value.void
      }
      Row.mutating("mutating func encodeNil() throws", "Writes `null`.") { (coder: inout Coder) in
        try coder.change((any SingleValueEncodingContainer).self) { try $0.encodeNil() }
        return Value.void
      }
    }
  }
}

extension Value {
  /// The type that it is; none where it is anything else.
  fileprivate var type: SwiftType { if case .type(let type) = self { type } else { .error } }
}
