/// A path as straight pieces, for renderers that fill scanlines.
package struct FlatPath: Sendable {
  /// The corners of all subpaths, one after the other. Every coordinate is finite.
  package private(set) var points: [SIMD2<Double>] = []
  /// Which of the points belong together.
  package private(set) var subpaths: [Subpath] = []

  /// One connected line.
  package struct Subpath: Sendable {
    package var range: Range<Int>
    /// Whether the last point is joined to the first.
    package var isClosed: Bool
  }

  package init() {}
}

extension FlatPath {
  /// Points beyond this many in one path are left out, so that no path takes memory without end.
  package static let pointLimit = 1 << 20

  /// How far a coordinate may reach, in points. Further ones stop here.
  package static let reach = 1e7

  /// Begins a subpath.
  mutating func begin() {
    subpaths.append(Subpath(range: points.count..<points.count, isClosed: false))
  }

  /// Adds a corner to the subpath that was begun last.
  mutating func add(_ point: SIMD2<Double>) {
    guard !subpaths.isEmpty, points.count < Self.pointLimit else { return }
    points.append(
      point.clamped(
        lowerBound: .init(repeating: -Self.reach), upperBound: .init(repeating: Self.reach)))
    subpaths[subpaths.count - 1].range =
      subpaths[subpaths.count - 1].range.lowerBound..<points.count
  }

  /// Joins the end of the last subpath to its start.
  mutating func close() {
    guard !subpaths.isEmpty else { return }
    subpaths[subpaths.count - 1].isClosed = true
  }

  /// Adds a whole subpath.
  mutating func add(_ corners: [SIMD2<Double>], closed: Bool) {
    begin()
    for corner in corners { add(corner) }
    if closed { close() }
  }

  /// The smallest rectangle that holds all points; `.null` without any.
  var boundingRect: CGRect {
    guard var low = points.first else { return .null }
    var high = low
    for point in points {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The points with each coordinate scaled by its own factor.
  package mutating func scale(by factor: SIMD2<Double>) {
    for index in points.indices { points[index] *= factor }
  }
}

extension Path {
  /// The path as straight pieces, none further from the curve than `tolerance` points.
  ///
  /// Pieces with a coordinate that is no number are left out.
  package func flattened(tolerance: Double) -> FlatPath {
    var flat = FlatPath()
    var start = SIMD2<Double>.zero
    var current = SIMD2<Double>.zero
    var isOpen = false
    for segment in segments {
      if case .close = segment {
        if isOpen { flat.close() }
        isOpen = false
        current = start
        continue
      }
      guard segment.isFinite else { continue }
      if case .move(let to) = segment {
        flat.begin()
        start = SIMD2(to)
        current = start
        flat.add(current)
        isOpen = true
        continue
      }
      if !isOpen {
        flat.begin()
        start = current
        flat.add(current)
        isOpen = true
      }
      segment.flatten(from: current, tolerance: tolerance) { flat.add($0) }
      current = flat.points.last ?? current
    }
    return flat
  }
}

extension Path.Segment {
  /// Gives the ends of the straight pieces that stand for this piece, in order, without its start.
  @inlinable
  package func flatten(
    from start: SIMD2<Double>, tolerance: Double, into add: (SIMD2<Double>) -> Void
  ) {
    let tolerance = max(tolerance, 1e-3)
    switch self {
    case .move(let to), .line(let to): add(SIMD2(to))
    case .close: break
    case .quad(let control, let to):
      let (control, end) = (SIMD2(control), SIMD2(to))
      let bend = (start - 2 * control + end).length
      let count = Self.pieces((bend / (4 * tolerance)).squareRoot(), limit: 256)
      for index in 1..<max(count, 1) {
        let t = Double(index) / Double(count)
        let u = 1 - t
        add(u * u * start + 2 * u * t * control + t * t * end)
      }
      add(end)
    case .curve(let control1, let control2, let to):
      let (control1, control2, end) = (SIMD2(control1), SIMD2(control2), SIMD2(to))
      let bend = max(
        (start - 2 * control1 + control2).length, (control1 - 2 * control2 + end).length)
      let count = Self.pieces((0.75 * bend / tolerance).squareRoot(), limit: 256)
      for index in 1..<max(count, 1) {
        let t = Double(index) / Double(count)
        let u = 1 - t
        let inner = 3 * u * u * t * control1 + 3 * u * t * t * control2
        add(u * u * u * start + inner + t * t * t * end)
      }
      add(end)
    case .arc(let arc):
      let radius = max(arc.xAxis.length, arc.yAxis.length, tolerance)
      let step = 2 * acos(max(1 - tolerance / radius, -1))
      let count = Self.pieces(abs(arc.sweep) / max(step, 1e-3), limit: 4096)
      for index in 1...count {
        add(SIMD2(arc.point(at: arc.start + arc.sweep * Double(index) / Double(count))))
      }
    }
  }

  @usableFromInline static func pieces(_ count: Double, limit: Double) -> Int {
    Int(min(max(count.rounded(.up), 1), limit))
  }

  /// Whether every number in this piece is finite.
  @inlinable package var isFinite: Bool {
    switch self {
    case .move(let to), .line(let to): to.isFinite
    case .quad(let control, let to): control.isFinite && to.isFinite
    case .curve(let control1, let control2, let to):
      control1.isFinite && control2.isFinite && to.isFinite
    case .arc(let arc):
      arc.center.isFinite && (arc.xAxis.length + arc.yAxis.length).isFinite
        && (arc.start + arc.sweep).isFinite
    case .close: true
    }
  }
}

extension CGPoint {
  @usableFromInline var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGVector {
  @usableFromInline var length: Double { (dx * dx + dy * dy).squareRoot() }
}

extension SIMD2<Double> {
  @inlinable package init(_ point: CGPoint) { self.init(point.x, point.y) }

  @usableFromInline var length: Double { (x * x + y * y).squareRoot() }

  /// This vector turned a quarter, from right to down as the screen has it.
  var turned: SIMD2<Double> { SIMD2(-y, x) }
}

extension CGPoint {
  init(_ point: SIMD2<Double>) { self.init(x: point.x, y: point.y) }
}
