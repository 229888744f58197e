import GaugeUI

// Whole figures. A line crosses one at two places at most, and where is known without a list of its edges.
extension ScanlineFiller {
  /// Covers the points inside a figure.
  mutating func fill(_ figure: PathFigure, into coverage: inout Coverage) {
    coverage.removeAll()
    let (scale, rect) = (edges.scale, figure.rect)
    let corner = figure.corner.width * scale.x
    // From edge to edge, and the middles of the corners' ellipses.
    let (start, end) = (FixedPlace(rect.minX * scale.x), FixedPlace(rect.maxX * scale.x))
    let left = FixedPlace(rect.minX * scale.x + corner)
    let right = FixedPlace(rect.maxX * scale.x - corner)
    var line = Int(edges.line(at: rect.minY * scale.y))
    let last = Int(edges.line(at: rect.maxY * scale.y))
    while line < last {
      let top = line & ~15
      let next = min(last, top &+ 16 &* FigureBands.mostRows)
      bands.find(FigureBands.Key(figure, scale, from: top, lines: line..<next))
      var row = Int32(truncatingIfNeeded: top >> 4)
      figureRow.removeAll()
      for band in bands.bands.values {
        let from = band.isStraight ? start.units : left.units &- band.across
        let to = band.isStraight ? end.units : right.units &+ band.across
        figureRow.add(
          max(FixedPlace(units: from).nextColumn, 0),
          min(FixedPlace(units: to).nextColumn, columns), band.lines)
        if band.endsRow {
          figureRow.finish(row, into: &coverage)
          row &+= 1
        }
      }
      line = next
    }
  }
}

/// The lines of a figure that reach equally far beyond the middles of its corners.
///
/// They are the same for all figures as high, with the same corners and as far from the edge of a cell: those of a bar's
/// fill are found once, however long it is. So the last are kept.
struct FigureBands: ~Copyable {
  private(set) var bands = Room<Band>()
  private var key: Key?

  /// Figures are looked at in parts as high, so that no figure takes memory without end.
  static let mostRows = 64

  struct Band {
    /// The points of its lines, all within a row of cells, in the first column of a cell.
    var lines: CellMask
    /// How far they reach beyond the middles of the corners, in units of a place.
    var across: Int
    /// Whether they cross no corner.
    var isStraight: Bool
    /// Whether the row ends with it.
    var endsRow: Bool
  }

  /// What makes bands what they are, in lines from the row of cells in which they begin.
  struct Key: Equatable {
    fileprivate var top: Double
    fileprivate var height: Double
    fileprivate var corner: SIMD2<Double>
    fileprivate var bend: CornerBend
    fileprivate var lines: Range<Int>

    /// - Parameters:
    ///   - scale: How many points of the grid one of the figure is wide and high.
    ///   - first: The first line of that row.
    ///   - lines: Which lines are looked for.
    init(_ figure: PathFigure, _ scale: SIMD2<Double>, from first: Int, lines: Range<Int>) {
      top = figure.rect.minY * scale.y - Double(first)
      height = figure.rect.height * scale.y
      corner = SIMD2(figure.corner.width, figure.corner.height) * scale
      bend = figure.bend
      self.lines = lines.lowerBound &- first..<lines.upperBound &- first
    }

    static func == (left: Key, right: Key) -> Bool {
      left.top == right.top && left.height == right.height && left.corner == right.corner
        && left.bend.start == right.bend.start && left.lines == right.lines
    }
  }
}

extension FigureBands {
  /// Makes these the bands that a key stands for.
  @inline(__always) mutating func find(_ new: Key) {
    if new != key { rebuild(new) }
  }

  private mutating func rebuild(_ new: Key) {
    key = new
    bands.removeAll()
    let (upper, lower) = (new.top + new.corner.y, new.top + new.height - new.corner.y)
    let radius = min(new.corner.x, 1e11) * FixedPlace.one
    // The first band of the present row.
    var first = 0
    for line in new.lines {
      let middle = Double(line) + 0.5
      let height =
        new.corner.y > 0 ? max(upper - middle, middle - lower) / new.corner.y : -.infinity
      let isStraight = height <= new.bend.start
      let across = isStraight ? 0 : Int(radius * new.bend.reach(at: height))
      add(
        Band(
          lines: CellMask(firstColumnOf: line & 15..<line & 15 + 1), across: across,
          isStraight: isStraight, endsRow: false),
        from: first)
      guard line & 15 == 15 || line + 1 == new.lines.upperBound else { continue }
      bands[bands.count - 1].endsRow = true
      first = bands.count
    }
  }

  /// Adds a line's band to another of its row that reaches as far: above the middle of a figure or below it.
  private mutating func add(_ band: Band, from first: Int) {
    for index in first..<bands.count
    where bands[index].isStraight == band.isStraight && bands[index].across == band.across {
      bands[index].lines = bands[index].lines | band.lines
      return
    }
    bands.append(band)
  }
}
