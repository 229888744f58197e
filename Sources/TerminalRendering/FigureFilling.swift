import GaugeUI

// Whole figures. A line crosses one at two places at most, and where is known without a list of its edges.
extension ScanlineFiller {
  /// Covers the points inside a figure.
  func fill(_ figure: PathFigure, into coverage: inout Coverage) {
    coverage.removeAll()
    let spans = FigureSpans(figure, scale: edges.scale, limit: columns)
    let (top, bottom) = (Int(edges.line(at: spans.top)), Int(edges.line(at: spans.bottom)))
    var line = top
    while line < bottom {
      let end = min(line | 15 &+ 1, bottom)
      var span = spans.columns(at: line)
      while line < end {
        var (next, nextSpan) = (line &+ 1, span)
        while next < end {
          nextSpan = spans.columns(at: next)
          if nextSpan != span { break }
          next &+= 1
        }
        if !span.isEmpty {
          row.cover(
            span.lowerBound, span.upperBound,
            CellMask(firstColumnOf: line & 15..<(next &- 1) & 15 &+ 1))
        }
        (line, span) = (next, nextSpan)
      }
      row.finish(Int32(truncatingIfNeeded: (end &- 1) >> 4), into: &coverage)
    }
  }
}

/// The columns of points that a figure covers of each line.
private struct FigureSpans {
  /// Where the figure begins and ends, in lines.
  let top: Double
  let bottom: Double
  /// What it covers of lines that cross no corner.
  private let whole: Range<Int>

  // The middles of the corners' ellipses.
  private let left: FixedPlace
  private let right: FixedPlace
  private let upper: Double
  private let lower: Double
  /// A corner's radius across, in units of a place, and how many of its radii down a line is.
  private let radius: Double
  private let line: Double
  private let bend: CornerBend
  private let limit: Int

  /// - Parameters:
  ///   - scale: How many points of the grid one of the figure is wide and high.
  ///   - limit: How many columns there are.
  init(_ figure: PathFigure, scale: SIMD2<Double>, limit: Int) {
    let rect = figure.rect
    let corner = SIMD2(figure.corner.width, figure.corner.height) * scale
    let (start, end) = (rect.minX * scale.x, rect.maxX * scale.x)
    (top, bottom) = (rect.minY * scale.y, rect.maxY * scale.y)
    left = FixedPlace(start + corner.x)
    right = FixedPlace(end - corner.x)
    (upper, lower) = (top + corner.y, bottom - corner.y)
    radius = min(corner.x, 1e11) * FixedPlace.one
    line = corner.y > 0 ? 1 / corner.y : 0
    bend = figure.bend
    self.limit = limit
    whole = Self.columns(FixedPlace(start), FixedPlace(end), limit)
  }

  @inline(__always) func columns(at line: Int) -> Range<Int> {
    let middle = Double(line) + 0.5
    let height = max(upper - middle, middle - lower) * self.line
    guard height > bend.start else { return whole }
    let across = Int(radius * bend.reach(at: height))
    return Self.columns(
      FixedPlace(units: left.units &- across), FixedPlace(units: right.units &+ across), limit)
  }

  @inline(__always)
  private static func columns(_ start: FixedPlace, _ end: FixedPlace, _ limit: Int) -> Range<Int> {
    let first = min(max(start.nextColumn, 0), limit)
    return first..<max(min(end.nextColumn, limit), first)
  }
}
