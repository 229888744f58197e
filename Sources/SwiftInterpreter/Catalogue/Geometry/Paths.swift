import GaugeUI

extension Catalogue {
  /// Paths and how lines are drawn.
  @RowBuilder static var paths: [Row] {
    pathElements
    Rows.type("struct Path: Shape", "A figure made of lines and curves, in points.") {
      Row("init()", "Makes an empty path.") { Path() }
      Row("init(_ rect: CGRect)", "A rectangle.") { (rect: CGRect) in Path(rect) }
      Row("init(ellipseIn rect: CGRect)", "An ellipse that fills a rectangle.") { (rect: CGRect) in
        Path(ellipseIn: rect)
      }
      Row(
        "init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)",
        "A rectangle with round corners."
      ) {
        (rect: CGRect, radius: CGFloat, style: RoundedCornerStyle) in
        Path(roundedRect: rect, cornerRadius: radius, style: style)
      }
      Row("init(_ callback: (inout Path) -> Void)", "The path that a closure adds to.") {
        (callback: FunctionValue) in
        var path = Path()
        _ = try callback.modify(&path)
        return path
      }
      Row(
        "init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)",
        "A rectangle with corners of a size."
      ) {
        (rect: CGRect, size: CGSize, style: RoundedCornerStyle) in
        Path(roundedRect: rect, cornerSize: size, style: style)
      }
      Row(
        "init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)",
        "A rectangle with a radius for each corner."
      ) {
        (rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle) in
        Path(roundedRect: rect, cornerRadii: radii, style: style)
      }
      drawing
      combined
      Row("func forEach(_ body: (Path.Element) -> Void)", "Calls a closure with each piece.") {
        (path: Path, body: FunctionValue) in
        var pieces: [Path.Element] = []
        path.forEach({ pieces.append($0) })
        for piece in pieces { _ = try body(piece.scriptCase) }
        return Value.void
      }
      Row("func offsetBy(dx: CGFloat, dy: CGFloat) -> Path", "The path moved.") {
        (path: Path, dx: CGFloat, dy: CGFloat) in path.offsetBy(dx: dx, dy: dy)
      }
      Row(
        "func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool", "Whether a point lies in it."
      ) {
        (path: Path, point: CGPoint, evenOdd: Bool) in path.contains(point, eoFill: evenOdd)
      }
      Row("func normalized(eoFill: Bool = true) -> Path", "The same area without overlaps.") {
        (path: Path, evenOdd: Bool) in path.normalized(eoFill: evenOdd)
      }
      Row("func applying(_ transform: CGAffineTransform) -> Path", "The path transformed.") {
        (path: Path, transform: CGAffineTransform) in path.applying(transform)
      }
      Row(
        "func strokedPath(_ style: StrokeStyle) -> Path", "The outline of the line along the path."
      ) {
        (path: Path, style: StrokeStyle) in path.strokedPath(style)
      }
      Row(
        "func trimmedPath(from: CGFloat, to: CGFloat) -> Path",
        "A part of the path, in fractions of its length."
      ) {
        (path: Path, start: CGFloat, end: CGFloat) in path.trimmedPath(from: start, to: end)
      }
      Row("var isEmpty: Bool", "Whether there is nothing in it.") { (path: Path) in path.isEmpty }
      Row("var boundingRect: CGRect", "The rectangle around it.") { (path: Path) in
        path.boundingRect
      }
      Row("var currentPoint: CGPoint?", "Where the next line begins.") { (path: Path) in
        path.currentPoint
      }
    }
    transforms
    strokeStyles
  }

  @RowBuilder private static var drawing: [Row] {
    Row.mutating("mutating func move(to end: CGPoint)", "Begins a new line.") {
      (path: inout Path, point: CGPoint) in
      path.move(to: point)
      return Value.void
    }
    Row.mutating("mutating func addLine(to end: CGPoint)", "Goes straight to a point.") {
      (path: inout Path, point: CGPoint) in
      path.addLine(to: point)
      return Value.void
    }
    Row.mutating("mutating func addLines(_ lines: [CGPoint])", "Goes from point to point.") {
      (path: inout Path, points: [CGPoint]) in
      path.addLines(points)
      return Value.void
    }
    Row.mutating(
      "mutating func addQuadCurve(to end: CGPoint, control: CGPoint)", "Goes to a point in a bend."
    ) {
      (path: inout Path, end: CGPoint, control: CGPoint) in
      path.addQuadCurve(to: end, control: control)
      return Value.void
    }
    Row.mutating(
      "mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)",
      "Goes to a point in a curve."
    ) {
      (path: inout Path, end: CGPoint, first: CGPoint, second: CGPoint) in
      path.addCurve(to: end, control1: first, control2: second)
      return Value.void
    }
    Row.mutating(
      "mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity)",
      "Goes along a circle; on screen `clockwise: false` turns clockwise."
    ) {
      (
        path: inout Path, center: CGPoint, radius: CGFloat, start: Angle, end: Angle,
        clockwise: Bool, transform: CGAffineTransform
      ) in
      path.addArc(
        center: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise,
        transform: transform)
      return Value.void
    }
    Row.mutating(
      "mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity)",
      "Goes along a circle by an angle."
    ) {
      (
        path: inout Path, center: CGPoint, radius: CGFloat, start: Angle, delta: Angle,
        transform: CGAffineTransform
      ) in
      path.addRelativeArc(
        center: center, radius: radius, startAngle: start, delta: delta, transform: transform)
      return Value.void
    }
    Row.mutating(
      "mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity)",
      "Goes along a circle that touches two lines."
    ) {
      (
        path: inout Path, first: CGPoint, second: CGPoint, radius: CGFloat,
        transform: CGAffineTransform
      ) in
      path.addArc(
        tangent1End: first, tangent2End: second, radius: radius, transform: transform)
      return Value.void
    }
    Row.mutating(
      "mutating func addRoundedRect(in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity)",
      "Adds a rectangle with a radius for each corner."
    ) {
      (
        path: inout Path, rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle,
        transform: CGAffineTransform
      ) in
      path.addRoundedRect(in: rect, cornerRadii: radii, style: style, transform: transform)
      return Value.void
    }
    Row.mutating(
      "mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity)",
      "Adds rectangles."
    ) {
      (path: inout Path, rects: [CGRect], transform: CGAffineTransform) in
      path.addRects(rects, transform: transform)
      return Value.void
    }
    Row.mutating(
      "mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity)",
      "Adds a rectangle."
    ) {
      (path: inout Path, rect: CGRect, transform: CGAffineTransform) in
      path.addRect(rect, transform: transform)
      return Value.void
    }
    Row.mutating(
      "mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity)",
      "Adds an ellipse."
    ) {
      (path: inout Path, rect: CGRect, transform: CGAffineTransform) in
      path.addEllipse(in: rect, transform: transform)
      return Value.void
    }
    Row.mutating(
      "mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity)",
      "Adds a rectangle with round corners."
    ) {
      (
        path: inout Path, rect: CGRect, corner: CGSize, style: RoundedCornerStyle,
        transform: CGAffineTransform
      ) in
      path.addRoundedRect(in: rect, cornerSize: corner, style: style, transform: transform)
      return Value.void
    }
    Row.mutating(
      "mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity)",
      "Adds another path."
    ) {
      (path: inout Path, other: Path, transform: CGAffineTransform) in
      path.addPath(other, transform: transform)
      return Value.void
    }
    Row.mutating("mutating func closeSubpath()", "Goes back to where the line began.") {
      (path: inout Path) in
      path.closeSubpath()
      return Value.void
    }
  }

  /// Two paths as one.
  @RowBuilder private static var combined: [Row] {
    for (name, summary, combine) in combinations {
      Row("func \(name)(_ other: Path, eoFill: Bool = false) -> Path", summary) {
        (path: Path, other: Path, evenOdd: Bool) in combine(path, other, evenOdd)
      }
    }
  }

  private static let combinations: [(String, String, (Path, Path, Bool) -> Path)] = [
    ("union", "What lies in one of both paths.", { $0.union($1, eoFill: $2) }),
    ("intersection", "What lies in both.", { $0.intersection($1, eoFill: $2) }),
    ("subtracting", "What lies in this one only.", { $0.subtracting($1, eoFill: $2) }),
    (
      "symmetricDifference", "What lies in one but not in both.",
      { $0.symmetricDifference($1, eoFill: $2) }
    ),
    (
      "lineIntersection", "The line as far as it lies in the other.",
      { $0.lineIntersection($1, eoFill: $2) }
    ),
    (
      "lineSubtraction", "The line as far as it lies outside the other.",
      { $0.lineSubtraction($1, eoFill: $2) }
    ),
  ]

  @RowBuilder private static var transforms: [Row] {
    Rows.type("struct CGAffineTransform: Hashable", "Moving, turning and stretching.") {
      Row("init(translationX x: CGFloat, y: CGFloat)", "Moves.") {
        (x: CGFloat, y: CGFloat) in CGAffineTransform(translationX: x, y: y)
      }
      Row("init(scaleX x: CGFloat, y: CGFloat)", "Stretches.") {
        (x: CGFloat, y: CGFloat) in CGAffineTransform(scaleX: x, y: y)
      }
      Row("init(rotationAngle angle: CGFloat)", "Turns by an angle in radians.") {
        (angle: CGFloat) in CGAffineTransform(rotationAngle: angle)
      }
      Row("init()", "Changes nothing.") { CGAffineTransform() }
      Row(
        "init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat)",
        "A matrix by its numbers."
      ) {
        (a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) in
        CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
      }
      Row("func inverted() -> CGAffineTransform", "What undoes it.") {
        (transform: CGAffineTransform) in transform.inverted()
      }
      Row("var isIdentity: Bool", "Whether it changes nothing.") {
        (transform: CGAffineTransform) in transform.isIdentity
      }
      Row.constant("identity", "CGAffineTransform", "Changes nothing.", CGAffineTransform.identity)
      Row("func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform", "This, then another.")
      {
        (first: CGAffineTransform, second: CGAffineTransform) in first.concatenating(second)
      }
      Row("func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform", "Moving, then this.") {
        (transform: CGAffineTransform, x: CGFloat, y: CGFloat) in transform.translatedBy(x: x, y: y)
      }
      Row("func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform", "Stretching, then this.") {
        (transform: CGAffineTransform, x: CGFloat, y: CGFloat) in transform.scaledBy(x: x, y: y)
      }
      Row("func rotated(by angle: CGFloat) -> CGAffineTransform", "Turning, then this.") {
        (transform: CGAffineTransform, angle: CGFloat) in transform.rotated(by: angle)
      }
    }
  }

  @RowBuilder private static var strokeStyles: [Row] {
    Rows.type("struct StrokeStyle: Hashable", "How a line is drawn.") {
      Row(
        "init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0)",
        "Makes a style; widths and dashes are in points."
      ) {
        (
          width: CGFloat, cap: CGLineCap, join: CGLineJoin, miter: CGFloat, dash: [CGFloat],
          phase: CGFloat
        ) in
        StrokeStyle(
          lineWidth: width, lineCap: cap, lineJoin: join, miterLimit: miter, dash: dash,
          dashPhase: phase)
      }
      Row.field("lineWidth", "CGFloat", "How wide the line is.", \StrokeStyle.lineWidth)
      Row.field("lineCap", "CGLineCap", "How it ends.", \StrokeStyle.lineCap)
      Row.field("lineJoin", "CGLineJoin", "What its corners are like.", \StrokeStyle.lineJoin)
      Row.field(
        "miterLimit", "CGFloat", "How long a pointed corner may be, in line widths.",
        \StrokeStyle.miterLimit)
      Row.field("dash", "[CGFloat]", "Lengths drawn and left out in turn.", \StrokeStyle.dash)
      Row.field(
        "dashPhase", "CGFloat", "How far into the dashes it begins.", \StrokeStyle.dashPhase)
    }
    Rows.type("struct FillStyle: Hashable", "How a figure is filled.") {
      Row("init(eoFill: Bool = false, antialiased: Bool = true)", "Makes a style.") {
        (evenOdd: Bool, antialiased: Bool) in FillStyle(eoFill: evenOdd, antialiased: antialiased)
      }
      Row.field("isEOFilled", "Bool", "By the even-odd rule.", \FillStyle.isEOFilled)
      Row.field("isAntialiased", "Bool", "Accepted: edges are soft.", \FillStyle.isAntialiased)
    }
    Rows.type("enum CGLineCap: Hashable", "How a line ends.") {
      Row.enumCase("butt", "Straight, at its last point.", CGLineCap.butt)
      Row.enumCase("round", "Round.", CGLineCap.round)
      Row.enumCase("square", "Straight, half its width further.", CGLineCap.square)
    }
    Rows.type("enum CGLineJoin: Hashable", "What a line's corners are like.") {
      Row.enumCase("miter", "Pointed.", CGLineJoin.miter)
      Row.enumCase("round", "Round.", CGLineJoin.round)
      Row.enumCase("bevel", "Cut off.", CGLineJoin.bevel)
    }
    Rows.type("enum RoundedCornerStyle: Hashable", "How round corners are.") {
      Row.enumCase("circular", "Parts of a circle.", RoundedCornerStyle.circular)
      Row.enumCase("continuous", "Smooth.", RoundedCornerStyle.continuous)
    }
  }
}

extension Path: NativeValue {}
extension CGAffineTransform: NativeValue {}
extension StrokeStyle: NativeValue {}
extension FillStyle: NativeValue {}
extension CGLineCap: NativeValue {}
extension CGLineJoin: NativeValue {}
extension RoundedCornerStyle: NativeValue {}
