extension Path {
  /// The path that `callback` builds.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  public init(_ rect: CGRect) { self.init(PathFigure(.rectangle, in: rect)) }

  public init(ellipseIn rect: CGRect) { self.init(PathFigure(.ellipse, in: rect)) }

  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init(PathFigure(.roundedRectangle(style), in: rect, corner: cornerSize))
  }

  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }

  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }
}

// Lines and curves.
extension Path {
  /// Begins a subpath at `end`.
  public mutating func move(to end: CGPoint) { append(.move(end)) }

  /// Adds a straight line to `end`.
  public mutating func addLine(to end: CGPoint) { append(.line(end)) }

  /// Begins a subpath at the first of `lines` and joins the others to it.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a quadratic Bézier curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quad(control: control, to: end))
  }

  /// Adds a cubic Bézier curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(control1: control1, control2: control2, to: end))
  }

  /// Joins the end of the subpath to its start.
  public mutating func closeSubpath() { append(.close) }

  /// Adds the pieces of `path`.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    append(path.applying(transform))
  }
}

// Arcs.
extension Path {
  /// Adds an arc of a circle, joined by a line to what was there before.
  ///
  /// - Parameter clockwise: `false` draws towards growing angles. As in SwiftUI that is what a screen, whose
  ///   y grows downwards, shows as clockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    if clockwise {
      if sweep <= -turn {
        sweep = -turn
      } else if sweep > 0 {
        sweep = sweep.truncatingRemainder(dividingBy: turn) - turn
      }
    } else {
      if sweep >= turn {
        sweep = turn
      } else if sweep < 0 {
        sweep = sweep.truncatingRemainder(dividingBy: turn) + turn
      }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(sweep),
      transform: transform)
  }

  /// Adds an arc of a circle over `delta`, joined by a line to what was there before.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    var path = Path()
    path.append(
      .arc(
        Arc(
          center: center, xAxis: CGVector(dx: radius, dy: 0), yAxis: CGVector(dx: 0, dy: radius),
          start: startAngle.radians, sweep: delta.radians)))
    for case .arc(let arc) in path.applying(transform).segments { addConnected(arc) }
  }

  /// Adds an arc of `radius` that touches both the line from the current point to `tangent1End` and the line from
  /// there to `tangent2End`, joined to the current point by a line.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = SIMD2(tangent1End.applying(transform))
    let start = currentPoint.map { SIMD2($0) } ?? corner
    let (before, after) = (start - corner, SIMD2(tangent2End.applying(transform)) - corner)
    let scale = before.length * after.length
    let cosine = (before * after).sum() / scale
    guard scale > 0, abs(cosine) < 1 - 1e-9, radius > 0, radius.isFinite else {
      return addLine(to: CGPoint(corner))
    }
    let (first, second) = (before / before.length, after / after.length)
    let half = acos(cosine) / 2
    let center = corner + radius / sin(half) * (first + second) / (first + second).length
    let from = corner + radius / tan(half) * first - center
    let to = corner + radius / tan(half) * second - center
    let start1 = atan2(from.y, from.x)
    var sweep = atan2(to.y, to.x) - start1
    if sweep > .pi { sweep -= 2 * .pi }
    if sweep < -.pi { sweep += 2 * .pi }
    addRelativeArc(
      center: CGPoint(center), radius: radius, startAngle: .radians(start1),
      delta: .radians(sweep))
  }

  /// Adds `arc` after a line, or a move where nothing precedes it, to its first point.
  mutating func addConnected(_ arc: Arc) {
    if let current = currentPoint {
      if current != arc.startPoint { addLine(to: arc.startPoint) }
    } else {
      move(to: arc.startPoint)
    }
    append(.arc(arc))
  }
}

// Whole figures.
extension Path {
  /// Adds a rectangle that begins at its top leading corner and runs clockwise.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addFigure(PathFigure(.rectangle, in: rect), transform)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse that begins at its right and runs clockwise.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addFigure(PathFigure(.ellipse, in: rect), transform)
  }

  mutating func addFigure(_ figure: PathFigure, _ transform: CGAffineTransform) {
    append(Path(figure).applying(transform))
  }
}
