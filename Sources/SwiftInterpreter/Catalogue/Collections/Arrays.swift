extension Catalogue {
  @RowBuilder static var arrays: [Row] {
    Rows.type("struct Array<Element>: RandomAccessCollection", "Values in order.") {
      let sequence = SequenceRows(element: "Element") { try [Value].from($0) }
      sequence.all
      sequence.ordered()
      Row("init()", "Makes an empty array.") { [Value]() }
      Row("init(repeating repeatedValue: Element, count: Int)", "The same value several times.") {
        (value: Value, count: Int) in
        guard count >= 0 else { throw ScriptFailure("can't construct Array with count < 0") }
        guard count <= Limits.elements else { throw Limits.failure }
        return [Value](repeating: value, count: count)
      }
      Row("init(_ elements: [Element])", "The elements of another array.") {
        (elements: [Value]) in elements
      }
      Row("init(_ elements: String) where Element == Character", "The characters of a text.") {
        (text: String) in text.map { String($0) }
      }
      Row("init(_ elements: Set<Element>) where Element: Hashable", "The elements of a set.") {
        (set: Value) in
        guard case .set(let elements) = set else { return [Value]() }
        return elements.map(\.value)
      }
      Row("init(_ elements: Range<Int>) where Element == Int", "The numbers of a range.") {
        (range: Range<Int>) in try Limits.elements(of: range)
      }
      Row("init(_ elements: ClosedRange<Int>) where Element == Int", "The numbers of a range.") {
        (range: ClosedRange<Int>) in try Limits.elements(of: range)
      }
      elementAccess
      changing
      equatableElements
      Row(
        "func joined(separator: String = \"\") -> String where Element: StringProtocol",
        "The texts in one, with another between."
      ) { (texts: [String], separator: String) in
        let length = texts.reduce(texts.count * separator.utf8.count) { $0 + $1.utf8.count }
        guard length <= Limits.elements else { throw Limits.failure }
        return texts.joined(separator: separator)
      }
      Row("static func + (lhs: [Element], rhs: [Element]) -> [Element]", "One after the other.") {
        (left: [Value], right: [Value]) in left + right
      }
    }
    Rows.conformance("extension Array: Equatable where Element: Equatable")
    Rows.conformance("extension Array: Hashable where Element: Hashable")
    Row("func zip<A, B>(_ first: [A], _ second: [B]) -> [(A, B)]", "The elements in pairs.") {
      (first: [Value], second: [Value]) in zip(first, second).map { Value.tuple([$0, $1]) }
    }
  }

  @RowBuilder private static var elementAccess: [Row] {
    Row.element(
      "subscript(index: Int) -> Element { get set }", "The element of that number, from 0."
    ) { (elements: [Value], index: Int) in
      guard elements.indices.contains(index) else { throw ScriptFailure("index out of range") }
      return elements[index]
    } set: { (elements: inout [Value], element: Value, index: Int) in
      guard elements.indices.contains(index) else { throw ScriptFailure("index out of range") }
      elements[index] = element
    }
    Row(
      "subscript(bounds: Range<Int>) -> [Element]",
      "The elements from one number to before another."
    ) {
      (elements: [Value], bounds: Range<Int>) in
      guard bounds.lowerBound >= 0, bounds.upperBound <= elements.count else {
        throw ScriptFailure("array index is out of range")
      }
      return Array(elements[bounds])
    }
    Row(
      "subscript(bounds: ClosedRange<Int>) -> [Element]", "The elements from one number to another."
    ) {
      (elements: [Value], bounds: ClosedRange<Int>) in
      guard bounds.lowerBound >= 0, bounds.upperBound < elements.count else {
        throw ScriptFailure("array index is out of range")
      }
      return Array(elements[bounds])
    }
  }

  @RowBuilder private static var changing: [Row] {
    Row.mutating("mutating func append(_ newElement: Element)", "Adds an element at the end.") {
      (array: inout [Value], element: Value) in
      array.append(element)
      return Value.void
    }
    Row.mutating(
      "mutating func append(contentsOf newElements: [Element])", "Adds several at the end."
    ) {
      (array: inout [Value], elements: [Value]) in
      guard array.count + elements.count <= Limits.elements else { throw Limits.failure }
      array += elements
      return Value.void
    }
    Row.mutating(
      "mutating func insert(_ newElement: Element, at i: Int)", "Adds an element at a place."
    ) {
      (array: inout [Value], element: Value, index: Int) in
      guard (0...array.count).contains(index) else {
        throw ScriptFailure("array index is out of range")
      }
      array.insert(element, at: index)
      return Value.void
    }
    Row.mutating(
      "@discardableResult mutating func remove(at index: Int) -> Element", "Takes an element out."
    ) {
      (array: inout [Value], index: Int) in
      guard array.indices.contains(index) else { throw ScriptFailure("index out of range") }
      return array.remove(at: index)
    }
    Row.mutating(
      "@discardableResult mutating func removeFirst() -> Element", "Takes the first element out."
    ) {
      (array: inout [Value]) in
      guard !array.isEmpty else {
        throw ScriptFailure("can't remove first element from an empty collection")
      }
      return array.removeFirst()
    }
    Row.mutating(
      "@discardableResult mutating func removeLast() -> Element", "Takes the last element out."
    ) {
      (array: inout [Value]) in
      guard let last = array.popLast() else {
        throw ScriptFailure("can't remove last element from an empty collection")
      }
      return last
    }
    Row.mutating(
      "@discardableResult mutating func popLast() -> Element?",
      "Takes the last element out, if there is one."
    ) {
      (array: inout [Value]) in array.popLast()
    }
    Row.mutating("mutating func removeAll()", "Makes it empty.") { (array: inout [Value]) in
      array.removeAll()
      return Value.void
    }
    Row.mutating(
      "mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows",
      "Takes out what a closure picks."
    ) { (array: inout [Value], isUnwanted: FunctionValue) in
      try array.removeAll { try Bool.from(try isUnwanted($0)) }
      return Value.void
    }
    Row.mutating(
      "mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows",
      "Brings it in the order that a closure says."
    ) { (array: inout [Value], precedes: FunctionValue) in
      try array.sort { try Bool.from(try precedes($0, $1)) }
      return Value.void
    }
    Row.mutating("mutating func reverse()", "Turns the order around.") { (array: inout [Value]) in
      array.reverse()
      return Value.void
    }
    Row.mutating("mutating func shuffle()", "Brings it in an order by chance.") {
      (array: inout [Value]) in
      array.shuffle()
      return Value.void
    }
    Row.mutating("mutating func swapAt(_ i: Int, _ j: Int)", "Exchanges two elements.") {
      (array: inout [Value], first: Int, second: Int) in
      guard array.indices.contains(first), array.indices.contains(second) else {
        throw ScriptFailure("index out of range")
      }
      array.swapAt(first, second)
      return Value.void
    }
    Row.mutating("mutating func sort() where Element: Comparable", "Brings it in order.") {
      (array: inout [Value]) in
      array.sort { $0.precedes($1) }
      return Value.void
    }
  }

  @RowBuilder private static var equatableElements: [Row] {
    Row(
      "func contains(_ element: Element) -> Bool where Element: Equatable", "Whether it is there."
    ) {
      (elements: [Value], element: Value) in elements.contains { $0.equals(element) }
    }
    Row(
      "func firstIndex(of element: Element) -> Int? where Element: Equatable",
      "The number of the first element equal to one."
    ) { (elements: [Value], element: Value) in elements.firstIndex { $0.equals(element) } }
    Row(
      "func lastIndex(of element: Element) -> Int? where Element: Equatable",
      "The number of the last element equal to one."
    ) { (elements: [Value], element: Value) in elements.lastIndex { $0.equals(element) } }
    Row(
      "func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Int?",
      "The number of the first element that a closure picks."
    ) { (elements: [Value], predicate: FunctionValue) in
      try elements.firstIndex { try Bool.from(try predicate($0)) }
    }
  }
}

/// How much a single row may make at once.
enum Limits {
  /// Elements of an array, or bytes of a text.
  static let elements = 1_000_000

  static var failure: ScriptFailure {
    ScriptFailure("this makes more than \(elements) elements; stopped")
  }

  static func elements(of range: Range<Int>) throws -> [Int] {
    let (count, overflow) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    guard !overflow, count <= elements else { throw failure }
    return Array(range)
  }

  static func elements(of range: ClosedRange<Int>) throws -> [Int] {
    let (count, overflow) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    guard !overflow, count < elements else { throw failure }
    return Array(range)
  }
}
