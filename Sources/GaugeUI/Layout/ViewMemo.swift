/// What is remembered of a view on the node that it came to: while the view, its place and what is around it stay the same,
/// its body need not be asked again.
@MainActor
class AnyViewMemo {
  let identity: ViewIdentity
  let depth: Int
  /// What is remembered of a view inside that came to the same node.
  var inner: AnyViewMemo?

  init(_ context: _ViewContext) {
    identity = context.identity
    depth = context.depth
  }
}

final class ViewMemo<Content: View>: AnyViewMemo {
  private var view: Content
  private var environment: EnvironmentValues
  private var stackAxis: Axis?

  init(_ view: Content, in context: _ViewContext) {
    self.view = view
    environment = context.environment
    stackAxis = context.stackAxis
    super.init(context)
  }

  /// Whether `view` in `context` comes to what it came to before.
  func holds(_ view: Content, in context: _ViewContext) -> Bool {
    stackAxis == context.stackAxis && environment.isSame(as: context.environment)
      && self.view._isSameView(as: view)
  }

  func update(_ view: Content, in context: _ViewContext) {
    self.view = view
    environment = context.environment
    stackAxis = context.stackAxis
  }
}
