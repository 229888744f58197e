import Foundation

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
    case .native(let pairs as OrderedPairs): return Elements(pairs.pairs)
    case .native(let data as Data): return Elements(data.map { Value($0) })
    default:
      guard let source = try value.elementSource else {
        throw BridgingError(expected: "a sequence", found: value)
      }
      var values: [Value] = []
      while let value = try source.next() {
        guard values.count < Budget.elementsAtOnce else { throw Budget.failure }
        values.append(value)
      }
      return Elements(values)
    }
  }

  var scriptValue: Value { .array(values) }

  func makeIterator() -> IndexingIterator<[Value]> { values.makeIterator() }
}

/// `KeyValuePairs`: tuples of two.
struct OrderedPairs: NativeValue {
  let pairs: [Value]
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
