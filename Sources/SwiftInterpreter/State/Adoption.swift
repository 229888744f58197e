// States outlive the program that set them. Their values then belong to types of that earlier program.
extension Value {
  /// The value as one of the types that `find` knows now; `nil` where its type is gone or has another shape.
  func adopted(by find: (String) -> ScriptType?) -> Value? {
    switch self {
    case .void, .bool, .int, .double, .string, .range, .none, .native: return self
    case .some(let value): return value.adopted(by: find).map { .some($0) }
    case .array(let values): return Self.adopted(values, by: find).map { .array($0) }
    case .tuple(let values): return Self.adopted(values, by: find).map { .tuple($0) }
    case .set(let values):
      return Self.adopted(values.map(\.value), by: find).map {
        .set(Set($0.map(HashableValue.init)))
      }
    case .dictionary(let dictionary):
      var result: [HashableValue: Value] = [:]
      for (key, value) in dictionary {
        guard let key = key.value.adopted(by: find), let value = value.adopted(by: find) else {
          return nil
        }
        result[HashableValue(key)] = value
      }
      return .dictionary(result)
    case .enumCase(let value):
      guard let type = find(value.type.name), type.cases == value.type.cases,
        let payload = Self.adopted(value.payload, by: find)
      else { return nil }
      return .enumCase(EnumValue(type: type, index: value.index, payload: payload))
    case .instance(let instance):
      guard let type = find(instance.type.name), type.hasFields(of: instance.type),
        let fields = Self.adopted(instance.fields, by: find)
      else { return nil }
      return .instance(Instance(type: type, fields: fields))
    case .object(let object):
      guard let type = find(object.type.name), type === object.type else { return nil }
      return self
    // A function acts by its own program.
    case .function, .type: return nil
    }
  }

  private static func adopted(_ values: [Value], by find: (String) -> ScriptType?) -> [Value]? {
    var result: [Value] = []
    for value in values {
      guard let value = value.adopted(by: find) else { return nil }
      result.append(value)
    }
    return result
  }
}

extension ScriptType {
  fileprivate func hasFields(of other: ScriptType) -> Bool {
    self === other
      || (fields.map(\.name) == other.fields.map(\.name)
        && fields.map(\.type.description) == other.fields.map(\.type.description))
  }
}

extension StateValues {
  /// The values that still mean something to a program.
  func adopted(by declarations: Declarations) -> StateValues {
    var result = self
    result.keep { $0.adopted { declarations.scripts[$0] } }
    return result
  }
}
