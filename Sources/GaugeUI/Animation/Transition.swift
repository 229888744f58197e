/// How a view comes and goes, as SwiftUI's `Transition`. In a still picture it is there, as it is between both.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase of its coming and going.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// Where a view is between coming and going, as SwiftUI's `TransitionPhase`.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  public var isIdentity: Bool { self == .identity }

  /// How far it is from being there: −1 before, 0, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

extension Transition {
  /// `content` in `phase`.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
  }

  /// This and another at once.
  public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// The transition at a pace.
  public nonisolated func animation(_ animation: Animation?) -> some Transition { self }
}

private nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

extension View {
  /// This view as `transition` has it while it is there.
  @MainActor public func transition<T: Transition>(_ transition: T) -> some View {
    transition.apply(content: self, phase: .identity)
  }
}
