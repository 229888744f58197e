/// The control sequences that change the terminal's style into another, kept for those changes that were asked for lately.
///
/// A bar changes between a handful of styles, over and over. Each new change takes the place of another that happens to have
/// the same place here, so the memory never grows.
final class PenChanges {
  // One writer alone asks: no access to these can meet another.
  @exclusivity(unchecked) private var changes: Room<Change>
  /// Room for a new sequence.
  private let scratch = ByteBuffer(capacity: 64)

  init() { changes = Room(repeating: Change(), count: Self.size) }

  private static let size = 64

  struct Change {
    var old = CellGrid.Style()
    var new = CellGrid.Style()
    var count = 0
    /// All attributes switched off and both colours changed take 52 bytes.
    var bytes = ByteBuffer.Words.zero
  }
}

extension PenChanges {
  /// Writes what changes one style into another.
  @inline(__always)
  func write(from old: CellGrid.Style, to new: CellGrid.Style, in bytes: ByteBuffer) {
    let place = place(old, new)
    bytes.append(changes[place].bytes, length: changes[place].count)
  }

  /// How many bytes that takes; none where the styles are the same.
  @inline(__always) func length(from old: CellGrid.Style, to new: CellGrid.Style) -> Int {
    old == new ? 0 : changes[place(old, new)].count
  }

  /// Where a change is kept.
  @inline(__always)
  private func place(_ old: CellGrid.Style, _ new: CellGrid.Style) -> Int {
    let place = Int(truncatingIfNeeded: (old.spread &+ new.spread &* 3) >> 58)
    if changes[place].old != old || changes[place].new != new { keep(place, old, new) }
    return place
  }

  @inline(never) private func keep(_ place: Int, _ old: CellGrid.Style, _ new: CellGrid.Style) {
    scratch.removeAll()
    old.select(new, in: scratch)
    changes[place] = Change(old: old, new: new, count: scratch.count, bytes: scratch.firstWords)
  }
}

extension CellGrid.Style {
  /// A number whose highest bits go by all of the style.
  @inline(__always) fileprivate var spread: UInt64 {
    let colors = UInt64(foreground.bits) | UInt64(background.bits) << 32
    // Odd, with its bits spread evenly: 2⁶⁴ over the golden ratio.
    return (colors ^ colors >> 29 ^ UInt64(attributes.rawValue) << 17) &* 0x9E37_79B9_7F4A_7C15
  }
}
