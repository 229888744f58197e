// Changes of every colour that a view is drawn in. Amounts that are not numbers change nothing.
extension View {
  /// Colours closer to grey (0), as they are (1) or stronger.
  public nonisolated func saturation(_ amount: Double) -> some View {
    recolored(.matrix(.saturation(amount.isFinite ? amount : 1)))
  }

  /// Colours closer to grey: 0 changes nothing, 1 leaves none.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    saturation(1 - amount.clampedToUnit)
  }

  /// Colours lighter by `amount`, −1 (black) to 1 (white).
  public nonisolated func brightness(_ amount: Double) -> some View {
    recolored(.matrix(.brightness(amount.isFinite ? amount : 0)))
  }

  /// Colours farther from the middle grey: 0 is that grey, 1 changes nothing; negative amounts invert, too.
  public nonisolated func contrast(_ amount: Double) -> some View {
    recolored(.matrix(.contrast(amount.isFinite ? amount : 1)))
  }

  /// Every hue turned about the circle of colours.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    recolored(.matrix(.hueRotation(angle.radians.isFinite ? angle : .zero)))
  }

  /// Every colour multiplied by `color`.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    recolored(.multiplied(by: color))
  }

  /// Every colour the opposite of what it is.
  public nonisolated func colorInvert() -> some View { recolored(.matrix(.inversion(1))) }

  /// Black, as opaque as colours are light: for masks.
  public nonisolated func luminanceToAlpha() -> some View {
    recolored(.matrix(.luminanceToOpacity))
  }

  private nonisolated func recolored(_ change: ColorChange) -> some View {
    modifier(ColorModifier(change: change))
  }
}

/// A change of all colours that something is drawn in.
nonisolated enum ColorChange {
  case matrix(ColorMatrix)
  case multiplied(by: Color)

  func matrix(in environment: EnvironmentValues) -> ColorMatrix {
    switch self {
    case .matrix(let matrix): matrix
    case .multiplied(let color): .multiply(color.resolve(in: environment))
    }
  }
}

private nonisolated struct ColorModifier: NodeModifier {
  let change: ColorChange

  static var drawsContentItself: Bool { true }

  @MainActor func node(around content: LayoutNode, in context: _ViewContext) -> LayoutNode {
    RecoloredNode(content, change.matrix(in: context.environment))
  }

  @MainActor func update(
    _ node: LayoutNode, around content: LayoutNode, in context: _ViewContext
  ) -> NodeChange? {
    (node as? RecoloredNode)?.update(content, change.matrix(in: context.environment))
  }
}

/// A node drawn in other colours.
private final class RecoloredNode: UnaryNode {
  private var matrix: ColorMatrix

  init(_ content: LayoutNode, _ matrix: ColorMatrix) {
    self.matrix = matrix
    super.init(content)
  }

  func update(_ content: LayoutNode, _ matrix: ColorMatrix) -> NodeChange {
    setContent(content)
    guard matrix != self.matrix else { return .none }
    self.matrix = matrix
    return .paint
  }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    var shown = context.inner(at: .zero)
    content.show(at: origin, proposal: proposal, in: &shown)
    context.append(shown.parts.map { Drawing.Part(matrix.applied(to: $0.item)) })
  }
}
