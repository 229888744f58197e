extension Catalogue {
  @RowBuilder static var dictionariesAndSets: [Row] {
    Rows.type(
      "struct Dictionary<Key: Hashable, Value>: Collection, ExpressibleByDictionaryLiteral",
      "Values by key."
    ) {
      Row.alias("typealias Element = (key: Key, value: Value)")
      Row("init()", "Makes an empty dictionary.") { Pairs([:]) }
      wholeDictionaries
      Row.alias("typealias Index = Dictionary.Index")
      Row.alias("typealias SubSequence = ArraySlice<(key: Key, value: Value)>")
      Row.element("subscript(key: Key) -> Value? { get set }", "The value of a key, if it has one.")
      {
        (pairs: Pairs, key: Value) in
        pairs.values[HashableValue(key)]
      } set: { (pairs: inout Pairs, value: Value?, key: Value) in
        pairs.values[HashableValue(key)] = value
      }.modifying { whole, arguments, change in
        try Pairs.modify(&whole, arguments[0]) { value in
          var optional = value.map { Value.some($0) } ?? .none
          value = nil
          defer { if case .some(let new) = optional { value = new } }
          try change(&optional)
        }
      }
      Row.element(
        "subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get set }",
        "The value of a key, or another."
      ) { (pairs: Pairs, key: Value, other: FunctionValue) in
        try pairs.values[HashableValue(key)] ?? other()
      } set: { (pairs: inout Pairs, value: Value, key: Value, other: FunctionValue) in
        pairs.values[HashableValue(key)] = value
      }.modifying { whole, arguments, change in
        let other = try FunctionValue.from(arguments[1])
        try Pairs.modify(&whole, arguments[0]) { value in
          var present = try value ?? other()
          value = nil
          defer { value = present }
          try change(&present)
        }
      }
      Row("var keys: [Key]", "All keys.") { (pairs: Pairs) in pairs.values.keys.map(\.value) }
      Row("var values: [Value]", "All values.") { (pairs: Pairs) in Array(pairs.values.values) }
    }
    for type in ["Dictionary", "Set"] {
      Rows.type("struct \(type).Index: Hashable, Comparable", "A place among its elements.")
    }
    Rows.conformance("extension Dictionary: Equatable where Value: Equatable")
    Rows.conformance("extension Dictionary: Hashable where Value: Hashable")
    Rows.type(
      "struct Set<Element: Hashable>: Collection, Hashable, ExpressibleByArrayLiteral",
      "Values without order, each once."
    ) {
      Row.alias("typealias Index = Set.Index")
      Row.alias("typealias SubSequence = ArraySlice<Element>")
      Row("init()", "Makes an empty set.") { Members([]) }
      for elements in [
        "init(_ elements: [Element])",
        "init(arrayLiteral elements: Element...)",
      ] {
        Row(elements, "The elements given, each once.") { (elements: [Value]) in
          Members(Set(elements.map(HashableValue.init)))
        }
      }
      Row(
        "init<S: Sequence>(_ sequence: S) where Element == S.Element",
        "The elements of a sequence, each once."
      ) { (elements: Elements) in Members(Set(elements.values.map(HashableValue.init))) }
      Row(
        "func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>",
        "The elements that a closure picks."
      ) { (members: Members, isIncluded: FunctionValue) in
        Members(try members.values.filter { try Bool.from(try isIncluded($0.value)) })
      }
      Row("func contains(_ member: Element) -> Bool", "Whether it is there.") {
        (members: Members, member: Value) in members.values.contains(HashableValue(member))
      }
      for (name, summary, operation) in setOperations {
        Row(
          "func \(name.called)<S: Sequence>(_ other: S) -> Set<Element> where Element == S.Element",
          summary
        ) { (left: Members, right: Elements) in Members(operation(left.values, right.asSet)) }
        Row.mutating(
          "mutating func \(name.forming)<S: Sequence>(_ other: S) where Element == S.Element",
          summary
        ) { (left: inout Members, right: Elements) in
          left.values = operation(left.values, right.asSet)
          return Value.void
        }
      }
      for (name, summary, relation) in setRelations {
        let words = name.split(separator: " ")
        Row(
          "func \(words[0])<S: Sequence>(\(words[1]) other: S) -> Bool where Element == S.Element",
          summary
        ) { (left: Members, right: Elements) in relation(left.values, right.asSet) }
      }
      Row.mutating(
        "@discardableResult mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)",
        "Adds an element."
      ) { (members: inout Members, member: Value) in
        let (isInserted, after) = members.values.insert(HashableValue(member))
        return Value.tuple([.bool(isInserted), after.value])
      }
      Row.mutating(
        "@discardableResult mutating func update(with newMember: Element) -> Element?",
        "Puts an element in the place of an equal one."
      ) { (members: inout Members, member: Value) in
        members.values.update(with: HashableValue(member))?.value
      }
      Row.mutating(
        "@discardableResult mutating func popFirst() -> Element?", "Takes one out, if there is one."
      ) { (members: inout Members) in members.values.popFirst()?.value }
      Row.mutating(
        "mutating func removeAll(keepingCapacity keepCapacity: Bool = false)", "Makes it empty."
      ) { (members: inout Members, _: Bool) in
        members.values = []
        return Value.void
      }
      Row.mutating(
        "@discardableResult mutating func remove(_ member: Element) -> Element?",
        "Takes an element out."
      ) {
        (members: inout Members, member: Value) in
        members.values.remove(HashableValue(member))?.value
      }
    }
  }

  /// Pairs in the order they are written in, keys that come twice included.
  @RowBuilder static var keyValuePairs: [Row] {
    Rows.type(
      "struct KeyValuePairs<Key, Value>: RandomAccessCollection, ExpressibleByDictionaryLiteral, CustomStringConvertible",
      "Pairs in the order they are written in."
    ) {
      Row.alias("typealias Element = (key: Key, value: Value)")
      Row.alias("typealias Index = Int")
      Row.alias("typealias SubSequence = ArraySlice<(key: Key, value: Value)>")
    }
  }

  @RowBuilder private static var wholeDictionaries: [Row] {
    Row(
      "init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows where Value == [S.Element]",
      "The elements of a sequence, by what a closure makes of each."
    ) { (elements: Elements, key: FunctionValue) in
      var groups: [HashableValue: [Value]] = [:]
      for element in elements {
        groups[HashableValue(try key(element)), default: []].append(element)
      }
      return Pairs(groups.mapValues { .array($0) })
    }
    for pairs in [
      "<S: Sequence>(uniqueKeysWithValues keysAndValues: S) where S.Element == (Key, Value)",
      "(dictionaryLiteral elements: (Key, Value)...)",
    ] {
      Row("init\(pairs)", "Values by their keys.") { (pairs: Elements) in
        var result = Pairs([:])
        try result.add(pairs) { key, _, _ in
          throw ScriptFailure("Fatal error: Duplicate values for key: '\(key.reflected())'")
        }
        return result
      }
    }
    Row(
      "init<S: Sequence>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows where S.Element == (Key, Value)",
      "Values by their keys; of two with one key a closure makes one."
    ) { (pairs: Elements, combine: FunctionValue) in
      var result = Pairs([:])
      try result.add(pairs) { _, old, new in try combine(old, new) }
      return result
    }
    Row(
      "func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value]",
      "The pairs of both; of two with one key a closure makes one."
    ) { (pairs: Pairs, other: Elements, combine: FunctionValue) in
      var result = pairs
      try result.add(other) { _, old, new in try combine(old, new) }
      return result
    }
    Row.mutating(
      "mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows",
      "Adds the pairs of another; of two with one key a closure makes one."
    ) { (pairs: inout Pairs, other: Elements, combine: FunctionValue) in
      try pairs.add(other) { _, old, new in try combine(old, new) }
      return Value.void
    }
    Row(
      "func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T]",
      "The keys of which a closure makes a value, with that."
    ) { (pairs: Pairs, transform: FunctionValue) in
      Pairs(
        try pairs.values.compactMapValues { value -> Value? in
          if case .some(let new) = try transform(value) { new } else { nil }
        })
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
    Row.mutating(
      "mutating func removeAll(keepingCapacity keepCapacity: Bool = false)", "Makes it empty."
    ) { (pairs: inout Pairs, _: Bool) in
      pairs.values = [:]
      return Value.void
    }
  }

  private typealias Combination =
    (Set<HashableValue>, Set<HashableValue>) -> Set<HashableValue>

  private static let setOperations:
    [(name: (called: String, forming: String), summary: String, operation: Combination)] = [
      (("union", "formUnion"), "What either has.", { $0.union($1) }),
      (("intersection", "formIntersection"), "What both have.", { $0.intersection($1) }),
      (("subtracting", "subtract"), "What only the first has.", { $0.subtracting($1) }),
      (
        ("symmetricDifference", "formSymmetricDifference"), "What just one has.",
        { $0.symmetricDifference($1) }
      ),
    ]

  private static let setRelations:
    [(label: String, summary: String, holds: (Set<HashableValue>, Set<HashableValue>) -> Bool)] = [
      ("isSubset of", "Whether another has all of it.", { $0.isSubset(of: $1) }),
      ("isSuperset of", "Whether it has all of another.", { $0.isSuperset(of: $1) }),
      (
        "isStrictSubset of", "Whether another has all of it and more.",
        { $0.isStrictSubset(of: $1) }
      ),
      (
        "isStrictSuperset of", "Whether it has all of another and more.",
        { $0.isStrictSuperset(of: $1) }
      ),
      ("isDisjoint with", "Whether both have nothing in common.", { $0.isDisjoint(with: $1) }),
    ]
}

/// A script's dictionary.
private struct Pairs: NativeValue {
  var values: [HashableValue: Value]

  init(_ values: [HashableValue: Value]) { self.values = values }

  /// Changes the value of a key where it stands: it is taken out while it changes, so that what is in it is not copied.
  static func modify(
    _ whole: inout Value, _ key: Value, _ change: (inout Value?) throws -> Void
  ) throws {
    guard case .dictionary(var values) = whole else { return }
    whole = .void
    defer { whole = .dictionary(values) }
    let key = HashableValue(key)
    guard let place = values.index(forKey: key) else {
      var new: Value?
      defer { if let new { values[key] = new } }
      return try change(&new)
    }
    var value: Value? = values.values[place]
    values.values[place] = .void
    defer {
      if let value { values.values[place] = value } else { values.remove(at: place) }
    }
    try change(&value)
  }

  /// Adds pairs; what becomes of a value whose key is there already, `combine` says.
  mutating func add(_ pairs: Elements, combine: (Value, Value, Value) throws -> Value) throws {
    for case .tuple(let pair) in pairs where pair.count == 2 {
      let key = HashableValue(pair[0])
      if let old = values[key] {
        values[key] = try combine(pair[0], old, pair[1])
      } else {
        values[key] = pair[1]
      }
    }
  }

  static func from(_ value: Value) throws -> Pairs {
    guard case .dictionary(let values) = value else {
      throw BridgingError(expected: "Dictionary", found: value)
    }
    return Pairs(values)
  }

  var scriptValue: Value { .dictionary(values) }
}

extension Elements {
  fileprivate var asSet: Set<HashableValue> { Set(values.map(HashableValue.init)) }
}

/// A script's set.
private struct Members: NativeValue {
  var values: Set<HashableValue>

  init(_ values: Set<HashableValue>) { self.values = values }

  static func from(_ value: Value) throws -> Members {
    guard case .set(let values) = value else {
      throw BridgingError(expected: "Set", found: value)
    }
    return Members(values)
  }

  var scriptValue: Value { .set(values) }
}
