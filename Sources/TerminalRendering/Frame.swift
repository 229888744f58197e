/// What a terminal shows: characters, and under them an image where the terminal takes pixels.
public struct Frame: Equatable, Sendable {
  public var cells: CellGrid
  public var image: FrameImage?

  public init(cells: CellGrid, image: FrameImage? = nil) {
    self.cells = cells
    self.image = image
  }

  /// Nothing, on nothing.
  public static let empty = Frame(cells: CellGrid(columns: 0, rows: 0))
}

/// Pixels in whole cells of a frame.
public struct FrameImage: Equatable, Sendable {
  public var pixels: PixelImage
  public var format: PixelFormat
  /// The first cell, counted from the frame's.
  public var column: Int
  public var row: Int
  public var columns: Int
  public var rows: Int
}

extension FrameImage {
  /// The image as far as it lies in the frame's first rows; `nil` where none of it does.
  func prefix(rows limit: Int) -> FrameImage? {
    slice(rows: 0..<limit)
  }

  /// The image as far as it lies in some rows of the frame, its place counted from the first of them.
  func slice(rows range: Range<Int>) -> FrameImage? {
    let part = range.clamped(to: row..<row + rows)
    guard !part.isEmpty, rows > 0 else { return nil }
    var image = self
    image.row = part.lowerBound - range.lowerBound
    image.rows = part.count
    guard part.count < rows else { return image }
    let lines = pixels.height / rows
    image.pixels = pixels.cropped(
      x: 0..<pixels.width,
      y: (part.lowerBound - row) * lines..<(part.upperBound - row) * lines)
    return image
  }
}

extension Frame {
  /// Copies a frame into this one, with its image in place of this one's. What does not fit is left out.
  public mutating func place(_ frame: Frame, row: Int) {
    cells.place(frame.cells, column: 0, row: row)
    image = frame.image.flatMap { image in
      var image = image
      image.row += row
      return image.prefix(rows: cells.rows)
    }
  }

  /// Some rows of the frame.
  public func slice(rows range: Range<Int>) -> Frame {
    let range = range.clamped(to: 0..<cells.rows)
    var part = CellGrid(columns: cells.columns, rows: range.count)
    part.place(cells, column: 0, row: -range.lowerBound)
    return Frame(cells: part, image: image?.slice(rows: range))
  }
}
