/// A view that paints one figure.
@MainActor
protocol PaintedFigure: ShapeView, PrimitiveView {
  associatedtype Style: ShapeStyle
  associatedtype Background: View

  var style: Style { get }
  var fillStyle: FillStyle { get }
  var background: Background { get }

  /// What is drawn in the rectangle that the figure is given.
  func outline(in rect: CGRect) -> _ShapeOutline

  /// Whether `other` draws the same line: what the two have besides shape, style and background.
  func hasSameLine(as other: Self) -> Bool
}

extension PaintedFigure {
  nonisolated var fillStyle: FillStyle { FillStyle() }

  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    if let node = nodes.reusable(ShapeNode<Self>.self) {
      let change = node.update(self, in: context)
      return nodes.append(node, changed: change.own, inside: change.inside)
    }
    nodes.append(ShapeNode(self, in: context))
  }
}

/// A painted figure, over others of the same frame.
final class ShapeNode<Figure: PaintedFigure>: LayoutNode {
  private var figure: Figure
  private var environment: EnvironmentValues
  private var behind: [LayoutNode] = []

  init(_ figure: Figure, in context: _ViewContext) {
    self.figure = figure
    environment = context.environment
    super.init()
    guard Figure.Background.self != EmptyView.self else { return }
    var nodes = _NodeList()
    figure.background._resolve(in: context.child(0), into: &nodes)
    behind = nodes.nodes
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    figure.shape.sizeThatFits(proposal)
  }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    for node in behind { node.show(at: origin, proposal: proposal, in: &context) }
    let bounds = CGRect(origin: origin, size: size(for: proposal))
    let paint = figure.style._paint(in: environment, bounds: bounds)
    context.add(figure.outline(in: bounds).content(paint, figure.fillStyle))
  }
}

// From one frame to the next.
extension ShapeNode {
  fileprivate func update(
    _ figure: Figure, in context: _ViewContext
  ) -> (own: NodeChange, inside: NodeChange) {
    let inside = updateBehind(figure, in: context)
    let hasSameShape = self.figure.shape._isSameView(as: figure.shape)
    let looksTheSame =
      hasSameShape && inside < .layout && environment.isSame(as: context.environment)
      && self.figure.style._isSameStyle(as: figure.style) && self.figure.hasSameLine(as: figure)
    self.figure = figure
    environment = context.environment
    guard hasSameShape || measuresAsBefore() else { return (.layout, inside) }
    // What is painted behind has no say in the size.
    return (looksTheSame ? .none : .paint, min(inside, .paint))
  }

  private func updateBehind(_ figure: Figure, in context: _ViewContext) -> NodeChange {
    guard Figure.Background.self != EmptyView.self else { return .none }
    var nodes = _NodeList(updating: behind)
    figure.background._resolve(in: context.child(0), into: &nodes)
    let change = nodes.finish()
    behind = nodes.nodes
    return change
  }
}
