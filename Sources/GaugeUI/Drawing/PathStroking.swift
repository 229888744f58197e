extension Path {
  /// The outline of a line along this path, as SwiftUI's `strokedPath(_:)`: fill it by the nonzero rule.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    Path(flattened(tolerance: 0.05).stroked(style, tolerance: 0.05))
  }

  /// A path of straight lines.
  init(_ flat: FlatPath) {
    self.init()
    for subpath in flat.subpaths where !subpath.range.isEmpty {
      move(to: CGPoint(flat.points[subpath.range.lowerBound]))
      for index in subpath.range.dropFirst() { addLine(to: CGPoint(flat.points[index])) }
      if subpath.isClosed { closeSubpath() }
    }
  }
}

extension FlatPath {
  /// The outline of a line along these pieces, to be filled by the nonzero rule.
  ///
  /// A width of zero or less, or that is no number, gives nothing.
  package func stroked(_ style: StrokeStyle, tolerance: Double) -> FlatPath {
    var outline = FlatPath()
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return outline }
    let stroker = Stroker(style: style, tolerance: tolerance)
    let dashed = dashed(style.dash, phase: style.dashPhase)
    for subpath in dashed.subpaths {
      stroker.stroke(
        Array(dashed.points[subpath.range]), closed: subpath.isClosed, into: &outline)
    }
    return outline
  }
}

/// Draws the outline of one line.
///
/// Both sides are walked at half a line width from the line. At a bend the outer side gets the join; the inner side
/// goes through the corner itself where it would otherwise turn back, so that the winding number is positive
/// everywhere inside the line, however tight the bend.
private struct Stroker {
  let half: Double
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: Double
  /// The angle of one straight piece of a round cap or join.
  let step: Double

  init(style: StrokeStyle, tolerance: Double) {
    half = style.lineWidth / 2
    cap = style.lineCap
    join = style.lineJoin
    miterLimit = style.miterLimit.isNaN ? 10 : style.miterLimit
    step = 2 * acos(max(1 - tolerance / max(half, tolerance), 0.5))
  }

  func stroke(_ points: [SIMD2<Double>], closed: Bool, into outline: inout FlatPath) {
    var corners: [SIMD2<Double>] = []
    corners.reserveCapacity(points.count)
    for point in points where corners.last.map({ ($0 - point).length > 1e-7 }) ?? true {
      corners.append(point)
    }
    if closed, corners.count > 1, (corners[0] - corners[corners.count - 1]).length <= 1e-7 {
      corners.removeLast()
    }
    guard corners.count > 1 else {
      if let point = corners.first { dot(at: point, into: &outline) }
      return
    }
    let isLoop = closed && corners.count > 2
    let count = isLoop ? corners.count : corners.count - 1
    let directions = (0..<count).map { index in
      let along = corners[(index + 1) % corners.count] - corners[index]
      return along / along.length
    }
    let lengths = (0..<count).map { (corners[($0 + 1) % corners.count] - corners[$0]).length }
    var side: [SIMD2<Double>] = []
    side.reserveCapacity(2 * corners.count + 16)
    if isLoop {
      for index in 0..<count {
        let before = (index + count - 1) % count
        bend(
          at: corners[index], from: directions[before], to: directions[index],
          room: min(lengths[before], lengths[index]), into: &side)
      }
      outline.add(side, closed: true)
      side.removeAll(keepingCapacity: true)
      for index in (0..<count).reversed() {
        let before = (index + count - 1) % count
        bend(
          at: corners[index], from: -directions[index], to: -directions[before],
          room: min(lengths[before], lengths[index]), into: &side)
      }
      outline.add(side, closed: true)
    } else {
      end(at: corners[0], towards: -directions[0], into: &side)
      for index in 1..<max(count, 1) {
        bend(
          at: corners[index], from: directions[index - 1], to: directions[index],
          room: min(lengths[index - 1], lengths[index]), into: &side)
      }
      end(at: corners[count], towards: directions[count - 1], into: &side)
      for index in (1..<max(count, 1)).reversed() {
        bend(
          at: corners[index], from: -directions[index], to: -directions[index - 1],
          room: min(lengths[index - 1], lengths[index]), into: &side)
      }
      outline.add(side, closed: true)
    }
  }

  /// A line of no length: round and square caps still show.
  private func dot(at point: SIMD2<Double>, into outline: inout FlatPath) {
    guard cap != .butt else { return }
    var side: [SIMD2<Double>] = []
    end(at: point, towards: SIMD2(-1, 0), into: &side)
    end(at: point, towards: SIMD2(1, 0), into: &side)
    outline.add(side, closed: true)
  }

  /// Adds the left side of the bend at `corner`; left is where `-turned` points, outer when the line turns right.
  private func bend(
    at corner: SIMD2<Double>, from: SIMD2<Double>, to: SIMD2<Double>, room: Double,
    into side: inout [SIMD2<Double>]
  ) {
    let (first, last) = (corner - half * from.turned, corner - half * to.turned)
    let cross = from.x * to.y - from.y * to.x
    let dot = (from * to).sum()
    // Where both sides meet, if they do: at half / cos(angle / 2) along the bisector.
    let meeting = corner - half * (from.turned + to.turned) / max(1 + dot, 1e-9)
    let reach = half * abs(cross) / max(1 + dot, 1e-9)
    if cross < 0 {
      if dot > 0, reach <= room / 2 {
        side.append(meeting)
      } else {
        side += [first, corner, last]
      }
      return
    }
    if dot > 0.97, join != .bevel || dot > 0.9999 {
      side.append(meeting)
      return
    }
    switch join {
    case .miter where (1 + dot) * miterLimit * miterLimit >= 2: side.append(meeting)
    case .round: arc(around: corner, from: from, angle: acos(min(max(dot, -1), 1)), into: &side)
    case .miter, .bevel: side += [first, last]
    }
  }

  /// Adds the end of a line that runs out at `point` in `direction`, from its left side to its right.
  private func end(
    at point: SIMD2<Double>, towards direction: SIMD2<Double>, into side: inout [SIMD2<Double>]
  ) {
    switch cap {
    case .round: arc(around: point, from: direction, angle: .pi, into: &side)
    case .square, .butt:
      let tip = cap == .square ? point + half * direction : point
      side += [tip - half * direction.turned, tip + half * direction.turned]
    }
  }

  /// More than a circle of 100,000 points needs.
  private static let mostSteps = 4096.0

  /// Adds an arc over `angle`, clockwise, that begins at the left of a line running in `direction`.
  private func arc(
    around center: SIMD2<Double>, from direction: SIMD2<Double>, angle: Double,
    into side: inout [SIMD2<Double>]
  ) {
    let steps = (angle / step).rounded(.up)
    // Not a number where lines are too wide to tell.
    let count = steps < Self.mostSteps ? Int(max(steps, 1)) : Int(Self.mostSteps)
    let start = -direction.turned
    for index in 0...count {
      let turn = angle * Double(index) / Double(count)
      side.append(center + half * (cos(turn) * start + sin(turn) * start.turned))
    }
  }
}
