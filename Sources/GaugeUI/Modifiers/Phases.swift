// Changes that run by themselves: a drawing shows where they begin.
extension View {
  /// This view in the first of some phases.
  public nonisolated func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: [Phase],
    @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> Content,
    animation: (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    phases.first.map { content(PlaceholderContentView(content: self), $0) }
  }

  /// This view in the first of some phases, which begin anew when a value changes.
  public nonisolated func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: [Phase], trigger: some Equatable,
    @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> Content,
    animation: (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    phaseAnimator(phases, content: content, animation: animation)
  }

  /// Accepted: what a place does to a view is not asked.
  public nonisolated func visualEffect<Content: View>(
    _ effect: @escaping (PlaceholderContentView<Self>, GeometryProxy) -> Content
  ) -> some View { self }
}

/// The view that is changed, as SwiftUI's `PlaceholderContentView`.
public nonisolated struct PlaceholderContentView<Value: View>: View {
  let content: Value

  @MainActor public var body: some View { content }
}
