import GaugeUI

/// Says which points of a grid of cells a drawing's shapes cover.
struct ShapeFiller {
  /// The size of a point of the grid in points of the drawing.
  let pointSize: CGSize
  private let tolerance: Double
  private var filler: ScanlineFiller
  /// The clips of the item before, and what they leave.
  private var clips: [Drawing.Clip] = []
  private(set) var clipCoverage: Coverage?

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
    case .fill(let path, let style, _):
      filler.fill(path, tolerance: tolerance, evenOdd: style.isEOFilled, into: &coverage)
    case .stroke(let path, let style, _):
      let style = style.visible(on: max(pointSize.width, pointSize.height))
      filler.fill(
        path.flattened(tolerance: tolerance).stroked(style, tolerance: tolerance), into: &coverage)
    case .text: return coverage.removeAll()
    }
    clip(to: item.clips)
    if let clipCoverage { coverage = coverage.intersected(with: clipCoverage) }
  }

  /// Finds what some clips leave, unless they are those of the item before.
  mutating func clip(to new: [Drawing.Clip]) {
    guard new != clips else { return }
    clips = new
    clipCoverage = nil
    for clip in new {
      var inside = Coverage()
      filler.fill(
        clip.path, tolerance: tolerance, evenOdd: clip.style.isEOFilled, into: &inside)
      clipCoverage = clipCoverage.map { $0.intersected(with: inside) } ?? inside
    }
  }
}
