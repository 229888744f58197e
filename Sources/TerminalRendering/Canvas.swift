import GaugeUI

/// What is painted in each cell, back to front, before characters are chosen.
struct Canvas {
  let columns: Int
  let rows: Int
  /// Everything that was painted; the pieces of a cell form a list from front to back.
  private var pieces: [Piece] = []
  /// Each cell's front piece, or −1.
  private var heads: [Int32]

  /// Some points of a cell, painted in one sample.
  struct Piece {
    var mask: CellMask
    var sample: Sample
    /// The item's place in the drawing.
    var order: Int32
    /// The piece behind, or −1.
    var next: Int32
  }

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    heads = Array(repeating: -1, count: columns * rows)
  }
}

extension Canvas {
  /// Paints what `coverage` covers.
  mutating func paint(_ coverage: Coverage, with paint: PaintSampler, order: Int) {
    guard !coverage.masks.isEmpty else { return }
    var index = 0
    for row in coverage.rows {
      for column in coverage.columns {
        let mask = coverage.masks[index]
        index += 1
        if mask.isEmpty { continue }
        if paint.isPlain {
          add(mask, paint.plain, order, column, row)
        } else {
          addGradient(mask, paint, order, column, row)
        }
      }
    }
  }

  /// Calls `body` with the pieces of a cell from front to back, as far as they can be seen.
  @inline(__always)
  func forEachPiece(column: Int, row: Int, _ body: (Piece) -> Void) {
    var index = heads[row * columns + column]
    while index >= 0 {
      let piece = pieces[Int(index)]
      body(piece)
      index = piece.next
    }
  }

  /// Whether a cell is painted like the one before it.
  func isRepeated(column: Int, row: Int) -> Bool {
    guard column > 0 else { return false }
    var index = heads[row * columns + column]
    var before = heads[row * columns + column - 1]
    return pieces.withUnsafeBufferPointer { pieces in
      while index >= 0, before >= 0 {
        let (piece, other) = (pieces[Int(index)], pieces[Int(before)])
        guard piece.mask == other.mask, piece.sample == other.sample else { return false }
        (index, before) = (piece.next, other.next)
      }
      return index == before
    }
  }

  func isUntouched(column: Int, row: Int) -> Bool { heads[row * columns + column] < 0 }

  /// Whether what is painted is a line right across the cell that ends there: no edge of something larger.
  func isLine(_ touched: CellMask, column: Int, row: Int) -> Bool {
    touched.isBand && !continues(touched, column: column, row: row)
  }

  /// Whether a band across a cell goes on in the next cell, over an edge that both touch all along.
  private func continues(_ band: CellMask, column: Int, row: Int) -> Bool {
    band.touchesTop && painted(column, row - 1).touchesBottom
      || band.touchesBottom && painted(column, row + 1).touchesTop
      || band.touchesLeft && painted(column - 1, row).touchesRight
      || band.touchesRight && painted(column + 1, row).touchesLeft
  }

  /// All that is painted in a cell; nothing outside the grid.
  private func painted(_ column: Int, _ row: Int) -> CellMask {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return .empty }
    var mask = CellMask.empty
    forEachPiece(column: column, row: row) { mask = mask | $0.mask }
    return mask
  }

  @inline(__always)
  private mutating func add(
    _ mask: CellMask, _ sample: Sample, _ order: Int, _ column: Int, _ row: Int
  ) {
    guard sample.w > 0 else { return }
    let cell = row * columns + column
    let hidesAll = mask.isFull && sample.w >= 1
    pieces.append(
      Piece(
        mask: mask, sample: sample, order: Int32(truncatingIfNeeded: order),
        next: hidesAll ? -1 : heads[cell]))
    heads[cell] = Int32(truncatingIfNeeded: pieces.count - 1)
  }

  /// A gradient that changes little within a cell is one sample there, else one for each of eight parts.
  private mutating func addGradient(
    _ mask: CellMask, _ paint: PaintSampler, _ order: Int, _ column: Int, _ row: Int
  ) {
    let (left, top) = (Double(column * CellMask.width), Double(row * CellMask.height))
    func sample(_ x: Double, _ y: Double) -> Sample {
      paint.sample(at: paint.location(x: left + x, y: top + y))
    }
    let corners = (sample(2, 2), sample(6, 2), sample(2, 14), sample(6, 14))
    let low = pointwiseMin(
      pointwiseMin(corners.0, corners.1), pointwiseMin(corners.2, corners.3))
    let high = pointwiseMax(
      pointwiseMax(corners.0, corners.1), pointwiseMax(corners.2, corners.3))
    let range = (high - low) * SIMD4(1, 1, 1, 255)
    if range.max() <= Self.evenRange {
      add(mask, (low + high) / 2, order, column, row)
      return
    }
    for part in 0..<8 {
      let (x, y) = (part % 2 * 4, part / 2 * 4)
      let piece = mask & CellMask(columns: x..<x + 4, lines: y..<y + 4)
      if piece.isEmpty { continue }
      add(piece, sample(Double(x) + 2, Double(y) + 2), order, column, row)
    }
  }

  /// How many of 255 steps a gradient may change between the outer parts of a cell and still count as even.
  private static let evenRange: Float = 24
}
