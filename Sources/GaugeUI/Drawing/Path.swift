/// Lines and curves in points, as SwiftUI's `Path`.
///
/// Arcs are kept as arcs, so that a renderer can draw them exactly; `forEach` gives them as curves. A path that is one whole
/// figure is kept as that: most are, and their pieces are seldom asked for.
public struct Path: Sendable {
  private var storage = Storage.segments([])

  private enum Storage: Sendable {
    case segments([Segment])
    case figure(PathFigure)
  }

  public init() {}

  /// The path of a figure.
  init(_ figure: PathFigure) {
    storage = figure.isInReach ? .figure(figure) : .segments(figure.segments)
  }

  private init(_ segments: [Segment]) { storage = .segments(segments) }

  /// One piece of a path. Each but `move` begins where the piece before it ended.
  public enum Segment: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, to: CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, to: CGPoint)
    /// Part of an ellipse. The piece before it ended at the arc's first point.
    case arc(Arc)
    case close
  }

  /// Part of an ellipse: `center + cos(t)·xAxis + sin(t)·yAxis` for t from `start` to `start + sweep`, in radians.
  ///
  /// Any affine map of an arc is an arc again.
  public struct Arc: Equatable, Sendable {
    public var center: CGPoint
    public var xAxis: CGVector
    public var yAxis: CGVector
    public var start: Double
    public var sweep: Double

    public init(
      center: CGPoint, xAxis: CGVector, yAxis: CGVector, start: Double, sweep: Double
    ) {
      self.center = center
      self.xAxis = xAxis
      self.yAxis = yAxis
      self.start = start
      self.sweep = sweep
    }

    /// The point at `angle` radians of the ellipse's own parameter.
    public func point(at angle: Double) -> CGPoint {
      let (cosine, sine) = (cos(angle), sin(angle))
      return CGPoint(
        x: center.x + cosine * xAxis.dx + sine * yAxis.dx,
        y: center.y + cosine * xAxis.dy + sine * yAxis.dy)
    }

    public var startPoint: CGPoint { point(at: start) }
    public var endPoint: CGPoint { point(at: start + sweep) }
  }
}

// What the path is made of.
extension Path {
  /// The pieces, in the order they were added.
  public var segments: [Segment] {
    switch storage {
    case .segments(let segments): segments
    case .figure(let figure): figure.segments
    }
  }

  /// The whole figure that the path is, which is in reach; `nil` for any other path.
  package var figure: PathFigure? {
    if case .figure(let figure) = storage { figure } else { nil }
  }

  /// Whether the path has no pieces.
  public var isEmpty: Bool {
    if case .segments(let segments) = storage { segments.isEmpty } else { false }
  }

  /// Adds a piece as it is.
  public mutating func append(_ segment: Segment) {
    change { $0.append(segment) }
  }

  /// Adds all pieces of `path` as they are.
  mutating func append(_ path: Path) {
    if isEmpty { self = path } else { change { $0 += path.segments } }
  }

  /// Changes the pieces where they stand.
  private mutating func change(_ body: (inout [Segment]) -> Void) {
    var pieces = segments
    storage = .segments([])
    body(&pieces)
    storage = .segments(pieces)
  }
}

extension Path: Equatable {
  public static func == (left: Path, right: Path) -> Bool {
    if case .figure(let mine) = left.storage, case .figure(let theirs) = right.storage,
      mine.kind == theirs.kind
    {
      return mine == theirs
    }
    return left.segments == right.segments
  }
}

#if !canImport(CoreGraphics)
  /// A length and direction, in points.
  public struct CGVector: Equatable, Hashable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat

    public init(dx: CGFloat = 0, dy: CGFloat = 0) {
      self.dx = dx
      self.dy = dy
    }
  }
#endif

extension Path {
  /// The path with every point moved by `transform`.
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    if let figure, let moved = figure.applying(transform) { return Path(moved) }
    return Path(segments.map { $0.applying(transform) })
  }
}

extension Path.Segment {
  fileprivate func applying(_ transform: CGAffineTransform) -> Path.Segment {
    switch self {
    case .move(let to): .move(to.applying(transform))
    case .line(let to): .line(to.applying(transform))
    case .quad(let control, let to):
      .quad(control: control.applying(transform), to: to.applying(transform))
    case .curve(let control1, let control2, let to):
      .curve(
        control1: control1.applying(transform), control2: control2.applying(transform),
        to: to.applying(transform))
    case .arc(let arc): .arc(arc.applying(transform))
    case .close: .close
    }
  }
}

extension Path.Arc {
  /// The arc that `transform` makes of this one.
  func applying(_ transform: CGAffineTransform) -> Path.Arc {
    func map(_ vector: CGVector) -> CGVector {
      CGVector(
        dx: transform.a * vector.dx + transform.c * vector.dy,
        dy: transform.b * vector.dx + transform.d * vector.dy)
    }
    return Path.Arc(
      center: center.applying(transform), xAxis: map(xAxis), yAxis: map(yAxis), start: start,
      sweep: sweep)
  }
}
