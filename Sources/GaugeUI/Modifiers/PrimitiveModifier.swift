/// A modifier that says itself what it comes to.
@MainActor @preconcurrency
protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
  /// Never asked for: `_resolve` says what this modifier does.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) has no body")
  }
}

/// A modifier that puts a node around each of its content's.
@MainActor @preconcurrency
protocol NodeModifier: PrimitiveModifier {
  func node(around content: LayoutNode, in context: _ViewContext) -> LayoutNode
}

extension NodeModifier {
  public func _resolve<Base: View>(
    _ content: Base, in context: _ViewContext, into nodes: inout _NodeList
  ) {
    let first = nodes.count
    content._resolve(in: context, into: &nodes)
    for index in first..<nodes.count {
      nodes.nodes[index] = node(around: nodes.nodes[index], in: context)
    }
  }
}
