import Foundation

extension Catalogue {
  /// What reads values from JSON, and writes them.
  @RowBuilder static var jsonCoders: [Row] {
    Rows.type("class JSONDecoder", "Reads values from JSON.") {
      Row("init()", "A reader.") { JSONDecoder() }
      Row("func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T", "Reads one.") {
        (decoder: JSONDecoder, type: Value, data: Data) in
        guard case .type(let wanted) = type else {
          throw BridgingError(expected: "a type", found: type)
        }
        DecodedValue.wanted = wanted
        return try DecodingFailure.catching {
          try decoder.decode(DecodedValue.self, from: data).value
        }
      }
      Row.field(
        "keyDecodingStrategy", "JSONDecoder.KeyDecodingStrategy", "How names are read.",
        \JSONDecoder.keyDecodingStrategy)
      Row.field(
        "dateDecodingStrategy", "JSONDecoder.DateDecodingStrategy", "How moments are read.",
        \JSONDecoder.dateDecodingStrategy)
    }
    Rows.type("enum JSONDecoder.KeyDecodingStrategy", "How names are read.") {
      Row.enumCase("useDefaultKeys", "As they are.", JSONDecoder.KeyDecodingStrategy.useDefaultKeys)
      Row.enumCase(
        "convertFromSnakeCase", "`max_value` as `maxValue`.",
        JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase)
    }
    Rows.type("enum JSONDecoder.DateDecodingStrategy", "How moments are read.") {
      Row.enumCase(
        "deferredToDate", "Seconds since 2001.", JSONDecoder.DateDecodingStrategy.deferredToDate)
      Row.enumCase(
        "secondsSince1970", "Seconds since 1970.",
        JSONDecoder.DateDecodingStrategy.secondsSince1970)
      Row.enumCase(
        "millisecondsSince1970", "Thousandths of a second since 1970.",
        JSONDecoder.DateDecodingStrategy.millisecondsSince1970)
      Row.enumCase(
        "iso8601", "Such as 2024-03-01T12:00:00Z.", JSONDecoder.DateDecodingStrategy.iso8601)
      Row(
        "static func formatted(_ formatter: DateFormatter) -> JSONDecoder.DateDecodingStrategy",
        "As a formatter has them."
      ) {
        (formatter: DateFormatter) in JSONDecoder.DateDecodingStrategy.formatted(formatter)
      }
    }
    Rows.type("class JSONEncoder", "Writes values as JSON.") {
      Row("init()", "A writer.") { JSONEncoder() }
      Row("func encode<T: Encodable>(_ value: T) throws -> Data", "Writes one.") {
        (encoder: JSONEncoder, value: Value) in
        try DecodingFailure.catching { try encoder.encode(EncodedValue(value: value)) }
      }
      Row.field(
        "outputFormatting", "JSONEncoder.OutputFormatting", "How it is set out.",
        \JSONEncoder.outputFormatting)
      Row.field(
        "keyEncodingStrategy", "JSONEncoder.KeyEncodingStrategy", "How names are written.",
        \JSONEncoder.keyEncodingStrategy)
      Row.field(
        "dateEncodingStrategy", "JSONEncoder.DateEncodingStrategy", "How moments are written.",
        \JSONEncoder.dateEncodingStrategy)
    }
    Rows.type("struct JSONEncoder.OutputFormatting: OptionSet", "How JSON is set out.") {
      for (name, summary, options) in formats {
        Row.constant(name, "JSONEncoder.OutputFormatting", summary, options)
      }
    }
    Rows.type("enum JSONEncoder.KeyEncodingStrategy", "How names are written.") {
      Row.enumCase("useDefaultKeys", "As they are.", JSONEncoder.KeyEncodingStrategy.useDefaultKeys)
      Row.enumCase(
        "convertToSnakeCase", "`maxValue` as `max_value`.",
        JSONEncoder.KeyEncodingStrategy.convertToSnakeCase)
    }
    Rows.type("enum JSONEncoder.DateEncodingStrategy", "How moments are written.") {
      Row.enumCase(
        "deferredToDate", "Seconds since 2001.", JSONEncoder.DateEncodingStrategy.deferredToDate)
      Row.enumCase(
        "secondsSince1970", "Seconds since 1970.",
        JSONEncoder.DateEncodingStrategy.secondsSince1970)
      Row.enumCase(
        "iso8601", "Such as 2024-03-01T12:00:00Z.", JSONEncoder.DateEncodingStrategy.iso8601)
    }
    jsonObjects
    decodingErrors
  }

  @RowBuilder private static var jsonObjects: [Row] {
    Rows.type("class JSONSerialization", "Reads and writes JSON of whatever kind.") {
      Row("static func jsonObject(with data: Data) throws -> Any", "Reads it.") { (data: Data) in
        DecodedValue.wanted = .existential([])
        return try DecodingFailure.catching {
          try JSONDecoder().decode(DecodedValue.self, from: data).value
        }
      }
      Row("static func data(withJSONObject object: Any) throws -> Data", "Writes it.") {
        (value: Value) in
        try DecodingFailure.catching { try JSONEncoder().encode(EncodedValue(value: value)) }
      }
    }
  }

  private static let formats: [(String, String, JSONEncoder.OutputFormatting)] = [
    ("prettyPrinted", "In lines.", .prettyPrinted),
    ("sortedKeys", "Names in order.", .sortedKeys),
    ("withoutEscapingSlashes", "Slashes as they are.", .withoutEscapingSlashes),
  ]

  @RowBuilder private static var decodingErrors: [Row] {
    Rows.type("enum DecodingError: Error", "Why something could not be read.") {
      for (name, what) in [
        ("typeMismatch", "Any.Type"), ("valueNotFound", "Any.Type"),
        ("keyNotFound", "any CodingKey"),
      ] {
        Row("case \(name)(_ what: \(what), _ context: DecodingError.Context)", "Why it is not.") {
          (what: Value, context: Value) in LibraryCase(name: name, payload: [what, context])
        }
      }
      Row("case dataCorrupted(_ context: DecodingError.Context)", "It is damaged.") {
        (context: Value) in LibraryCase(name: "dataCorrupted", payload: [context])
      }
    }
    Rows.members(of: "DecodingError") {
      for (parameter, container) in [
        ("forKey key: K, ", "KeyedDecodingContainer<K>"), ("", "SingleValueDecodingContainer"),
        ("", "UnkeyedDecodingContainer"),
      ] {
        let generics = parameter.isEmpty ? "" : "<K: CodingKey>"
        let head =
          "static func dataCorruptedError\(generics)(\(parameter)in container: \(container)"
        let text = "\(head), debugDescription: String) -> DecodingError"
        if parameter.isEmpty {
          Row(text, "It is damaged.") { (coder: Coder, text: String) in
            Self.corrupted(coder.path, text)
          }
        } else {
          Row(text, "It is damaged.") { (key: ScriptKey, coder: Coder, text: String) in
            Self.corrupted(coder.path + [key], text)
          }
        }
      }
    }
    Rows.type("enum EncodingError: Error", "Why something could not be written.") {
      Row("case invalidValue(_ value: Any, _ context: EncodingError.Context)", "It cannot be.") {
        (value: Value, context: Value) in
        LibraryCase(name: "invalidValue", payload: [value, context])
      }
    }
    for owner in ["DecodingError.Context", "EncodingError.Context"] {
      Rows.type("struct \(owner)", "Where it was, and why.") {
        Row("init(codingPath: [any CodingKey], debugDescription: String)", "Says so.") {
          (path: [ScriptKey], text: String) in CodingContext(path: path, text: text)
        }
        Row("var codingPath: [any CodingKey]", "The names that led there.") {
          (context: CodingContext) in context.path
        }
        Row("var debugDescription: String", "What is wrong.") { (context: CodingContext) in
          context.text
        }
      }
    }
  }
}

extension Catalogue {
  private static func corrupted(_ path: [ScriptKey], _ text: String) -> LibraryCase {
    let context = CodingContext(path: path, text: text)
    return LibraryCase(name: "dataCorrupted", payload: [context.scriptValue])
  }
}

extension JSONDecoder: NativeValue {}
extension JSONEncoder: NativeValue {}
extension JSONDecoder.KeyDecodingStrategy: NativeValue {}
extension JSONDecoder.DateDecodingStrategy: NativeValue {}
extension JSONEncoder.KeyEncodingStrategy: NativeValue {}
extension JSONEncoder.DateEncodingStrategy: NativeValue {}
extension JSONEncoder.OutputFormatting: NativeValue {}
