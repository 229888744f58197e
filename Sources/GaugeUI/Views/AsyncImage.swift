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

/// How far a picture has come, as SwiftUI's `AsyncImagePhase`: here always `empty`.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  /// The picture, once it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why it is not there.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

extension AsyncImage {
  /// - Parameter transaction: Accepted: nothing changes.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }
}
