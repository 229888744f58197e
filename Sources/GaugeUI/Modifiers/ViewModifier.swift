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
