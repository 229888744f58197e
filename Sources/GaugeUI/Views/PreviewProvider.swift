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

extension _NodeList {
  /// Adds one of the views that `view` comes to, as if it stood alone: Xcode previews each view of a `Group` by itself.
  ///
  /// - Parameter index: Which one, from 0; nothing is added where there is none.
  @MainActor package mutating func append(
    viewAt index: Int, of view: some View, in context: _ViewContext
  ) {
    var views = _NodeList()
    view._resolve(in: context, into: &views)
    if views.nodes.indices.contains(index) { append(views.nodes[index]) }
  }
}
