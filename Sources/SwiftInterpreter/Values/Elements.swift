/// The elements of any sequence of a script, in order.
struct Elements: NativeValue, @MainActor Sequence {
  let values: [Value]

  init(_ values: [Value]) { self.values = values }

  static func from(_ value: Value) throws -> Elements {
    switch value {
    case .array(let values): return Elements(values)
    case .set(let values): return Elements(values.map(\.value))
    case .dictionary(let pairs): return Elements(pairs.map { .tuple([$0.key.value, $0.value]) })
    case .string(let text): return Elements(text.map { .string(String($0)) })
    case .range(let range): return Elements(try range.elements())
    case .native(let slice as SliceValue): return Elements(Array(slice.elements))
    case .native(let source as any ElementSource):
      var values: [Value] = []
      while let value = try source.next() { values.append(value) }
      return Elements(values)
    default: return Elements(try ScriptSequence.elements(of: value))
    }
  }

  var scriptValue: Value { .array(values) }

  func makeIterator() -> IndexingIterator<[Value]> { values.makeIterator() }
}

/// A part of an array, which keeps the array's indices.
struct SliceValue: NativeValue {
  var elements: ArraySlice<Value>

  init(_ elements: ArraySlice<Value>) { self.elements = elements }

  static func from(_ value: Value) throws -> SliceValue {
    if case .native(let slice as SliceValue) = value { return slice }
    return SliceValue(try Elements.from(value).values[...])
  }
}

extension SliceValue: @MainActor Hashable {
  static func == (left: SliceValue, right: SliceValue) -> Bool {
    left.elements.count == right.elements.count
      && zip(left.elements, right.elements).allSatisfy { $0.equals($1) }
  }

  func hash(into hasher: inout Hasher) {
    for element in elements { element.hash(into: &hasher) }
  }
}

/// Types of a script that are sequences: what `next()` gives, until it gives `nil`.
enum ScriptSequence {
  static func elements(of value: Value) throws -> [Value] {
    guard let type = value.scriptType, let runtime = Runtime.current else {
      throw BridgingError(expected: "a sequence", found: value)
    }
    func method(_ name: String, of type: ScriptType) -> FunctionBody? {
      for member in type.line.flatMap({ $0.members[name] ?? [] }) {
        if case .function(let body) = member.implementation { return body }
      }
      return nil
    }
    var iterator = value
    if let make = method("makeIterator", of: type) {
      iterator = try make.dispatched(on: value, isSuper: false).call([value], in: runtime)
    }
    guard let iterating = iterator.scriptType, let next = method("next", of: iterating) else {
      return try Elements.from(iterator).values
    }
    var elements: [Value] = []
    while true {
      var arguments = [iterator]
      let next = next.dispatched(on: iterator, isSuper: false)
      guard case .some(let element) = try next.call(&arguments, in: runtime) else {
        return elements
      }
      iterator = arguments[0]
      try runtime.make(elements: 1)
      elements.append(element)
    }
  }
}
