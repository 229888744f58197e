/// What positions are told in, as SwiftUI's `CoordinateSpace`: points from the top leading corner of something.
public enum CoordinateSpace: Hashable {
  /// The whole drawing.
  case global
  /// The view itself.
  case local
  /// The view around that gave itself this name by `coordinateSpace(name:)`; the whole drawing where none did.
  case named(AnyHashable)
}

/// A view's own coordinate space under a name, as SwiftUI's `NamedCoordinateSpace`.
public struct NamedCoordinateSpace: Hashable {
  let name: AnyHashable

  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension View {
  /// Lets views inside tell positions from this view's top leading corner.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    coordinateSpace(.named(name))
  }

  /// Lets views inside tell positions from this view's top leading corner.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }
}

/// A node from whose corner nodes inside can tell their place.
private final class CoordinateSpaceNode: UnaryNode {
  private let name: AnyHashable

  init(_ content: LayoutNode, name: AnyHashable) {
    self.name = name
    super.init(content)
  }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    context.scoped {
      $0.spaces[name] =
        CGAffineTransform(translationX: origin.x, y: origin.y).concatenating($0.transform)
    } _: {
      content.show(at: origin, proposal: proposal, in: &$0)
    }
  }
}

private nonisolated struct CoordinateSpaceModifier: NodeModifier {
  let name: AnyHashable

  @MainActor func node(around content: LayoutNode, in context: _ViewContext) -> LayoutNode {
    CoordinateSpaceNode(content, name: name)
  }
}
