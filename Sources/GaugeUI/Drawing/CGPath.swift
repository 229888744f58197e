#if !canImport(CoreGraphics)
  /// A path that does not change, with the names it has in CoreGraphics; `Path(_:)` makes a SwiftUI path of it.
  public class CGPath {
    /// The same in SwiftUI's terms.
    final var path: Path

    init(_ path: Path) { self.path = path }

    /// A rectangle.
    public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
      self.init(Path(rect), transform)
    }

    /// An ellipse that fills a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
      self.init(Path(ellipseIn: rect), transform)
    }

    /// A rectangle whose corners are quarters of an ellipse, in points.
    public convenience init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: CGAffineTransform? = nil
    ) {
      let corner = CGSize(width: cornerWidth, height: cornerHeight)
      self.init(Path(roundedRect: rect, cornerSize: corner, style: .circular), transform)
    }

    private convenience init(_ path: Path, _ transform: CGAffineTransform?) {
      self.init(transform.map { path.applying($0) } ?? path)
    }
  }

  extension CGPath {
    public var isEmpty: Bool { path.isEmpty }

    /// Where the next line begins; the origin in an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// The rectangle around all of its points, in points.
    public var boundingBox: CGRect { path.boundingRect }

    /// The rectangle around the path itself, in points.
    public var boundingBoxOfPath: CGRect { path.boundingRect }

    public func contains(_ point: CGPoint) -> Bool { path.contains(point) }

    public func copy() -> CGPath? { CGPath(path) }

    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    /// The outline of the line along the path, `lineWidth` points wide.
    public func copy(
      strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
      miterLimit: CGFloat
    ) -> CGPath {
      CGPath(
        path.strokedPath(
          StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)))
    }
  }

  /// A path that lines are added to, with the names it has in CoreGraphics.
  ///
  /// As there, `clockwise` is meant as in a space whose y grows upwards: on the screen `false` turns clockwise.
  public final class CGMutablePath: CGPath {
    public init() { super.init(Path()) }

    override init(_ path: Path) { super.init(path) }
  }

  extension CGMutablePath {
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
      path.move(to: point.applying(transform))
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
      path.addLine(to: point.applying(transform))
    }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
      path.addLines(points.map { $0.applying(transform) })
    }

    public func addQuadCurve(
      to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
      path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    public func addCurve(
      to end: CGPoint, control1: CGPoint, control2: CGPoint,
      transform: CGAffineTransform = .identity
    ) {
      path.addCurve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    }

    /// Angles are in radians.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
      transform: CGAffineTransform = .identity
    ) {
      path.addArc(
        center: center, radius: radius, startAngle: .radians(startAngle),
        endAngle: .radians(endAngle), clockwise: clockwise, transform: transform)
    }

    public func addArc(
      tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      path.addArc(
        tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }

    /// Angles are in radians.
    public func addRelativeArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      path.addRelativeArc(
        center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(delta),
        transform: transform)
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
      path.addRect(rect, transform: transform)
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
      path.addRects(rects, transform: transform)
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
      path.addEllipse(in: rect, transform: transform)
    }

    public func addRoundedRect(
      in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      path.addRoundedRect(
        in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
        transform: transform)
    }

    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
      path.addPath(other.path, transform: transform)
    }

    public func closeSubpath() { path.closeSubpath() }
  }

  extension Path {
    /// The path of CoreGraphics, in SwiftUI's terms.
    public init(_ path: CGPath) { self = path.path }

    /// The path in CoreGraphics' terms.
    public var cgPath: CGPath { CGPath(self) }
  }
#endif
