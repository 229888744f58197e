/// A type that shows views while they are worked on, as SwiftUI's `PreviewProvider`.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  /// The views to show.
  @ViewBuilder static var previews: Previews { get }
}

extension View {
  /// Names a preview. Who shows it reads the name from the source; drawn alone the view looks the same.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }
}
