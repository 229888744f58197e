extension Catalogue {
  /// Sequences whose elements are made one by one, each when it is asked for. Swift has a type for each kind of them; they
  /// differ in nothing that a script can see but their names.
  @RowBuilder static var lazySequences: [Row] {
    Rows.members(of: "Sequence") {
      Row("var lazy: LazySequence<Element>", "The elements, each made when it is asked for.") {
        (base: Value) in SequenceValue { try base.elements }
      }
    }
    Rows.type(
      "struct LazySequence<Element>: BidirectionalCollection",
      "Elements that are made when they are asked for."
    ) {
      lazyTransforming
      lazyParts
      Row("var first: Element?", "The first element, if there is one.") { (base: Value) in
        try base.elements.next()
      }
      Row("var isEmpty: Bool", "Whether there are none.") { (base: Value) in
        try base.elements.next() == nil
      }
      Row(
        "func contains(_ element: Element) -> Bool where Element: Equatable", "Whether it is there."
      ) { (base: Value, element: Value) in
        try base.elements.first { $0.equals(element) } != nil
      }
    }
  }

  @RowBuilder private static var lazyTransforming: [Row] {
    lazily(
      "func map<T>(_ transform: (Element) throws -> T) -> LazySequence<T>",
      "What a closure makes of each element."
    ) { (rest, transform: FunctionValue) in try rest.following().map { try transform($0) } }
    lazily(
      "func filter(_ isIncluded: (Element) throws -> Bool) -> LazySequence<Element>",
      "The elements that a closure picks."
    ) { (rest, isIncluded: FunctionValue) in
      try rest.first { try Bool.from(try isIncluded($0)) }
    }
    lazily(
      "func compactMap<T>(_ transform: (Element) throws -> T?) -> LazySequence<T>",
      "What a closure makes of each element, without `nil`."
    ) { (rest, transform: FunctionValue) in
      while let next = try rest.following() {
        if case .some(let made) = try transform(next) { return made }
      }
      return nil
    }
    lazily(
      "func flatMap<S: Sequence>(_ transform: (Element) throws -> S) -> LazySequence<S.Element>",
      "All that a closure makes of the elements, one after another.",
      from: (any ElementSource)?.none
    ) { (rest, inner, transform: FunctionValue) in
      while true {
        if let element = try inner?.following() { return element }
        guard let next = try rest.following() else { return nil }
        inner = try transform(next).elements
      }
    }
    Row(
      "func enumerated() -> AnySequence<(offset: Int, element: Element)>",
      "The elements with their numbers."
    ) { (base: Value) in
      SequenceValue {
        let rest = try base.elements
        var offset = -1
        return ClosureIterator {
          offset += 1
          return try rest.following().map { .tuple([.int(offset), $0]) }
        }
      }
    }
  }

  @RowBuilder private static var lazyParts: [Row] {
    lazily(
      "func prefix(_ maxLength: Int) -> LazySequence<Element>", "The first elements.", from: 0
    ) { (rest, given, count: Int) in
      given += 1
      return given <= (try atLeastZero(count)) ? try rest.following() : nil
    }
    lazily(
      "func prefix(while predicate: (Element) throws -> Bool) -> LazySequence<Element>",
      "The first elements, as long as a closure picks them.", from: false
    ) { (rest, isOver, predicate: FunctionValue) in
      guard !isOver, let next = try rest.following(), try Bool.from(try predicate(next)) else {
        isOver = true
        return nil
      }
      return next
    }
    lazily(
      "func dropFirst(_ k: Int = 1) -> LazySequence<Element>", "All but the first elements.",
      from: 0
    ) { (rest, left, count: Int) in
      let count = try atLeastZero(count)
      while left < count {
        left += 1
        guard try rest.following() != nil else { return nil }
      }
      return try rest.following()
    }
    lazily(
      "func drop(while predicate: (Element) throws -> Bool) -> LazySequence<Element>",
      "What comes after the first elements that a closure picks.", from: false
    ) { (rest, hasBegun, predicate: FunctionValue) in
      if hasBegun { return try rest.following() }
      hasBegun = true
      return try rest.first { try !Bool.from(try predicate($0)) }
    }
  }

  /// A method whose sequence gives what `next` makes of the rest of the elements, each time one is asked for.
  ///
  /// - Parameter first: What each iteration begins with, and keeps from element to element.
  private static func lazily<State, Argument: NativeValue>(
    _ text: String, _ summary: String, from first: State,
    _ next: @escaping (any ElementSource, inout State, Argument) throws -> Value?
  ) -> Row {
    Row(text, summary) { (base: Value, argument: Argument) in
      SequenceValue {
        let rest = try base.elements
        var state = first
        return ClosureIterator { try next(rest, &state, argument) }
      }
    }
  }

  private static func lazily<Argument: NativeValue>(
    _ text: String, _ summary: String,
    _ next: @escaping (any ElementSource, Argument) throws -> Value?
  ) -> Row {
    lazily(text, summary, from: ()) { (rest, _, argument: Argument) in try next(rest, argument) }
  }
}

extension Value {
  /// What gives the elements of any sequence one by one.
  fileprivate var elements: any ElementSource {
    get throws { try elementSource ?? IteratorValue(try Elements.from(self).values) }
  }
}

extension ElementSource {
  /// The next element, which is a step: there may be no end of them.
  fileprivate func following() throws -> Value? {
    try Runtime.current?.step()
    return try next()
  }

  /// The next element that `isIncluded` takes.
  fileprivate func first(where isIncluded: (Value) throws -> Bool) throws -> Value? {
    while let next = try following() { if try isIncluded(next) { return next } }
    return nil
  }
}
