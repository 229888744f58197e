/// A change that can be made to any view, as SwiftUI's `ViewModifier`.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  /// The view that takes the place of `content`.
  @ViewBuilder func body(content: Content) -> Body

  /// Adds what `content` comes to under this modifier. A modifier of your own leaves this to its `body`.
  func _resolve<Base: View>(
    _ content: Base, in context: _ViewContext, into nodes: inout _NodeList)
}

extension ViewModifier {
  public func _resolve<Base: View>(
    _ content: Base, in context: _ViewContext, into nodes: inout _NodeList
  ) {
    let content = _ViewModifier_Content<Self>(content: AnyView(content))
    context.withCurrentEnvironment { body(content: content) }._resolve(in: context, into: &nodes)
  }
}

/// The view that a modifier is applied to, as the modifier's `body` gets it.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let content: AnyView

  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    content._resolve(in: context, into: &nodes)
  }
}

/// A view with a modifier, as SwiftUI's `ModifiedContent`.
public nonisolated struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    guard let context = context.deeper() else { return }
    modifier._resolve(content, in: context, into: &nodes)
  }

  @MainActor public var _isEmpty: Bool { content._isEmpty }
}

extension View {
  /// This view changed by `modifier`.
  public nonisolated func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

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
