extension Value {
  /// The value as Swift source of a `type`; `nil` where it has no literal.
  func literal(as type: SwiftType) -> String? {
    switch self {
    case .bool(let bool): return "\(bool)"
    case .int(let int): return "\(int)"
    case .double(let double):
      if double.isNaN { return ".nan" }
      if double.isInfinite { return double < 0 ? "-.infinity" : ".infinity" }
      return "\(double)"
    case .native(let float as Float) where float.isFinite: return "\(float)"
    case .string(let string): return Self.quoted(string)
    case .none: return "nil"
    case .some(let value):
      guard case .nominal(_, let arguments) = type, let wrapped = arguments.first else {
        return nil
      }
      return value.literal(as: wrapped)
    case .array(let values):
      guard case .nominal(_, let arguments) = type, let element = arguments.first else {
        return nil
      }
      let literals = values.compactMap { $0.literal(as: element) }
      return literals.count == values.count ? "[" + literals.joined(separator: ", ") + "]" : nil
    case .enumCase(let value):
      return value.payload.isEmpty ? "." + value.type.cases[value.index] : nil
    case .range(let range):
      guard case .nominal(_, let arguments) = type, let element = arguments.first,
        range.kind == .closed || range.kind == .halfOpen,
        let lower = range.lower.literal(as: element), let upper = range.upper.literal(as: element)
      else { return nil }
      return lower + (range.kind == .halfOpen ? "..<" : "...") + upper
    default: return nil
    }
  }

  private static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.properties.generalCategory == .control:
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
