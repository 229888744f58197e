/// A view that paints one figure.
@MainActor
protocol PaintedFigure: ShapeView, PrimitiveView {
  associatedtype Style: ShapeStyle
  associatedtype Background: View

  var style: Style { get }
  var background: Background { get }

  /// The size, in points, that the figure chooses.
  func size(for proposal: ProposedViewSize) -> CGSize

  /// What is drawn in the rectangle that the figure is given.
  func content(in rect: CGRect, paint: Paint) -> Drawing.Content

  /// Takes up what `other` does not surely have as this figure has it, and says what that is. What is painted behind is
  /// taken up in any case.
  @MainActor mutating func take(_ other: Self) -> FigureParts
}

/// What makes up how a figure looks.
struct FigureParts: OptionSet {
  let rawValue: UInt8

  static let shape = FigureParts(rawValue: 1)
  /// What it is painted with, and how.
  static let style = FigureParts(rawValue: 2)
}

extension FigureParts {
  /// Takes up what makes a figure where it is not surely as before, and says what that is.
  // Inlined, so that each kind of figure has it made for its own parts: asked of the parts through a protocol it takes longer.
  @inline(__always) @MainActor
  static func taking<Content: Shape, Style: ShapeStyle, Manner: Equatable>(
    _ newShape: Content, into shape: inout Content,
    _ newStyle: Style, into style: inout Style,
    _ newManner: Manner, into manner: inout Manner
  ) -> FigureParts {
    var changed: FigureParts = []
    if !shape._isSameView(as: newShape) {
      shape = newShape
      changed.insert(.shape)
    }
    if manner != newManner || !style._isSameStyle(as: newStyle) {
      (manner, style) = (newManner, newStyle)
      changed.insert(.style)
    }
    return changed
  }
}

extension PaintedFigure {
  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    if let node = nodes.reusable(ShapeNode<Self>.self) {
      let change = node.update(self, in: context, isDirect: nodes.isDirect)
      return nodes.append(node, changed: change.own, inside: change.inside)
    }
    nodes.append(ShapeNode(self, in: context, isDirect: nodes.isDirect))
  }
}

/// A painted figure, over others of the same frame.
final class ShapeNode<Figure: PaintedFigure>: LayoutNode {
  @exclusivity(unchecked) private var figure: Figure
  @exclusivity(unchecked) private var environment: EnvironmentValues
  @exclusivity(unchecked) private var behind: [LayoutNode] = []
  /// Where the style was asked last for a paint, if it was, and what it came to.
  @exclusivity(unchecked) private var paintedBounds: CGRect?
  @exclusivity(unchecked) private var knownPaint = Paint.clear
  // What is asked of the figure again and again, in functions that are made where its type is known and compiled for it:
  // methods of a generic class are compiled once for all.
  private let measuring: @MainActor (ShapeNode, ProposedViewSize) -> CGSize
  private let outlining: @MainActor (ShapeNode, CGRect, Paint) -> Drawing.Content

  init(_ figure: Figure, in context: _ViewContext, isDirect: Bool) {
    self.figure = figure
    environment = context.environment
    measuring = { $0.figure.size(for: $1) }
    outlining = { $0.figure.content(in: $1, paint: $2) }
    super.init()
    guard Figure.Background.self != EmptyView.self else { return }
    var nodes = _NodeList(isDirect: isDirect)
    figure.background._resolve(in: context.child(0), into: &nodes)
    behind = nodes.nodes
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    measuring(self, proposal)
  }

  override var rowPlacement: RowPlacement { Figure.Content._standsInRows ? .rows : .free }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    for node in behind { node.show(at: origin, proposal: proposal, in: &context) }
    let bounds = CGRect(origin: origin, size: size(for: proposal))
    context.add(outlining(self, bounds, paint(in: bounds)))
  }

  private func paint(in bounds: CGRect) -> Paint {
    if let paintedBounds, paintedBounds.isSame(as: bounds) { return knownPaint }
    knownPaint = figure.style._paint(in: environment, bounds: bounds)
    paintedBounds = bounds
    return knownPaint
  }
}

extension CGRect {
  /// As `==`, which Foundation keeps to itself: a call for each two numbers.
  fileprivate func isSame(as other: CGRect) -> Bool {
    origin.x == other.origin.x && origin.y == other.origin.y && size.width == other.size.width
      && size.height == other.size.height
  }
}

// From one frame to the next.
extension ShapeNode {
  fileprivate func update(
    _ figure: Figure, in context: _ViewContext, isDirect: Bool
  ) -> (own: NodeChange, inside: NodeChange) {
    let inside = updateBehind(figure, in: context, isDirect: isDirect)
    // Where it is kept: most that change do so in their shape alone, which has no references to count.
    let changed = self.figure.take(figure)
    let keepsStyle =
      environment.isSame(sharing: context.environment) && !changed.contains(.style)
    if !keepsStyle {
      environment = context.environment
      paintedBounds = nil
    }
    let looksTheSame = changed.isEmpty && keepsStyle && inside < .layout
    guard
      !changed.contains(.shape) || Figure.Content._takesAnySize || measuresAsBefore()
    else { return (.layout, inside) }
    // What is painted behind has no say in the size.
    return (looksTheSame ? .none : .paint, min(inside, .paint))
  }

  private func updateBehind(
    _ figure: Figure, in context: _ViewContext, isDirect: Bool
  ) -> NodeChange {
    guard Figure.Background.self != EmptyView.self else { return .none }
    var nodes = _NodeList(updating: behind, isDirect: isDirect)
    figure.background._resolve(in: context.child(0), into: &nodes)
    let change = nodes.finish()
    behind = nodes.nodes
    return change
  }
}
