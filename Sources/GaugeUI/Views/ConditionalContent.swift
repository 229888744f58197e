/// One of two views, as `if … else` and `switch` in a builder make it.
public nonisolated struct _ConditionalContent<First: View, Second: View>: PrimitiveView {
  @usableFromInline enum Branch {
    case first(First)
    case second(Second)
  }

  @usableFromInline let branch: Branch

  @inlinable init(branch: Branch) { self.branch = branch }

  @MainActor @inlinable
  public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    switch branch {
    case .first(let view): view._resolve(in: context.child(0), into: &nodes)
    case .second(let view): view._resolve(in: context.child(1), into: &nodes)
    }
  }

  @MainActor @inlinable public var _isEmpty: Bool {
    switch branch {
    case .first(let view): view._isEmpty
    case .second(let view): view._isEmpty
    }
  }

  @MainActor @inlinable public func _isSameView(as other: Self) -> Bool {
    switch (branch, other.branch) {
    case (.first(let left), .first(let right)): left._isSameView(as: right)
    case (.second(let left), .second(let right)): left._isSameView(as: right)
    default: false
    }
  }
}

extension Optional: View where Wrapped: View {
  @MainActor public var body: Never { preconditionFailure("an optional view has no body") }

  @MainActor @inlinable
  public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    self?._resolve(in: context, into: &nodes)
  }

  @MainActor @inlinable public var _isEmpty: Bool { self?._isEmpty ?? true }

  @MainActor @inlinable public func _isSameView(as other: Self) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let left?, let right?): left._isSameView(as: right)
    default: false
    }
  }
}
