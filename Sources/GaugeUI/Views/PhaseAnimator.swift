/// A view that goes through some phases by itself, as SwiftUI's `PhaseAnimator`: drawn in the first.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phase: Phase?
  private let content: (Phase) -> Content

  public init<Phases: Sequence<Phase>>(
    _ phases: Phases, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    phase = phases.first { _ in true }
    self.content = content
  }

  /// Phases that begin anew when `trigger` changes.
  public init<Phases: Sequence<Phase>>(
    _ phases: Phases, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content, animation: animation)
  }

  @MainActor public var body: some View { phase.map(content) }
}
