/// A modifier that says itself what it comes to.
@MainActor @preconcurrency
@usableFromInline
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
  /// Whether its node does not draw what the nodes inside draw as it is.
  static var drawsContentItself: Bool { get }

  func node(around content: LayoutNode, in context: _ViewContext) -> LayoutNode

  /// Makes `node`, the one of the frame before, what `node(around:in:)` would give, and says what changes by that besides
  /// what the content says of itself; `nil` where a new node has to take its place.
  func update(
    _ node: LayoutNode, around content: LayoutNode, in context: _ViewContext
  ) -> NodeChange?
}

extension NodeModifier {
  public func _resolve<Base: View>(
    _ content: Base, in context: _ViewContext, into nodes: inout _NodeList
  ) {
    let wrapping = nodes.beginWrapping(drawsContentItself: Self.drawsContentItself)
    content._resolve(in: context, into: &nodes)
    nodes.wrap(wrapping) {
      update($0, around: $1, in: context)
    } make: {
      node(around: $0, in: context)
    }
  }

  static var drawsContentItself: Bool { false }

  func update(
    _ node: LayoutNode, around content: LayoutNode, in context: _ViewContext
  ) -> NodeChange? {
    nil
  }
}
