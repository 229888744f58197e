/// The cells that were chosen lately, by what is painted in them.
///
/// A bar's cells are a handful, over and over. Each new choice takes the place of another that happens to have the same
/// place here, so the memory never grows.
struct FitMemory: ~Copyable {
  private var entries = Room(repeating: Entry(), count: FitMemory.size)

  /// Cells of more pieces are those of gradients, and seldom come again.
  private static let mostPieces = 3
  private static let size = 256

  struct Entry {
    /// How many pieces there are, negative where they are a line.
    var count = 0
    var pieces = (Piece.none, Piece.none, Piece.none)
    var cell = CellGrid.Cell()
  }

  /// The cell that was chosen for these pieces, if it is known.
  @inline(__always)
  func cell(for pieces: borrowing Room<Piece>, isLine: Bool) -> CellGrid.Cell? {
    guard pieces.count <= Self.mostPieces else { return nil }
    let place = Self.place(of: pieces, isLine)
    if isKept(place, pieces, isLine) { return entries[place].cell }
    // One that has been pushed aside is next to its place.
    if isKept(place ^ 1, pieces, isLine) { return entries[place ^ 1].cell }
    return nil
  }

  @inline(__always)
  private func isKept(_ place: Int, _ pieces: borrowing Room<Piece>, _ isLine: Bool) -> Bool {
    let count = pieces.count
    return entries[place].count == (isLine ? -count : count)
      && entries[place].pieces.0 == pieces[0]
      && (count < 2 || entries[place].pieces.1 == pieces[1])
      && (count < 3 || entries[place].pieces.2 == pieces[2])
  }

  /// Keeps the cell that was chosen for some pieces, at least one.
  mutating func keep(_ cell: CellGrid.Cell, for pieces: borrowing Room<Piece>, isLine: Bool) {
    let count = pieces.count
    guard count <= Self.mostPieces else { return }
    let place = Self.place(of: pieces, isLine)
    entries[place ^ 1] = entries[place]
    entries[place] = Entry(
      count: isLine ? -count : count,
      pieces: (pieces[0], count > 1 ? pieces[1] : .none, count > 2 ? pieces[2] : .none), cell: cell)
  }

  @inline(__always)
  private static func place(of pieces: borrowing Room<Piece>, _ isLine: Bool) -> Int {
    var hash: UInt64 = isLine ? 1 : 0
    for piece in pieces.values { hash = piece.mixed(into: hash) }
    return Int(truncatingIfNeeded: hash >> 56)
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
