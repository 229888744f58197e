/// The end of an open line.
public enum CGLineCap: Int32, Sendable, Hashable {
  case butt, round, square
}

/// The corner of two lines.
public enum CGLineJoin: Int32, Sendable, Hashable {
  case miter, round, bevel
}

/// How a path is stroked. Lengths are in points.
public struct StrokeStyle: Equatable, Hashable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn; empty for a whole line.
  public var dash: [CGFloat]
  /// How far into the pattern the line begins.
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How the inside of a path is told.
public struct FillStyle: Equatable, Hashable, Sendable {
  /// Whether the even-odd rule tells it; else the nonzero winding rule does.
  public var isEOFilled: Bool
  /// Accepted; edges in a terminal are always fitted to coverage.
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
