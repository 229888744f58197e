/// One of two views, as `if … else` and `switch` in a builder make it.
public nonisolated struct _ConditionalContent<First: View, Second: View>: PrimitiveView {
  enum Branch {
    case first(First)
    case second(Second)
  }

  let branch: Branch

  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    switch branch {
    case .first(let view): view._resolve(in: context.child(0), into: &nodes)
    case .second(let view): view._resolve(in: context.child(1), into: &nodes)
    }
  }

  @MainActor public var _isEmpty: Bool {
    switch branch {
    case .first(let view): view._isEmpty
    case .second(let view): view._isEmpty
    }
  }
}

extension Optional: View where Wrapped: View {
  @MainActor public var body: Never { preconditionFailure("an optional view has no body") }

  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    self?._resolve(in: context, into: &nodes)
  }

  @MainActor public var _isEmpty: Bool { self?._isEmpty ?? true }
}
