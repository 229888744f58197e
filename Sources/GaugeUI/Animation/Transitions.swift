// The transitions of the library. While a view is there it is as it is.

public nonisolated struct IdentityTransition: Transition {
  public init() {}

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public nonisolated struct OpacityTransition: Transition {
  public init() {}

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public nonisolated struct SlideTransition: Transition {
  public init() {}

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public nonisolated struct ScaleTransition: Transition {
  public init(_ scale: Double, anchor: UnitPoint = .center) {}

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public nonisolated struct MoveTransition: Transition {
  public init(edge: Edge) {}

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public nonisolated struct PushTransition: Transition {
  public init(edge: Edge) {}

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public nonisolated struct OffsetTransition: Transition {
  public init(_ offset: CGSize) {}

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public nonisolated struct BlurReplaceTransition: Transition {
  /// Which way the blurred views go, as SwiftUI's `BlurReplaceTransition.Configuration`.
  public enum Configuration: Hashable, Sendable {
    case downUp, upUp
  }

  public init(configuration: Configuration) {}

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition
{
  private let insertion: Insertion

  public init(insertion: Insertion, removal: Removal) { self.insertion = insertion }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    insertion.apply(content: content, phase: phase)
  }
}

extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { ScaleTransition(0) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    Self(scale, anchor: anchor)
  }
}
extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> Self { Self(edge: edge) }
}
extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}
extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> Self { Self(offset) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    Self(CGSize(width: x, height: y))
  }
}
extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: Self { Self(configuration: .downUp) }
  public static func blurReplace(_ configuration: Self.Configuration) -> Self {
    Self(configuration: configuration)
  }
}
