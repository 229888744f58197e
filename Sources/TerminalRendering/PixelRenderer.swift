public import GaugeUI

/// Draws the shapes of a drawing as pixels; its text is for the cells above them.
public struct PixelRenderer: Sendable {
  /// The pixels of a cell, across and down.
  public var cellWidth: Int
  public var cellHeight: Int

  /// Sizes below one count as one.
  public init(cellWidth: Int, cellHeight: Int) {
    self.cellWidth = max(cellWidth, 1)
    self.cellHeight = max(cellHeight, 1)
  }

  /// The drawing's shapes on nothing, in whole cells.
  ///
  /// An image has at most `pixelLimit` pixels: of a larger drawing only its top leading part is drawn.
  public func image(_ drawing: Drawing) -> PixelImage {
    let metrics = drawing.metrics
    let columns = DrawingRenderer.count(
      drawing.size.width / metrics.cellWidth, limit: Self.pixelLimit / (cellWidth * cellHeight))
    let rows = DrawingRenderer.count(
      drawing.size.height / metrics.cellHeight,
      limit: Self.pixelLimit / (cellWidth * cellHeight) / max(columns, 1))
    var image = PixelImage(width: columns * cellWidth, height: rows * cellHeight)
    guard image.width > 0, image.height > 0 else { return image }
    // A pixel is filled as a cell is, of so many points: their share is its coverage.
    var filler = ShapeFiller(
      columns: image.width, rows: image.height,
      cell: CGSize(
        width: metrics.cellWidth / CGFloat(cellWidth),
        height: metrics.cellHeight / CGFloat(cellHeight)))
    for item in drawing.items {
      filler.clip(to: item.clips)
      if let shape = filler.fill(item, sample: Self.sample) {
        Self.paint(shape.coverage, with: shape.paint, in: &image)
      }
    }
    return image
  }

  /// Pixels of one image: 8 million, those of a screen of 3840 × 2160.
  public static let pixelLimit = 1 << 23

  private static func paint(
    _ coverage: Coverage, with paint: PaintSampler, in image: inout PixelImage
  ) {
    for row in coverage.rows {
      for column in coverage.columns {
        let count = coverage[column, row].count
        if count == 0 { continue }
        let sample =
          paint.isPlain
          ? paint.plain
          : paint.sample(
            at: paint.location(
              x: (Double(column) + 0.5) * Double(CellMask.width),
              y: (Double(row) + 0.5) * Double(CellMask.height)))
        image.paint(sample, share: Float(count) / Float(CellMask.area), x: column, y: row)
      }
    }
  }

  /// Components of 0…255.
  private static func sample(_ color: Color.Resolved) -> Sample {
    FramePalette(depth: .truecolor, colorScheme: .dark).sample(color)
  }
}
