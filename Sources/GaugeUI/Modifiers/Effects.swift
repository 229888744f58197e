/// A changed transform, clip or opacity under which a view is drawn.
@MainActor @preconcurrency
protocol DrawingEffect {
  /// - Parameter bounds: The view's.
  func apply(to context: inout DrawingContext, in bounds: CGRect)

  /// Whether `other` surely does the same.
  func isSame(as other: Self) -> Bool
}

extension DrawingEffect where Self: Equatable {
  func isSame(as other: Self) -> Bool { self == other }
}

/// A node drawn under an effect; its layout stays as it is.
private final class EffectNode<Effect: DrawingEffect>: UnaryNode {
  private var effect: Effect

  func update(_ content: LayoutNode, effect: Effect) -> NodeChange {
    setContent(content)
    guard !effect.isSame(as: self.effect) else { return .none }
    self.effect = effect
    return .paint
  }

  init(_ content: LayoutNode, effect: Effect) {
    self.effect = effect
    super.init(content)
  }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    let bounds = CGRect(origin: origin, size: content.size(for: proposal))
    context.scoped {
      effect.apply(to: &$0, in: bounds)
    } _: {
      content.show(at: origin, proposal: proposal, in: &$0)
    }
  }
}

/// Draws each of the nodes inside under an effect.
nonisolated struct EffectModifier<Effect: DrawingEffect>: NodeModifier {
  let effect: Effect

  @MainActor func node(around content: LayoutNode, in context: _ViewContext) -> LayoutNode {
    EffectNode(content, effect: effect)
  }

  @MainActor func update(
    _ node: LayoutNode, around content: LayoutNode, in context: _ViewContext
  ) -> NodeChange? {
    (node as? EffectNode<Effect>)?.update(content, effect: effect)
  }
}

/// Less opacity.
private nonisolated struct OpacityEffect: DrawingEffect, Equatable {
  /// 0…1.
  let factor: Double

  @MainActor func apply(to context: inout DrawingContext, in bounds: CGRect) {
    context.opacity *= factor
  }
}

/// Another place.
private nonisolated struct OffsetEffect: DrawingEffect, Equatable {
  let x: CGFloat
  let y: CGFloat

  @MainActor func apply(to context: inout DrawingContext, in bounds: CGRect) {
    context.transform = CGAffineTransform(translationX: x, y: y).concatenating(context.transform)
  }
}

/// A transform about a point of the view.
private nonisolated struct TransformEffect: DrawingEffect, Equatable {
  let transform: CGAffineTransform
  let anchor: UnitPoint

  @MainActor func apply(to context: inout DrawingContext, in bounds: CGRect) {
    context.apply(transform, about: anchor.point(in: bounds))
  }
}

extension View {
  /// Multiplies the opacity of what is drawn; values outside 0…1 count as the nearest end, NaN as 0.
  ///
  /// As in SwiftUI it goes down to each view inside, so that of two that overlap the one behind shows through.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    let factor = opacity > 0 ? min(opacity, 1) : 0
    return modifier(EffectModifier(effect: OpacityEffect(factor: factor)))
  }

  /// Keeps this view's room but draws nothing.
  public nonisolated func hidden() -> some View { opacity(0) }

  /// Draws this view elsewhere, by `x` points to the right and `y` down.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(EffectModifier(effect: OffsetEffect(x: x.orZero, y: y.orZero)))
  }

  public nonisolated func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Draws this view larger or smaller about `anchor`. Text keeps its size: a terminal has only one.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    transformEffect(CGAffineTransform(scaleX: x.orZero, y: y.orZero), anchor: anchor)
  }

  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Turns what is drawn about `anchor`, clockwise. Text is moved but stays upright.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    transformEffect(
      CGAffineTransform(rotationAngle: CGFloat(angle.radians).orZero), anchor: anchor)
  }
}

extension View {
  /// Draws this view changed by `transform`, about `anchor`.
  nonisolated func transformEffect(
    _ transform: CGAffineTransform, anchor: UnitPoint
  ) -> some View {
    modifier(EffectModifier(effect: TransformEffect(transform: transform, anchor: anchor)))
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
