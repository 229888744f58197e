/// How a change is made, as SwiftUI's `Transaction`.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  /// Whether it is one of many, as while something is dragged.
  public var isContinuous = false

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  /// Accepted: a still picture shows only where changes end.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {}
}

/// Makes a change, as SwiftUI's `withTransaction`: at once, since a still picture shows only where it ends.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Makes a change with one property of its transaction set.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R { try body() }

// How changes in a view are made: accepted.
extension View {
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }
  public nonisolated func transaction<T: Equatable>(
    value: T, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }
}
