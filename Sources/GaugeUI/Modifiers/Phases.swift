// Changes that run by themselves: a drawing shows where they begin.
extension View {
  /// This view in the first of some phases.
  public nonisolated func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: [Phase],
    @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> Content,
    animation: (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    phases.first.map { content(PlaceholderContentView(content: AnyView(self)), $0) }
  }

  /// This view in the first of some phases, which begin anew when a value changes.
  public nonisolated func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: [Phase], trigger: some Equatable,
    @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> Content,
    animation: (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    phaseAnimator(phases, content: content, animation: animation)
  }

  /// This view as `body` has it; the animation is accepted.
  public nonisolated func animation<Content: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
  ) -> some View { body(PlaceholderContentView(content: AnyView(self))) }

  /// Accepted: nothing scrolls, so that each view is where it belongs.
  public nonisolated func scrollTransition<Content: View>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (PlaceholderContentView<Self>, ScrollTransitionPhase) -> Content
  ) -> some View { self }
}

/// The view that is changed, as SwiftUI's `PlaceholderContentView`.
public nonisolated struct PlaceholderContentView<Value>: View {
  let content: AnyView

  @MainActor public var body: some View { content }
}

/// How a view follows the scrolling, as SwiftUI's `ScrollTransitionConfiguration`.
public enum ScrollTransitionConfiguration: Hashable, Sendable {
  case interactive, animated, identity
}

/// Where a view is as it scrolls, as SwiftUI's `ScrollTransitionPhase`.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// How far it is from where it belongs, −1…1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
