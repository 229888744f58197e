import GaugeUI

/// One item of a drawing as it lies on a grid of cells.
struct FrameLayer {
  /// What holds the item.
  var part: Drawing.Part
  /// Whether nothing is painted of it yet.
  var isNew = true
  /// The item's place among all, from the back.
  var order: Int32 = 0
  /// What a shape covers.
  var coverage = Coverage()
  /// Whether a shape is so thin that it covers little of every cell: a tick mark, no edge of something larger.
  var isFine = false
  /// What a shape is painted with; `nil` for text, and for what cannot be seen.
  private(set) var paint: PaintSampler?
  /// The sample of all its points, if they have one.
  private(set) var plain: Sample?
  /// What `paint` was made of; `nil` for text.
  private var source: Paint?
  private var opacity = 1.0
  /// The letters of a text.
  var line = TextLine()

  init(part: Drawing.Part) { self.part = part }

  var rows: Range<Int32> { line.letters.isEmpty ? coverage.rows : line.row..<line.row + 1 }

  /// Takes out what is painted and keeps the room for something else.
  mutating func clear() {
    coverage.removeAll()
    line.removeAll()
    removePaint()
  }

  /// Whether `paint` was made of these.
  @inline(__always) func isPainted(with new: Paint, _ opacity: Double) -> Bool {
    guard opacity == self.opacity else { return false }
    if case .color(let color) = new, case .color(let old) = source { return color == old }
    return source == new
  }

  mutating func setPaint(_ sampler: PaintSampler?, of source: Paint, _ opacity: Double) {
    paint = sampler
    plain = sampler?.plain
    self.source = source
    self.opacity = opacity
  }

  mutating func removePaint() {
    if source != nil { (paint, plain, source) = (nil, nil, nil) }
  }

  /// Adds all cells in which there is anything of the layer.
  func mark(in cells: inout CellSet) {
    for run in coverage.runs { cells.insert(Int(run.row), run.columns) }
    line.mark(in: &cells)
  }
}

/// Layers by their places: no copy is made of one to look at it.
typealias FrameLayers = UnsafeBufferPointer<FrameLayer>

extension CellSet {
  @inline(__always) mutating func insert(_ row: Int, _ range: Range<Int32>) {
    insert(row, Int(range.lowerBound)..<Int(range.upperBound))
  }
}
