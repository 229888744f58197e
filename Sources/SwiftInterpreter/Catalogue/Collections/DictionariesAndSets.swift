extension Catalogue {
  @RowBuilder static var dictionariesAndSets: [Row] {
    Rows.type("struct Dictionary<Key: Hashable, Value>: Collection", "Values by key.") {
      Row("init()", "Makes an empty dictionary.") { Pairs([:]) }
      Row.element("subscript(key: Key) -> Value? { get set }", "The value of a key, if it has one.")
      {
        (pairs: Pairs, key: Value) in
        pairs.values[HashableValue(key)]
      } set: { (pairs: inout Pairs, value: Value?, key: Value) in
        pairs.values[HashableValue(key)] = value
      }
      Row.element(
        "subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get set }",
        "The value of a key, or another."
      ) { (pairs: Pairs, key: Value, other: FunctionValue) in
        try pairs.values[HashableValue(key)] ?? other()
      } set: { (pairs: inout Pairs, value: Value, key: Value, other: FunctionValue) in
        pairs.values[HashableValue(key)] = value
      }
      Row("var keys: [Key]", "All keys.") { (pairs: Pairs) in pairs.values.keys.map(\.value) }
      Row("var values: [Value]", "All values.") { (pairs: Pairs) in Array(pairs.values.values) }
      Row("var count: Int", "How many keys there are.") { (pairs: Pairs) in pairs.values.count }
      Row("var isEmpty: Bool", "Whether there are none.") { (pairs: Pairs) in
        pairs.values.isEmpty
      }
    }
    Rows.conformance("extension Dictionary: Equatable where Value: Equatable")
    Rows.type(
      "struct Set<Element: Hashable>: Collection, Hashable", "Values without order, each once."
    ) {
      let sequence = SequenceRows(element: "Element") { value in
        guard case .set(let elements) = value else {
          throw BridgingError(expected: "Set", found: value)
        }
        return elements.map(\.value)
      }
      sequence.all
      sequence.ordered()
      Row("init()", "Makes an empty set.") { Elements([]) }
      Row("init(_ sequence: [Element])", "The elements of an array, each once.") {
        (elements: [Value]) in Elements(Set(elements.map(HashableValue.init)))
      }
      Row("func contains(_ member: Element) -> Bool", "Whether it is there.") {
        (elements: Elements, member: Value) in elements.values.contains(HashableValue(member))
      }
      for (name, summary, operation) in setOperations {
        Row("func \(name)(_ other: Set<Element>) -> Set<Element>", summary) {
          (left: Elements, right: Elements) in Elements(operation(left.values, right.values))
        }
      }
      Row.mutating("mutating func insert(_ newMember: Element)", "Adds an element.") {
        (elements: inout Elements, member: Value) in
        elements.values.insert(HashableValue(member))
        return Value.void
      }
      Row.mutating("mutating func remove(_ member: Element) -> Element?", "Takes an element out.") {
        (elements: inout Elements, member: Value) in
        elements.values.remove(HashableValue(member))?.value
      }
    }
  }

  private static let setOperations:
    [(String, String, (Set<HashableValue>, Set<HashableValue>) -> Set<HashableValue>)] = [
      ("union", "What either has.", { $0.union($1) }),
      ("intersection", "What both have.", { $0.intersection($1) }),
      ("subtracting", "What only the first has.", { $0.subtracting($1) }),
      ("symmetricDifference", "What just one has.", { $0.symmetricDifference($1) }),
    ]
}

/// A script's dictionary.
private struct Pairs: NativeValue {
  var values: [HashableValue: Value]

  init(_ values: [HashableValue: Value]) { self.values = values }

  static func from(_ value: Value) throws -> Pairs {
    guard case .dictionary(let values) = value else {
      throw BridgingError(expected: "Dictionary", found: value)
    }
    return Pairs(values)
  }

  var scriptValue: Value { .dictionary(values) }
}

/// A script's set.
private struct Elements: NativeValue {
  var values: Set<HashableValue>

  init(_ values: Set<HashableValue>) { self.values = values }

  static func from(_ value: Value) throws -> Elements {
    guard case .set(let values) = value else {
      throw BridgingError(expected: "Set", found: value)
    }
    return Elements(values)
  }

  var scriptValue: Value { .set(values) }
}
