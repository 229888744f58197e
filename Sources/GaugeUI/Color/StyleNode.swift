/// A rectangle of one style, as large as it is offered: what a colour or gradient is as a view.
final class StyleNode: LayoutNode {
  private let style: any ShapeStyle
  private let environment: EnvironmentValues

  init(_ style: any ShapeStyle, in context: _ViewContext) {
    self.style = style
    environment = context.environment
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

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
