/// The parts of one cell that look different, once everything painted there is mixed.
///
/// Samples are relative to what lies behind the drawing, so that nothing is zero. Their fourth component tells
/// touched points from untouched ones, whatever their colour.
struct CellRegions {
  private(set) var masks: [CellMask] = []
  private(set) var samples: [Sample] = []
  /// All touched points.
  private(set) var touched = CellMask.empty
  private var layers: [Canvas.Piece] = []

  /// The fourth component of a touched point: what is painted in the background's own colour still takes part in the
  /// choice of a character, but weighs little against a visible difference.
  static let presence: Float = 6

  /// The regions' masks and samples, without the arrays' checks.
  struct Parts {
    let masks: UnsafeBufferPointer<CellMask>
    let samples: UnsafeBufferPointer<Sample>
  }

  @inline(__always) func withParts(_ body: (Parts) -> Void) {
    masks.withUnsafeBufferPointer { masks in
      samples.withUnsafeBufferPointer { body(Parts(masks: masks, samples: $0)) }
    }
  }

  /// Whether all of the cell looks the same.
  var isUniform: Bool { masks.count == 1 && masks[0].isFull }

  /// Mixes what is painted in a cell, `background` being behind it.
  mutating func mix(_ canvas: Canvas, column: Int, row: Int, over background: Sample) {
    masks.removeAll(keepingCapacity: true)
    samples.removeAll(keepingCapacity: true)
    layers.removeAll(keepingCapacity: true)
    touched = .empty
    canvas.forEachPiece(column: column, row: row) { layers.append($0) }
    for layer in layers.reversed() {
      var paint = layer.sample - background
      let opacity = layer.sample.w
      paint.w = Self.presence
      for index in masks.indices {
        let common = masks[index] & layer.mask
        if common.isEmpty { continue }
        let mixed = samples[index] + (paint - samples[index]) * opacity
        if common == masks[index] {
          samples[index] = Self.present(mixed)
        } else {
          masks[index] = masks[index] & ~layer.mask
          add(common, Self.present(mixed))
        }
      }
      let fresh = layer.mask & ~touched
      if !fresh.isEmpty { add(fresh, Self.present(paint * opacity)) }
      touched = touched | layer.mask
    }
  }

  private static func present(_ sample: Sample) -> Sample {
    var sample = sample
    sample.w = presence
    return sample
  }

  /// Adds points, to a region of the same sample where there is one.
  private mutating func add(_ mask: CellMask, _ sample: Sample) {
    if let index = samples.firstIndex(of: sample) {
      masks[index] = masks[index] | mask
    } else {
      masks.append(mask)
      samples.append(sample)
    }
  }

  /// The mean of the whole cell, untouched points being background.
  var mean: Sample {
    var sum = Sample.zero
    for index in masks.indices { sum += samples[index] * Float(masks[index].count) }
    return sum / Float(CellMask.area)
  }
}
