extension Catalogue {
  @RowBuilder static var dictionariesAndSets: [Row] {
    Rows.type("struct Dictionary<Key: Hashable, Value>: Collection", "Values by key.") {
      Row.alias("typealias Element = (key: Key, value: Value)")
      Row("init()", "Makes an empty dictionary.") { Pairs([:]) }
      wholeDictionaries
      SequenceRows(element: "(key: Key, value: Value)", hasParts: false) { value in
        try Pairs.from(value).values.map { .tuple([$0.key.value, $0.value]) }
      }.all
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
      Row.mutating(
        "@discardableResult mutating func remove(_ member: Element) -> Element?",
        "Takes an element out."
      ) {
        (elements: inout Elements, member: Value) in
        elements.values.remove(HashableValue(member))?.value
      }
    }
  }

  @RowBuilder private static var wholeDictionaries: [Row] {
    Row(
      "init<V>(grouping values: [V], by keyForValue: (V) throws -> Key) rethrows where Value == [V]",
      "The elements of an array, by what a closure makes of each."
    ) { (elements: [Value], key: FunctionValue) in
      var groups: [HashableValue: [Value]] = [:]
      for element in elements {
        groups[HashableValue(try key(element)), default: []].append(element)
      }
      return Pairs(groups.mapValues { .array($0) })
    }
    Row("init(uniqueKeysWithValues keysAndValues: [(Key, Value)])", "Values by their keys.") {
      (pairs: [Value]) in
      var result: [HashableValue: Value] = [:]
      for case .tuple(let pair) in pairs where pair.count == 2 {
        guard result.updateValue(pair[1], forKey: HashableValue(pair[0])) == nil else {
          throw ScriptFailure("Duplicate values for key: '\(pair[0].described())'")
        }
      }
      return Pairs(result)
    }
    Row(
      "func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> [Key: Value]",
      "The pairs that a closure picks."
    ) { (pairs: Pairs, isIncluded: FunctionValue) in
      Pairs(
        try pairs.values.filter {
          try Bool.from(try isIncluded(.tuple([$0.key.value, $0.value])))
        })
    }
    Row(
      "func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T]",
      "The same keys, with what a closure makes of each value."
    ) { (pairs: Pairs, transform: FunctionValue) in
      Pairs(try pairs.values.mapValues { try transform($0) })
    }
    Row.mutating(
      "@discardableResult mutating func removeValue(forKey key: Key) -> Value?",
      "Takes a key and its value out."
    ) { (pairs: inout Pairs, key: Value) in pairs.values.removeValue(forKey: HashableValue(key)) }
    Row.mutating(
      "@discardableResult mutating func updateValue(_ value: Value, forKey key: Key) -> Value?",
      "Sets a key's value, and gives the one it had."
    ) { (pairs: inout Pairs, value: Value, key: Value) in
      pairs.values.updateValue(value, forKey: HashableValue(key))
    }
    Row.mutating("mutating func removeAll()", "Makes it empty.") { (pairs: inout Pairs) in
      pairs.values = [:]
      return Value.void
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
