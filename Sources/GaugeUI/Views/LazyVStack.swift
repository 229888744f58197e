/// Views below one another, as SwiftUI's `LazyVStack`: drawn all at once, as a `VStack`.
public nonisolated struct LazyVStack<Content: View>: View {
  private let stack: VStack<Content>

  /// - Parameter pinnedViews: Accepted: nothing scrolls past them.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  @MainActor public var body: some View { stack }
}
