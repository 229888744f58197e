import GaugeUI

/// Says which points of a grid of cells a drawing's shapes cover, and reads their paints.
struct ShapeFiller {
  /// The size of a point of the grid in points of the drawing.
  let pointSize: CGSize
  private var filler: ScanlineFiller
  /// The clips of the item before, and what they leave.
  private var clips: [Drawing.Clip] = []
  private(set) var clipCoverage: Coverage?

  /// How far, in points of the grid, a straight piece may be from its curve.
  private static let tolerance = 0.1

  /// - Parameters:
  ///   - columns: The cells across.
  ///   - rows: The cells down.
  ///   - cell: The size of a cell in points of the drawing.
  init(columns: Int, rows: Int, cell: CGSize) {
    pointSize = CGSize(
      width: cell.width / CGFloat(CellMask.width), height: cell.height / CGFloat(CellMask.height))
    filler = ScanlineFiller(columns: columns, rows: rows)
  }
}

extension ShapeFiller {
  /// What an item covers and is painted with; `nil` for text and for what cannot be seen.
  ///
  /// - Parameter sample: What a colour comes to, without its opacity.
  mutating func fill(
    _ item: Drawing.Item, sample: (Color.Resolved) -> Sample
  ) -> (coverage: Coverage, paint: PaintSampler)? {
    let tolerance = Self.tolerance * min(pointSize.width, pointSize.height)
    switch item.content {
    case .fill(let path, let style, let paint):
      guard let sampler = sampler(paint, item.opacity, sample) else { return nil }
      let outline = path.flattened(tolerance: tolerance)
      return (clipped(coverage(of: outline, evenOdd: style.isEOFilled)), sampler)
    case .stroke(let path, let style, let paint):
      guard let sampler = sampler(paint, item.opacity, sample) else { return nil }
      let style = style.visible(on: max(pointSize.width, pointSize.height))
      let outline = path.flattened(tolerance: tolerance).stroked(style, tolerance: tolerance)
      return (clipped(coverage(of: outline, evenOdd: false)), sampler)
    case .text: return nil
    }
  }

  /// A paint's samples; `nil` if it cannot be seen.
  func sampler(
    _ paint: Paint, _ opacity: Double, _ sample: (Color.Resolved) -> Sample
  ) -> PaintSampler? {
    PaintSampler(paint, opacity: opacity, pointSize: pointSize, sample: sample)
  }

  /// Limits what is filled from here on.
  mutating func clip(to new: [Drawing.Clip]) {
    guard new != clips else { return }
    clips = new
    clipCoverage = nil
    let tolerance = Self.tolerance * min(pointSize.width, pointSize.height)
    for clip in new {
      let inside = coverage(
        of: clip.path.flattened(tolerance: tolerance), evenOdd: clip.style.isEOFilled)
      clipCoverage = clipCoverage.map { $0.intersected(with: inside) } ?? inside
    }
  }

  private func clipped(_ coverage: Coverage) -> Coverage {
    clipCoverage.map { coverage.intersected(with: $0) } ?? coverage
  }

  private mutating func coverage(of path: FlatPath, evenOdd: Bool) -> Coverage {
    var path = path
    path.scale(by: SIMD2(1 / pointSize.width, 1 / pointSize.height))
    return filler.fill(path, evenOdd: evenOdd)
  }
}
