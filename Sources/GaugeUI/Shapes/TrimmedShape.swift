/// A part of a figure's line.
public nonisolated struct _TrimmedShape<Base: Shape>: Shape {
  let base: Base
  let start: CGFloat
  let end: CGFloat

  public func path(in rect: CGRect) -> Path {
    base.path(in: rect).trimmedPath(from: start, to: end)
  }

  public var _followsOrigin: Bool { base._followsOrigin }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }
}

extension Shape {
  /// The part of the figure's line from one fraction of its length, 0…1, to another.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(base: self, start: startFraction, end: endFraction)
  }
}
