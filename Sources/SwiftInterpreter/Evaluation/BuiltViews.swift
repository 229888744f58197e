import GaugeUI

/// What several statements of a builder come to: the interpreted form of `TupleView`.
struct ViewSequence: View {
  let children: [AnyView]

  var body: Never { preconditionFailure("a sequence of views has no body") }

  func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    for (index, child) in children.enumerated() {
      child._resolve(in: context.child(index), into: &nodes)
    }
  }
}

/// What a condition in a builder comes to: each branch is a place of its own, so that its states are too.
struct ViewBranch: View {
  let index: Int
  let content: AnyView

  static func value(_ index: Int, _ content: Value) throws -> Value {
    .native(ViewBranch(index: index, content: try AnyView.from(content)))
  }

  var body: Never { preconditionFailure("a branch has no body") }

  func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    content._resolve(in: context.child(index), into: &nodes)
  }
}
