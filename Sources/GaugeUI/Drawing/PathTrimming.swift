extension Path {
  /// The part of the path from one fraction of its length to another, each 0…1. Arcs stay arcs.
  ///
  /// Fractions outside 0…1 are clamped; a part that does not end after its start is empty.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let pieces = measuredPieces
    let total = pieces.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return Path() }
    let (low, high) = (from * total, to * total)
    var trimmed = Path()
    var position = 0.0
    for piece in pieces {
      let end = position + piece.length
      defer { position = end }
      guard piece.length > 0, end > low, position < high else { continue }
      let first = piece.parameter(at: max(low - position, 0))
      let last = piece.parameter(at: min(high - position, piece.length))
      let part = piece.part(from: first, to: last)
      if trimmed.isEmpty || first > 0 || piece.startsSubpath { trimmed.move(to: part.start) }
      trimmed.append(part.segment)
    }
    return trimmed
  }

  /// The path's lines and curves with their starts and lengths; closing lines are lines of their own.
  private var measuredPieces: [MeasuredPiece] {
    var pieces: [MeasuredPiece] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    var begins = true
    for segment in segments where segment.isFinite {
      switch segment {
      case .move(let to):
        (start, current, begins) = (to, to, true)
        continue
      case .close:
        if current != start {
          pieces.append(MeasuredPiece(start: current, segment: .line(start), startsSubpath: begins))
        }
        (current, begins) = (start, true)
        continue
      case .line(let to), .quad(_, let to), .curve(_, _, let to):
        pieces.append(MeasuredPiece(start: current, segment: segment, startsSubpath: begins))
        current = to
      case .arc(let arc):
        pieces.append(
          MeasuredPiece(start: arc.startPoint, segment: segment, startsSubpath: begins))
        current = arc.endPoint
      }
      begins = false
    }
    return pieces
  }
}

/// A line or curve and how long it is.
private struct MeasuredPiece {
  let start: CGPoint
  let segment: Path.Segment
  let startsSubpath: Bool
  let length: Double
  /// The length from the start to each of equally spaced parameters; `nil` where length grows evenly.
  private let lengths: [Double]?

  /// How finely an uneven curve is measured: the place found is off by less than a thousandth of its length.
  private static let samples = 128

  init(start: CGPoint, segment: Path.Segment, startsSubpath: Bool) {
    self.start = start
    self.segment = segment
    self.startsSubpath = startsSubpath
    switch segment {
    case .line(let to):
      length = (SIMD2(to) - SIMD2(start)).length
      lengths = nil
    case .arc(let arc) where arc.isCircular:
      length = arc.xAxis.length * abs(arc.sweep)
      lengths = nil
    default:
      var sums = [0.0]
      var last = SIMD2(start)
      for index in 1...Self.samples {
        let next = segment.point(at: Double(index) / Double(Self.samples), from: start)
        sums.append(sums[index - 1] + (next - last).length)
        last = next
      }
      length = sums[Self.samples]
      lengths = sums
    }
  }

  /// The parameter, 0…1, that is `distance` from the start.
  func parameter(at distance: Double) -> Double {
    if distance <= 0 { return 0 }
    if distance >= length { return 1 }
    guard let lengths else { return distance / length }
    let index = lengths.firstIndex { $0 >= distance } ?? Self.samples
    guard index > 0 else { return 0 }
    let span = lengths[index] - lengths[index - 1]
    let part = span > 0 ? (distance - lengths[index - 1]) / span : 0
    return (Double(index - 1) + part) / Double(Self.samples)
  }

  /// The part from one parameter to another.
  func part(from: Double, to: Double) -> (start: CGPoint, segment: Path.Segment) {
    if from == 0, to == 1 { return (start, segment) }
    func at(_ t: Double) -> SIMD2<Double> { segment.point(at: t, from: start) }
    let (first, last) = (at(from), at(to))
    let span = to - from
    switch segment {
    case .arc(var arc):
      arc.start += arc.sweep * from
      arc.sweep *= span
      return (arc.startPoint, .arc(arc))
    case .quad(let control, let end):
      let slope =
        2 * (1 - from) * (SIMD2(control) - SIMD2(start)) + 2 * from * (SIMD2(end) - SIMD2(control))
      return (CGPoint(first), .quad(control: CGPoint(first + span / 2 * slope), to: CGPoint(last)))
    case .curve(let control1, let control2, let end):
      let sides = [
        SIMD2(control1) - SIMD2(start), SIMD2(control2) - SIMD2(control1),
        SIMD2(end) - SIMD2(control2),
      ]
      func slope(_ t: Double) -> SIMD2<Double> {
        3 * ((1 - t) * (1 - t) * sides[0] + 2 * (1 - t) * t * sides[1] + t * t * sides[2])
      }
      return (
        CGPoint(first),
        .curve(
          control1: CGPoint(first + span / 3 * slope(from)),
          control2: CGPoint(last - span / 3 * slope(to)), to: CGPoint(last))
      )
    case .line, .move, .close: return (CGPoint(first), .line(CGPoint(last)))
    }
  }
}

extension Path.Segment {
  /// The point at `t`, 0…1, of a piece that begins at `start`.
  fileprivate func point(at t: Double, from start: CGPoint) -> SIMD2<Double> {
    let (start, u) = (SIMD2(start), 1 - t)
    switch self {
    case .move(let to), .line(let to): return u * start + t * SIMD2(to)
    case .close: return start
    case .quad(let control, let to):
      return u * u * start + 2 * u * t * SIMD2(control) + t * t * SIMD2(to)
    case .curve(let control1, let control2, let to):
      let inner = 3 * u * u * t * SIMD2(control1) + 3 * u * t * t * SIMD2(control2)
      return u * u * u * start + inner + t * t * t * SIMD2(to)
    case .arc(let arc): return SIMD2(arc.point(at: arc.start + arc.sweep * t))
    }
  }
}

extension Path.Arc {
  /// Whether this is part of a circle, where length grows evenly with the angle.
  var isCircular: Bool {
    let across = abs(xAxis.dx * yAxis.dx + xAxis.dy * yAxis.dy)
    let (first, second) = (xAxis.length, yAxis.length)
    return abs(first - second) <= 1e-9 * first && across <= 1e-9 * first * first
  }
}
