/// Several views in a row, as a builder makes them. In a stack they count one by one.
public nonisolated struct TupleView<Content>: PrimitiveView {
  public var value: Content
  private let children: [any View]

  init<each Child: View>(_ value: (repeat each Child)) where Content == (repeat each Child) {
    self.value = value
    var children: [any View] = []
    for child in repeat each value { children.append(child) }
    self.children = children
  }

  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    for (index, child) in children.enumerated() {
      child._resolve(in: context.child(index), into: &nodes)
    }
  }

  @MainActor public var _isEmpty: Bool { children.allSatisfy(\._isEmpty) }
}
