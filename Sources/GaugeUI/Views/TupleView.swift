/// Several views in a row, as a builder makes them. In a stack they count one by one.
public nonisolated struct TupleView<Content>: PrimitiveView {
  public var value: Content
  /// Visits the views of the tuple, whose types only the initialiser knows.
  private let visit: (Content, (any View) -> Void) -> Void
  private let resolve: @MainActor (Content, _ViewContext, inout _NodeList) -> Void

  init<each Child: View>(_ value: (repeat each Child)) where Content == (repeat each Child) {
    self.value = value
    visit = { value, visitor in repeat visitor(each value) }
    resolve = { value, context, nodes in
      var index = 0
      for child in repeat each value {
        child._resolve(in: context.child(index), into: &nodes)
        index += 1
      }
    }
  }

  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    resolve(value, context, &nodes)
  }

  @MainActor public var _isEmpty: Bool {
    var isEmpty = true
    visit(value) { isEmpty = isEmpty && $0._isEmpty }
    return isEmpty
  }
}
