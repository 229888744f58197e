/// What lies one over the other in some cells of a row.
struct CellStack: ~Copyable {
  private var row: Int32 = 0
  private var columns: Range<Int32> = 0..<0
  /// What is painted there, from back to front.
  private var stretches = Room<Stretch>()
  /// Their places in the order in which they begin, and how many of them have been passed.
  private var starts = Room<Int32>()
  private var passed = 0
  /// The places of those at the present column, from back to front.
  private var present = Room<Int32>()
  /// What is painted in the cell that was looked at last, from back to front, without what is hidden.
  private(set) var pieces = Room<Piece>()

  /// Cells of a shape in which it covers the same points.
  struct Stretch {
    /// What is covered, and what it is painted in if all in one sample.
    var piece: Piece
    var columns: Range<Int32>
    /// Which layer the shape is.
    var slot: Int32
    var isPlain: Bool
  }
}

extension CellStack {
  /// Begins with nothing in `columns`.
  mutating func begin(row: Int, columns: Range<Int>) {
    self.row = Int32(truncatingIfNeeded: row)
    self.columns =
      Int32(truncatingIfNeeded: columns.lowerBound)..<Int32(truncatingIfNeeded: columns.upperBound)
    stretches.removeAll()
    starts.removeAll()
    present.removeAll()
    passed = 0
  }

  /// Whether nothing is painted in any of the cells.
  @inline(__always) var isEmpty: Bool { stretches.isEmpty }

  /// Adds what a shape covers, in front of those before.
  @inline(__always) mutating func add(_ slot: Int32, _ layers: FrameLayers) {
    let plain = layers[Int(slot)].paint?.plain
    let (start, end) = (columns.lowerBound, columns.upperBound)
    for run in layers[Int(slot)].coverage.runs(of: row) {
      guard run.columns.lowerBound < end else { break }
      let (from, to) = (max(run.columns.lowerBound, start), min(run.columns.upperBound, end))
      guard from < to else { continue }
      starts.append(Int32(truncatingIfNeeded: stretches.count))
      stretches.append(
        Stretch(
          piece: Piece(mask: run.mask, sample: plain ?? .zero),
          columns: Range(uncheckedBounds: (from, to)), slot: slot, isPlain: plain != nil))
    }
  }

  /// Sorts what was added, before the first run is asked for.
  mutating func sort() {
    guard starts.count > 1 else { return }
    let stretches = stretches.values
    var starts = starts.values
    guard starts.count < 64 else {
      return starts.sort {
        stretches[Int($0)].columns.lowerBound < stretches[Int($1)].columns.lowerBound
      }
    }
    for index in 1..<starts.count {
      let value = starts[index]
      let column = stretches[Int(value)].columns.lowerBound
      var place = index
      while place > 0, column < stretches[Int(starts[place - 1])].columns.lowerBound {
        starts[place] = starts[place - 1]
        place -= 1
      }
      starts[place] = value
    }
  }

  /// The next cells, from `column` on and before `limit`, in which something is painted, the same in all of them.
  @inline(__always)
  mutating func nextRun(from column: Int, to limit: Int) -> Range<Int>? {
    var column = Int32(truncatingIfNeeded: column)
    let limit = Int32(truncatingIfNeeded: limit)
    let (stretches, starts) = (stretches.values, starts.values)
    while true {
      leave(at: column)
      if present.isEmpty {
        guard passed < starts.count else { return nil }
        column = max(column, stretches[Int(starts[passed])].columns.lowerBound)
        guard column < limit else { return nil }
      }
      while passed < starts.count {
        let place = starts[passed]
        guard stretches[Int(place)].columns.lowerBound <= column else { break }
        passed &+= 1
        guard stretches[Int(place)].columns.upperBound > column else { continue }
        var slot = present.count
        while slot > 0, present[slot - 1] > place { slot &-= 1 }
        present.insert(place, at: slot)
      }
      if !present.isEmpty { break }
    }
    var end = passed < starts.count ? stretches[Int(starts[passed])].columns.lowerBound : limit
    end = min(end, limit)
    for place in present.values {
      end = min(
        end,
        stretches[Int(place)].isPlain ? stretches[Int(place)].columns.upperBound : column &+ 1)
    }
    return Int(column)..<Int(end)
  }

  /// Takes out of the present stretches those that end before a column.
  @inline(__always) private mutating func leave(at column: Int32) {
    var left = 0
    for index in present.indices
    where stretches[Int(present[index])].columns.upperBound > column {
      present[left] = present[index]
      left &+= 1
    }
    present.removeLast(present.count &- left)
  }

  /// Looks at the first cell of the run that was found last.
  @inline(__always)
  mutating func lookAtRun(at column: Int, _ layers: FrameLayers) {
    pieces.removeAll()
    for place in present.values {
      addPieces(stretches[Int(place)], Int32(truncatingIfNeeded: column), layers)
    }
  }

  /// The points of the cell that was looked at last in which something is painted.
  var touched: CellMask { pieces.values.reduce(.empty) { $0 | $1.mask } }

  /// Whether all that is painted in the cells of that run is fine.
  func isRunFine(_ layers: FrameLayers) -> Bool {
    present.values.allSatisfy { layers[Int(stretches[Int($0)].slot)].isFine }
  }

  /// Looks at any cell.
  mutating func look(at column: Int, _ layers: FrameLayers) {
    pieces.removeAll()
    for stretch in stretches.values where stretch.columns.contains(Int32(column)) {
      addPieces(stretch, Int32(column), layers)
    }
  }

  func isEmpty(at column: Int) -> Bool {
    !stretches.values.contains { $0.columns.contains(Int32(column)) }
  }

  /// The points of a cell that are painted after the item at place `order` of the drawing, and half opaque at least.
  mutating func cover(at column: Int, after order: Int32, _ layers: FrameLayers) -> CellMask {
    pieces.removeAll()
    for stretch in stretches.values
    where stretch.columns.contains(Int32(column)) && layers[Int(stretch.slot)].order > order {
      addPieces(stretch, Int32(column), layers)
    }
    return pieces.values.reduce(.empty) { $1.sample.w >= 0.5 ? $0 | $1.mask : $0 }
  }
}

extension CellStack {
  @inline(__always)
  private mutating func addPieces(_ stretch: Stretch, _ column: Int32, _ layers: FrameLayers) {
    if stretch.isPlain {
      add(stretch.piece)
    } else if case .gradient(let gradient) = layers[Int(stretch.slot)].paint {
      addGradient(stretch.piece.mask, gradient, column)
    }
  }

  /// A gradient that changes little within a cell is one sample there, else one for each of eight parts.
  private mutating func addGradient(_ mask: CellMask, _ paint: GradientSampler, _ column: Int32) {
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
      addPart(mask, (low + high) / 2)
      return
    }
    let middle = paint.samples(x: x, y: SIMD4(6, 6, 10, 10) + top)
    let samples = [
      corners.0, corners.1, middle.0, middle.1, middle.2, middle.3, corners.2, corners.3,
    ]
    for (part, sample) in samples.enumerated() {
      let (x, y) = (part % 2 * 4, part / 2 * 4)
      addPart(mask & CellMask(columns: x..<x + 4, lines: y..<y + 4), sample)
    }
  }

  private mutating func addPart(_ mask: CellMask, _ sample: Sample) {
    if !mask.isEmpty, sample.w > 0 { add(Piece(mask: mask, sample: sample)) }
  }

  @inline(__always) private mutating func add(_ piece: Piece) {
    if piece.mask.isFull, piece.sample.w >= 1 { pieces.removeAll() }
    pieces.append(piece)
  }

  /// How many of 255 steps a gradient may change between the outer parts of a cell and still count as even.
  private static let evenRange: Float = 16
}
