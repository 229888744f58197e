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
      ) {
        (base: Value, element: Value) in
        let rest = try base.elements
        while let next = try rest.next() { if next.equals(element) { return true } }
        return false
      }
    }
  }

  @RowBuilder private static var lazyTransforming: [Row] {
    Row(
      "func map<T>(_ transform: (Element) throws -> T) -> LazySequence<T>",
      "What a closure makes of each element."
    ) { (base: Value, transform: FunctionValue) in
      SequenceValue {
        let rest = try base.elements
        return ClosureIterator { try rest.next().map { try transform($0) } }
      }
    }
    Row(
      "func filter(_ isIncluded: (Element) throws -> Bool) -> LazySequence<Element>",
      "The elements that a closure picks."
    ) { (base: Value, isIncluded: FunctionValue) in
      SequenceValue {
        let rest = try base.elements
        return ClosureIterator { try rest.first { try Bool.from(try isIncluded($0)) } }
      }
    }
    Row(
      "func compactMap<T>(_ transform: (Element) throws -> T?) -> LazySequence<T>",
      "What a closure makes of each element, without `nil`."
    ) { (base: Value, transform: FunctionValue) in
      SequenceValue {
        let rest = try base.elements
        return ClosureIterator {
          while let next = try rest.next() {
            if case .some(let made) = try transform(next) { return made }
          }
          return nil
        }
      }
    }
    Row(
      "func flatMap<S: Sequence>(_ transform: (Element) throws -> S) -> LazySequence<S.Element>",
      "All that a closure makes of the elements, one after another."
    ) { (base: Value, transform: FunctionValue) in
      SequenceValue {
        let rest = try base.elements
        var inner: any ElementSource = IteratorValue([])
        return ClosureIterator {
          while true {
            if let element = try inner.next() { return element }
            guard let next = try rest.next() else { return nil }
            inner = try transform(next).elements
          }
        }
      }
    }
    Row(
      "func enumerated() -> LazySequence<(offset: Int, element: Element)>",
      "The elements with their numbers."
    ) { (base: Value) in
      SequenceValue {
        let rest = try base.elements
        var offset = -1
        return ClosureIterator {
          offset += 1
          return try rest.next().map { .tuple([.int(offset), $0]) }
        }
      }
    }
  }

  @RowBuilder private static var lazyParts: [Row] {
    Row("func prefix(_ maxLength: Int) -> LazySequence<Element>", "The first elements.") {
      (base: Value, count: Int) in
      let count = try atLeastZero(count)
      return SequenceValue {
        let rest = try base.elements
        var left = count
        return ClosureIterator {
          left -= 1
          return left >= 0 ? try rest.next() : nil
        }
      }
    }
    Row(
      "func prefix(while predicate: (Element) throws -> Bool) -> LazySequence<Element>",
      "The first elements, as long as a closure picks them."
    ) { (base: Value, predicate: FunctionValue) in
      SequenceValue {
        let rest = try base.elements
        var isOver = false
        return ClosureIterator {
          guard !isOver, let next = try rest.next(), try Bool.from(try predicate(next)) else {
            isOver = true
            return nil
          }
          return next
        }
      }
    }
    Row(
      "func dropFirst(_ k: Int = 1) -> LazySequence<Element>", "All but the first elements."
    ) { (base: Value, count: Int) in
      let count = try atLeastZero(count)
      return SequenceValue {
        let rest = try base.elements
        for _ in 0..<count { guard try rest.next() != nil else { break } }
        return rest
      }
    }
    Row(
      "func drop(while predicate: (Element) throws -> Bool) -> LazySequence<Element>",
      "What comes after the first elements that a closure picks."
    ) { (base: Value, predicate: FunctionValue) in
      SequenceValue {
        let rest = try base.elements
        var hasBegun = false
        return ClosureIterator {
          if hasBegun { return try rest.next() }
          hasBegun = true
          return try rest.first { try !Bool.from(try predicate($0)) }
        }
      }
    }
  }
}

extension Value {
  /// What gives the elements of any sequence one by one.
  fileprivate var elements: any ElementSource {
    get throws { try elementSource ?? IteratorValue(try Elements.from(self).values) }
  }
}

extension ElementSource {
  /// The next element that `isIncluded` takes.
  fileprivate func first(where isIncluded: (Value) throws -> Bool) throws -> Value? {
    while let next = try next() { if try isIncluded(next) { return next } }
    return nil
  }
}
