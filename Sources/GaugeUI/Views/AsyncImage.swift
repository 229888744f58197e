/// A picture from a page, as SwiftUI's `AsyncImage`. Nothing is fetched: it shows what stands for the picture until it is
/// there.
public nonisolated struct AsyncImage<Content: View>: View {
  private let content: Content

  @MainActor public var body: some View { content }
}

extension AsyncImage {
  public init(url: URL?, scale: CGFloat = 1) where Content == Color {
    content = Color(UIColor.systemGray5)
  }

  public init<I: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> I,
    @ViewBuilder placeholder: () -> Content
  ) {
    self.content = placeholder()
  }
}
