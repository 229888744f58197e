extension Value {
  /// The value as `print` writes it. Of one with very many parts, or parts within parts, it is only said that it has.
  func described(as type: SwiftType? = nil) -> String {
    isDescribable ? written(as: type) : "(\(Self.mostParts) parts and more)"
  }

  /// The value inside another one: strings have quotes there.
  func debugDescribed(as type: SwiftType? = nil) -> String {
    if case .string(let string) = self { return string.debugDescription }
    return described(as: type)
  }

  /// A value can hold the same one many times over: sixty arrays, each with two of the one before, would be written in
  /// 10¹⁸ parts.
  private static let mostParts = 100_000
  private static let deepestPart = 1_000

  private var isDescribable: Bool {
    var parts = 0
    var pending = [(value: self, depth: 0)]
    while let (value, depth) = pending.popLast() {
      let inner = value.parts
      parts += 1 + inner.count
      guard parts <= Self.mostParts, depth <= Self.deepestPart else { return false }
      pending += inner.map { ($0, depth + 1) }
    }
    return true
  }

  /// The values that writing this one writes.
  private var parts: [Value] {
    switch self {
    case .array(let values), .tuple(let values): values
    case .some(let value): [value]
    case .set(let values): values.map(\.value)
    case .dictionary(let pairs): pairs.flatMap { [$0.key.value, $0.value] }
    case .instance(let instance): instance.fields
    case .enumCase(let value): value.payload
    case .native(let slice as SliceValue): Array(slice.elements)
    case .native(let made as LibraryCase): made.payload
    case .native(let ordered as OrderedPairs): ordered.pairs
    default: []
    }
  }

  private func written(as type: SwiftType?) -> String {
    switch self {
    case .void: return "()"
    case .bool(let bool): return "\(bool)"
    case .int(let int): return "\(int)"
    case .double(let double): return "\(double)"
    case .string(let string): return string
    case .none: return "nil"
    case .some(let value): return "Optional(\(value.inner(as: argument(of: type, 0))))"
    case .array(let values):
      let element = argument(of: type, 0)
      return "[" + values.map { $0.inner(as: element) }.joined(separator: ", ") + "]"
    case .set(let values):
      return "[" + values.map { $0.value.inner() }.sorted().joined(separator: ", ") + "]"
    case .dictionary(let dictionary):
      if dictionary.isEmpty { return "[:]" }
      return "["
        + dictionary.map { "\($0.key.value.inner()): \($0.value.inner())" }
        .sorted().joined(separator: ", ") + "]"
    case .tuple(let values): return describedTuple(values, as: type)
    case .range(let range): return described(range, as: argument(of: type, 0))
    case .function: return "(Function)"
    case .instance, .object, .enumCase:
      return describedByItself ?? describedByParts(as: type)
    case .type(let type): return type.runtimeName
    case .native(let made as LibraryCase):
      return made.name + "(" + made.payload.map { $0.inner() }.joined(separator: ", ") + ")"
    case .native(let slice as SliceValue):
      return Value.array(Array(slice.elements)).written(as: type)
    case .native(let ordered as OrderedPairs):
      if ordered.pairs.isEmpty { return "[:]" }
      let texts = ordered.pairs.map { pair -> String in
        guard case .tuple(let parts) = pair else { return pair.inner() }
        return parts.map { $0.inner() }.joined(separator: ": ")
      }
      return "[" + texts.joined(separator: ", ") + "]"
    case .native(let any as TypedValue): return any.value.described(as: any.type)
    case .native(let any): return "\(any)"
    }
  }

  /// What `description` says, where a script's type has one.
  private var describedByItself: String? {
    guard let type = scriptType, type.isDescribed,
      case .string(let text)? = try? property("description")
    else { return nil }
    return text
  }

  private func describedByParts(as type: SwiftType?) -> String {
    switch self {
    case .instance(let instance):
      let fields = zip(instance.type.fields, instance.fields).map {
        "\($0.name): \($1.inner(as: $0.type))"
      }
      return "\(instance.type.runtimeName(as: type))(\(fields.joined(separator: ", ")))"
    case .object(let object): return object.type.runtimeName(as: type)
    case .enumCase(let value):
      let name = value.type.cases[value.index]
      if value.payload.isEmpty { return name }
      let labels = value.type.labels(ofCase: name)
      let parts = zip(value.payload, labels).map { part, label in
        (label.map { "\($0): " } ?? "") + part.inner()
      }
      return name + "(" + parts.joined(separator: ", ") + ")"
    default: return ""
    }
  }

  /// What an optional holds; the value itself where it is none.
  var unwrapped: Value {
    if case .some(let value) = self { value } else { self }
  }

  private func inner(as type: SwiftType? = nil) -> String {
    switch self {
    case .string(let string): return string.debugDescription
    case .native(_ as SliceValue): return "ArraySlice(\(written(as: type)))"
    default: return written(as: type)
    }
  }

  private func argument(of type: SwiftType?, _ index: Int) -> SwiftType? {
    guard case .nominal(_, let arguments)? = type, arguments.indices.contains(index) else {
      return nil
    }
    return arguments[index]
  }

  private func described(_ range: RangeValue, as bound: SwiftType?) -> String {
    let (lower, upper) = (range.lower.inner(as: bound), range.upper.inner(as: bound))
    switch range.kind {
    case .closed: return lower + "..." + upper
    case .halfOpen: return lower + "..<" + upper
    case .from, .through, .upTo:
      let type = (bound ?? (range.kind.hasLower ? range.lower : range.upper).ownType)?.runtimeName
      let part = range.kind.hasLower ? "lowerBound: \(lower)" : "upperBound: \(upper)"
      return range.kind.rawValue + (type.map { "<\($0)>" } ?? "") + "(\(part))"
    }
  }

  private func describedTuple(_ values: [Value], as type: SwiftType?) -> String {
    var labels: [String?] = []
    if case .tuple(let elements)? = type { labels = elements.map(\.label) }
    return "("
      + values.enumerated().map { index, value in
        let label = labels.indices.contains(index) ? labels[index].map { $0 + ": " } : nil
        return (label ?? "") + value.inner()
      }.joined(separator: ", ") + ")"
  }
}

extension ScriptType {
  /// Its name with the generic arguments that its place tells.
  fileprivate func runtimeName(as type: SwiftType?) -> String {
    guard case .nominal(let known, _)? = type, known == nominal else {
      return SwiftType.nominal(nominal, []).runtimeName
    }
    return type?.runtimeName ?? name
  }

  /// Whether it says how it is printed.
  fileprivate var isDescribed: Bool {
    line.contains { type in
      type.members["description"] != nil
        && (type.nominal.inherited + type.extendedConformances.map { .nominal($0, []) }).contains {
          if case .nominal(let proto, _) = $0 {
            proto.name == "CustomStringConvertible"
          } else {
            false
          }
        }
    }
  }

  fileprivate func labels(ofCase name: String) -> [String?] {
    members[name]?.first { $0.signature.kind == .enumCase }?.signature.parameters.map(\.label) ?? []
  }
}

/// A value where any may stand, whose own kind does not tell its type: a labelled tuple, a `CGFloat`.
struct TypedValue {
  let value: Value
  let type: SwiftType
}
