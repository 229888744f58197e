/// What evaluation may use up before it stops with an error.
public nonisolated struct Budget: Sendable {
  /// Expressions and statements evaluated for one input or one drawing.
  public var steps = 5_000_000
  /// Calls within calls.
  public var depth = 300
  /// Elements of arrays, strings and other collections made.
  public var elements = 5_000_000
  /// Views, modified views and shapes shown in one drawing. Resolving and laying out so many takes about a second.
  public var views = 50_000

  public init() {}
}

extension Budget {
  /// Elements of an array, or bytes of a text, that a single function may make.
  static let elementsAtOnce = 1_000_000
  /// Views of scripts around one another; more are a view that contains itself. The frames of a hundred leave most of a
  /// main thread's stack free.
  static let nestedViews = 100

  /// Drawings after each of which views set states that others see.
  static let rounds = 20

  static var failure: ScriptFailure {
    ScriptFailure("this makes more than \(elementsAtOnce) elements; stopped")
  }

  /// The numbers of a range, if they are not too many.
  static func elements(of range: Range<Int>) throws -> [Int] {
    let (count, overflow) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    guard !overflow, count <= elementsAtOnce else { throw failure }
    return Array(range)
  }

  static func elements(of range: ClosedRange<Int>) throws -> [Int] {
    let (count, overflow) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    guard !overflow, count < elementsAtOnce else { throw failure }
    return Array(range)
  }
}
