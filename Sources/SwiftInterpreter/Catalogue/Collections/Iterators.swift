extension Catalogue {
  /// What goes through elements one by one, and the sequences that are made of it.
  @RowBuilder static var iterators: [Row] {
    Rows.type("protocol IteratorProtocol", "Gives one value after another.") {
      Row.alias("associatedtype Element")
      Row("mutating func next() -> Element?", "The next element; `nil` at the end.") {
        (iterator: Value) in try iterator.elementSource?.next()
      }.required()
    }
    Rows.type(
      "struct IndexingIterator<Elements: Sequence>: IteratorProtocol",
      "Gives one element after another."
    ) {
      Row.alias("typealias Element = Elements.Element")
    }
    Rows.type("protocol AsyncSequence: Sequence", "Values that are waited for.")
    Rows.type(
      "protocol AsyncIteratorProtocol: IteratorProtocol", "Gives values that are waited for.")
    Rows.type(
      "struct AnyIterator<Element>: IteratorProtocol, Sequence",
      "An iterator of any kind, or what a closure gives."
    ) {
      Row("init(_ body: () -> Element?)", "What a closure gives, until it gives `nil`.") {
        (body: FunctionValue) in
        ClosureIterator { if case .some(let value) = try body() { value } else { nil } }
      }
      Row(
        "init<I: IteratorProtocol>(_ base: I) where I.Element == Element", "Another iterator."
      ) { (base: Value) in
        let source = try base.elementSource
        return ClosureIterator { try source?.next() }
      }
    }
    Rows.type("struct AnySequence<Element>: Sequence", "A sequence of any kind.") {
      Row("init<S: Sequence>(_ base: S) where S.Element == Element", "Another sequence.") {
        (base: Value) in
        SequenceValue { try base.elementSource ?? IteratorValue(try Elements.from(base).values) }
      }
      Row(
        "init<I: IteratorProtocol>(_ makeUnderlyingIterator: () -> I) where I.Element == Element",
        "What the iterators of a closure give."
      ) { (make: FunctionValue) in
        SequenceValue { try make().elementSource ?? IteratorValue([]) }
      }
    }
    Rows.type(
      "struct UnfoldSequence<Element, State>: Sequence",
      "Elements that are made as they are asked for.")
    Rows.members(of: "Sequence") {
      Row("func makeIterator() -> IndexingIterator<Self>", "Goes through the elements.") {
        (elements: Value) -> Value in
        guard let source = try elements.elementSource else {
          return IteratorValue(try Elements.from(elements).values).scriptValue
        }
        return source.scriptValue
      }
    }
  }
}
