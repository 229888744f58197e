import GaugeUI

/// Fills outlines, line by line of the 8 × 16 points of each cell.
///
/// A line of points is crossed at the height of its points' centres; a point is covered when its centre lies inside.
struct ScanlineFiller {
  private let columns: Int
  private let lines: Int
  /// The outline's edges.
  private var edges = EdgeList()
  /// The last edge that begins at each line, or −1.
  private var starts: [Int32] = []
  /// The edges that cross the present line.
  private var present: [Int32] = []
  /// Its crossings: four times the first column right of the crossing, plus 2 where the edge runs down.
  private var crossings: [Int32] = []
  private let row: ScanlineRow

  /// - Parameter scale: How many points of the grid one of the outline is wide and high.
  init(columns: Int, rows: Int, scale: SIMD2<Double>) {
    self.columns = columns * CellMask.width
    lines = rows * CellMask.height
    edges.scale = scale
    edges.lines = Double(lines)
    row = ScanlineRow(columns: columns)
  }

  /// The points inside `path`.
  ///
  /// - Parameter tolerance: How far, in the path's points, a straight piece may be from a curve that is not crossed exactly.
  mutating func fill(
    _ path: Path, tolerance: Double, evenOdd: Bool, into coverage: inout Coverage
  ) {
    edges.removeAll()
    edges.add(path, tolerance: tolerance)
    fillEdges(evenOdd: evenOdd, into: &coverage)
  }

  /// The points inside a path of straight pieces.
  mutating func fill(_ path: FlatPath, into coverage: inout Coverage) {
    edges.removeAll()
    edges.add(path)
    fillEdges(evenOdd: false, into: &coverage)
  }
}

extension ScanlineFiller {
  private mutating func fillEdges(evenOdd: Bool, into coverage: inout Coverage) {
    coverage.removeAll()
    guard let lines = edges.crossedLines else { return }
    let count = edges.edges.count
    Self.makeRoom(lines.count, in: &starts)
    Self.makeRoom(count, in: &present)
    Self.makeRoom(count, in: &crossings)
    let (limit, row) = (Double(columns), row)
    starts.withUnsafeMutableBufferPointer { starts in
      present.withUnsafeMutableBufferPointer { present in
        crossings.withUnsafeMutableBufferPointer { crossings in
          edges.walk { edges in
            Self.sort(edges, into: starts, from: lines.lowerBound, count: lines.count)
            var presentCount = 0
            for line in lines {
              var started = starts[line &- lines.lowerBound]
              while started >= 0 {
                present[presentCount] = started
                presentCount &+= 1
                started = edges[Int(started)].next
              }
              presentCount = Self.cross(
                edges, present, presentCount, Int32(truncatingIfNeeded: line), limit, crossings
              ) { count in
                Self.cover(row, line & 15, crossings, count, evenOdd: evenOdd)
              }
              if line & 15 == 15 || line == lines.upperBound - 1 {
                row.finish(Int32(truncatingIfNeeded: line >> 4), into: &coverage)
              }
            }
          }
        }
      }
    }
  }

  private static func makeRoom(_ count: Int, in numbers: inout [Int32]) {
    while numbers.count < count { numbers.append(0) }
  }

  /// Lists the edges by the line at which they begin.
  @inline(__always)
  private static func sort(
    _ edges: UnsafeMutableBufferPointer<EdgeList.Edge>,
    into starts: UnsafeMutableBufferPointer<Int32>, from first: Int, count: Int
  ) {
    for index in 0..<count { starts[index] = -1 }
    for index in edges.indices {
      let place = Int(edges[index].first) &- first
      edges[index].next = starts[place]
      starts[place] = Int32(truncatingIfNeeded: index)
    }
  }

  /// Finds where edges cross a line, in order, calls `body` with how many there are, and drops the edges that end there.
  ///
  /// - Returns: How many are left.
  @inline(__always)
  private static func cross(
    _ edges: UnsafeMutableBufferPointer<EdgeList.Edge>,
    _ present: UnsafeMutableBufferPointer<Int32>,
    _ count: Int, _ line: Int32, _ limit: Double, _ crossings: UnsafeMutableBufferPointer<Int32>,
    _ body: (Int) -> Void
  ) -> Int {
    var left = 0
    for place in 0..<count {
      let index = present[place]
      let x = edges[Int(index)].nextCrossing()
      let column = Int32(min(max((x - 0.5).rounded(.up), 0), limit))
      crossings[place] = column &* 4 &+ edges[Int(index)].direction
      if edges[Int(index)].last > line &+ 1 {
        present[left] = index
        left &+= 1
      }
    }
    sort(crossings, count)
    body(count)
    return left
  }

  /// Covers the points of one line that lie inside its crossings.
  @inline(__always)
  private static func cover(
    _ row: ScanlineRow, _ line: Int, _ crossings: UnsafeMutableBufferPointer<Int32>, _ count: Int,
    evenOdd: Bool
  ) {
    var winding: Int32 = 0
    var start: Int32 = 0
    for index in 0..<count {
      let crossing = crossings[index]
      let wasInside = evenOdd ? winding & 1 != 0 : winding != 0
      winding &+= (crossing & 2) &- 1
      let isInside = evenOdd ? winding & 1 != 0 : winding != 0
      if isInside, !wasInside {
        start = crossing >> 2
      } else if wasInside, !isInside, crossing >> 2 > start {
        row.cover(Int(start), Int(crossing >> 2), line: line)
      }
    }
  }

  /// Sorts the few crossings of one line.
  @inline(__always)
  private static func sort(_ values: UnsafeMutableBufferPointer<Int32>, _ count: Int) {
    guard count < 64 else { return values[0..<count].sort() }
    for index in 1..<max(count, 1) {
      let value = values[index]
      var place = index
      while place > 0, values[place - 1] > value {
        values[place] = values[place - 1]
        place -= 1
      }
      values[place] = value
    }
  }
}
