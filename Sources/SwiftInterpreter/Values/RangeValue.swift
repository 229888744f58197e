/// A range of any kind: its bounds, of which a partial one lacks one.
struct RangeValue {
  enum Kind: String, CaseIterable {
    case closed = "ClosedRange"
    case halfOpen = "Range"
    case from = "PartialRangeFrom"
    case through = "PartialRangeThrough"
    case upTo = "PartialRangeUpTo"

    /// Whether it begins somewhere.
    var hasLower: Bool { self != .through && self != .upTo }
  }

  let kind: Kind
  /// `.void` where there is none.
  let lower: Value
  let upper: Value

  /// A range with both bounds, in order.
  init(_ kind: Kind, _ lower: Value, _ upper: Value) throws {
    var isOrdered = !upper.precedes(lower)
    if case .double(let low) = lower, case .double(let high) = upper {
      isOrdered = low <= high
    }
    guard isOrdered else { throw ScriptFailure("Range requires lowerBound <= upperBound") }
    (self.kind, self.lower, self.upper) = (kind, lower, upper)
  }

  init(from lower: Value) { (kind, self.lower, upper) = (.from, lower, .void) }
  init(through upper: Value) { (kind, lower, self.upper) = (.through, .void, upper) }
  init(upTo upper: Value) { (kind, lower, self.upper) = (.upTo, .void, upper) }

  private init(_ kind: Kind, between lower: Value, and upper: Value) {
    (self.kind, self.lower, self.upper) = (kind, lower, upper)
  }

  /// The same kind of range with other bounds, which have the order that these have.
  func with(_ lower: Value, _ upper: Value) -> RangeValue {
    RangeValue(kind, between: lower, and: upper)
  }

  func contains(_ value: Value) -> Bool {
    if case .double(let double) = value, double.isNaN { return false }
    switch kind {
    case .closed: return !value.precedes(lower) && !upper.precedes(value)
    case .halfOpen: return !value.precedes(lower) && value.precedes(upper)
    case .from: return !value.precedes(lower)
    case .through: return !upper.precedes(value)
    case .upTo: return value.precedes(upper)
    }
  }

  /// The part of `0..<count` that it covers, as subscripts of collections take it.
  func indices(in bounds: Range<Int>) throws -> Range<Int> {
    let first: Int = if case .void = lower { bounds.lowerBound } else { try Int.from(lower) }
    var end: Int = if case .void = upper { bounds.upperBound } else { try Int.from(upper) }
    if kind == .closed || kind == .through {
      guard end < bounds.upperBound else { throw ScriptFailure("array index is out of range") }
      end += 1
    }
    guard first >= bounds.lowerBound, end <= bounds.upperBound, first <= end else {
      throw ScriptFailure("array index is out of range")
    }
    return first..<end
  }

  /// Its whole numbers.
  func elements() throws -> [Value] {
    guard kind == .closed || kind == .halfOpen else { throw Budget.failure }
    if case .int(let low) = lower, case .int(let high) = upper {
      let (distance, isTooLarge) = high.subtractingReportingOverflow(low)
      let most = kind == .closed ? Budget.elementsAtOnce - 1 : Budget.elementsAtOnce
      guard !isTooLarge, distance <= most else { throw Budget.failure }
      return (kind == .closed ? Array(low...high) : Array(low..<high)).map { .int($0) }
    }
    var elements: [Value] = []
    var next = lower
    while contains(next) {
      guard elements.count < Budget.elementsAtOnce else { throw Budget.failure }
      elements.append(next)
      guard next.precedes(upper) else { break }
      next = try Arithmetic.add(next, .int(1))
    }
    return elements
  }
}

extension RangeValue: @MainActor Hashable {
  static func == (left: RangeValue, right: RangeValue) -> Bool {
    left.kind == right.kind && left.lower.equals(right.lower) && left.upper.equals(right.upper)
  }

  func hash(into hasher: inout Hasher) {
    lower.hash(into: &hasher)
    upper.hash(into: &hasher)
  }
}
