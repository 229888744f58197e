/// A rectangle of one style, as large as it is offered: what a colour or gradient is as a view.
final class StyleNode: LayoutNode {
  private var style: AnyShapeStyle
  private var environment: EnvironmentValues

  init(_ style: any ShapeStyle, in context: _ViewContext) {
    self.style = AnyShapeStyle(style)
    environment = context.environment
  }

  /// Makes this the node of `style`, as `init(_:in:)` would.
  func update(_ style: any ShapeStyle, in context: _ViewContext) -> NodeChange {
    let style = AnyShapeStyle(style)
    let isSame =
      self.style._isSameStyle(as: style) && environment.isSame(as: context.environment)
    (self.style, environment) = (style, context.environment)
    return isSame ? .none : .paint
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override var rowPlacement: RowPlacement { .free }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    let bounds = CGRect(origin: origin, size: sizeThatFits(proposal))
    var path = Path()
    path.append(.move(CGPoint(x: bounds.minX, y: bounds.minY)))
    path.append(.line(CGPoint(x: bounds.maxX, y: bounds.minY)))
    path.append(.line(CGPoint(x: bounds.maxX, y: bounds.maxY)))
    path.append(.line(CGPoint(x: bounds.minX, y: bounds.maxY)))
    path.append(.close)
    context.add(.fill(path, FillStyle(), style._paint(in: environment, bounds: bounds)))
  }
}

extension _NodeList {
  /// Adds the rectangle that `style` is as a view.
  @MainActor mutating func append(_ style: any ShapeStyle, in context: _ViewContext) {
    if let node = reusable(StyleNode.self) {
      append(node, changed: node.update(style, in: context))
    } else {
      append(StyleNode(style, in: context))
    }
  }
}
