/// Several views in a row, as a builder makes them. In a stack they count one by one.
public nonisolated struct TupleView<Content>: PrimitiveView {
  /// Builders hand views from one to the next with all that is in them: copies share it.
  @usableFromInline final class Storage {
    @usableFromInline let value: Content
    /// Resolves the views of the tuple, whose types only the initialiser knows.
    @usableFromInline let resolve: @MainActor (Content, _ViewContext, inout _NodeList) -> Void
    @usableFromInline let isEmpty: @MainActor (Content) -> Bool

    @inlinable init(
      _ value: Content,
      resolve: @escaping @MainActor (Content, _ViewContext, inout _NodeList) -> Void,
      isEmpty: @escaping @MainActor (Content) -> Bool
    ) {
      self.value = value
      self.resolve = resolve
      self.isEmpty = isEmpty
    }
  }

  @usableFromInline let storage: Storage

  public var value: Content { storage.value }

  @inlinable init<each Child: View>(_ value: (repeat each Child))
  where Content == (repeat each Child) {
    storage = Storage(
      value,
      resolve: { value, context, nodes in
        var index = 0
        repeat (each value)._resolve(at: &index, in: context, into: &nodes)
      },
      isEmpty: { value in
        for child in repeat each value {
          guard child._isEmpty else { return false }
        }
        return true
      })
  }

  // For few views without a pack: that the compiler resolves for the very types of a style's body, several times as fast.
  @inlinable init<A: View, B: View>(_ a: A, _ b: B) where Content == (A, B) {
    storage = Storage(
      (a, b),
      resolve: { value, context, nodes in
        value.0._resolve(in: context.child(0), into: &nodes)
        value.1._resolve(in: context.child(1), into: &nodes)
      },
      isEmpty: { $0.0._isEmpty && $0.1._isEmpty })
  }

  @inlinable init<A: View, B: View, C: View>(_ a: A, _ b: B, _ c: C) where Content == (A, B, C) {
    storage = Storage(
      (a, b, c),
      resolve: { value, context, nodes in
        value.0._resolve(in: context.child(0), into: &nodes)
        value.1._resolve(in: context.child(1), into: &nodes)
        value.2._resolve(in: context.child(2), into: &nodes)
      },
      isEmpty: { $0.0._isEmpty && $0.1._isEmpty && $0.2._isEmpty })
  }

  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    storage.resolve(storage.value, context, &nodes)
  }

  @MainActor public var _isEmpty: Bool { storage.isEmpty(storage.value) }
}

extension View {
  /// Adds what this view comes to as the child at `index`, which is counted on.
  @inlinable func _resolve(
    at index: inout Int, in context: _ViewContext, into nodes: inout _NodeList
  ) {
    _resolve(in: context.child(index), into: &nodes)
    index += 1
  }
}
