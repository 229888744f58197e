/// What lies one over the other in the cells of a row.
struct CellStack: ~Copyable {
  private var row: Int32 = 0
  /// From back to front.
  private var shapes = Room<Shape>()
  /// What is painted in the cell that was looked at last, from back to front, without what is hidden.
  private(set) var pieces = Room<Piece>()
  /// Which layers the pieces are of, where all of them were looked at.
  private(set) var slots = Room<Int32>()

  /// A shape in the row.
  struct Shape {
    /// What it covers there, and the first run of that which does not end before the cell that was looked at last.
    var runs: UnsafeMutableBufferPointer<Coverage.Run>
    var next = 0
    /// What it is painted in, if all in one sample.
    var plain: Sample
    var isPlain: Bool
    /// Which layer it is.
    var slot: Int32
  }
}

extension CellStack {
  /// Begins with nothing in a row.
  @inline(__always) mutating func begin(row: Int) {
    self.row = Int32(truncatingIfNeeded: row)
    shapes.removeAll()
  }

  /// Whether nothing is painted in any of the cells.
  @inline(__always) var isEmpty: Bool { shapes.isEmpty }

  /// Adds a shape in front of those before.
  @inline(__always) mutating func add(_ slot: Int32, _ layers: FrameLayers) {
    let plain = layers[Int(slot)].paint?.plain
    shapes.append(
      Shape(
        runs: layers[Int(slot)].coverage.runs(of: row), plain: plain ?? .zero,
        isPlain: plain != nil, slot: slot))
  }

  /// Looks at a cell, which comes after all those that were looked at so since the row was begun.
  ///
  /// - Returns: The column before `limit` up to which the cells are painted the same.
  @inline(__always)
  mutating func look(from column: Int, to limit: Int, _ layers: FrameLayers) -> Int {
    pieces.removeAll()
    let column = Int32(truncatingIfNeeded: column)
    var end = Int32(truncatingIfNeeded: limit)
    let shapes = shapes.values
    for index in shapes.indices {
      let runs = shapes[index].runs
      var next = shapes[index].next
      while next < runs.count, runs[next].columns.upperBound <= column { next &+= 1 }
      shapes[index].next = next
      guard next < runs.count else { continue }
      let columns = runs[next].columns
      if columns.lowerBound > column {
        end = min(end, columns.lowerBound)
      } else if shapes[index].isPlain {
        end = min(end, columns.upperBound)
        add(Piece(mask: runs[next].mask, sample: shapes[index].plain))
      } else {
        end = column &+ 1
        addGradient(runs[next].mask, shapes[index].slot, column, layers)
      }
    }
    return Int(end)
  }

  /// Looks at all that is painted in a cell, hidden or not.
  mutating func lookAtAll(at column: Int, _ layers: FrameLayers) {
    pieces.removeAll()
    slots.removeAll()
    for shape in shapes.values {
      let mask = shape.mask(at: Int32(column))
      if mask.isEmpty { continue }
      if shape.isPlain {
        pieces.append(Piece(mask: mask, sample: shape.plain))
      } else {
        addGradient(mask, shape.slot, Int32(column), layers, hides: false)
      }
      while slots.count < pieces.count { slots.append(shape.slot) }
    }
  }

  /// The points of the cell, all of which was looked at last, in which something half opaque at least lies on top of the item
  /// at place `order` of the drawing.
  func hidden(after order: Int32, _ layers: FrameLayers) -> CellMask {
    pieces.indices.reduce(.empty) { hidden, place in
      let slot = Int(slots[place])
      let liesOnTop = layers[slot].order > order && layers[slot].mixing?.blend ?? .normal == .normal
      return liesOnTop && pieces[place].sample.w >= 0.5 ? hidden | pieces[place].mask : hidden
    }
  }

  /// The points of the cell that was looked at last in which something is painted.
  var touched: CellMask { pieces.values.reduce(.empty) { $0 | $1.mask } }

  /// Whether all that is painted in the cell `column`, which was looked at last, is fine.
  func isFine(at column: Int, _ layers: FrameLayers) -> Bool {
    shapes.values.allSatisfy {
      $0.mask(at: Int32(column)).isEmpty || layers[Int($0.slot)].isFine
    }
  }

  func isEmpty(at column: Int) -> Bool {
    shapes.values.allSatisfy { $0.mask(at: Int32(column)).isEmpty }
  }

  /// Looks at what is painted in any cell after the item at place `order` of the drawing.
  mutating func look(at column: Int, after order: Int32 = -1, _ layers: FrameLayers) {
    pieces.removeAll()
    for shape in shapes.values where layers[Int(shape.slot)].order > order {
      let mask = shape.mask(at: Int32(column))
      if mask.isEmpty { continue }
      if shape.isPlain {
        add(Piece(mask: mask, sample: shape.plain))
      } else {
        addGradient(mask, shape.slot, Int32(column), layers)
      }
    }
  }

  /// The points of the cell that was looked at last in which what is painted is half opaque at least.
  var hidden: CellMask {
    pieces.values.reduce(.empty) { $1.sample.w >= 0.5 ? $0 | $1.mask : $0 }
  }
}

extension CellStack.Shape {
  /// What is covered of a cell.
  fileprivate func mask(at column: Int32) -> CellMask {
    for run in runs where run.columns.upperBound > column {
      return run.columns.lowerBound <= column ? run.mask : .empty
    }
    return .empty
  }
}

extension CellStack {
  /// A gradient that changes little within a cell is one sample there, else one for each of eight parts.
  @inline(never)
  private mutating func addGradient(
    _ mask: CellMask, _ slot: Int32, _ column: Int32, _ layers: FrameLayers, hides: Bool = true
  ) {
    guard case .gradient(let paint) = layers[Int(slot)].paint else { return }
    let left = Double(Int(column) * CellMask.width)
    let top = Double(Int(row) * CellMask.height)
    let x = SIMD4(2, 6, 2, 6) + left
    let corners = paint.samples(x: x, y: SIMD4(2, 2, 14, 14) + top)
    let low = pointwiseMin(
      pointwiseMin(corners.0, corners.1), pointwiseMin(corners.2, corners.3))
    let high = pointwiseMax(
      pointwiseMax(corners.0, corners.1), pointwiseMax(corners.2, corners.3))
    let range = (high - low) * SIMD4(1, 1, 1, 255)
    if range.max() <= Self.evenRange {
      addPart(mask, (low + high) / 2, hides)
      return
    }
    let middle = paint.samples(x: x, y: SIMD4(6, 6, 10, 10) + top)
    let samples = [
      corners.0, corners.1, middle.0, middle.1, middle.2, middle.3, corners.2, corners.3,
    ]
    for (part, sample) in samples.enumerated() {
      let (x, y) = (part % 2 * 4, part / 2 * 4)
      addPart(mask & CellMask(columns: x..<x + 4, lines: y..<y + 4), sample, hides)
    }
  }

  private mutating func addPart(_ mask: CellMask, _ sample: Sample, _ hides: Bool) {
    guard !mask.isEmpty, sample.w > 0 else { return }
    let piece = Piece(mask: mask, sample: sample)
    if hides { add(piece) } else { pieces.append(piece) }
  }

  @inline(__always) private mutating func add(_ piece: Piece) {
    if piece.mask.isFull, piece.sample.w >= 1 { pieces.removeAll() }
    pieces.append(piece)
  }

  /// How many of 255 steps a gradient may change between the outer parts of a cell and still count as even.
  private static let evenRange: Float = 16
}
