import GaugeUI

/// Fills outlines, line by line of the 8 × 16 points of each cell.
///
/// A line of points is crossed at the height of its points' centres; a point is covered when its centre lies inside.
struct ScanlineFiller: ~Copyable {
  /// Of points.
  let columns: Int
  /// The outline's edges.
  private(set) var edges = EdgeList()
  /// The last edge that begins at each line, or −1.
  private var starts: [Int32] = []
  /// The edges that cross the present line.
  private var present: [Int32] = []
  /// Its crossings: four times the first column right of the crossing, plus 2 where the edge runs down.
  private var crossings: [Int32] = []
  let row: ScanlineRow
  var bands = FigureBands()
  var figureRow = FigureRow()

  /// - Parameter scale: How many points of the grid one of the outline is wide and high.
  init(columns: Int, rows: Int, scale: SIMD2<Double>) {
    self.columns = columns * CellMask.width
    edges.scale = scale
    edges.lines = Int32(rows * CellMask.height)
    row = ScanlineRow(columns: columns)
  }

  /// The points inside `path`.
  ///
  /// - Parameter tolerance: How far, in the path's points, a straight piece may be from a curve that is not crossed exactly.
  mutating func fill(
    _ path: Path, tolerance: Double, evenOdd: Bool, into coverage: inout Coverage
  ) {
    if let figure = path.figure { return fill(figure, into: &coverage) }
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
    let (limit, row) = (columns, row)
    starts.withUnsafeMutableBufferPointer { starts in
      present.withUnsafeMutableBufferPointer { present in
        crossings.withUnsafeMutableBufferPointer { crossings in
          edges.walk { edges in
            Self.sort(edges, into: starts, from: lines.lowerBound, count: lines.count)
            var presentCount = 0
            var line = lines.lowerBound
            while line < lines.upperBound {
              var started = starts[line &- lines.lowerBound]
              while started >= 0 {
                present[presentCount] = started
                presentCount &+= 1
                started = edges[Int(started)].next
              }
              let (end, isSteady) = Self.cross(edges, present, presentCount, limit, crossings)
              var next = line &+ 1
              if isSteady {
                // All the lines up to where an edge begins or ends are crossed at the same places.
                let last = min(end, line | 15 &+ 1, lines.upperBound)
                while next < last, starts[next &- lines.lowerBound] < 0 { next &+= 1 }
              }
              Self.cover(row, line & 15..<(next &- 1) & 15 &+ 1, crossings, presentCount, evenOdd)
              if end <= next {
                presentCount = Self.leave(edges, present, presentCount, next)
              }
              if next & 15 == 0 || next == lines.upperBound {
                row.finish(Int32(truncatingIfNeeded: line >> 4), into: &coverage)
              }
              line = next
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

  /// Finds where edges cross their next line, in order.
  ///
  /// - Returns: The line at which the first of them ends, and whether all cross the lines up to there at the same places.
  @inline(__always)
  private static func cross(
    _ edges: UnsafeMutableBufferPointer<EdgeList.Edge>,
    _ present: UnsafeMutableBufferPointer<Int32>,
    _ count: Int, _ limit: Int, _ crossings: UnsafeMutableBufferPointer<Int32>
  ) -> (end: Int, isSteady: Bool) {
    var (end, isSteady) = (Int32.max, true)
    for place in 0..<count {
      let index = Int(present[place])
      let column = Int32(truncatingIfNeeded: min(max(edges[index].nextColumn(), 0), limit))
      crossings[place] = column &* 4 &+ edges[index].direction
      end = min(end, edges[index].last)
      isSteady = isSteady && edges[index].isUpright
    }
    sort(crossings, count)
    return (Int(end), isSteady)
  }

  /// Drops the edges that end above a line.
  ///
  /// - Returns: How many are left.
  @inline(__always)
  private static func leave(
    _ edges: UnsafeMutableBufferPointer<EdgeList.Edge>,
    _ present: UnsafeMutableBufferPointer<Int32>, _ count: Int, _ line: Int
  ) -> Int {
    var left = 0
    for place in 0..<count where edges[Int(present[place])].last > line {
      present[left] = present[place]
      left &+= 1
    }
    return left
  }

  /// Covers the points of some lines that lie inside their crossings.
  @inline(__always)
  private static func cover(
    _ row: ScanlineRow, _ lines: Range<Int>, _ crossings: UnsafeMutableBufferPointer<Int32>,
    _ count: Int, _ evenOdd: Bool
  ) {
    let band = CellMask(firstColumnOf: lines)
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
        row.cover(Int(start), Int(crossing >> 2), band)
      }
    }
  }

  /// Sorts the few crossings of one line.
  @inline(__always)
  private static func sort(_ values: UnsafeMutableBufferPointer<Int32>, _ count: Int) {
    guard count < 64 else { return values[0..<count].sort() }
    guard count > 2 else {
      if count == 2, values[1] < values[0] { values.swapAt(0, 1) }
      return
    }
    for index in 1..<count {
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
