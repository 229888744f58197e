/// A view that is made for the room it is given, as SwiftUI's `GeometryReader`.
///
/// It takes all it is offered, 10 × 10 points where its ideal is asked for, and places its content at the top leading
/// corner.
public nonisolated struct GeometryReader<Content: View>: PrimitiveView {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    guard var context = context.deeper() else { return }
    context.stackAxis = nil
    nodes.append(
      GeometryNode { [context] proxy in
        var nodes = _NodeList()
        context.withCurrentEnvironment { content(proxy) }
          ._resolve(in: context, into: &nodes)
        return nodes.layered(.topLeading)
      })
  }
}

private final class GeometryNode: LayoutNode {
  private let content: (GeometryProxy) -> LayoutNode

  init(content: @escaping (GeometryProxy) -> LayoutNode) { self.content = content }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    let size = size(for: proposal)
    content(GeometryProxy(size: size, at: origin, in: context))
      .show(at: origin, proposal: ProposedViewSize(size), in: &context)
  }
}
