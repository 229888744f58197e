/// A node drawn under a changed transform, clip or opacity; its layout stays as it is.
private final class EffectNode: UnaryNode {
  private var change: (inout DrawingContext, CGRect) -> Void

  /// Nobody can tell whether a change is the same as another.
  func update(
    _ content: LayoutNode, change: @escaping (inout DrawingContext, CGRect) -> Void
  ) -> NodeChange {
    setContent(content)
    self.change = change
    return .paint
  }

  init(_ content: LayoutNode, change: @escaping (inout DrawingContext, CGRect) -> Void) {
    self.change = change
    super.init(content)
  }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    let bounds = CGRect(origin: origin, size: content.size(for: proposal))
    context.scoped {
      change(&$0, bounds)
    } _: {
      content.show(at: origin, proposal: proposal, in: &$0)
    }
  }
}

/// Changes how the nodes inside are drawn, given the bounds of each.
nonisolated struct EffectModifier: NodeModifier {
  let change: @MainActor (inout DrawingContext, CGRect) -> Void

  @MainActor func node(around content: LayoutNode, in context: _ViewContext) -> LayoutNode {
    EffectNode(content, change: change)
  }

  @MainActor func update(
    _ node: LayoutNode, around content: LayoutNode, in context: _ViewContext
  ) -> NodeChange? {
    (node as? EffectNode)?.update(content, change: change)
  }
}

extension View {
  /// Multiplies the opacity of what is drawn; values outside 0…1 count as the nearest end, NaN as 0.
  ///
  /// As in SwiftUI it goes down to each view inside, so that of two that overlap the one behind shows through.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    let factor = opacity > 0 ? min(opacity, 1) : 0
    return modifier(EffectModifier { context, _ in context.opacity *= factor })
  }

  /// Accepted: views are always painted one by one, so that opacity around the group still goes down to each.
  public nonisolated func compositingGroup() -> some View { self }

  /// Accepted, as `compositingGroup()`.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    self
  }

  /// Keeps this view's room but draws nothing.
  public nonisolated func hidden() -> some View { opacity(0) }

  /// Draws this view elsewhere, by `x` points to the right and `y` down.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(
      EffectModifier { context, _ in
        context.transform = CGAffineTransform(translationX: x.orZero, y: y.orZero)
          .concatenating(context.transform)
      })
  }

  public nonisolated func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Draws this view larger or smaller about `anchor`. Text keeps its size: a terminal has only one.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    let scale = CGAffineTransform(scaleX: x.orZero, y: y.orZero)
    return modifier(
      EffectModifier { context, bounds in context.apply(scale, about: anchor.point(in: bounds)) })
  }

  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Turns what is drawn about `anchor`, clockwise. Text is moved but stays upright.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    let turn = CGAffineTransform(rotationAngle: CGFloat(angle.radians).orZero)
    return modifier(
      EffectModifier { context, bounds in context.apply(turn, about: anchor.point(in: bounds)) })
  }
}

extension View {
  /// Draws this view changed by `transform`, about `anchor`.
  nonisolated func transformEffect(
    _ transform: CGAffineTransform, anchor: UnitPoint
  ) -> some View {
    modifier(
      EffectModifier { context, bounds in
        context.apply(transform, about: anchor.point(in: bounds))
      })
  }
}

extension CGFloat {
  /// This number; 0 where it is not finite.
  fileprivate var orZero: CGFloat { isFinite ? self : 0 }
}

extension DrawingContext {
  /// Transforms what is drawn from now on, about `anchor`.
  fileprivate mutating func apply(_ change: CGAffineTransform, about anchor: CGPoint) {
    transform = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(change)
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
      .concatenating(transform)
  }
}
