extension Catalogue {
  /// Ranges, of which some have one open end: `0...1`, `..<0.3`, `0.7...`.
  @RowBuilder static var ranges: [Row] {
    for (kind, summary) in rangeKinds {
      Rows.type("struct \(kind.rawValue)<Bound: Comparable>: Equatable, RangeExpression", summary) {
        Row.alias("typealias Element = Bound")
        Row.alias("typealias Index = Int")
        Row.alias("typealias SubSequence = ArraySlice<Bound>")
        Row("func contains(_ element: Bound) -> Bool", "Whether a value lies in it.") {
          (range: RangeValue, element: Value) in range.contains(element)
        }
        if kind != .through, kind != .upTo {
          Row("var lowerBound: Bound", "Where it begins.") { (range: RangeValue) in range.lower }
        }
        if kind != .from {
          Row("var upperBound: Bound", "Where it ends.") { (range: RangeValue) in range.upper }
        }
        if kind == .closed || kind == .halfOpen { wholeRanges(kind) }
      }
    }
    for kind in [RangeValue.Kind.closed, .halfOpen] {
      Rows.conformance(
        "extension \(kind.rawValue): RandomAccessCollection where Bound: BinaryInteger")
      Rows.conformance("extension \(kind.rawValue): Hashable where Bound: Hashable")
    }
    Rows.conformance("extension PartialRangeFrom: Sequence where Bound: BinaryInteger")
    Rows.type("protocol RangeExpression", "Ranges of every kind.") {
      Row.alias("associatedtype Bound")
      Row("static func ~= (pattern: Self, value: Bound) -> Bool", "Whether a value lies in it.") {
        (range: RangeValue, element: Value) in range.contains(element)
      }
    }
    rangeOperators
    strides
  }

  private static let rangeKinds: [(RangeValue.Kind, String)] = [
    (.closed, "From one value to another, both in it."),
    (.halfOpen, "From one value to before another."),
    (.from, "Everything from a value on."),
    (.through, "Everything up to a value."),
    (.upTo, "Everything before a value."),
  ]

  @RowBuilder private static func wholeRanges(_ kind: RangeValue.Kind) -> [Row] {
    let type = "\(kind.rawValue)<Bound>"
    Row("init(uncheckedBounds bounds: (lower: Bound, upper: Bound))", "A range of two bounds.") {
      (bounds: Value) in
      guard case .tuple(let bounds) = bounds, bounds.count == 2 else { return Value.void }
      return .range(try RangeValue(kind, bounds[0], bounds[1]))
    }
    Row("func clamped(to limits: \(type)) -> \(type)", "As much as lies in another.") {
      (range: RangeValue, limits: RangeValue) in
      let bounds = [range.lower, range.upper].map { value in
        value.precedes(limits.lower)
          ? limits.lower : limits.upper.precedes(value) ? limits.upper : value
      }
      return Value.range(try RangeValue(kind, bounds[0], bounds[1]))
    }
    Row("func overlaps(_ other: \(type)) -> Bool", "Whether both have a value in common.") {
      (range: RangeValue, other: RangeValue) in
      kind == .closed
        ? !range.upper.precedes(other.lower) && !other.upper.precedes(range.lower)
        : range.lower.precedes(other.upper) && other.lower.precedes(range.upper)
    }
    Row("var isEmpty: Bool", "Whether nothing lies in it.") { (range: RangeValue) in
      kind == .halfOpen && range.lower.equals(range.upper)
    }
    let other: RangeValue.Kind = kind == .closed ? .halfOpen : .closed
    Row(
      "init(_ other: \(other.rawValue)<Bound>) where Bound: BinaryInteger",
      "The same numbers, the end told otherwise."
    ) { (range: RangeValue) in
      let end = try Arithmetic.add(range.upper, .int(kind == .closed ? -1 : 1))
      return Value.range(try RangeValue(kind, range.lower, end))
    }
    Row("var description: String", "The range as text.") { (range: Value) in range.described() }
  }

  @RowBuilder private static var rangeOperators: [Row] {
    Rows.members(of: "Comparable") {
      Row(
        "static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self>",
        "The range with both bounds."
      ) { (lower: Value, upper: Value) in Value.range(try RangeValue(.closed, lower, upper)) }
      Row(
        "static func ..< (minimum: Self, maximum: Self) -> Range<Self>",
        "The range without the upper bound."
      ) { (lower: Value, upper: Value) in Value.range(try RangeValue(.halfOpen, lower, upper)) }
      Row("static prefix func ..< (maximum: Self) -> PartialRangeUpTo<Self>", "What is less.") {
        (bound: Value) in Value.range(RangeValue(upTo: bound))
      }
      Row("static prefix func ... (maximum: Self) -> PartialRangeThrough<Self>", "What is no more.")
      {
        (bound: Value) in Value.range(RangeValue(through: bound))
      }
      Row("static postfix func ... (minimum: Self) -> PartialRangeFrom<Self>", "What is no less.") {
        (bound: Value) in Value.range(RangeValue(from: bound))
      }
    }
  }

  @RowBuilder private static var strides: [Row] {
    for type in ["Int", "Double", "CGFloat", "Float"] {
      Row(
        "func stride(from start: \(type), to end: \(type), by stride: \(type)) -> [\(type)]",
        "Numbers in equal steps, the end left out."
      ) { (start: Value, end: Value, step: Value) in
        try steps(from: start, until: end, by: step, includesEnd: false)
      }
      Row(
        "func stride(from start: \(type), through end: \(type), by stride: \(type)) -> [\(type)]",
        "Numbers in equal steps, the end included if they reach it."
      ) { (start: Value, end: Value, step: Value) in
        try steps(from: start, until: end, by: step, includesEnd: true)
      }
    }
  }

  private static func steps(
    from start: Value, until end: Value, by step: Value, includesEnd: Bool
  ) throws -> [Value] {
    if case (.int(let start), .int(let end), .int(let step)) = (start, end, step) {
      guard step != 0 else { throw ScriptFailure("Stride size must not be zero") }
      let numbers: any Sequence<Int> =
        includesEnd
        ? Swift.stride(from: start, through: end, by: step)
        : Swift.stride(from: start, to: end, by: step)
      return try limited(numbers) { .int($0) }
    }
    if case .native(_ as Float) = start {
      return try steps(from: start, until: end, by: step, includesEnd: includesEnd, Float.self)
    }
    return try steps(from: start, until: end, by: step, includesEnd: includesEnd, Double.self)
  }

  private static func steps<Number: FloatingNumber & Strideable>(
    from start: Value, until end: Value, by step: Value, includesEnd: Bool, _: Number.Type
  ) throws -> [Value] where Number.Stride == Number {
    let (start, end, step) = (
      try Number.from(start), try Number.from(end), try Number.from(step)
    )
    guard step != 0, !step.isNaN else { throw ScriptFailure("Stride size must not be zero") }
    let numbers: any Sequence<Number> =
      includesEnd
      ? Swift.stride(from: start, through: end, by: step)
      : Swift.stride(from: start, to: end, by: step)
    return try limited(numbers) { $0.scriptValue }
  }

  private static func limited<Number>(
    _ numbers: any Sequence<Number>, _ value: (Number) -> Value
  ) throws -> [Value] {
    var values: [Value] = []
    for number in numbers {
      guard values.count < Budget.elementsAtOnce else { throw Budget.failure }
      values.append(value(number))
    }
    return values
  }
}
