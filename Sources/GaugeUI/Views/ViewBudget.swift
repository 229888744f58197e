/// How many views whose types are not told may be resolved, for a tree whose size nobody knows beforehand: a view that
/// shows itself twice has no end worth waiting for.
///
/// Once it is spent, and once `isStopped` says so, such views draw nothing.
@MainActor
public final class _ViewBudget {
  /// The one that counts now; `nil` where nothing does.
  @exclusivity(unchecked)
  private static var current: _ViewBudget?

  private let limit: Int
  private let isStopped: () -> Bool
  private var count = 0
  /// Whether views were left out because there were too many.
  public private(set) var isSpent = false
  /// Whether views were left out because they stand too deep.
  public private(set) var isTooDeep = false

  /// - Parameters:
  ///   - limit: How many views may be resolved.
  ///   - isStopped: Asked now and then; once true, no further view is resolved.
  public init(limit: Int, isStopped: @escaping () -> Bool = { false }) {
    self.limit = limit
    self.isStopped = isStopped
  }

  /// Counts what `body` resolves.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return try body()
  }

  /// Notes that a view was left out because it stands too deep.
  @usableFromInline static func leaveOut() { current?.isTooDeep = true }

  /// Counts one view; says whether it may be resolved.
  static func take() -> Bool {
    guard let budget = current else { return true }
    guard !budget.isSpent else { return false }
    budget.count += 1
    budget.isSpent = budget.count > budget.limit || (budget.count & 0xff == 0 && budget.isStopped())
    return !budget.isSpent
  }
}
