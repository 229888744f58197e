/// Views side by side, as SwiftUI's `LazyHStack`: drawn all at once, as an `HStack`.
public nonisolated struct LazyHStack<Content: View>: View {
  private let stack: HStack<Content>

  /// - Parameter pinnedViews: Accepted: nothing scrolls past them.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  @MainActor public var body: some View { stack }
}
