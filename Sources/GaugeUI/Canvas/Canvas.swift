/// A view that is drawn by a closure, as SwiftUI's `Canvas`. It takes all the room it is offered, 10 × 10 points where
/// it is asked for its ideal size.
///
/// The closure can draw views too: those of `symbols`, each found by its `tag(_:)`.
public nonisolated struct Canvas<Symbols: View>: PrimitiveView {
  /// Whether the drawing leaves nothing to see through. Accepted: what is not drawn shows what lies behind.
  public var isOpaque: Bool
  /// Accepted: colours are mixed as the terminal shows them.
  public var colorMode: ColorRenderingMode
  /// Accepted: a drawing is made at once.
  public var rendersAsynchronously: Bool
  /// Draws into a context whose origin is the top leading corner, in a size in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// The views that the closure can draw.
  public var symbols: Symbols

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    self.renderer = renderer
    self.symbols = symbols()
  }

  @MainActor public func _resolve(in context: _ViewContext, into nodes: inout _NodeList) {
    let symbols = Choice.nodes(of: symbols, in: context)
    nodes.append(CanvasNode(renderer, symbols: symbols, in: context.environment))
  }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

/// How the colours of a canvas are mixed, as SwiftUI's `ColorRenderingMode`.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

private final class CanvasNode: LayoutNode {
  private let renderer: (inout GraphicsContext, CGSize) -> Void
  private let symbols: [LayoutNode]
  private let environment: EnvironmentValues

  init(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, symbols: [LayoutNode],
    in environment: EnvironmentValues
  ) {
    self.renderer = renderer
    self.symbols = symbols
    self.environment = environment
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return CGSize(width: max(size.width, 0), height: max(size.height, 0))
  }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    let size = size(for: proposal)
    guard size.width.isFinite, size.height.isFinite else { return }
    let layer = context.newLayer
    let sheet = GraphicsContext.Sheet(context.inner(at: origin, of: layer), size: size)
    var graphics = GraphicsContext(sheet, symbols: symbols, environment: environment)
    renderer(&graphics, size)
    sheet.drawing.close(layer)
    context.append(sheet.drawing.parts)
  }
}
