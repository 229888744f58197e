/// The view that a modifier is applied to, as the modifier's `body` gets it.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let content: AnyView

  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    content._resolve(in: context, into: &nodes)
  }
}
