/// What is remembered of a view on the node that it came to: while the view, its place and what is around it stay the same,
/// its body need not be asked again.
@MainActor @usableFromInline
class AnyViewMemo {
  @usableFromInline final let identity: ViewIdentity
  @usableFromInline final let depth: Int
  /// What is remembered of a view inside that came to the same node.
  @exclusivity(unchecked) @usableFromInline
  final var inner: AnyViewMemo?

  @usableFromInline init(_ context: _ViewContext) {
    identity = context.identity
    depth = context.depth
  }

  /// What was left by the innermost of the views around the one that left `inner`; `nil` without any.
  final func last(before inner: AnyViewMemo?) -> AnyViewMemo? {
    guard self !== inner else { return nil }
    var last = self
    while let next = last.inner, next !== inner { last = next }
    return last
  }
}

@usableFromInline
final class ViewMemo<Content: View>: AnyViewMemo {
  @exclusivity(unchecked) @usableFromInline var view: Content
  @exclusivity(unchecked) @usableFromInline var environment: EnvironmentValues
  @exclusivity(unchecked) @usableFromInline var stackAxis: Axis?

  @inlinable init(_ view: Content, in context: _ViewContext) {
    self.view = view
    environment = context.environment
    stackAxis = context.stackAxis
    super.init(context)
  }

  /// Whether `view` in `context` comes to what it came to before.
  @inlinable func holds(_ view: Content, in context: _ViewContext) -> Bool {
    stackAxis == context.stackAxis && self.view._isSameView(as: view)
      && environment.isSame(sharing: context.environment)
  }

  @inlinable func update(_ view: Content, in context: _ViewContext) {
    self.view = view
    environment = context.environment
    stackAxis = context.stackAxis
  }
}
