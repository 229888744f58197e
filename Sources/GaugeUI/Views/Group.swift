/// Several views as one, to hand on or to modify together, as SwiftUI's `Group`. In a stack they count one by one.
public nonisolated struct Group<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  @inlinable public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor @inlinable
  public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    content._resolve(in: context, into: &nodes)
  }

  @MainActor @inlinable public var _isEmpty: Bool { content._isEmpty }
}
