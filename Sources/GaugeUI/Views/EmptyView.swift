/// Nothing: no size, no place in a stack.
public nonisolated struct EmptyView: PrimitiveView {
  @inlinable public init() {}

  @MainActor @inlinable
  public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {}

  @MainActor @inlinable public var _isEmpty: Bool { true }
}
