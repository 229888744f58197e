import GaugeUI

extension Catalogue {
  /// Paths and how lines are drawn.
  @RowBuilder static var paths: [Row] {
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
      drawing
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
      "mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool)",
      "Goes along a circle; on screen `clockwise: false` turns clockwise."
    ) {
      (
        path: inout Path, center: CGPoint, radius: CGFloat, start: Angle, end: Angle,
        clockwise: Bool
      ) in
      path.addArc(
        center: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise)
      return Value.void
    }
    Row.mutating(
      "mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle)",
      "Goes along a circle by an angle."
    ) { (path: inout Path, center: CGPoint, radius: CGFloat, start: Angle, delta: Angle) in
      path.addRelativeArc(center: center, radius: radius, startAngle: start, delta: delta)
      return Value.void
    }
    Row.mutating("mutating func addRect(_ rect: CGRect)", "Adds a rectangle.") {
      (path: inout Path, rect: CGRect) in
      path.addRect(rect)
      return Value.void
    }
    Row.mutating("mutating func addEllipse(in rect: CGRect)", "Adds an ellipse.") {
      (path: inout Path, rect: CGRect) in
      path.addEllipse(in: rect)
      return Value.void
    }
    Row.mutating(
      "mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)",
      "Adds a rectangle with round corners."
    ) {
      (path: inout Path, rect: CGRect, corner: CGSize, style: RoundedCornerStyle) in
      path.addRoundedRect(in: rect, cornerSize: corner, style: style)
      return Value.void
    }
    Row.mutating("mutating func addPath(_ path: Path)", "Adds another path.") {
      (path: inout Path, other: Path) in
      path.addPath(other)
      return Value.void
    }
    Row.mutating("mutating func closeSubpath()", "Goes back to where the line began.") {
      (path: inout Path) in
      path.closeSubpath()
      return Value.void
    }
  }

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
      Row.field("dash", "[CGFloat]", "Lengths drawn and left out in turn.", \StrokeStyle.dash)
      Row.field(
        "dashPhase", "CGFloat", "How far into the dashes it begins.", \StrokeStyle.dashPhase)
    }
    Rows.type("struct FillStyle: Hashable", "How a figure is filled.") {
      Row("init(eoFill: Bool = false, antialiased: Bool = true)", "Makes a style.") {
        (evenOdd: Bool, antialiased: Bool) in FillStyle(eoFill: evenOdd, antialiased: antialiased)
      }
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
