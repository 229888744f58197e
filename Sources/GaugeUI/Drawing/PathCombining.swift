// Paths put together as areas. The result's curves are straight pieces, each within 0.02 points of the curve.

extension Path {
  /// How far a straight piece may be from the curve that it stands for, in points.
  private static let tolerance = 0.02

  /// What lies in this path, in `other`, or in both, as SwiftUI's.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 || $1 }
  }

  /// What lies in both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && $1 }
  }

  /// What lies in this path and not in `other`.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && !$1 }
  }

  /// What lies in one of both paths and not in the other.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 != $1 }
  }

  /// The same area without overlaps, so that both fill rules tell the same inside.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill: eoFill) { inside, _ in inside }
  }

  /// The parts of this path's line that lie inside of `other`.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    line(inside: true, of: other, eoFill: eoFill)
  }

  /// The parts of this path's line that lie outside of `other`.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    line(inside: false, of: other, eoFill: eoFill)
  }

  private func combined(
    with other: Path, eoFill: Bool, _ isInside: (Bool, Bool) -> Bool
  ) -> Path {
    let areas = [self, other].map { $0.flattened(tolerance: Self.tolerance) }
    let arrangement = EdgeArrangement(areas, evenOdd: eoFill)
    return Path(arrangement.boundary { isInside($0[0], $0[1]) })
  }

  private func line(inside: Bool, of other: Path, eoFill: Bool) -> Path {
    let areas = [self, other].map { $0.flattened(tolerance: Self.tolerance) }
    return Path(EdgeArrangement(areas, evenOdd: eoFill).line(of: 0, inside: inside, of: 1))
  }
}

extension Shape {
  /// What lies in this figure, in `other`, or in both.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(base: self, other: other) { $0.union($1, eoFill: eoFill) }
  }

  /// What lies in both figures.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(base: self, other: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// What lies in this figure and not in `other`.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(base: self, other: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// What lies in one of both figures and not in the other.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(base: self, other: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// The parts of this figure's line that lie inside of `other`.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(base: self, other: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// The parts of this figure's line that lie outside of `other`.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(base: self, other: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}

/// Two figures of the same frame put together.
public nonisolated struct _CombinedShape<Base: Shape, Other: Shape>: Shape {
  let base: Base
  let other: Other
  let combine: @Sendable (Path, Path) -> Path

  public func path(in rect: CGRect) -> Path {
    combine(base.path(in: rect), other.path(in: rect))
  }

  public var _followsOrigin: Bool { base._followsOrigin && other._followsOrigin }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }
}
