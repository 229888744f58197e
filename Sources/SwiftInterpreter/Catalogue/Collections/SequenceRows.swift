/// What sequences of every kind have alike, written once for each: an owner's elements are read from its value.
struct SequenceRows {
  /// The type of an element, as the owner's rows write it.
  let element: String
  /// The requirement that holds for these members, as `where Bound == Int`; empty for none.
  var requirement = ""
  /// Whether `prefix(_:)` and the like are among them: the parts of a string are strings.
  var hasParts = true
  let elements: (Value) throws -> [Value]

  private func row<each Parameter: NativeValue, Result: NativeValue>(
    _ text: String, _ summary: String,
    _ body: @escaping ([Value], repeat each Parameter) throws -> Result
  ) -> Row {
    let whereClause =
      requirement.isEmpty
      ? "" : text.contains(" where ") ? ", \(requirement)" : " where \(requirement)"
    let elements = elements
    return Row(text + whereClause, summary) { (whole: Value, parameter: repeat each Parameter) in
      try body(try elements(whole), repeat each parameter)
    }
  }

  @RowBuilder var all: [Row] {
    transforming
    searching
    ordering
    measuring
    if hasParts { parts }
  }

  @RowBuilder private var transforming: [Row] {
    row(
      "func map<T>(_ transform: (\(element)) throws -> T) rethrows -> [T]",
      "What a closure makes of each element."
    ) { (elements, transform: FunctionValue) in try elements.map { try transform($0) } }
    row(
      "func compactMap<T>(_ transform: (\(element)) throws -> T?) rethrows -> [T]",
      "What a closure makes of each element, without `nil`."
    ) { (elements, transform: FunctionValue) in
      try elements.compactMap { element -> Value? in
        if case .some(let value) = try transform(element) { value } else { nil }
      }
    }
    row(
      "func flatMap<T>(_ transform: (\(element)) throws -> [T]) rethrows -> [T]",
      "All that a closure makes of the elements, in one array."
    ) { (elements, transform: FunctionValue) in
      try elements.flatMap { try [Value].from(try transform($0)) }
    }
    row(
      "func filter(_ isIncluded: (\(element)) throws -> Bool) rethrows -> [\(element)]",
      "The elements that a closure picks."
    ) { (elements, isIncluded: FunctionValue) in
      try elements.filter { try Bool.from(try isIncluded($0)) }
    }
    row(
      "func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, \(element)) throws -> Result) rethrows -> Result",
      "All elements combined, one after another."
    ) { (elements, initial: Value, next: FunctionValue) in
      try elements.reduce(initial) { try next($0, $1) }
    }
    row(
      "func forEach(_ body: (\(element)) throws -> Void) rethrows",
      "Calls a closure for each element."
    ) { (elements, body: FunctionValue) in
      for element in elements { _ = try body(element) }
      return Value.void
    }
    row(
      "func enumerated() -> [(offset: Int, element: \(element))]",
      "The elements with their numbers."
    ) { elements in
      elements.enumerated().map { Value.tuple([.int($0.offset), $0.element]) }
    }
  }

  @RowBuilder private var searching: [Row] {
    row(
      "func contains(where predicate: (\(element)) throws -> Bool) rethrows -> Bool",
      "Whether a closure picks one."
    ) { (elements, predicate: FunctionValue) in
      try elements.contains { try Bool.from(try predicate($0)) }
    }
    row(
      "func allSatisfy(_ predicate: (\(element)) throws -> Bool) rethrows -> Bool",
      "Whether a closure picks all."
    ) { (elements, predicate: FunctionValue) in
      try elements.allSatisfy { try Bool.from(try predicate($0)) }
    }
    row(
      "func first(where predicate: (\(element)) throws -> Bool) rethrows -> \(element)?",
      "The first that a closure picks."
    ) { (elements, predicate: FunctionValue) in
      try elements.first { try Bool.from(try predicate($0)) }
    }
    row(
      "func last(where predicate: (\(element)) throws -> Bool) rethrows -> \(element)?",
      "The last that a closure picks."
    ) { (elements, predicate: FunctionValue) in
      try elements.last { try Bool.from(try predicate($0)) }
    }
    row("var first: \(element)?", "The first element, if there is one.") { $0.first }
    row("var last: \(element)?", "The last element, if there is one.") { $0.last }
    row("func randomElement() -> \(element)?", "An element by chance.") { elements in
      Runtime.byChance { elements.randomElement(using: &$0) }
    }
  }

  @RowBuilder private var ordering: [Row] {
    row("func reversed() -> [\(element)]", "The elements from the last to the first.") {
      Array($0.reversed())
    }
    row("func shuffled() -> [\(element)]", "The elements in an order by chance.") { elements in
      Runtime.byChance { elements.shuffled(using: &$0) }
    }
    row(
      "func sorted(by areInIncreasingOrder: (\(element), \(element)) throws -> Bool) rethrows -> [\(element)]",
      "The elements in the order that a closure says."
    ) { (elements, precedes: FunctionValue) in
      try elements.sorted { try Bool.from(try precedes($0, $1)) }
    }
    row(
      "func min(by areInIncreasingOrder: (\(element), \(element)) throws -> Bool) rethrows -> \(element)?",
      "The first element in the order that a closure says."
    ) { (elements, precedes: FunctionValue) in
      try elements.min { try Bool.from(try precedes($0, $1)) }
    }
    row(
      "func max(by areInIncreasingOrder: (\(element), \(element)) throws -> Bool) rethrows -> \(element)?",
      "The last element in the order that a closure says."
    ) { (elements, precedes: FunctionValue) in
      try elements.max { try Bool.from(try precedes($0, $1)) }
    }
  }

  @RowBuilder private var measuring: [Row] {
    row("var count: Int", "How many elements there are.") { $0.count }
    row("var isEmpty: Bool", "Whether there are none.") { $0.isEmpty }
    row("var indices: Range<Int>", "The numbers of the elements.") { $0.indices }
  }

  @RowBuilder private var parts: [Row] {
    row("func prefix(_ maxLength: Int) -> [\(element)]", "The first elements.") {
      (elements, count: Int) in Array(elements.prefix(try atLeastZero(count)))
    }
    row("func suffix(_ maxLength: Int) -> [\(element)]", "The last elements.") {
      (elements, count: Int) in Array(elements.suffix(try atLeastZero(count)))
    }
    row("func dropFirst(_ k: Int = 1) -> [\(element)]", "All but the first elements.") {
      (elements, count: Int) in Array(elements.dropFirst(try atLeastZero(count)))
    }
    row("func dropLast(_ k: Int = 1) -> [\(element)]", "All but the last elements.") {
      (elements, count: Int) in Array(elements.dropLast(try atLeastZero(count)))
    }
  }

  /// Members that ask something of the elements.
  @RowBuilder func ordered(_ condition: String = "Element: Comparable") -> [Row] {
    row("func sorted() -> [\(element)] where \(condition)", "The elements in order.") {
      $0.sorted { $0.precedes($1) }
    }
    row("func min() -> \(element)? where \(condition)", "The smallest element.") {
      $0.min { $0.precedes($1) }
    }
    row("func max() -> \(element)? where \(condition)", "The greatest element.") {
      $0.max { $0.precedes($1) }
    }
  }

  private func atLeastZero(_ count: Int) throws -> Int {
    guard count >= 0 else { throw ScriptFailure("can't take a negative number of elements") }
    return count
  }
}
