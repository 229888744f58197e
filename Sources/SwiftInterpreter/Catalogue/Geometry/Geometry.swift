import GaugeUI

extension Catalogue {
  /// Points, sizes, rectangles and angles.
  @RowBuilder static var geometry: [Row] {
    Rows.type("struct CGPoint: Hashable, Animatable", "A place, in points.") {
      Row("init(x: CGFloat, y: CGFloat)", "Makes a point.") {
        (x: CGFloat, y: CGFloat) in CGPoint(x: x, y: y)
      }
      Row("init()", "Makes the origin.") { CGPoint() }
      Row.constant("zero", "CGPoint", "The origin.", CGPoint.zero)
      Row("func applying(_ t: CGAffineTransform) -> CGPoint", "The point transformed.") {
        (point: CGPoint, transform: CGAffineTransform) in point.applying(transform)
      }
      Row.field("x", "CGFloat", "How far it is to the right.", \CGPoint.x)
      Row.field("y", "CGFloat", "How far it is down.", \CGPoint.y)
      changing(
        pairOfNumbers, \CGPoint.animatableData)
    }
    Rows.type("struct CGSize: Hashable, Animatable", "Width and height, in points.") {
      Row("init(width: CGFloat, height: CGFloat)", "Makes a size.") {
        (width: CGFloat, height: CGFloat) in CGSize(width: width, height: height)
      }
      Row("init()", "Makes an empty size.") { CGSize() }
      Row.constant("zero", "CGSize", "Nothing.", CGSize.zero)
      Row.field("width", "CGFloat", "How wide it is.", \CGSize.width)
      Row.field("height", "CGFloat", "How high it is.", \CGSize.height)
      changing(
        pairOfNumbers, \CGSize.animatableData)
    }
    rectangles
    angles
    Rows.type(
      "struct UnitPoint: Hashable, Animatable", "A place in a frame, in fractions of its size."
    ) {
      Row("init(x: CGFloat, y: CGFloat)", "Makes a place.") {
        (x: CGFloat, y: CGFloat) in UnitPoint(x: x, y: y)
      }
      for (name, summary, point) in unitPoints {
        Row.constant(name, "UnitPoint", summary, point)
      }
      Row.field("x", "CGFloat", "How far it is to the right.", \UnitPoint.x)
      Row.field("y", "CGFloat", "How far it is down.", \UnitPoint.y)
      Row("init()", "The upper left corner.") { UnitPoint() }
      changing(
        pairOfNumbers, \UnitPoint.animatableData)
    }
  }

  @RowBuilder private static var rectangles: [Row] {
    Rows.type("struct CGRect: Hashable, Animatable", "A rectangle, in points.") {
      Row("init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)", "Makes a rectangle.") {
        (x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) in
        CGRect(x: x, y: y, width: width, height: height)
      }
      Row("init(origin: CGPoint, size: CGSize)", "Makes a rectangle.") {
        (origin: CGPoint, size: CGSize) in CGRect(origin: origin, size: size)
      }
      Row.constant("zero", "CGRect", "Nothing, at the origin.", CGRect.zero)
      Row.constant("null", "CGRect", "No rectangle at all.", CGRect.null)
      Row("func intersection(_ r2: CGRect) -> CGRect", "What lies in both.") {
        (rect: CGRect, other: CGRect) in
        rect.overlap(other)
      }
      Row("func union(_ r2: CGRect) -> CGRect", "The rectangle around both.") {
        (rect: CGRect, other: CGRect) in rect.union(other)
      }
      Row("func intersects(_ rect2: CGRect) -> Bool", "Whether both have a part in common.") {
        (rect: CGRect, other: CGRect) in
        rect.isOrdered && other.isOrdered && rect.intersects(other)
      }
      Row(
        "func applying(_ t: CGAffineTransform) -> CGRect", "The rectangle around it, transformed."
      ) {
        (rect: CGRect, transform: CGAffineTransform) in
        Path(rect).applying(transform).boundingRect
      }
      Row.field("origin", "CGPoint", "Its upper left corner.", \CGRect.origin)
      Row.field("size", "CGSize", "Its width and height.", \CGRect.size)
      Row("var isEmpty: Bool", "Whether it has no width or no height.") { (rect: CGRect) in
        rect.isEmpty
      }
      Row("var isNull: Bool", "Whether it is no rectangle at all.") { (rect: CGRect) in
        rect.isNull
      }
      Row("var integral: CGRect", "The rectangle of whole numbers around it.") { (rect: CGRect) in
        rect.integral
      }
      Row("var standardized: CGRect", "The same with no negative size.") { (rect: CGRect) in
        rect.standardized
      }
      for (name, summary, measure) in measures {
        Row("var \(name): CGFloat", summary) { (rect: CGRect) in measure(rect) }
      }
      Row("func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect", "A smaller one within.") {
        (rect: CGRect, dx: CGFloat, dy: CGFloat) in rect.insetBy(dx: dx, dy: dy)
      }
      Row("func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect", "Another one beside.") {
        (rect: CGRect, dx: CGFloat, dy: CGFloat) in rect.offsetBy(dx: dx, dy: dy)
      }
      Row("func contains(_ point: CGPoint) -> Bool", "Whether a point lies in it.") {
        (rect: CGRect, point: CGPoint) in rect.isOrdered && rect.contains(point)
      }
      Row("func contains(_ rect2: CGRect) -> Bool", "Whether all of another one lies in it.") {
        (rect: CGRect, other: CGRect) in
        rect.isOrdered && other.isOrdered && rect.contains(other)
      }
      Row("init()", "Nothing, at the origin.") { CGRect() }
      changing(
        "AnimatablePair<\(pairOfNumbers), \(pairOfNumbers)>",
        \CGRect.animatableData)
    }
  }

  private static let measures: [(String, String, (CGRect) -> CGFloat)] = [
    ("width", "How wide it is.", { $0.width }), ("height", "How high it is.", { $0.height }),
    ("minX", "Its left edge.", { $0.minX }),
    ("midX", "Its middle from left to right.", { $0.midX }),
    ("maxX", "Its right edge.", { $0.maxX }), ("minY", "Its upper edge.", { $0.minY }),
    ("midY", "Its middle from top to bottom.", { $0.midY }),
    ("maxY", "Its lower edge.", { $0.maxY }),
  ]

  @RowBuilder private static var angles: [Row] {
    Rows.type(
      "struct Angle: Hashable, Comparable, Animatable",
      "An angle; 0 points to the right, more turns clockwise."
    ) {
      Row("init(degrees: Double)", "An angle in degrees.") { (degrees: Double) in
        Angle(degrees: degrees)
      }
      Row("init(radians: Double)", "An angle in radians.") { (radians: Double) in
        Angle(radians: radians)
      }
      Row("init()", "No angle.") { Angle() }
      Row("static func degrees(_ degrees: Double) -> Angle", "An angle in degrees.") {
        (degrees: Double) in Angle(degrees: degrees)
      }
      Row("static func radians(_ radians: Double) -> Angle", "An angle in radians.") {
        (radians: Double) in Angle(radians: radians)
      }
      Row.constant("zero", "Angle", "No angle.", Angle.zero)
      Row.field("degrees", "Double", "The angle in degrees.", \Angle.degrees)
      Row.field("radians", "Double", "The angle in radians.", \Angle.radians)
      Row("static func + (lhs: Angle, rhs: Angle) -> Angle", "Both together.") {
        (left: Angle, right: Angle) in left + right
      }
      Row("static func - (lhs: Angle, rhs: Angle) -> Angle", "The difference.") {
        (left: Angle, right: Angle) in left - right
      }
      Row("static func * (lhs: Angle, rhs: Double) -> Angle", "Several times.") {
        (angle: Angle, factor: Double) in angle * factor
      }
      Row("static func / (lhs: Angle, rhs: Double) -> Angle", "A part.") {
        (angle: Angle, divisor: Double) in angle / divisor
      }
      Row("static prefix func - (rhs: Angle) -> Angle", "The other way around.") {
        (angle: Angle) in -angle
      }
      changing(
        "Double", \Angle.animatableData)
    }
  }

  private static let pairOfNumbers = "AnimatablePair<CGFloat, CGFloat>"

  /// What goes through the steps of a change.
  @RowBuilder private static func changing<Whole: NativeValue, Data: NativeValue>(
    _ data: String,
    _ path: @autoclosure @escaping () -> WritableKeyPath<Whole, Data>
  ) -> [Row] {
    Row.alias("typealias AnimatableData = \(data)")
    Row.field("animatableData", data, "What goes through a change.", path())
  }

  private static let unitPoints: [(String, String, UnitPoint)] = [
    ("zero", "The upper left corner.", .zero), ("center", "The middle.", .center),
    ("leading", "The middle of the leading edge.", .leading),
    ("trailing", "The middle of the trailing edge.", .trailing),
    ("top", "The middle of the upper edge.", .top),
    ("bottom", "The middle of the lower edge.", .bottom),
    ("topLeading", "The upper leading corner.", .topLeading),
    ("topTrailing", "The upper trailing corner.", .topTrailing),
    ("bottomLeading", "The lower leading corner.", .bottomLeading),
    ("bottomTrailing", "The lower trailing corner.", .bottomTrailing),
  ]
}

extension CGPoint: NativeValue {}
extension CGSize: NativeValue {}
extension CGRect: NativeValue {}
extension Angle: NativeValue {}
extension UnitPoint: NativeValue {}
