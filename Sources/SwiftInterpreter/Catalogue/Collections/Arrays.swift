extension Catalogue {
  @RowBuilder static var arrays: [Row] {
    Rows.type(
      "struct Array<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, CustomDebugStringConvertible, ExpressibleByArrayLiteral",
      "Values in order."
    ) {
      Row.alias("typealias Index = Int")
      Row.alias("typealias SubSequence = ArraySlice<Element>")
      Row("init()", "Makes an empty array.") { [Value]() }
      Row("init(repeating repeatedValue: Element, count: Int)", "The same value several times.") {
        (value: Value, count: Int) in
        guard count >= 0 else { throw ScriptFailure("can't construct Array with count < 0") }
        guard count <= Budget.elementsAtOnce else { throw Budget.failure }
        return [Value](repeating: value, count: count)
      }
      Row("init(arrayLiteral elements: Element...)", "The elements given.") {
        (elements: [Value]) in elements
      }
      Row("init(_ elements: [Element])", "The elements of another array.") {
        (elements: [Value]) in elements
      }
      Row(
        "init<S: Sequence>(_ elements: S) where Element == S.Element", "The elements of a sequence."
      ) { (elements: Elements) in elements }
      elementAccess
      changing
      Row("static func + (lhs: [Element], rhs: [Element]) -> [Element]", "One after the other.") {
        (left: [Value], right: [Value]) in left + right
      }
      Row(
        "@_disfavoredOverload static func + <Other: Sequence>(lhs: [Element], rhs: Other) -> [Element] where Other.Element == Element",
        "One after the other."
      ) { (left: [Value], right: Elements) in
        guard left.count + right.values.count <= Budget.elementsAtOnce else { throw Budget.failure }
        return left + right.values
      }
    }
    Rows.type(
      "struct ArraySlice<Element>: RandomAccessCollection, MutableCollection",
      "A part of an array, with the numbers that its elements have there."
    ) {
      Row.alias("typealias Index = Int")
      Row.alias("typealias SubSequence = ArraySlice<Element>")
      Row(
        "static func + <Other: Sequence>(lhs: ArraySlice<Element>, rhs: Other) -> ArraySlice<Element> where Other.Element == Element",
        "One after the other."
      ) { (left: SliceValue, right: Elements) in
        guard left.elements.count + right.values.count <= Budget.elementsAtOnce else {
          throw Budget.failure
        }
        return SliceValue(left.elements + right.values)
      }
      Row.element(
        "subscript(index: Int) -> Element { get set }", "The element of that number."
      ) { (slice: SliceValue, index: Int) in
        guard slice.elements.indices.contains(index) else {
          throw ScriptFailure("index out of range")
        }
        return slice.elements[index]
      } set: { (slice: inout SliceValue, element: Value, index: Int) in
        guard slice.elements.indices.contains(index) else {
          throw ScriptFailure("index out of range")
        }
        slice.elements[index] = element
      }
      changingSlices
      for (name, isFirst) in [("popFirst", true), ("popLast", false)] {
        Row.mutating(
          "@discardableResult mutating func \(name)() -> Element?",
          "Takes one out, if there is one."
        ) { (slice: inout SliceValue) in
          isFirst ? slice.elements.popFirst() : slice.elements.popLast()
        }
      }
    }
    for type in ["Array", "ArraySlice"] {
      Rows.members(of: type) {
        Row("var indices: Range<Int>", "The numbers of the elements.") { (slice: SliceValue) in
          slice.elements.indices
        }
      }
      Rows.conformance("extension \(type): Equatable where Element: Equatable")
      Rows.conformance("extension \(type): Hashable where Element: Hashable")
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
    }.modifying { whole, arguments, change in
      guard case .array(var elements) = whole, let index = try arguments.first.map(Int.from) else {
        return
      }
      whole = .void
      defer { whole = .array(elements) }
      guard elements.indices.contains(index) else { throw ScriptFailure("index out of range") }
      try change(&elements[index])
    }
  }

  /// What changes a part by itself, which then is an array of its own.
  @RowBuilder private static var changingSlices: [Row] {
    Row("init()", "Makes an empty slice.") { SliceValue([]) }
    Row(
      "init<S: Sequence>(_ elements: S) where Element == S.Element", "The elements of a sequence."
    ) { (elements: Elements) in SliceValue(elements.values[...]) }
    Row.mutating("mutating func append(_ newElement: Element)", "Adds an element at the end.") {
      (slice: inout SliceValue, element: Value) in
      slice.elements.append(element)
      return Value.void
    }
    Row.mutating(
      "mutating func append<S: Sequence>(contentsOf newElements: S) where Element == S.Element",
      "Adds several at the end."
    ) { (slice: inout SliceValue, elements: Elements) in
      guard slice.elements.count + elements.values.count <= Budget.elementsAtOnce else {
        throw Budget.failure
      }
      slice.elements += elements.values
      return Value.void
    }
    for (name, isFirst) in [("removeFirst", true), ("removeLast", false)] {
      Row.mutating("@discardableResult mutating func \(name)() -> Element", "Takes one out.") {
        (slice: inout SliceValue) in
        guard !slice.elements.isEmpty else {
          throw ScriptFailure("can't remove an element from an empty collection")
        }
        return isFirst ? slice.elements.removeFirst() : slice.elements.removeLast()
      }
    }
    Row.mutating("mutating func reverse()", "Turns the order around.") {
      (slice: inout SliceValue) in
      slice.elements.reverse()
      return Value.void
    }
    Row.mutating("mutating func sort() where Element: Comparable", "Brings it in order.") {
      (slice: inout SliceValue) in
      slice.elements.sort { $0.precedes($1) }
      return Value.void
    }
  }

  @RowBuilder private static var changing: [Row] {
    for kind in [RangeValue.Kind.halfOpen, .closed] {
      Row.element(
        "subscript(bounds: \(kind.rawValue)<Int>) -> ArraySlice<Element> { get set }",
        "The elements of a part."
      ) { (elements: [Value], bounds: RangeValue) in
        SliceValue(elements[try bounds.indices(in: elements.indices)])
      } set: { (elements: inout [Value], part: SliceValue, bounds: RangeValue) in
        elements.replaceSubrange(try bounds.indices(in: elements.indices), with: part.elements)
      }
    }
    Row("var capacity: Int", "How many elements there is room for.") { (array: [Value]) in
      array.count
    }
    Row("var description: String", "The elements as text.") { (array: Value) in array.described() }
    Row.mutating(
      "mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Int",
      "Brings what a closure picks behind the rest, and tells where that begins."
    ) { (array: inout [Value], isSecond: FunctionValue) in
      try array.partition { try Bool.from(try isSecond($0)) }
    }
    Row.mutating("mutating func append(_ newElement: Element)", "Adds an element at the end.") {
      (array: inout [Value], element: Value) in
      array.append(element)
      return Value.void
    }
    Row.mutating(
      "mutating func append<S: Sequence>(contentsOf newElements: S) where Element == S.Element",
      "Adds several at the end."
    ) {
      (array: inout [Value], elements: Elements) in
      guard array.count + elements.values.count <= Budget.elementsAtOnce else {
        throw Budget.failure
      }
      array += elements.values
      return Value.void
    }
    Row.mutating(
      "mutating func insert<C: Collection>(contentsOf newElements: C, at i: Int) where Element == C.Element",
      "Adds several at a place."
    ) { (array: inout [Value], elements: Elements, index: Int) in
      guard (0...array.count).contains(index) else {
        throw ScriptFailure("array index is out of range")
      }
      array.insert(contentsOf: elements.values, at: index)
      return Value.void
    }
    for range in ["Range<Int>", "ClosedRange<Int>", "PartialRangeFrom<Int>"] {
      Row.mutating("mutating func removeSubrange(_ bounds: \(range))", "Takes several out.") {
        (array: inout [Value], bounds: RangeValue) in
        array.removeSubrange(try bounds.indices(in: array.indices))
        return Value.void
      }
      Row.mutating(
        "mutating func replaceSubrange<C: Collection>(_ subrange: \(range), with newElements: C) where Element == C.Element",
        "Puts elements in the place of others."
      ) { (array: inout [Value], bounds: RangeValue, elements: Elements) in
        array.replaceSubrange(try bounds.indices(in: array.indices), with: elements.values)
        return Value.void
      }
    }
    for (name, isFirst) in [("removeFirst", true), ("removeLast", false)] {
      Row.mutating("mutating func \(name)(_ k: Int)", "Takes several out.") {
        (array: inout [Value], count: Int) in
        guard (0...array.count).contains(count) else {
          throw ScriptFailure("can't remove more items from a collection than it contains")
        }
        if isFirst { array.removeFirst(count) } else { array.removeLast(count) }
        return Value.void
      }
    }
    Row.mutating("mutating func reserveCapacity(_ n: Int)", "Makes room; here there is enough.") {
      (_: inout [Value], _: Int) in Value.void
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
    Row.mutating(
      "mutating func removeAll(keepingCapacity keepCapacity: Bool = false)", "Makes it empty."
    ) { (array: inout [Value], _: Bool) in
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
      array = Runtime.byChance { array.shuffled(using: &$0) }
      return Value.void
    }.andUsing()
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
}
