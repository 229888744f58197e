/// A view that could scroll to others inside it, as SwiftUI's `ScrollViewReader`. Nothing here scrolls.
public nonisolated struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @MainActor public var body: some View { content(ScrollViewProxy()) }
}

/// What scrolls, as SwiftUI's `ScrollViewProxy`.
public struct ScrollViewProxy: Sendable {
  /// Does nothing.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
