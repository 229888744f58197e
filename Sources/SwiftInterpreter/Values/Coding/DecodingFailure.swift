/// What Foundation throws where something cannot be read or written, as a script's `catch` meets it.
enum DecodingFailure {
  static func catching<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as DecodingError {
      throw thrown(error)
    } catch let error as EncodingError {
      guard case .invalidValue(_, let context) = error else { throw error }
      let payload = [Value.string(""), CodingContext(context.codingPath, context).scriptValue]
      throw thrown("EncodingError", "invalidValue", payload, "\(error)")
    }
  }

  private static func thrown(_ error: DecodingError) -> ThrownValue {
    let name: String
    let payload: [Value]
    switch error {
    case .typeMismatch(let type, let context):
      (name, payload) = ("typeMismatch", [named(type), CodingContext(context).scriptValue])
    case .valueNotFound(let type, let context):
      (name, payload) = ("valueNotFound", [named(type), CodingContext(context).scriptValue])
    case .keyNotFound(let key, let context):
      let own = key as? ScriptKey ?? ScriptKey(key)
      (name, payload) = ("keyNotFound", [own.scriptValue, CodingContext(context).scriptValue])
    case .dataCorrupted(let context):
      (name, payload) = ("dataCorrupted", [CodingContext(context).scriptValue])
    @unknown default: (name, payload) = ("dataCorrupted", [])
    }
    return thrown("DecodingError", name, payload, "\(error)")
  }

  private static func thrown(_ type: String, _ name: String, _ payload: [Value], _ text: String)
    -> ThrownValue
  {
    var made = LibraryCase(name: name, payload: payload)
    made.text = text
    let own = SwiftType.nominal(Catalogue.shared.known(type), [])
    return ThrownValue(
      value: .native(TypedValue(value: made.scriptValue, type: own)), type: .existential([]))
  }

  /// A type of Foundation's by its name.
  private static func named(_ type: Any.Type) -> Value {
    if type == DecodedValue.self { return .type(DecodedValue.wanted) }
    let nominal = Catalogue.shared.nominal("\(type)")
    return nominal.map { .type(.nominal($0, [])) } ?? .string("\(type)")
  }
}

/// Where something could not be read, and why.
struct CodingContext: NativeValue {
  let path: [ScriptKey]
  let text: String
  let cause: (any Error)?

  init(_ context: DecodingError.Context) {
    path = context.codingPath.map { ScriptKey($0) }
    (text, cause) = (context.debugDescription, context.underlyingError)
  }

  init(_ path: [any CodingKey], _ context: EncodingError.Context) {
    self.path = path.map { ScriptKey($0) }
    (text, cause) = (context.debugDescription, context.underlyingError)
  }

  init(path: [ScriptKey], text: String) { (self.path, self.text, cause) = (path, text, nil) }
}
