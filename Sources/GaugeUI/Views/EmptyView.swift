/// Nothing: no size, no place in a stack.
public nonisolated struct EmptyView: PrimitiveView {
  public init() {}

  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {}

  @MainActor public var _isEmpty: Bool { true }
}
