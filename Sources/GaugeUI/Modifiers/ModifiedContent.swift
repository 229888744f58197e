/// A view with a modifier, as SwiftUI's `ModifiedContent`.
public nonisolated struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  @inlinable public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  @MainActor @inlinable
  public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    guard let context = context.deeper() else { return }
    modifier._resolve(content, in: context, into: &nodes)
  }

  @MainActor @inlinable public var _isEmpty: Bool { content._isEmpty }
}

extension View {
  /// This view changed by `modifier`.
  @inlinable public nonisolated consuming func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
