extension Path {
  /// Adds a rectangle with equal rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addFigure(PathFigure(.roundedRectangle(style), in: rect, corner: cornerSize), transform)
  }

  /// Adds a rectangle with rounded corners of a radius each.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
  ) {
    let radii = [
      cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading,
      cornerRadii.topTrailing,
    ]
    let half = CGSize(width: rect.width / 2, height: rect.height / 2)
    var path = Path()
    let segments = Segment.roundedRect(rect, style) { quarter in
      let radius = max(0, radii[quarter])
      return CGSize(width: min(radius, half.width), height: min(radius, half.height))
    }
    for segment in segments { path.append(segment) }
    addPath(path, transform: transform)
  }
}

extension Path.Segment {
  /// A rectangle whose corners, from the bottom right one clockwise, have these sizes, each at most half of the rectangle. It
  /// begins at the middle of the right edge.
  static func roundedRect(
    _ rect: CGRect, _ style: RoundedCornerStyle, cornerSize: (_ quarter: Int) -> CGSize
  ) -> [Path.Segment] {
    let half = CGSize(width: rect.width / 2, height: rect.height / 2)
    var segments: [Path.Segment] = []
    segments.reserveCapacity(2 + 4 * RoundedCorner.mostPieces)
    var current = CGPoint(x: rect.maxX, y: rect.midY)
    segments.append(.move(current))
    for quarter in 0..<4 {
      let size = cornerSize(quarter)
      let center = CGPoint(
        x: quarter == 0 || quarter == 3 ? rect.maxX - size.width : rect.minX + size.width,
        y: quarter < 2 ? rect.maxY - size.height : rect.minY + size.height)
      RoundedCorner(center: center, size: size, quarter: quarter, style: style, room: half)
        .add(to: &segments, after: &current)
    }
    segments.append(.close)
    return segments
  }
}

/// A rounded corner, from its first edge to its second, clockwise.
private struct RoundedCorner {
  /// The middle of the ellipse that a circular corner is a quarter of.
  let center: CGPoint
  let size: CGSize
  /// 0 for the bottom right corner, then clockwise.
  let quarter: Int
  private let bend: CornerBend

  /// - Parameter room: How far each edge may bend, in points.
  init(center: CGPoint, size: CGSize, quarter: Int, style: RoundedCornerStyle, room: CGSize) {
    self.center = center
    self.size = size
    self.quarter = quarter
    guard style == .continuous, size.width > 0, size.height > 0 else {
      bend = .circular
      return
    }
    bend = CornerBend(room: min(room.width / size.width, room.height / size.height))
  }

  /// A line along the edge, and a curve on both sides of an arc.
  static let mostPieces = 4

  /// - Parameter current: Where the pieces before end, and then where these do.
  func add(to segments: inout [Path.Segment], after current: inout CGPoint) {
    let start = point(1, bend.start)
    if current != start { segments.append(.line(start)) }
    current = start
    if bend.angle > 0 {
      current = point(bend.end.dx, bend.end.dy)
      segments.append(
        .curve(control1: point(1, bend.control1), control2: point(1, bend.control2), to: current))
    }
    let sweep = .pi / 2 - 2 * bend.angle
    if sweep > 1e-6 {
      let arc = Path.Arc(
        center: center, xAxis: CGVector(dx: size.width, dy: 0),
        yAxis: CGVector(dx: 0, dy: size.height), start: Double(quarter) * .pi / 2 + bend.angle,
        sweep: sweep)
      segments.append(.arc(arc))
      current = arc.endPoint
    }
    if bend.angle > 0 {
      current = point(bend.start, 1)
      segments.append(
        .curve(control1: point(bend.control2, 1), control2: point(bend.control1, 1), to: current))
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
}
