/// A painted figure, over others of the same frame.
final class ShapeNode: LayoutNode {
  private let shape: any Shape
  private let outline: (CGRect) -> _ShapeOutline
  private let style: any ShapeStyle
  private let fillStyle: FillStyle
  private let environment: EnvironmentValues
  private let behind: [LayoutNode]

  /// - Parameters:
  ///   - shape: Chooses the size.
  ///   - outline: What is drawn in the rectangle that the figure is given.
  init(
    _ shape: any Shape, style: any ShapeStyle, fillStyle: FillStyle = FillStyle(),
    behind: some View, in context: _ViewContext, outline: @escaping (CGRect) -> _ShapeOutline
  ) {
    self.shape = shape
    self.outline = outline
    self.style = style
    self.fillStyle = fillStyle
    environment = context.environment
    var nodes = _NodeList()
    behind._resolve(in: context.child(0), into: &nodes)
    self.behind = nodes.nodes
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    for node in behind { node.draw(at: origin, proposal: proposal, in: &context) }
    let bounds = CGRect(origin: origin, size: sizeThatFits(proposal))
    let paint = style._paint(in: environment, bounds: bounds)
    context.add(outline(bounds).content(paint, fillStyle))
  }
}
