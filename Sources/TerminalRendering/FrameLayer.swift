import GaugeUI

/// One item of a drawing as it lies on a grid of cells.
struct FrameLayer: ~Copyable {
  /// What holds the item.
  var part: Drawing.Part
  /// Whether nothing is painted of it yet.
  var isNew = true
  /// Whether a shape is so thin that it covers little of every cell: a tick mark, no edge of something larger.
  var isFine = false
  /// The item's place among all, from the back.
  var order: Int32 = 0
  /// The rows in which it is looked for.
  var indexedRows: Range<Int32> = 0..<0
  /// What a shape covers.
  var coverage = Coverage()
  /// What a shape is painted with; `nil` for text, and for what cannot be seen.
  var paint: PaintSampler?
  /// The letters of a text.
  var line = TextLine()

  init(part: Drawing.Part) { self.part = part }

  var rows: Range<Int32> { line.letters.isEmpty ? coverage.rows : line.row..<line.row + 1 }

  /// Takes out what is painted and keeps the room for something else.
  mutating func clear() {
    coverage.removeAll()
    line.removeAll()
    paint = nil
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
