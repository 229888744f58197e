import GaugeUI

extension Catalogue {
  /// Paths by the names of CoreGraphics and UIKit, of which SwiftUI's are made: `Path(path.cgPath)`.
  @RowBuilder static var corePaths: [Row] {
    Rows.type("class CGPath", "A path of CoreGraphics.") {
      Row("init(rect: CGRect, transform: CGAffineTransform? = nil)", "A rectangle.") {
        (rect: CGRect, transform: CGAffineTransform?) in CGPath(rect: rect, transform: transform)
      }
      Row("init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil)", "An ellipse.") {
        (rect: CGRect, transform: CGAffineTransform?) in
        CGPath(ellipseIn: rect, transform: transform)
      }
      Row(
        "init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform? = nil)",
        "A rectangle with round corners."
      ) {
        (rect: CGRect, width: CGFloat, height: CGFloat, transform: CGAffineTransform?) in
        CGPath(
          roundedRect: rect, cornerWidth: width, cornerHeight: height, transform: transform)
      }
      Row("var isEmpty: Bool", "Whether there is nothing in it.") { (path: CGPath) in path.isEmpty }
      Row("var currentPoint: CGPoint", "Where the next line begins.") { (path: CGPath) in
        path.currentPoint
      }
      for name in ["boundingBox", "boundingBoxOfPath"] {
        Row("var \(name): CGRect", "The rectangle around it.") { (path: CGPath) in
          path.boundingBox
        }
      }
      Row("func contains(_ point: CGPoint) -> Bool", "Whether a point lies in it.") {
        (path: CGPath, point: CGPoint) in path.contains(point)
      }
      Row("func copy() -> CGPath?", "Another like it.") { (path: CGPath) in path.copy() }
      Row("func mutableCopy() -> CGMutablePath?", "Another like it, to add to.") {
        (path: CGPath) in path.mutableCopy()
      }
      Row(
        "func copy(strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat) -> CGPath",
        "The outline of the line along it."
      ) {
        (path: CGPath, width: CGFloat, cap: CGLineCap, join: CGLineJoin, limit: CGFloat) in
        path.copy(
          strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit)
      }
    }
    Rows.type("class CGMutablePath: CGPath", "A path of CoreGraphics that is added to.") {
      Row("init()", "Makes an empty path.") { CGMutablePath() }
      mutablePath
    }
    Rows.members(of: "Path") {
      Row("init(_ path: CGPath)", "A path of CoreGraphics.") { (path: CGPath) in Path(path) }
      Row("var cgPath: CGPath", "The path in CoreGraphics' terms.") { (path: Path) in path.cgPath }
    }
    bezierPath
  }

  @RowBuilder private static var mutablePath: [Row] {
    Row(
      "func move(to point: CGPoint, transform: CGAffineTransform = .identity)",
      "Begins a new line."
    ) {
      (path: CGMutablePath, point: CGPoint, transform: CGAffineTransform) in
      path.move(to: point, transform: transform)
      return Value.void
    }
    Row(
      "func addLine(to point: CGPoint, transform: CGAffineTransform = .identity)",
      "Goes straight to a point."
    ) {
      (path: CGMutablePath, point: CGPoint, transform: CGAffineTransform) in
      path.addLine(to: point, transform: transform)
      return Value.void
    }
    Row(
      "func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity)",
      "Goes from point to point."
    ) {
      (path: CGMutablePath, points: [CGPoint], transform: CGAffineTransform) in
      path.addLines(between: points, transform: transform)
      return Value.void
    }
    Row(
      "func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity)",
      "Goes to a point in a bend."
    ) {
      (path: CGMutablePath, end: CGPoint, control: CGPoint, transform: CGAffineTransform) in
      path.addQuadCurve(to: end, control: control, transform: transform)
      return Value.void
    }
    Row(
      "func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity)",
      "Goes to a point in a curve."
    ) {
      (
        path: CGMutablePath, end: CGPoint, first: CGPoint, second: CGPoint,
        transform: CGAffineTransform
      ) in
      path.addCurve(to: end, control1: first, control2: second, transform: transform)
      return Value.void
    }
    Row(
      "func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool, transform: CGAffineTransform = .identity)",
      "Goes along a circle, by radians; on screen `clockwise: false` turns clockwise."
    ) {
      (
        path: CGMutablePath, center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat,
        clockwise: Bool, transform: CGAffineTransform
      ) in
      path.addArc(
        center: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise,
        transform: transform)
      return Value.void
    }
    Row(
      "func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity)",
      "Goes along a circle that touches two lines."
    ) {
      (
        path: CGMutablePath, first: CGPoint, second: CGPoint, radius: CGFloat,
        transform: CGAffineTransform
      ) in
      path.addArc(
        tangent1End: first, tangent2End: second, radius: radius, transform: transform)
      return Value.void
    }
    Row(
      "func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity)",
      "Goes along a circle by an angle, in radians."
    ) {
      (
        path: CGMutablePath, center: CGPoint, radius: CGFloat, start: CGFloat, delta: CGFloat,
        transform: CGAffineTransform
      ) in
      path.addRelativeArc(
        center: center, radius: radius, startAngle: start, delta: delta, transform: transform)
      return Value.void
    }
    Row(
      "func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity)", "Adds a rectangle."
    ) {
      (path: CGMutablePath, rect: CGRect, transform: CGAffineTransform) in
      path.addRect(rect, transform: transform)
      return Value.void
    }
    Row(
      "func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity)",
      "Adds rectangles."
    ) {
      (path: CGMutablePath, rects: [CGRect], transform: CGAffineTransform) in
      path.addRects(rects, transform: transform)
      return Value.void
    }
    Row(
      "func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity)",
      "Adds an ellipse."
    ) {
      (path: CGMutablePath, rect: CGRect, transform: CGAffineTransform) in
      path.addEllipse(in: rect, transform: transform)
      return Value.void
    }
    Row(
      "func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity)",
      "Adds a rectangle with round corners."
    ) {
      (
        path: CGMutablePath, rect: CGRect, width: CGFloat, height: CGFloat,
        transform: CGAffineTransform
      ) in
      path.addRoundedRect(
        in: rect, cornerWidth: width, cornerHeight: height, transform: transform)
      return Value.void
    }
    Row(
      "func addPath(_ other: CGPath, transform: CGAffineTransform = .identity)",
      "Adds another path."
    ) {
      (path: CGMutablePath, other: CGPath, transform: CGAffineTransform) in
      path.addPath(other, transform: transform)
      return Value.void
    }
    Row("func closeSubpath()", "Goes back to where the line began.") { (path: CGMutablePath) in
      path.closeSubpath()
      return Value.void
    }
  }

  @RowBuilder private static var bezierPath: [Row] {
    Rows.type("class UIBezierPath", "A path of UIKit.") {
      Row("init()", "Makes an empty path.") { UIBezierPath() }
      Row("init(cgPath: CGPath)", "A path of CoreGraphics.") { (path: CGPath) in
        UIBezierPath(cgPath: path)
      }
      Row("init(rect: CGRect)", "A rectangle.") { (rect: CGRect) in UIBezierPath(rect: rect) }
      Row("init(ovalIn rect: CGRect)", "An ellipse that fills a rectangle.") { (rect: CGRect) in
        UIBezierPath(ovalIn: rect)
      }
      Row(
        "init(roundedRect rect: CGRect, cornerRadius: CGFloat)", "A rectangle with round corners."
      ) { (rect: CGRect, radius: CGFloat) in
        UIBezierPath(roundedRect: rect, cornerRadius: radius)
      }
      Row(
        "init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize)",
        "A rectangle of which some corners are round."
      ) {
        (rect: CGRect, corners: UIRectCorner, radii: CGSize) in
        UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: radii)
      }
      Row(
        "init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)",
        "Part of a circle, by radians; clockwise as seen."
      ) {
        (center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, clockwise: Bool) in
        UIBezierPath(
          arcCenter: center, radius: radius, startAngle: start, endAngle: end,
          clockwise: clockwise)
      }
      bezierLines
      Row.field("cgPath", "CGPath", "In CoreGraphics' terms.", \UIBezierPath.cgPath)
      Row.field("lineWidth", "CGFloat", "How wide its line is.", \UIBezierPath.lineWidth)
      Row.field("lineCapStyle", "CGLineCap", "How lines end.", \UIBezierPath.lineCapStyle)
      Row.field(
        "lineJoinStyle", "CGLineJoin", "What corners are like.", \UIBezierPath.lineJoinStyle)
      Row.field("miterLimit", "CGFloat", "How long a corner may be.", \UIBezierPath.miterLimit)
      Row.field(
        "usesEvenOddFillRule", "Bool", "What counts as inside.",
        \UIBezierPath.usesEvenOddFillRule)
      Row("var isEmpty: Bool", "Whether there is nothing in it.") { (path: UIBezierPath) in
        path.isEmpty
      }
      Row("var bounds: CGRect", "The rectangle around it.") { (path: UIBezierPath) in path.bounds }
      Row("var currentPoint: CGPoint", "Where the next line begins.") { (path: UIBezierPath) in
        path.currentPoint
      }
      Row("func contains(_ point: CGPoint) -> Bool", "Whether a point lies in it.") {
        (path: UIBezierPath, point: CGPoint) in path.contains(point)
      }
    }
    Rows.type("struct UIRectCorner: OptionSet", "Some of a rectangle's corners.") {
      for (name, corner) in corners {
        Row.constant(name, "UIRectCorner", "One corner, or all.", corner)
      }
    }
  }

  private static let corners: [(String, UIRectCorner)] = [
    ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
    ("bottomRight", .bottomRight), ("allCorners", .allCorners),
  ]

  @RowBuilder private static var bezierLines: [Row] {
    Row("func move(to point: CGPoint)", "Begins a new line.") {
      (path: UIBezierPath, point: CGPoint) in
      path.move(to: point)
      return Value.void
    }
    Row("func addLine(to point: CGPoint)", "Goes straight to a point.") {
      (path: UIBezierPath, point: CGPoint) in
      path.addLine(to: point)
      return Value.void
    }
    Row(
      "func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint)", "Goes to a point in a bend."
    ) {
      (path: UIBezierPath, end: CGPoint, control: CGPoint) in
      path.addQuadCurve(to: end, controlPoint: control)
      return Value.void
    }
    Row(
      "func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint)",
      "Goes to a point in a curve."
    ) {
      (path: UIBezierPath, end: CGPoint, first: CGPoint, second: CGPoint) in
      path.addCurve(to: end, controlPoint1: first, controlPoint2: second)
      return Value.void
    }
    Row(
      "func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)",
      "Goes along a circle, by radians; clockwise as seen."
    ) {
      (
        path: UIBezierPath, center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat,
        clockwise: Bool
      ) in
      path.addArc(
        withCenter: center, radius: radius, startAngle: start, endAngle: end,
        clockwise: clockwise)
      return Value.void
    }
    Row("func close()", "Goes back to where the line began.") { (path: UIBezierPath) in
      path.close()
      return Value.void
    }
    Row("func append(_ bezierPath: UIBezierPath)", "Adds another path.") {
      (path: UIBezierPath, other: UIBezierPath) in
      path.append(other)
      return Value.void
    }
    Row("func apply(_ transform: CGAffineTransform)", "Moves, turns or stretches it.") {
      (path: UIBezierPath, transform: CGAffineTransform) in
      path.apply(transform)
      return Value.void
    }
    Row("func removeAllPoints()", "Leaves nothing in it.") { (path: UIBezierPath) in
      path.removeAllPoints()
      return Value.void
    }
  }
}

extension CGPath: NativeValue {}
extension UIBezierPath: NativeValue {}
extension UIRectCorner: NativeValue {}
