import GaugeUI

/// One item of a drawing as it lies on a grid of cells.
struct FrameLayer: ~Copyable {
  /// Whether a shape is so thin that it covers little of every cell: a tick mark, no edge of something larger.
  var isFine = false
  /// The item's place among all, from the back.
  var order: Int32 = 0
  /// The rows in which it is looked for.
  var indexedRows: Range<Int32> = 0..<0
  /// What a shape is painted with; `nil` for text, and for what cannot be seen.
  var paint: PaintSampler?
  /// How the item is mixed with what lies behind it; `nil` for on top.
  var mixing: Drawing.Mixing?
  /// What a shape covers.
  var coverage = Coverage()
  /// The letters of a text.
  var line = TextLine()

  @inline(__always) var isText: Bool { !line.letters.isEmpty }
  @inline(__always) var rows: Range<Int32> { isText ? line.row..<line.row + 1 : coverage.rows }
  @inline(__always) var columns: Range<Int32> { isText ? line.columns : coverage.columns }

  /// Takes out what is painted and keeps the room for something else.
  mutating func clear() {
    coverage.removeAll()
    line.removeAll()
    paint = nil
    mixing = nil
    indexedRows = 0..<0
  }

  /// Adds all cells in which there is anything of the layer.
  func mark(in cells: inout CellSet) {
    coverage.mark(in: &cells)
    line.mark(in: &cells)
  }
}

/// Layers by their places: no copy is made of one to look at it.
typealias FrameLayers = UnsafeMutableBufferPointer<FrameLayer>

extension Coverage {
  /// Adds all cells that are covered.
  func mark(in cells: inout CellSet) {
    for run in runs.values { cells.insert(Int(run.row), run.columns) }
  }
}

extension CellSet {
  @inline(__always) mutating func insert(_ row: Int, _ range: Range<Int32>) {
    insert(row, Int(range.lowerBound)..<Int(range.upperBound))
  }
}
