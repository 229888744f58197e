/// The cells that were chosen lately, by what is painted in them.
///
/// A bar's cells are a handful, over and over. Each new choice takes the place of another that happens to have the same
/// place here, so the memory never grows.
struct FitMemory: ~Copyable {
  private var entries = Room<Entry>(capacity: FitMemory.size)
  /// What was asked for last, and where it belongs.
  private var key = Key()
  private var place: Int?

  init() {
    for _ in 0..<Self.size { entries.append(Entry()) }
  }

  /// Cells of more regions are those of gradients, and seldom come again.
  private static let mostRegions = 3
  private static let size = 256

  struct Entry {
    var key = Key()
    var cell = CellGrid.Cell()
  }

  struct Key: Equatable {
    var count = -1
    var isLine = false
    var masks = (CellMask.empty, CellMask.empty, CellMask.empty)
    var samples = (Sample.zero, Sample.zero, Sample.zero)

    static func == (left: Key, right: Key) -> Bool {
      left.count == right.count && left.isLine == right.isLine
        && left.masks.0 == right.masks.0 && left.samples.0 == right.samples.0
        && (left.count < 2 || left.masks.1 == right.masks.1 && left.samples.1 == right.samples.1)
        && (left.count < 3 || left.masks.2 == right.masks.2 && left.samples.2 == right.samples.2)
    }
  }

  /// The cell that was chosen for these regions, if it is known; otherwise what is kept next is kept for them.
  @inline(__always)
  mutating func cell(for regions: borrowing CellRegions, isLine: Bool) -> CellGrid.Cell? {
    let count = regions.masks.count
    place = nil
    guard count <= Self.mostRegions, count > 0 else { return nil }
    key.count = count
    key.isLine = isLine
    var hash: UInt64 = isLine ? 1 : 0
    key.masks.0 = regions.masks[0]
    key.samples.0 = regions.samples[0]
    Self.mix(&hash, key.masks.0, key.samples.0)
    if count > 1 {
      key.masks.1 = regions.masks[1]
      key.samples.1 = regions.samples[1]
      Self.mix(&hash, key.masks.1, key.samples.1)
    }
    if count > 2 {
      key.masks.2 = regions.masks[2]
      key.samples.2 = regions.samples[2]
      Self.mix(&hash, key.masks.2, key.samples.2)
    }
    let place = Int(truncatingIfNeeded: hash >> 40) & (Self.size - 1)
    if entries[place].key == key { return entries[place].cell }
    self.place = place
    return nil
  }

  /// Keeps the cell that was chosen for the regions that were asked for last.
  mutating func keep(_ cell: CellGrid.Cell) {
    if let place { entries[place] = Entry(key: key, cell: cell) }
  }

  @inline(__always)
  private static func mix(_ hash: inout UInt64, _ mask: CellMask, _ sample: Sample) {
    // An odd number with its bits spread evenly: 2⁶⁴ over the golden ratio.
    let spread: UInt64 = 0x9E37_79B9_7F4A_7C15
    let words = unsafeBitCast(sample, to: SIMD2<UInt64>.self)
    hash = (hash ^ mask.upper) &* spread
    hash = (hash ^ hash >> 32 ^ mask.lower) &* spread
    hash = (hash ^ hash >> 32 ^ words.x) &* spread
    hash = (hash ^ hash >> 32 ^ words.y) &* spread
  }
}
