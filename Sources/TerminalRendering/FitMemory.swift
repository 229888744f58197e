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

  /// Cells of more pieces are those of gradients, and seldom come again.
  private static let mostPieces = 3
  private static let size = 256

  struct Entry {
    var key = Key()
    var cell = CellGrid.Cell()
  }

  struct Key: Equatable {
    /// How many pieces there are, negative where they are a line.
    var count = 0
    var pieces = (Piece.none, Piece.none, Piece.none)

    @inline(__always) static func == (left: Key, right: Key) -> Bool {
      left.count == right.count && left.pieces.0 == right.pieces.0
        && left.pieces.1 == right.pieces.1 && left.pieces.2 == right.pieces.2
    }
  }

  /// The cell that was chosen for these pieces, if it is known; otherwise what is kept next is kept for them.
  @inline(__always)
  mutating func cell(for pieces: borrowing Room<Piece>, isLine: Bool) -> CellGrid.Cell? {
    let count = pieces.count
    place = nil
    guard count <= Self.mostPieces, count > 0 else { return nil }
    key.count = isLine ? -count : count
    key.pieces.0 = pieces[0]
    key.pieces.1 = count > 1 ? pieces[1] : .none
    key.pieces.2 = count > 2 ? pieces[2] : .none
    var hash = UInt64(truncatingIfNeeded: key.count)
    for piece in pieces.values { hash = piece.mixed(into: hash) }
    let place = Int(truncatingIfNeeded: hash >> 56)
    // One that has been pushed aside is next to its place.
    if entries[place].key == key { return entries[place].cell }
    if entries[place ^ 1].key == key { return entries[place ^ 1].cell }
    self.place = place
    return nil
  }

  /// Keeps the cell that was chosen for the pieces that were asked for last.
  mutating func keep(_ cell: CellGrid.Cell) {
    guard let place else { return }
    entries[place ^ 1] = entries[place]
    entries[place] = Entry(key: key, cell: cell)
  }
}

extension Piece {
  /// Nothing.
  fileprivate static var none: Piece { Piece(mask: .empty, sample: .zero) }

  /// A number that goes by this and by one before.
  @inline(__always) fileprivate func mixed(into hash: UInt64) -> UInt64 {
    let words = unsafeBitCast(sample, to: SIMD2<UInt64>.self)
    // Odd numbers with their bits spread evenly, those of SplitMix64.
    let first = (hash ^ mask.upper &* 0x9E37_79B9_7F4A_7C15) &+ words.x
    let second = (mask.lower &+ words.y) &* 0xBF58_476D_1CE4_E5B9
    let mixed = (first ^ first >> 32) &* 0x94D0_49BB_1331_11EB
    return (mixed ^ second ^ mixed >> 29) &* 0x9E37_79B9_7F4A_7C15
  }
}
