/// The cells that were chosen lately, by what is painted in them.
///
/// A bar's cells are a handful, over and over. Each new choice takes the place of another that happens to have the same
/// place here, so the memory never grows.
struct FitMemory {
  private var entries: [Entry] = []

  /// Cells of more regions are those of gradients, and seldom come again.
  private static let mostRegions = 3
  private static let size = 256

  private struct Entry {
    var key = Key()
    var cell = CellGrid.Cell()
  }

  private struct Key: Equatable {
    var count = -1
    var isLine = false
    var masks = (CellMask.empty, CellMask.empty, CellMask.empty)
    var samples = (Sample.zero, Sample.zero, Sample.zero)

    static func == (left: Key, right: Key) -> Bool {
      left.count == right.count && left.isLine == right.isLine
        && left.masks.0 == right.masks.0 && left.masks.1 == right.masks.1
        && left.masks.2 == right.masks.2 && left.samples.0 == right.samples.0
        && left.samples.1 == right.samples.1 && left.samples.2 == right.samples.2
    }
  }

  /// The cell that was chosen for these regions, or that `choose` chooses now.
  @inline(__always)
  mutating func cell(
    _ regions: CellRegions, isLine: Bool, _ choose: () -> CellGrid.Cell
  ) -> CellGrid.Cell {
    let count = regions.masks.count
    guard count <= Self.mostRegions, count > 0 else { return choose() }
    if entries.isEmpty { entries = Array(repeating: Entry(), count: Self.size) }
    var key = Key()
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
    return entries.withUnsafeMutableBufferPointer { entries in
      if entries[place].key == key { return entries[place].cell }
      let cell = choose()
      entries[place] = Entry(key: key, cell: cell)
      return cell
    }
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
