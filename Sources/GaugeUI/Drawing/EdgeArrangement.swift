/// The edges of several areas, cut where they meet, so that no two cross.
///
/// On each side of a piece of edge every area is either inside or outside all along. What a combination of areas is
/// bounded by are the pieces with its inside on one side only.
struct EdgeArrangement {
  /// Corners on a grid of `1 / scale` points, which makes equal corners equal.
  private typealias Corner = SIMD2<Int64>

  private struct Piece: Hashable {
    var from: Corner
    var to: Corner
  }

  private let areas: [FlatPath]
  private let evenOdd: Bool
  private let edges: EdgeTable
  /// The pieces of all edges, in order and direction, each with the edge that it is part of.
  private var pieces: [(piece: Piece, edge: EdgeTable.Edge)] = []

  /// Corners to a point: a millionth of a point is far below what any renderer shows.
  private static let scale = 1e6
  /// How far beside a piece its sides are looked at, in points.
  private static let side = 1e-5
  /// Edges beyond this many would take more than a second to cut: what they bound is left as the first area is.
  private static let limit = 8192

  init(_ areas: [FlatPath], evenOdd: Bool) {
    self.areas = areas
    self.evenOdd = evenOdd
    edges = EdgeTable(areas)
    guard edges.count <= Self.limit else { return }
    let cuts = edges.cuts
    for (index, edge) in edges.all.enumerated() {
      let inner = cuts[index].filter { $0.place > 0 && $0.place < 1 }
        .sorted { $0.place < $1.place }.map(\.point)
      let corners = ([edge.from] + inner + [edge.to]).map { Self.corner($0) }
      for (from, to) in zip(corners, corners.dropFirst()) where from != to {
        pieces.append((Piece(from: from, to: to), edge))
      }
    }
  }

  private static func corner(_ point: SIMD2<Double>) -> Corner {
    let scaled = (point * scale).rounded(.toNearestOrEven)
    return Corner(Int64(scaled.x), Int64(scaled.y))
  }

  private static func point(_ corner: Corner) -> SIMD2<Double> {
    SIMD2(Double(corner.x), Double(corner.y)) / scale
  }
}

extension EdgeArrangement {
  /// The boundary of the area in which `isInside` holds, given for each area whether a point lies in it. The inside lies
  /// to the right of each line, which the screen shows as clockwise.
  func boundary(_ isInside: ([Bool]) -> Bool) -> FlatPath {
    guard edges.count <= Self.limit else { return areas.first ?? FlatPath() }
    var seen: Set<Piece> = []
    var kept: [Piece] = []
    for (piece, _) in pieces {
      let back = Piece(from: piece.to, to: piece.from)
      guard !seen.contains(back), seen.insert(piece).inserted else { continue }
      let (from, to) = (Self.point(piece.from), Self.point(piece.to))
      let across = (to - from).turned / (to - from).length * Self.side
      let middle = (from + to) / 2
      switch (isInside(inside(middle + across)), isInside(inside(middle - across))) {
      case (true, false): kept.append(piece)
      case (false, true): kept.append(back)
      default: break
      }
    }
    return loops(of: kept)
  }

  /// The parts of one area's line that lie inside, or outside, of another area.
  func line(of area: Int, inside isInside: Bool, of other: Int) -> FlatPath {
    guard edges.count <= Self.limit else { return areas[area] }
    var line = FlatPath()
    var last: Corner?
    for (piece, edge) in pieces where edge.area == area && !edge.isImplied {
      let middle = (Self.point(piece.from) + Self.point(piece.to)) / 2
      guard inside(middle)[other] == isInside else {
        last = nil
        continue
      }
      if last != piece.from {
        line.begin()
        line.add(Self.point(piece.from))
      }
      line.add(Self.point(piece.to))
      last = piece.to
    }
    return line
  }

  /// For each area whether `point` lies in it.
  private func inside(_ point: SIMD2<Double>) -> [Bool] {
    edges.windings(at: point).map { evenOdd ? !$0.isMultiple(of: 2) : $0 != 0 }
  }

  /// The closed lines that pieces make, each joined to the next that turns least from it.
  private func loops(of pieces: [Piece]) -> FlatPath {
    var leaving: [Corner: [Int]] = [:]
    for (index, piece) in pieces.enumerated() { leaving[piece.from, default: []].append(index) }
    var isUsed = Array(repeating: false, count: pieces.count)
    var path = FlatPath()
    for start in pieces.indices where !isUsed[start] {
      var corners: [SIMD2<Double>] = []
      var current = start
      while true {
        isUsed[current] = true
        corners.append(Self.point(pieces[current].from))
        let piece = pieces[current]
        let direction = Self.point(piece.to) - Self.point(piece.from)
        let next = (leaving[piece.to] ?? []).filter { !isUsed[$0] }.max {
          Self.turn(direction, pieces[$0]) < Self.turn(direction, pieces[$1])
        }
        guard let next, piece.to != pieces[start].from else { break }
        current = next
      }
      path.add(Self.withoutStraightCorners(corners), closed: true)
    }
    return path
  }

  /// How far a piece turns right from a direction, in radians. At a corner that two loops share the sharpest right turn
  /// keeps them apart.
  private static func turn(_ direction: SIMD2<Double>, _ piece: Piece) -> Double {
    let next = point(piece.to) - point(piece.from)
    return atan2(direction.x * next.y - direction.y * next.x, (direction * next).sum())
  }

  /// The corners but those at which a line goes straight on.
  private static func withoutStraightCorners(_ corners: [SIMD2<Double>]) -> [SIMD2<Double>] {
    guard corners.count > 3 else { return corners }
    return corners.indices.filter { index in
      let before = corners[index] - corners[(index + corners.count - 1) % corners.count]
      let after = corners[(index + 1) % corners.count] - corners[index]
      let across = before.x * after.y - before.y * after.x
      return abs(across) > 1e-6 * before.length * after.length || (before * after).sum() < 0
    }.map { corners[$0] }
  }
}

/// Edges of areas, sorted into bands from top to bottom, so that one finds those near it.
private struct EdgeTable {
  struct Edge {
    let from: SIMD2<Double>
    let to: SIMD2<Double>
    let area: Int
    /// Whether it only closes a line that is open.
    var isImplied = false
  }

  /// Where an edge meets another.
  struct Cut {
    /// As a fraction of the edge's length.
    let place: Double
    let point: SIMD2<Double>
  }

  private(set) var all: [Edge] = []
  private let areaCount: Int
  private var bands: [[Int]] = []
  private var top = 0.0
  private var bandHeight = 1.0

  var count: Int { all.count }

  init(_ areas: [FlatPath]) {
    areaCount = areas.count
    for (area, path) in areas.enumerated() {
      for subpath in path.subpaths where subpath.range.count > 1 {
        let corners = path.points[subpath.range]
        for (from, to) in zip(corners, corners.dropFirst()) {
          all.append(Edge(from: from, to: to, area: area))
        }
        // An area's edges close by themselves, as a fill does.
        if let first = corners.first, let last = corners.last, first != last {
          all.append(Edge(from: last, to: first, area: area, isImplied: !subpath.isClosed))
        }
      }
    }
    let heights = all.flatMap { [$0.from.y, $0.to.y] }
    guard let low = heights.min(), let high = heights.max() else { return }
    top = low
    let count = max(1, Int(Double(all.count).squareRoot()))
    bandHeight = max((high - low) / Double(count), 1e-9)
    bands = Array(repeating: [], count: count + 1)
    for (index, edge) in all.enumerated() {
      for band in band(min(edge.from.y, edge.to.y))...band(max(edge.from.y, edge.to.y)) {
        bands[band].append(index)
      }
    }
  }

  private func band(_ y: Double) -> Int {
    Int(min(max((y - top) / bandHeight, 0), Double(bands.count - 1)))
  }

  /// How often each area's edges go around `point`.
  func windings(at point: SIMD2<Double>) -> [Int] {
    var windings = Array(repeating: 0, count: areaCount)
    guard !bands.isEmpty, point.y >= top else { return windings }
    for index in bands[band(point.y)] {
      let edge = all[index]
      guard (edge.from.y <= point.y) != (edge.to.y <= point.y) else { continue }
      let part = (point.y - edge.from.y) / (edge.to.y - edge.from.y)
      if edge.from.x + part * (edge.to.x - edge.from.x) > point.x {
        windings[edge.area] += edge.to.y > edge.from.y ? 1 : -1
      }
    }
    return windings
  }

  /// For each edge, where others meet it.
  var cuts: [[Cut]] {
    var cuts: [[Cut]] = Array(repeating: [], count: all.count)
    for band in bands {
      for (place, first) in band.enumerated() {
        for second in band[..<place] { cut(first, second, into: &cuts) }
      }
    }
    return cuts
  }

  private func cut(_ first: Int, _ second: Int, into cuts: inout [[Cut]]) {
    let (a, b) = (all[first], all[second])
    let (low, high) = (pointwiseMin(a.from, a.to), pointwiseMax(a.from, a.to))
    let (otherLow, otherHigh) = (pointwiseMin(b.from, b.to), pointwiseMax(b.from, b.to))
    guard low.x <= otherHigh.x, otherLow.x <= high.x, low.y <= otherHigh.y, otherLow.y <= high.y
    else { return }
    let (along, across) = (a.to - a.from, b.to - b.from)
    let determinant = along.x * across.y - along.y * across.x
    let offset = b.from - a.from
    if abs(determinant) > 1e-12 * along.length * across.length {
      let t = (offset.x * across.y - offset.y * across.x) / determinant
      let u = (offset.x * along.y - offset.y * along.x) / determinant
      guard t >= 0, t <= 1, u >= 0, u <= 1 else { return }
      let point = a.from + t * along
      cuts[first].append(Cut(place: t, point: point))
      cuts[second].append(Cut(place: u, point: point))
    } else if abs(offset.x * along.y - offset.y * along.x) <= 1e-9 * along.length {
      // On one line: each is cut at the other's ends.
      let (length, otherLength) = ((along * along).sum(), (across * across).sum())
      guard length > 0, otherLength > 0 else { return }
      cuts[first] += [b.from, b.to].map {
        Cut(place: (($0 - a.from) * along).sum() / length, point: $0)
      }
      cuts[second] += [a.from, a.to].map {
        Cut(place: (($0 - b.from) * across).sum() / otherLength, point: $0)
      }
    }
  }
}
