import Foundation

/// For whom a value is written.
enum Writing {
  case printing
  /// A debugger, and every value inside another one.
  case reflecting

  fileprivate func name(of type: SwiftType) -> String {
    self == .printing ? type.runtimeName : type.qualifiedName
  }
}

// A value as text, part by part.
extension Value {
  func written(as type: SwiftType?, by writing: Writing) -> String {
    let isReflected = writing == .reflecting
    switch self {
    case .void: return "()"
    case .bool(let bool): return "\(bool)"
    case .int(let int): return "\(int)"
    case .double(let double): return "\(double)"
    case .string(let string): return isReflected ? string.debugDescription : string
    case .none: return "nil"
    case .some(let value): return "Optional(\(value.inner(as: type?.argument(0))))"
    case .array(let values): return Self.list(values, of: type?.argument(0))
    case .set(let values):
      let list = "[" + values.map { $0.value.inner() }.sorted().joined(separator: ", ") + "]"
      return isReflected ? "Set(\(list))" : list
    case .dictionary(let dictionary):
      return Self.pairs(
        dictionary.map { ($0.key.value.inner(), $0.value.inner(as: type?.argument(1))) }
          .sorted { $0.0 < $1.0 })
    case .tuple(let values): return Self.tuple(values, as: type)
    case .range(let range): return range.written(as: type?.argument(0), by: writing)
    case .function: return "(Function)"
    case .instance, .object, .enumCase:
      return writtenByItself(writing) ?? writtenByParts(as: type, by: writing)
    case .type(let type): return writing.name(of: type)
    case .native(let made as LibraryCase):
      if let text = made.text { return text }
      let owner = isReflected ? type.map { $0.qualifiedName + "." } ?? "" : ""
      return owner + made.name + "(" + made.payload.map { $0.inner() }.joined(separator: ", ") + ")"
    case .native(let slice as SliceValue):
      let list = Self.list(Array(slice.elements), of: type?.argument(0))
      return isReflected ? "ArraySlice(\(list))" : list
    case .native(let ordered as OrderedPairs):
      return Self.pairs(
        ordered.pairs.map { pair in
          guard case .tuple(let parts) = pair, parts.count == 2 else { return (pair.inner(), "") }
          return (parts[0].inner(), parts[1].inner())
        })
    case .native(let any as TypedValue): return any.value.written(as: any.type, by: writing)
    case .native(let date as Date) where date.timeIntervalSinceReferenceDate.isNaN:
      // Foundation says so of dates that are too far away, and stops at one that is no number.
      return "<description unavailable>"
    case .native(let any): return "\(any)"
    }
  }

  fileprivate func inner(as type: SwiftType? = nil) -> String { written(as: type, by: .reflecting) }

  private static func list(_ values: [Value], of element: SwiftType?) -> String {
    "[" + values.map { $0.inner(as: element) }.joined(separator: ", ") + "]"
  }

  private static func pairs(_ pairs: [(key: String, value: String)]) -> String {
    pairs.isEmpty ? "[:]" : "[" + pairs.map { "\($0): \($1)" }.joined(separator: ", ") + "]"
  }

  private static func tuple(_ values: [Value], as type: SwiftType?) -> String {
    var elements: [SwiftType.Element] = []
    if case .tuple(let known)? = type { elements = known }
    let parts = values.enumerated().map { index, value in
      let element = elements.indices.contains(index) ? elements[index] : nil
      return (element?.label.map { $0 + ": " } ?? "") + value.inner(as: element?.type)
    }
    return "(" + parts.joined(separator: ", ") + ")"
  }

  /// What `description` says, where a script's type has one; for a debugger `debugDescription` where it has that.
  private func writtenByItself(_ writing: Writing) -> String? {
    guard let type = scriptType else { return nil }
    let ways = [
      ("description", "CustomStringConvertible"),
      ("debugDescription", "CustomDebugStringConvertible"),
    ]
    for (name, proto) in writing == .printing ? ways : ways.reversed() where type.says(proto) {
      // Its own, or what a protocol that it conforms to gives it.
      let own = try? property(name)
      let given = Runtime.current.flatMap {
        try? property(name, of: Catalogue.shared.known(proto), in: $0.declarations)
      }
      if case .string(let text)? = own ?? given { return text }
    }
    return nil
  }

  private func writtenByParts(as type: SwiftType?, by writing: Writing) -> String {
    switch self {
    case .instance(let instance):
      let fields = zip(instance.type.fields, instance.fields).map {
        "\($0.storedName): \($1.inner(as: $0.keeper ?? $0.type))"
      }
      return writing.name(of: instance.type.type(as: type)) + "("
        + fields.joined(separator: ", ") + ")"
    case .object(let object): return object.type.type(as: type).qualifiedName
    case .enumCase(let value):
      let owner = writing == .reflecting ? value.type.type(as: type).qualifiedName + "." : ""
      let name = value.type.cases[value.index]
      if value.payload.isEmpty { return owner + name }
      // A case that carries one tuple is written as one that carries its parts.
      if value.payload.count == 1, case .tuple(let parts) = value.payload[0] {
        return owner + name + Self.tuple(parts, as: value.type.payload(ofCase: name).first?.type)
      }
      return owner + name + Self.tuple(value.payload, as: .tuple(value.type.payload(ofCase: name)))
    default: return ""
    }
  }

  /// What an optional holds; the value itself where it is none.
  var unwrapped: Value {
    if case .some(let value) = self { value } else { self }
  }
}

extension RangeValue {
  fileprivate func written(as bound: SwiftType?, by writing: Writing) -> String {
    let (lower, upper) = (lower.inner(as: bound), upper.inner(as: bound))
    func full(_ text: String) -> String {
      writing == .reflecting ? "\(kind.rawValue)(\(text))" : text
    }
    switch kind {
    case .closed: return full(lower + "..." + upper)
    case .halfOpen: return full(lower + "..<" + upper)
    case .from, .through, .upTo:
      let type = (bound ?? (kind.hasLower ? self.lower : self.upper).ownType).map(writing.name)
      let part = kind.hasLower ? "lowerBound: \(lower)" : "upperBound: \(upper)"
      let owner = writing == .reflecting ? "Swift." : ""
      return owner + kind.rawValue + (type.map { "<\($0)>" } ?? "") + "(\(part))"
    }
  }
}

extension SwiftType {
  fileprivate func argument(_ index: Int) -> SwiftType? {
    guard case .nominal(_, let arguments) = self, arguments.indices.contains(index) else {
      return nil
    }
    return arguments[index]
  }
}

extension ScriptType {
  /// The type, with the generic arguments that its place tells.
  fileprivate func type(as type: SwiftType?) -> SwiftType {
    guard let type, case .nominal(let known, _) = type, known == nominal else {
      return .nominal(nominal, [])
    }
    return type
  }

  /// Whether it says itself how it is written, as a protocol has it.
  fileprivate func says(_ proto: String) -> Bool {
    let proto = Catalogue.shared.known(proto)
    return line.contains { type in
      (type.nominal.inherited + type.extendedConformances.map { .nominal($0, []) }).contains {
        guard case .nominal(let known, _) = $0 else { return false }
        // A class of the library says so of those that inherit from it.
        guard known.kind == .class, known.isCatalogued else { return known.inherits(proto) }
        return known.inherited.contains {
          if case .nominal(let known, _) = $0 { known.inherits(proto) } else { false }
        }
      }
    }
  }

  /// What a case carries.
  fileprivate func payload(ofCase name: String) -> [SwiftType.Element] {
    let member = members[name]?.first { $0.signature.kind == .enumCase }
    return member?.signature.parameters.map { .init(label: $0.label, type: $0.type) } ?? []
  }
}

extension ScriptType.Field {
  /// Its name as it stands in the struct: a wrapper's is behind an underscore.
  fileprivate var storedName: String { wrapper == nil && keeper == nil ? name : "_" + name }
}

/// A value where any may stand, whose own kind does not tell its type: a labelled tuple, a `CGFloat`.
struct TypedValue {
  let value: Value
  let type: SwiftType
}
