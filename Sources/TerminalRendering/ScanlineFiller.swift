import GaugeUI

/// Fills paths, given in points of the 8 × 16 grid of each cell, line by line.
///
/// A line of points is crossed at the height of its points' centres; a point is covered when its centre lies inside.
struct ScanlineFiller {
  let columns: Int
  let rows: Int
  /// Where each line's crossings begin in `crossings`.
  private var starts: [Int32] = []
  /// The crossings of all lines: four times the first column right of the crossing, plus 2 where the edge runs down.
  private var crossings: [Int32] = []

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The points inside `path`.
  mutating func fill(_ path: FlatPath, evenOdd: Bool) -> Coverage {
    let bounds = pointBounds(of: path)
    guard !bounds.x.isEmpty, !bounds.y.isEmpty else { return .empty }
    let firstLine = bounds.y.lowerBound
    collectCrossings(of: path, lines: bounds.y)
    let cellColumns =
      bounds.x.lowerBound / CellMask.width..<(bounds.x.upperBound - 1) / CellMask.width + 1
    let cellRows = firstLine / CellMask.height..<(bounds.y.upperBound - 1) / CellMask.height + 1
    var coverage = Coverage(
      columns: cellColumns, rows: cellRows,
      masks: Array(repeating: .empty, count: cellColumns.count * cellRows.count))
    let left = Int32(cellColumns.lowerBound * CellMask.width)
    coverage.masks.withUnsafeMutableBufferPointer { masks in
      crossings.withUnsafeMutableBufferPointer { crossings in
        for line in bounds.y {
          let index = line - firstLine
          let (from, to) = (Int(starts[index]), Int(starts[index + 1]))
          guard to - from > 1 else { continue }
          Self.sort(crossings, from, to)
          let row = line / CellMask.height - cellRows.lowerBound
          let cells = UnsafeMutableBufferPointer(
            rebasing: masks[row * cellColumns.count..<(row + 1) * cellColumns.count])
          var winding: Int32 = 0
          var spanStart: Int32 = 0
          for position in from..<to {
            let crossing = crossings[position]
            let wasInside = evenOdd ? winding & 1 != 0 : winding != 0
            winding &+= (crossing & 2) &- 1
            let isInside = evenOdd ? winding & 1 != 0 : winding != 0
            if isInside, !wasInside {
              spanStart = crossing >> 2
            } else if wasInside, !isInside, crossing >> 2 > spanStart {
              Self.cover(
                cells, Int(spanStart &- left), Int(crossing >> 2 &- left),
                line: line % CellMask.height)
            }
          }
        }
      }
    }
    return coverage
  }

  /// The columns and lines of points, within the grid, whose centres `path` can cover.
  private func pointBounds(of path: FlatPath) -> (x: Range<Int>, y: Range<Int>) {
    guard var low = path.points.first else { return (0..<0, 0..<0) }
    var high = low
    for point in path.points {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    func range(_ low: Double, _ high: Double, _ limit: Int) -> Range<Int> {
      let limit = Double(limit)
      let start = Int(min(max((low - 0.5).rounded(.up), 0), limit))
      let end = Int(min(max((high - 0.5).rounded(.up), 0), limit))
      return start..<max(start, end)
    }
    return (
      range(low.x, high.x, columns * CellMask.width), range(low.y, high.y, rows * CellMask.height)
    )
  }

  /// Finds where the edges of `path` cross `lines`.
  private mutating func collectCrossings(of path: FlatPath, lines: Range<Int>) {
    let (low, high) = (Double(lines.lowerBound), Double(lines.upperBound))
    starts.removeAll(keepingCapacity: true)
    starts.append(contentsOf: repeatElement(0, count: lines.count + 2))
    // Crossings are counted two places on, so that placing them leaves each line's start at its own index.
    Self.forEachEdge(of: path, low, high) { _, _, first, last in
      for line in first..<last { starts[line - lines.lowerBound + 2] &+= 1 }
    }
    for index in 1..<starts.count { starts[index] &+= starts[index - 1] }
    let total = Int(starts[starts.count - 1])
    crossings.removeAll(keepingCapacity: true)
    crossings.append(contentsOf: repeatElement(0, count: total))
    let limit = Double(columns * CellMask.width)
    starts.withUnsafeMutableBufferPointer { starts in
      crossings.withUnsafeMutableBufferPointer { crossings in
        Self.forEachEdge(of: path, low, high) { from, to, first, last in
          let slope = (to.x - from.x) / (to.y - from.y)
          let direction: Int32 = to.y > from.y ? 2 : 0
          var x = from.x + (Double(first) + 0.5 - from.y) * slope - 0.5
          for line in first..<last {
            let column = Int32(min(max(x.rounded(.up), 0), limit))
            let slot = line &- lines.lowerBound &+ 1
            crossings[Int(starts[slot])] = column &* 4 &+ direction
            starts[slot] &+= 1
            x += slope
          }
        }
      }
    }
  }

  /// Calls `body` with each edge that crosses a line, and the range of lines that it crosses.
  @inline(__always)
  private static func forEachEdge(
    of path: FlatPath, _ low: Double, _ high: Double,
    _ body: (SIMD2<Double>, SIMD2<Double>, Int, Int) -> Void
  ) {
    path.points.withUnsafeBufferPointer { points in
      for subpath in path.subpaths where subpath.range.count > 1 {
        var from = points[subpath.range.upperBound - 1]
        for index in subpath.range {
          let to = points[index]
          let top = min(max((min(from.y, to.y) - 0.5).rounded(.up), low), high)
          let bottom = min(max((max(from.y, to.y) - 0.5).rounded(.up), low), high)
          if top < bottom { body(from, to, Int(top), Int(bottom)) }
          from = to
        }
      }
    }
  }

  /// Sorts the few crossings of one line.
  @inline(__always)
  private static func sort(_ values: UnsafeMutableBufferPointer<Int32>, _ from: Int, _ to: Int) {
    guard to - from < 64 else { return values[from..<to].sort() }
    for index in from + 1..<to {
      let value = values[index]
      var place = index
      while place > from, values[place - 1] > value {
        values[place] = values[place - 1]
        place -= 1
      }
      values[place] = value
    }
  }

  /// Covers the points of one line from column `start` up to `end`.
  @inline(__always)
  private static func cover(
    _ cells: UnsafeMutableBufferPointer<CellMask>, _ start: Int, _ end: Int, line: Int
  ) {
    let (first, last) = (start >> 3, (end - 1) >> 3)
    let head = UInt64(0xff << UInt8(start & 7) & 0xff)
    let tail = UInt64(0xff >> UInt8(7 - (end - 1) & 7))
    if first == last {
      cells[first].insert(bits: head & tail, line: line)
      return
    }
    cells[first].insert(bits: head, line: line)
    for cell in first + 1..<last { cells[cell].insert(bits: 0xff, line: line) }
    cells[last].insert(bits: tail, line: line)
  }
}
