extension Catalogue {
  @RowBuilder static var ranges: [Row] {
    Rows.type(
      "struct ClosedRange<Bound: Comparable>: RandomAccessCollection, Equatable",
      "From one value to another, both in it."
    ) {
      Row.alias("typealias Element = Bound")
      bounds
      Row("func contains(_ element: Bound) -> Bool", "Whether a value lies in it.") {
        (range: Value, element: Value) in
        let (lower, upper) = try bounds(of: range)
        return !element.precedes(lower) && !upper.precedes(element)
      }
      Row(
        "func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound>",
        "As much as lies in another."
      ) { (range: Value, limits: Value) in
        let ((lower, upper), (low, high)) = (try bounds(of: range), try bounds(of: limits))
        return Value.tuple(
          [lower, upper].map { $0.precedes(low) ? low : high.precedes($0) ? high : $0 })
      }
      SequenceRows(element: "Bound", requirement: "Bound == Int") {
        try Limits.elements(of: try ClosedRange<Int>.from($0)).map { .int($0) }
      }.all
    }
    Rows.type(
      "struct Range<Bound: Comparable>: RandomAccessCollection, Equatable",
      "From one value to before another."
    ) {
      Row.alias("typealias Element = Bound")
      bounds
      Row("func contains(_ element: Bound) -> Bool", "Whether a value lies in it.") {
        (range: Value, element: Value) in
        let (lower, upper) = try bounds(of: range)
        return !element.precedes(lower) && element.precedes(upper)
      }
      SequenceRows(element: "Bound", requirement: "Bound == Int") {
        try Limits.elements(of: try Range<Int>.from($0)).map { .int($0) }
      }.all
    }
    for type in ["Int", "Double", "CGFloat", "Float", "String"] {
      Rows.members(of: type) {
        Row(
          "static func ... (minimum: \(type), maximum: \(type)) -> ClosedRange<\(type)>",
          "The range with both bounds."
        ) {
          (lower: Value, upper: Value) in try range(lower, upper)
        }
        Row(
          "static func ..< (minimum: \(type), maximum: \(type)) -> Range<\(type)>",
          "The range without the upper bound."
        ) {
          (lower: Value, upper: Value) in try range(lower, upper)
        }
      }
    }
    strides
  }

  @RowBuilder private static var bounds: [Row] {
    Row("var lowerBound: Bound", "Where it begins.") { (range: Value) in try bounds(of: range).0 }
    Row("var upperBound: Bound", "Where it ends.") { (range: Value) in try bounds(of: range).1 }
  }

  private static func bounds(of range: Value) throws -> (Value, Value) {
    guard case .tuple(let bounds) = range, bounds.count == 2 else {
      throw BridgingError(expected: "a range", found: range)
    }
    return (bounds[0], bounds[1])
  }

  private static func range(_ lower: Value, _ upper: Value) throws -> Value {
    guard !upper.precedes(lower) else {
      throw ScriptFailure("Range requires lowerBound <= upperBound")
    }
    if case .double(let low) = lower, case .double(let high) = upper, low.isNaN || high.isNaN {
      throw ScriptFailure("Range requires lowerBound <= upperBound")
    }
    return .tuple([lower, upper])
  }

  @RowBuilder private static var strides: [Row] {
    for type in ["Int", "Double", "CGFloat"] {
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
    let (start, end, step) = (
      try Double.from(start), try Double.from(end), try Double.from(step)
    )
    guard step != 0, !step.isNaN else { throw ScriptFailure("Stride size must not be zero") }
    let numbers: any Sequence<Double> =
      includesEnd
      ? Swift.stride(from: start, through: end, by: step)
      : Swift.stride(from: start, to: end, by: step)
    return try limited(numbers) { .double($0) }
  }

  private static func limited<Number>(
    _ numbers: any Sequence<Number>, _ value: (Number) -> Value
  ) throws -> [Value] {
    var values: [Value] = []
    for number in numbers {
      guard values.count < Limits.elements else { throw Limits.failure }
      values.append(value(number))
    }
    return values
  }
}
