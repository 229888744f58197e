extension Path {
  /// Adds a rectangle with equal rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addRoundedRect(in: rect, style, transform: transform) { _ in cornerSize }
  }

  /// Adds a rectangle with rounded corners of a radius each.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
  ) {
    addRoundedRect(in: rect, style, transform: transform) { quarter in
      let radius =
        switch quarter {
        case 0: cornerRadii.bottomTrailing
        case 1: cornerRadii.bottomLeading
        case 2: cornerRadii.topLeading
        default: cornerRadii.topTrailing
        }
      return CGSize(width: radius, height: radius)
    }
  }

  /// Adds a rectangle whose corners, from the bottom right one clockwise, have these sizes, each cut down to half of
  /// the rectangle. It begins at the middle of the right edge.
  private mutating func addRoundedRect(
    in rect: CGRect, _ style: RoundedCornerStyle, transform: CGAffineTransform,
    cornerSize: (_ quarter: Int) -> CGSize
  ) {
    guard transform.isIdentity else {
      var path = Path()
      path.addRoundedRect(in: rect, style, transform: .identity, cornerSize: cornerSize)
      return addPath(path, transform: transform)
    }
    let half = CGSize(width: rect.width / 2, height: rect.height / 2)
    reserve(2 + 4 * RoundedCorner.mostPieces)
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    for quarter in 0..<4 {
      let corner = cornerSize(quarter)
      let size = CGSize(
        width: min(max(corner.width, 0), half.width),
        height: min(max(corner.height, 0), half.height))
      let center = CGPoint(
        x: quarter == 0 || quarter == 3 ? rect.maxX - size.width : rect.minX + size.width,
        y: quarter < 2 ? rect.maxY - size.height : rect.minY + size.height)
      RoundedCorner(
        center: center, size: size, quarter: quarter, style: style, room: half
      ).add(to: &self)
    }
    closeSubpath()
  }
}

/// A rounded corner, from its first edge to its second, clockwise.
private struct RoundedCorner {
  /// The middle of the ellipse that a circular corner is a quarter of.
  let center: CGPoint
  let size: CGSize
  /// 0 for the bottom right corner, then clockwise.
  let quarter: Int
  private let bend: Bend

  /// How far along its edges a continuous corner bends where there is room, in radii. From there one curve, straight at
  /// its beginning and as bent as the circle at its end, meets the circle in the middle of the corner.
  private static let reach = 1.5287

  /// - Parameter room: How far each edge may bend, in points. A capsule's ends have none to spare: they are circular.
  init(center: CGPoint, size: CGSize, quarter: Int, style: RoundedCornerStyle, room: CGSize) {
    self.center = center
    self.size = size
    self.quarter = quarter
    guard style == .continuous, size.width > 0, size.height > 0 else {
      bend = Bend(reach: 1)
      return
    }
    let room = min(room.width / size.width, room.height / size.height)
    bend = room < Self.reach ? Bend(reach: max(room, 1)) : .whole
  }

  /// A line along the edge, and a curve on both sides of an arc.
  static let mostPieces = 4

  func add(to path: inout Path) {
    let start = point(1, bend.start)
    if path.currentPoint != start { path.addLine(to: start) }
    if bend.angle > 0 {
      path.addCurve(
        to: point(bend.end.dx, bend.end.dy), control1: point(1, bend.control1),
        control2: point(1, bend.control2))
    }
    let sweep = .pi / 2 - 2 * bend.angle
    if sweep > 1e-6 {
      path.append(
        .arc(
          Path.Arc(
            center: center, xAxis: CGVector(dx: size.width, dy: 0),
            yAxis: CGVector(dx: 0, dy: size.height),
            start: Double(quarter) * .pi / 2 + bend.angle, sweep: sweep)))
    }
    if bend.angle > 0 {
      path.addCurve(
        to: point(bend.start, 1), control1: point(bend.control2, 1),
        control2: point(bend.control1, 1))
    }
  }

  /// A point in radii from the centre, as the bottom right corner has it.
  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    let turned: (x: CGFloat, y: CGFloat) =
      switch quarter {
      case 0: (x, y)
      case 1: (-y, x)
      case 2: (-x, -y)
      default: (y, -x)
      }
    return CGPoint(x: center.x + turned.x * size.width, y: center.y + turned.y * size.height)
  }

  /// The curve between an edge and the circle: places along the edge in radii, from the circle's middle on.
  private struct Bend {
    /// How much of the quarter of the circle it stands for, in radians; up to half of it.
    let angle: CGFloat
    /// Where it leaves the edge.
    let start: CGFloat
    let control1: CGFloat
    let control2: CGFloat
    /// Where it meets the circle.
    let end: CGVector

    /// That of a corner with room enough, as most are.
    static let whole = Bend(reach: RoundedCorner.reach)

    init(reach: CGFloat) {
      angle = .pi / 4 * (reach - 1) / (RoundedCorner.reach - 1)
      let tangent = tan(angle / 2)
      // Where the circle's tangent at `angle` meets the edge; and as far before as gives the curve the circle's
      // curvature at its end, which is 2/3 · distance · sin(angle) / tangent².
      control2 = tangent
      control1 = angle > 0 ? tangent - 1.5 * tangent * tangent / sin(angle) : 0
      start = 1 - reach
      end = CGVector(dx: cos(angle), dy: sin(angle))
    }
  }
}
