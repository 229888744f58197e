extension Catalogue {
  /// What shows a value's parts.
  @RowBuilder static var mirrors: [Row] {
    Row(
      "@discardableResult func dump<T>(_ value: T, name: String? = nil, indent: Int = 0) -> T",
      "Writes a value and its parts, one to a line."
    ) { (value: Value, name: String?, indent: Int, type: Value) in
      let type: SwiftType? = if case .type(let type) = type { type } else { nil }
      var lines: [String] = []
      try Reflection(value, type).write(name, indent: max(0, indent), into: &lines)
      for line in lines { try Runtime.current?.print(line, terminator: "\n") }
      return value
    }.takingType()
    Rows.type("struct Mirror", "The parts of a value.") {
      Row("init(reflecting subject: Any)", "Looks into a value.") { (value: Value) in
        Reflection(value)
      }
      Row("var children: [(label: String?, value: Any)]", "The parts, with their names.") {
        (mirror: Reflection) in
        Value.array(
          mirror.parts.map { part in
            .tuple([part.label.map { .some(.string($0)) } ?? .none, part.value])
          })
      }
    }
  }
}

/// A value as its parts.
struct Reflection: NativeValue {
  let value: Value
  let type: SwiftType?

  init(_ value: Value, _ type: SwiftType? = nil) {
    if case .native(let typed as TypedValue) = value {
      (self.value, self.type) = (typed.value, typed.type)
    } else {
      (self.value, self.type) = (value, type)
    }
  }

  /// The parts of a value; none of one that is whole.
  var parts: [(label: String?, value: Value)] {
    switch value {
    case .instance(let instance):
      zip(instance.type.fields, instance.fields).map { ($0.name, $1) }
    case .object(let object):
      zip(object.type.line.reversed().flatMap(\.fields), object.fields).map { ($0.name, $1) }
    case .enumCase(let value):
      value.payload.isEmpty
        ? []
        : [
          (
            value.type.cases[value.index],
            value.payload.count == 1 ? value.payload[0] : .tuple(value.payload)
          )
        ]
    case .array(let values): values.map { (nil, $0) }
    case .set(let values): values.map { (nil, $0.value) }
    case .dictionary(let pairs):
      pairs.map {
        (nil, .native(TypedValue(value: .tuple([$0.key.value, $0.value]), type: Self.pair)))
      }
    case .tuple(let values): values.enumerated().map { (label(of: $0), $1) }
    case .range(let range):
      [("lowerBound", range.lower), ("upperBound", range.upper)].filter {
        if case .void = $0.1 { false } else { true }
      }
    case .some(let value): [("some", value)]
    default: []
    }
  }

  private static let pair = SwiftType.tuple([
    .init(label: "key", type: .error), .init(label: "value", type: .error),
  ])

  private func label(of index: Int) -> String {
    guard case .tuple(let elements)? = type, elements.indices.contains(index),
      let label = elements[index].label
    else { return ".\(index)" }
    return label
  }

  private var head: String {
    switch value {
    case .instance(let instance): SwiftType.nominal(instance.type.nominal, []).qualifiedName
    case .object(let object):
      SwiftType.nominal(object.type.nominal, []).qualifiedName + " #1"
    case .enumCase(let value):
      SwiftType.nominal(value.type.nominal, []).qualifiedName + "." + value.type.cases[value.index]
    case .array(let values): Self.counted(values.count, "element")
    case .set(let values): Self.counted(values.count, "member")
    case .dictionary(let pairs): Self.counted(pairs.count, "key/value pair")
    case .tuple(let values): "(\(Self.counted(values.count, "element")))"
    default: value.reflected(as: type)
    }
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  fileprivate func write(_ name: String?, indent: Int, into lines: inout [String]) throws {
    guard lines.count < Budget.elementsAtOnce, indent < 200 else { throw Budget.failure }
    let parts = parts
    let mark = parts.isEmpty ? "-" : "▿"
    lines.append(
      String(repeating: " ", count: indent) + mark + " " + (name.map { $0 + ": " } ?? "") + head)
    for part in parts {
      try Reflection(part.value).write(part.label, indent: indent + 2, into: &lines)
    }
  }
}
