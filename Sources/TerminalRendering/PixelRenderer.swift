public import GaugeUI

/// Draws the shapes of a drawing as pixels, with its text in the cells above them.
public struct PixelRenderer: Equatable, Sendable {
  public var format: PixelFormat
  /// The pixels of a cell, across and down.
  public var cellWidth: Int
  public var cellHeight: Int
  /// The colours of the text. Pixels have all colours, or are grey where there are none.
  public var depth: ColorDepth
  /// Says what lies behind see-through paint: black in dark appearance, white in light, where the background is not known.
  public var colorScheme: ColorScheme
  /// What is known to lie behind the drawing: red, green and blue.
  public var background: SIMD3<UInt8>?
  /// The colour of text for which the terminal has one of its own, as in `DrawingRenderer`.
  public var ownColor: Color.Resolved?

  /// Sizes below one count as one, those above 256 as that.
  public init(
    format: PixelFormat = .kitty, cellWidth: Int, cellHeight: Int, depth: ColorDepth = .truecolor,
    colorScheme: ColorScheme = .dark, background: SIMD3<UInt8>? = nil,
    ownColor: Color.Resolved? = nil
  ) {
    self.format = format
    self.cellWidth = min(max(cellWidth, 1), 256)
    self.cellHeight = min(max(cellHeight, 1), 256)
    self.depth = depth
    self.colorScheme = colorScheme
    self.background = background
    self.ownColor = ownColor
  }

  /// The drawing in cells and pixels; without an image where it is text alone.
  public func frame(_ drawing: Drawing) -> Frame {
    let text = DrawingRenderer(
      glyphs: .blocks, depth: depth, colorScheme: colorScheme, background: background,
      ownColor: ownColor)
    let cells = text.text(drawing, hidesShapes: format.isCoveredByText)
    return Frame(cells: cells, image: placed(image(drawing)))
  }

  /// The cells of an image in which something is painted.
  private func placed(_ image: PixelImage) -> FrameImage? {
    guard let used = image.usedPixels else { return nil }
    let columns = used.x.lowerBound / cellWidth..<(used.x.upperBound - 1) / cellWidth + 1
    let rows = used.y.lowerBound / cellHeight..<(used.y.upperBound - 1) / cellHeight + 1
    let pixels = image.cropped(
      x: columns.lowerBound * cellWidth..<columns.upperBound * cellWidth,
      y: rows.lowerBound * cellHeight..<rows.upperBound * cellHeight)
    return FrameImage(
      pixels: pixels, format: format, column: columns.lowerBound, row: rows.lowerBound,
      columns: columns.count, rows: rows.count)
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
    var coverage = Coverage()
    var layers = PixelLayers(on: ground, mixesColors: depth != .none)
    for item in drawing.items {
      guard let paint = item.content.shapePaint else { continue }
      let mixing = paint.mixing
      let sampler = PaintSampler(
        paint, opacity: item.opacity, pointSize: filler.pointSize, sample: sample)
      // What cannot be seen may take away.
      guard let sampler = sampler ?? (mixing == nil ? nil : .plain(.zero)) else { continue }
      filler.cover(item, into: &coverage)
      layers.enter(mixing?.layer, from: &image)
      self.paint(coverage, with: sampler, mixing, layers, in: &image)
    }
    layers.enter(nil, from: &image)
    return image
  }

  /// What is known or assumed to be behind the drawing.
  private var ground: Sample {
    Sample(SIMD4<UInt8>(background ?? SIMD3(repeating: colorScheme == .dark ? 0 : 255), 0))
  }

  /// Pixels of one image: 8 million, those of a screen of 3840 × 2160.
  public static let pixelLimit = 1 << 23

  private func paint(
    _ coverage: borrowing Coverage, with paint: PaintSampler, _ mixing: Drawing.Mixing?,
    _ layers: PixelLayers, in image: inout PixelImage
  ) {
    let background = ground
    for run in coverage.runs.values {
      let share = Float(run.mask.count) / Float(CellMask.area)
      let row = Int(run.row)
      for column in run.columns {
        let sample =
          paint.plain
          ?? paint.sample(
            x: (Double(column) + 0.5) * Double(CellMask.width),
            y: (Double(row) + 0.5) * Double(CellMask.height))
        if let mixing {
          layers.mix(sample, share: share, mixing.blend, x: Int(column), y: row, in: &image)
        } else {
          image.paint(sample, share: share, over: background, x: Int(column), y: row)
        }
      }
    }
  }

  /// Components of 0…255.
  private func sample(_ color: Color.Resolved) -> Sample {
    let sample = FramePalette(depth: .truecolor, colorScheme: .dark).sample(color)
    guard depth == .none else { return sample }
    // How bright it looks: the luma of ITU-R BT.601.
    return Sample(repeating: sample.x * 0.299 + sample.y * 0.587 + sample.z * 0.114)
  }
}

extension Drawing.Content {
  /// What a shape is painted with; `nil` for text.
  fileprivate var shapePaint: Paint? {
    switch self {
    case .fill(_, _, let paint), .stroke(_, _, let paint): paint
    case .text: nil
    }
  }
}
