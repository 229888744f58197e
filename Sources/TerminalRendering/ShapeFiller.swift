import GaugeUI

/// Says which points of a grid of cells a drawing's shapes cover.
struct ShapeFiller: ~Copyable {
  /// The size of a point of the grid in points of the drawing.
  let pointSize: CGSize
  private let tolerance: Double
  private var filler: ScanlineFiller
  /// The clips of the item before, and what they leave.
  private var clips: [Drawing.Clip] = []
  private var clipCoverage = Coverage()
  /// Room for what both of two coverages cover.
  private var common = Coverage()

  /// - Parameters:
  ///   - columns: The cells across.
  ///   - rows: The cells down.
  ///   - cell: The size of a cell in points of the drawing.
  init(columns: Int, rows: Int, cell: CGSize) {
    pointSize = CGSize(
      width: cell.width / CGFloat(CellMask.width), height: cell.height / CGFloat(CellMask.height))
    // A straight piece may be a tenth of a point of the grid from its curve.
    tolerance = 0.1 * min(pointSize.width, pointSize.height)
    filler = ScanlineFiller(
      columns: columns, rows: rows, scale: SIMD2(1 / pointSize.width, 1 / pointSize.height))
  }
}

extension ShapeFiller {
  /// Finds what an item covers: nothing if it is text.
  mutating func cover(_ item: Drawing.Item, into coverage: inout Coverage) {
    switch item.content {
    case .fill(let path, let style, _): fill(path, style, item.clips, into: &coverage)
    case .stroke(let path, let style, _): stroke(path, style, item.clips, into: &coverage)
    case .text: coverage.removeAll()
    }
  }

  /// Finds what a filled path covers.
  @inline(__always)
  mutating func fill(
    _ path: Path, _ style: FillStyle, _ clips: [Drawing.Clip], into coverage: inout Coverage
  ) {
    if let figure = path.figure {
      filler.fill(figure, into: &coverage)
    } else {
      filler.fill(path, tolerance: tolerance, evenOdd: style.isEOFilled, into: &coverage)
    }
    if !clips.isEmpty { clip(to: clips, &coverage) }
  }

  /// Finds what a line along a path covers.
  mutating func stroke(
    _ path: Path, _ style: StrokeStyle, _ clips: [Drawing.Clip], into coverage: inout Coverage
  ) {
    let style = style.visible(on: max(pointSize.width, pointSize.height))
    filler.fill(
      path.flattened(tolerance: tolerance).stroked(style, tolerance: tolerance), into: &coverage)
    if !clips.isEmpty { clip(to: clips, &coverage) }
  }

  @inline(never) private mutating func clip(to clips: [Drawing.Clip], _ coverage: inout Coverage) {
    guard isClipped(to: clips) else { return }
    common.intersect(coverage, clipCoverage)
    swap(&common, &coverage)
  }

  /// Whether there are any clips; then `isVisible` knows what they leave.
  mutating func isClipped(to new: [Drawing.Clip]) -> Bool {
    guard !new.isEmpty else { return false }
    guard new != clips else { return true }
    for (place, clip) in new.enumerated() {
      var inside = Coverage()
      filler.fill(
        clip.path, tolerance: tolerance, evenOdd: clip.style.isEOFilled, into: &inside)
      if place > 0 {
        common.intersect(inside, clipCoverage)
        swap(&common, &clipCoverage)
      } else {
        swap(&inside, &clipCoverage)
      }
    }
    clips = new
    return true
  }

  /// Whether the clips leave at least half the width and half the height of a cell. Text that moved to its cells is so far off
  /// at most.
  func isVisible(_ column: Int, _ row: Int32) -> Bool {
    let left = clipCoverage[Int32(column), row]
    return left.count * 4 >= CellMask.area && left.columnCount * 2 >= CellMask.width
      && left.lineCount * 2 >= CellMask.height
  }
}
