#if !canImport(UIKit)
  /// A path by UIKit's names: SwiftUI code takes its `cgPath`.
  ///
  /// As there, y grows downwards and `clockwise` is as seen on the screen. Angles are in radians.
  public final class UIBezierPath {
    private var path: Path

    /// How wide a line along it would be, in points; SwiftUI's `stroke` has a width of its own.
    public var lineWidth: CGFloat = 1
    public var lineCapStyle: CGLineCap = .butt
    public var lineJoinStyle: CGLineJoin = .miter
    public var miterLimit: CGFloat = 10
    public var usesEvenOddFillRule = false

    public init() { path = Path() }

    public init(cgPath: CGPath) { path = Path(cgPath) }

    public init(rect: CGRect) { path = Path(rect) }

    public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
      path = Path(roundedRect: rect, cornerRadius: cornerRadius)
    }

    /// A rectangle of which only some corners are round, each as far as `cornerRadii.width`.
    public init(
      roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
      func radius(_ corner: UIRectCorner) -> CGFloat {
        corners.contains(corner) ? cornerRadii.width : 0
      }
      path = Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
          bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight)))
    }

    public init(
      arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
      clockwise: Bool
    ) {
      path = Path()
      addArc(
        withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }
  }

  extension UIBezierPath {
    public var cgPath: CGPath {
      get { path.cgPath }
      set { path = Path(newValue) }
    }

    public var isEmpty: Bool { path.isEmpty }

    /// The rectangle around it, in points.
    public var bounds: CGRect { path.boundingRect }

    /// Where the next line begins; the origin in an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    public func contains(_ point: CGPoint) -> Bool {
      path.contains(point, eoFill: usesEvenOddFillRule)
    }

    public func move(to point: CGPoint) { path.move(to: point) }

    public func addLine(to point: CGPoint) { path.addLine(to: point) }

    public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
      path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
      path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    public func addArc(
      withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
      clockwise: Bool
    ) {
      path.addArc(
        center: center, radius: radius, startAngle: .radians(startAngle),
        endAngle: .radians(endAngle), clockwise: !clockwise)
    }

    public func close() { path.closeSubpath() }

    public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

    public func removeAllPoints() { path = Path() }
  }

  /// Some of a rectangle's corners, by UIKit's names.
  public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    public static let allCorners = UIRectCorner(rawValue: ~0)
  }
#endif
