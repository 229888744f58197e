/// A view whose type is not told. It lays out as the view inside does.
public nonisolated struct AnyView: PrimitiveView {
  /// The view inside, never itself an `AnyView`.
  public let _content: any View

  public init<Content: View>(_ view: Content) {
    _content = (view as? AnyView)?._content ?? view
  }

  public init<Content: View>(erasing view: Content) { self.init(view) }

  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    guard _ViewBudget.take() else { return }
    _content._resolve(in: context, into: &nodes)
  }

  @MainActor public var _isEmpty: Bool { _content._isEmpty }
}
