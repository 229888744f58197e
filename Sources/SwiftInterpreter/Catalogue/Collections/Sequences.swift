extension Catalogue {
  /// What sequences of every kind have alike: arrays, their slices, sets, dictionaries, texts and ranges of whole
  /// numbers. What in Swift is a view of another collection is an array here.
  @RowBuilder static var sequences: [Row] {
    Rows.type("protocol Sequence", "Values one after another.") {
      Row.alias("associatedtype Element")
      transforming
      combining
      searching
      ordering
      orderedElements
      endsOfSequences
    }
    iterators
    lazySequences
    Rows.type("protocol Collection: Sequence", "Values that can be counted and visited again.") {
      Row.alias("associatedtype SubSequence")
      Row.alias("associatedtype Index")
      measuring
      splitting
      positions
    }
    Rows.type("protocol BidirectionalCollection: Collection", "Values that can be walked back.")
    Rows.type(
      "protocol RandomAccessCollection: BidirectionalCollection", "Values that are reached at once."
    )
    Rows.type("protocol MutableCollection: Collection", "Values that can be exchanged.")
    Rows.type(
      "protocol RangeReplaceableCollection: Collection", "Values that can be added and removed.")
    pairing
  }

  @RowBuilder private static var transforming: [Row] {
    Row(
      "func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]",
      "What a closure makes of each element."
    ) { (elements: Elements, transform: FunctionValue) in
      try elements.values.map { try transform($0) }
    }
    Row(
      "func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T]",
      "What a closure makes of each element, without `nil`."
    ) { (elements: Elements, transform: FunctionValue) in
      try elements.values.compactMap { element -> Value? in
        if case .some(let value) = try transform(element) { value } else { nil }
      }
    }
    Row(
      "func flatMap<S: Sequence>(_ transform: (Element) throws -> S) rethrows -> [S.Element]",
      "All that a closure makes of the elements, in one array."
    ) { (elements: Elements, transform: FunctionValue) in
      try elements.values.flatMap { try Elements.from(try transform($0)).values }
    }
    Row(
      "func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]",
      "The elements that a closure picks."
    ) { (elements: Elements, isIncluded: FunctionValue) in
      try elements.values.filter { try Bool.from(try isIncluded($0)) }
    }
    Row(
      "func forEach(_ body: (Element) throws -> Void) rethrows",
      "Calls a closure for each element."
    ) { (elements: Elements, body: FunctionValue) in
      for element in elements { _ = try body(element) }
      return Value.void
    }
    Row(
      "func enumerated() -> [(offset: Int, element: Element)]", "The elements with their numbers."
    ) { (elements: Elements) in
      elements.values.enumerated().map { Value.tuple([.int($0.offset), $0.element]) }
    }
    Row(
      "@_disfavoredOverload func joined() -> [Element.Element] where Element: Sequence",
      "All parts in one."
    ) { (elements: Elements) in try elements.values.flatMap { try Elements.from($0).values } }
    Row(
      "@_disfavoredOverload func joined<S: Sequence>(separator: S) -> [Element.Element] where Element: Sequence, S.Element == Element.Element",
      "All parts in one, with the same elements between."
    ) { (elements: Elements, separator: Elements) in
      Array(
        try elements.values.map { try Elements.from($0).values }.joined(separator: separator.values)
      )
    }
    Row(
      "func joined(separator: String = \"\") -> String where Element: StringProtocol",
      "The texts in one, with another between."
    ) { (texts: Elements, separator: String) in
      let texts = try texts.values.map { try String.from($0) }
      let length = texts.reduce(texts.count * separator.utf8.count) { $0 + $1.utf8.count }
      guard length <= Budget.elementsAtOnce else { throw Budget.failure }
      return texts.joined(separator: separator)
    }
  }

  @RowBuilder private static var combining: [Row] {
    Row(
      "func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) throws -> Result) rethrows -> Result",
      "All elements combined, one after another."
    ) { (elements: Elements, initial: Value, next: FunctionValue) in
      try elements.values.reduce(initial) { try next($0, $1) }
    }
    Row(
      "func reduce<Result>(into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) throws -> Void) rethrows -> Result",
      "What a closure makes of a first value by adding each element to it."
    ) { (elements: Elements, initial: Value, update: FunctionValue) in
      let result = Box(initial)
      for element in elements { _ = try update(ScriptBinding.taking(result).scriptValue, element) }
      return result.value
    }
  }

  @RowBuilder private static var searching: [Row] {
    Row(
      "func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool",
      "Whether a closure picks one."
    ) { (elements: Value, predicate: FunctionValue) in
      try first(of: elements) { try Bool.from(try predicate($0)) } != nil
    }
    Row(
      "func contains(_ element: Element) -> Bool where Element: Equatable", "Whether it is there."
    ) { (elements: Elements, element: Value) in elements.values.contains { $0.equals(element) } }
    Row(
      "func count(where predicate: (Element) throws -> Bool) rethrows -> Int",
      "How many a closure picks."
    ) { (elements: Elements, predicate: FunctionValue) in
      try elements.values.count { try Bool.from(try predicate($0)) }
    }
    Row(
      "func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool",
      "Whether a closure picks all."
    ) { (elements: Elements, predicate: FunctionValue) in
      try elements.values.allSatisfy { try Bool.from(try predicate($0)) }
    }
    Row(
      "func first(where predicate: (Element) throws -> Bool) rethrows -> Element?",
      "The first that a closure picks."
    ) { (elements: Value, predicate: FunctionValue) in
      try first(of: elements) { try Bool.from(try predicate($0)) }
    }
    Row(
      "func last(where predicate: (Element) throws -> Bool) rethrows -> Element?",
      "The last that a closure picks."
    ) { (elements: Elements, predicate: FunctionValue) in
      try elements.values.last { try Bool.from(try predicate($0)) }
    }
    Row(
      "func elementsEqual<S: Sequence>(_ other: S) -> Bool where Element: Equatable",
      "Whether another has the same elements."
    ) { (elements: Elements, other: Elements) in
      Value.array(elements.values).equals(.array(other.values))
    }
    Row(
      "func starts<S: Sequence>(with possiblePrefix: S) -> Bool where Element: Equatable",
      "Whether it begins with the elements of another."
    ) { (elements: Elements, other: Elements) in
      elements.values.starts(with: other.values) { $0.equals($1) }
    }
    Row(
      "func lexicographicallyPrecedes<S: Sequence>(_ other: S) -> Bool where Element: Comparable",
      "Whether it comes before another, element by element."
    ) { (elements: Elements, other: Elements) in
      elements.values.lexicographicallyPrecedes(other.values) { $0.precedes($1) }
    }
  }

  @RowBuilder private static var ordering: [Row] {
    Row("func reversed() -> [Element]", "The elements from the last to the first.") {
      (elements: Elements) in Array(elements.values.reversed())
    }
    Row("func shuffled() -> [Element]", "The elements in an order by chance.") {
      (elements: Elements) in Runtime.byChance { elements.values.shuffled(using: &$0) }
    }.andUsing()
    Row(
      "func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element]",
      "The elements in the order that a closure says."
    ) { (elements: Elements, precedes: FunctionValue) in
      try elements.values.sorted { try Bool.from(try precedes($0, $1)) }
    }
    Row(
      "func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?",
      "The first element in the order that a closure says."
    ) { (elements: Elements, precedes: FunctionValue) in
      try elements.values.min { try Bool.from(try precedes($0, $1)) }
    }
    Row(
      "func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?",
      "The last element in the order that a closure says."
    ) { (elements: Elements, precedes: FunctionValue) in
      try elements.values.max { try Bool.from(try precedes($0, $1)) }
    }
  }

  @RowBuilder private static var orderedElements: [Row] {
    Row("func sorted() -> [Element] where Element: Comparable", "The elements in order.") {
      (elements: Elements) in elements.values.sorted { $0.precedes($1) }
    }
    Row("func min() -> Element? where Element: Comparable", "The smallest element.") {
      (elements: Elements) in elements.values.min { $0.precedes($1) }
    }
    Row("func max() -> Element? where Element: Comparable", "The greatest element.") {
      (elements: Elements) in elements.values.max { $0.precedes($1) }
    }
  }

  /// The first and last elements; of a text they are texts, which has rows of its own.
  @RowBuilder private static var endsOfSequences: [Row] {
    Row("func prefix(_ maxLength: Int) -> ArraySlice<Element>", "The first elements.") {
      (elements: Value, count: Int) in
      var count = try atLeastZero(count)
      guard let source = try elements.elementSource else {
        return SliceValue(try SliceValue.from(elements).elements.prefix(count))
      }
      return try begun(source) { _ in
        count -= 1
        return count >= 0
      }
    }
    Row("func suffix(_ maxLength: Int) -> ArraySlice<Element>", "The last elements.") {
      (slice: SliceValue, count: Int) in SliceValue(slice.elements.suffix(try atLeastZero(count)))
    }
    Row("func dropFirst(_ k: Int = 1) -> ArraySlice<Element>", "All but the first elements.") {
      (slice: SliceValue, count: Int) in
      SliceValue(slice.elements.dropFirst(try atLeastZero(count)))
    }
    Row("func dropLast(_ k: Int = 1) -> ArraySlice<Element>", "All but the last elements.") {
      (slice: SliceValue, count: Int) in
      SliceValue(slice.elements.dropLast(try atLeastZero(count)))
    }
    Row(
      "func prefix(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element>",
      "The first elements, as long as a closure picks them."
    ) { (elements: Value, predicate: FunctionValue) in
      guard let source = try elements.elementSource else {
        return SliceValue(
          try SliceValue.from(elements).elements.prefix { try Bool.from(try predicate($0)) })
      }
      return try begun(source) { element in try Bool.from(try predicate(element())) }
    }
    Row(
      "func drop(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element>",
      "What comes after the first elements that a closure picks."
    ) { (slice: SliceValue, predicate: FunctionValue) in
      SliceValue(try slice.elements.drop { try Bool.from(try predicate($0)) })
    }
  }

  @RowBuilder private static var measuring: [Row] {
    Row("var count: Int", "How many elements there are.") { (elements: Elements) in
      elements.values.count
    }
    Row("var isEmpty: Bool", "Whether there are none.") { (elements: Elements) in
      elements.values.isEmpty
    }
    Row("var first: Element?", "The first element, if there is one.") { (elements: Elements) in
      elements.values.first
    }
    Row("var last: Element?", "The last element, if there is one.") { (elements: Elements) in
      elements.values.last
    }
    Row("func randomElement() -> Element?", "An element by chance.") { (elements: Elements) in
      Runtime.byChance { elements.values.randomElement(using: &$0) }
    }.andUsing()
  }

  @RowBuilder private static var splitting: [Row] {
    Row(
      "func split(separator: Element, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true) -> [ArraySlice<Element>] where Element: Equatable",
      "What stands between separators."
    ) { (slice: SliceValue, separator: Value, most: Int, isOmitting: Bool) in
      slice.elements.split(maxSplits: max(0, most), omittingEmptySubsequences: isOmitting) {
        $0.equals(separator)
      }.map(SliceValue.init)
    }
    Row(
      "func split(maxSplits: Int = .max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [ArraySlice<Element>]",
      "What stands between the elements that a closure picks."
    ) { (slice: SliceValue, most: Int, isOmitting: Bool, isSeparator: FunctionValue) in
      try slice.elements.split(
        maxSplits: max(0, most), omittingEmptySubsequences: isOmitting
      ) { try Bool.from(try isSeparator($0)) }.map(SliceValue.init)
    }
  }

  @RowBuilder private static var pairing: [Row] {
    Row(
      "func zip<A: Sequence, B: Sequence>(_ first: A, _ second: B) -> [(A.Element, B.Element)]",
      "The elements in pairs."
    ) { (first: Value, second: Value) in
      let (first, second) = try paired(first, second)
      return zip(first, second).map { Value.tuple([$0, $1]) }
    }
    Row(
      "func sequence<T>(first: T, next: (T) -> T?) -> UnfoldSequence<T, (T?, Bool)>",
      "A value, and what a closure makes of each for the next, until it gives `nil`."
    ) { (first: Value, next: FunctionValue) in
      SequenceValue {
        var last: Value?
        return ClosureIterator {
          if let known = last {
            guard case .some(let value) = try next(known) else { return nil }
            last = value
          } else {
            last = first
          }
          return last
        }
      }
    }
    Row(
      "func sequence<T, State>(state: State, next: (inout State) -> T?) -> UnfoldSequence<T, State>",
      "What a closure gives and changes its state by, until it gives `nil`."
    ) { (state: Value, next: FunctionValue) in
      SequenceValue {
        let box = Box(state)
        return ClosureIterator {
          guard case .some(let value) = try next(ScriptBinding.taking(box).scriptValue) else {
            return nil
          }
          return value
        }
      }
    }
    Row("func repeatElement<T>(_ element: T, count n: Int) -> [T]", "A value several times.") {
      (element: Value, count: Int) in
      guard try atLeastZero(count) <= Budget.elementsAtOnce else { throw Budget.failure }
      return [Value](repeating: element, count: count)
    }
  }

  /// Both sequences; of one without an end, as many as the other has.
  private static func paired(_ first: Value, _ second: Value) throws -> ([Value], [Value]) {
    let sources = (try first.elementSource, try second.elementSource)
    switch sources {
    case (nil, nil): return (try Elements.from(first).values, try Elements.from(second).values)
    case (let source?, nil):
      let second = try Elements.from(second).values
      var rest = second.count
      let taken = try begun(source) { _ in
        rest -= 1
        return rest >= 0
      }
      return (Array(taken.elements), second)
    case (nil, let source?):
      let first = try Elements.from(first).values
      var rest = first.count
      let taken = try begun(source) { _ in
        rest -= 1
        return rest >= 0
      }
      return (first, Array(taken.elements))
    case (let one?, let other?):
      var pairs: ([Value], [Value]) = ([], [])
      while let left = try one.next(), let right = try other.next() {
        guard pairs.0.count < Budget.elementsAtOnce else { throw Budget.failure }
        pairs.0.append(left)
        pairs.1.append(right)
      }
      return pairs
    }
  }

  /// The first element that a closure picks, of a sequence that may have no end.
  private static func first(of elements: Value, where isPicked: (Value) throws -> Bool) throws
    -> Value?
  {
    guard let source = try elements.elementSource else {
      return try Elements.from(elements).values.first(where: isPicked)
    }
    while let element = try source.next() { if try isPicked(element) { return element } }
    return nil
  }

  /// The elements as long as a closure wants more; it may look at the one to come.
  private static func begun(
    _ source: any ElementSource, while wants: (() throws -> Value) throws -> Bool
  ) throws -> SliceValue {
    var taken: [Value] = []
    while true {
      var next: Value?
      var isAsked = false
      let isWanted = try wants {
        isAsked = true
        next = try source.next()
        return next ?? .void
      }
      guard isWanted else { break }
      if !isAsked { next = try source.next() }
      guard let next else { break }
      guard taken.count < Budget.elementsAtOnce else { throw Budget.failure }
      taken.append(next)
    }
    return SliceValue(taken[...])
  }

  static func atLeastZero(_ count: Int) throws -> Int {
    guard count >= 0 else { throw ScriptFailure("can't take a negative number of elements") }
    return count
  }
}
