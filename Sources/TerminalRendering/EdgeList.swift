import GaugeUI

/// The edges of an outline in points of the grid, as far as they cross lines of points.
struct EdgeList {
  /// How many points of the grid one of the outline is wide and high.
  var scale = SIMD2<Double>(1, 1)
  /// How many lines the grid has.
  var lines: Int32 = 0
  private(set) var edges: [Edge] = []
  private var firstLine = Int32.max
  private var endLine = Int32.min

  /// The lines that edges cross.
  var crossedLines: Range<Int>? { firstLine < endLine ? Int(firstLine)..<Int(endLine) : nil }

  /// A straight piece, or part of an ellipse's left or right half, that crosses some lines once each.
  struct Edge {
    /// The lines that it crosses.
    var first: Int32
    var last: Int32
    /// 2 where it runs down, else 0.
    var direction: Int32
    /// The edge before among those that begin at the same line, or −1.
    var next: Int32 = -1
    /// Where a straight piece crosses the next line, and how much further right each other; or the middle of an ellipse.
    var x: FixedPlace
    var slope = FixedPlace(units: 0)
    /// The ellipse's radius across in units of a place, negative for the left half; 0 for a straight piece.
    var radius = 0.0
    /// How far the next line is below the middle, and each is below the one before, in radii.
    var height = 0.0
    var step = 0.0

    /// Whether it crosses all its lines at the same place.
    @inline(__always) var isUpright: Bool { slope.units == 0 && radius == 0 }

    /// The first column right of where this edge crosses the next line.
    @inline(__always) mutating func nextColumn() -> Int {
      guard radius != 0 else {
        defer { x.units &+= slope.units }
        return x.nextColumn
      }
      defer { height += step }
      let across = radius * max(1 - height * height, 0).squareRoot()
      return FixedPlace(units: x.units &+ Int(across)).nextColumn
    }
  }
}

/// A place across the grid, or a distance, in whole units: what comes to the same but for rounding is the same.
struct FixedPlace {
  var units: Int

  /// Units in a point.
  static let one = Double(1 << 24)

  init(units: Int) { self.units = units }

  @inline(__always) init(_ place: Double) {
    // Further away it makes no difference. In this order what is no number is far away too.
    units = Int(min(1e11, max(-1e11, place)) * Self.one + (place < 0 ? -0.5 : 0.5))
  }

  /// The first column whose middle is not left of here.
  @inline(__always) var nextColumn: Int { (units &+ (1 << 23 - 1)) >> 24 }
}

extension EdgeList {
  mutating func removeAll() {
    edges.removeAll(keepingCapacity: true)
    (firstLine, endLine) = (.max, .min)
  }

  /// Calls `body` with the edges, to walk along them.
  @inline(__always)
  mutating func walk(_ body: (UnsafeMutableBufferPointer<Edge>) -> Void) {
    edges.withUnsafeMutableBufferPointer { body($0) }
  }

  /// Adds the edges of a path of straight pieces, each subpath joined to its start.
  mutating func add(_ path: FlatPath) {
    path.points.withUnsafeBufferPointer { points in
      for subpath in path.subpaths where subpath.range.count > 1 {
        var from = points[subpath.range.upperBound - 1] * scale
        for index in subpath.range {
          let to = points[index] * scale
          addLine(from, to)
          from = to
        }
      }
    }
  }

  /// Adds the edges of a path, each subpath joined to its start. Arcs of upright ellipses stay arcs; other curves become
  /// straight pieces.
  mutating func add(_ path: Path, tolerance: Double) {
    path.segments.withUnsafeBufferPointer { segments in
      var start = SIMD2<Double>.zero
      var current = SIMD2<Double>.zero
      for segment in segments {
        switch segment {
        case .close:
          addLine(current * scale, start * scale)
          current = start
        case _ where edges.count >= FlatPath.pointLimit: break
        case .move(let to) where to.isFinite:
          addLine(current * scale, start * scale)
          start = Self.reachable(SIMD2(to))
          current = start
        case .line(let to) where to.isFinite:
          let to = Self.reachable(SIMD2(to))
          addLine(current * scale, to * scale)
          current = to
        case _ where !segment.isFinite: break
        case .curve(let control1, let control2, let to)
        where !crossesLines(
          min(current.y, min(control1.y, min(control2.y, to.y))),
          max(current.y, max(control1.y, max(control2.y, to.y)))):
          current = Self.reachable(SIMD2(to))
        case .arc(let arc) where arc.isUpright:
          current = addArc(arc, from: current)
        default:
          var from = current
          segment.flatten(from: current, tolerance: tolerance) { to in
            let to = Self.reachable(to)
            addLine(from * scale, to * scale)
            from = to
          }
          current = from
        }
      }
      addLine(current * scale, start * scale)
    }
  }

  @inline(__always)
  private static func reachable(_ point: SIMD2<Double>) -> SIMD2<Double> {
    let reach = FlatPath.reach
    return SIMD2(min(max(point.x, -reach), reach), min(max(point.y, -reach), reach))
  }

  @inline(__always)
  private mutating func addLine(_ from: SIMD2<Double>, _ to: SIMD2<Double>) {
    guard let lines = lines(from.y, to.y) else { return }
    let slope = (to.x - from.x) / (to.y - from.y)
    let x = from.x + (Double(lines.lowerBound) + 0.5 - from.y) * slope
    // Of an edge that crosses one line only the slope, whatever it is, is not needed.
    let isOne = lines.upperBound &- lines.lowerBound == 1
    edges.append(
      Edge(
        first: lines.lowerBound, last: lines.upperBound, direction: to.y > from.y ? 2 : 0,
        x: FixedPlace(x), slope: isOne ? FixedPlace(units: 0) : FixedPlace(slope)))
  }

  /// The lines that lie between two heights; `nil` for none.
  @inline(__always)
  private mutating func lines(_ from: Double, _ to: Double) -> Range<Int32>? {
    let (first, end) = (line(at: min(from, to)), line(at: max(from, to)))
    guard first < end else { return nil }
    firstLine = min(firstLine, first)
    endLine = max(endLine, end)
    return first..<end
  }

  /// Whether a line lies between two heights of the outline.
  @inline(__always)
  private func crossesLines(_ top: Double, _ bottom: Double) -> Bool {
    line(at: top * scale.y) < line(at: bottom * scale.y)
  }

  /// The first line whose middle is not above a height.
  @inline(__always)
  func line(at height: Double) -> Int32 {
    guard height > 0.5 else { return 0 }
    guard height < Double(lines) else { return lines }
    let line = Int32(height - 0.5)
    return Double(line) < height - 0.5 ? line &+ 1 : line
  }

  /// Adds an arc quarter by quarter, each of which crosses a line at most once, and returns its end.
  ///
  /// Each quarter begins at the very height where what comes before it ended: a gap would let a line leak.
  private mutating func addArc(_ arc: Path.Arc, from start: SIMD2<Double>) -> SIMD2<Double> {
    let quarter = Double.pi / 2
    let isForward = arc.sweep >= 0
    var angle = arc.start
    let end = arc.start + arc.sweep
    var from = start
    while isForward ? angle < end : angle > end {
      // The next whole quarter, even if this one was missed by a rounding error.
      let place = (angle / quarter + (isForward ? 1e-9 : -1e-9))
      let whole = (isForward ? place.rounded(.down) + 1 : place.rounded(.up) - 1) * quarter
      let next = isForward ? min(whole, end) : max(whole, end)
      let to = arc.exactPoint(at: next)
      let middle = (angle + next) / 2
      let isRight = (middle / quarter - 1).truncatingRemainder(dividingBy: 4)
      let isLeft = isRight < 0 ? isRight + 4 < 2 : isRight < 2
      if let lines = lines(from.y * scale.y, to.y * scale.y) {
        let step = 1 / (arc.yAxis.dy * scale.y)
        let radius = (isLeft ? -arc.xAxis.dx : arc.xAxis.dx) * scale.x
        edges.append(
          Edge(
            first: lines.lowerBound, last: lines.upperBound, direction: to.y > from.y ? 2 : 0,
            x: FixedPlace(arc.center.x * scale.x),
            radius: min(max(radius, -1e11), 1e11) * FixedPlace.one,
            height: (Double(lines.lowerBound) + 0.5 - arc.center.y * scale.y) * step, step: step))
      }
      (angle, from) = (next, to)
    }
    return from
  }
}
extension CGPoint {
  @inline(__always) fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Path.Arc {
  /// Whether the arc is one of an ellipse whose axes are not turned, neither flat nor out of reach, and goes round it once
  /// at most.
  fileprivate var isUpright: Bool {
    xAxis.dy == 0 && yAxis.dx == 0 && xAxis.dx != 0 && abs(yAxis.dy) > 1e-6
      && abs(sweep) <= 2 * .pi + 1e-9
      && abs(start) < 1e6 && abs(center.x) + abs(xAxis.dx) < FlatPath.reach
      && abs(center.y) + abs(yAxis.dy) < FlatPath.reach
  }

  /// The point at `angle`, at whole quarters without a rounding error.
  fileprivate func exactPoint(at angle: Double) -> SIMD2<Double> {
    let quarters = angle / (.pi / 2)
    let whole = quarters.rounded()
    guard abs(quarters - whole) < 1e-9 else { return SIMD2(point(at: angle)) }
    return switch Int(whole) & 3 {
    case 0: SIMD2(center.x + xAxis.dx, center.y)
    case 1: SIMD2(center.x, center.y + yAxis.dy)
    case 2: SIMD2(center.x - xAxis.dx, center.y)
    default: SIMD2(center.x, center.y - yAxis.dy)
    }
  }
}
