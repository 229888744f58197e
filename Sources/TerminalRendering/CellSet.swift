/// Some cells of a grid: a bit for each, so that adding them twice or in any order makes no difference.
struct CellSet: ~Copyable {
  let columns: Int
  let rows: Int
  private let wordsPerRow: Int
  private var words: Room<UInt64>
  /// A bit for each row that has cells.
  private var usedRows: Room<UInt64>

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    wordsPerRow = (columns + 63) / 64
    words = Room(repeating: 0, count: wordsPerRow * rows)
    usedRows = Room(repeating: 0, count: (rows + 63) / 64)
  }
}

extension CellSet {
  /// Adds cells of one row, which lie within the grid.
  @inline(__always) mutating func insert(_ row: Int, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    usedRows[row >> 6] |= 1 &<< UInt64(row & 63)
    let (first, last) = (range.lowerBound >> 6, (range.upperBound &- 1) >> 6)
    let head = UInt64.max &<< UInt64(range.lowerBound & 63)
    let tail = UInt64.max &>> UInt64(63 &- (range.upperBound &- 1) & 63)
    let base = row &* wordsPerRow
    if first == last {
      words[base &+ first] |= head & tail
    } else {
      words[base &+ first] |= head
      for word in first + 1..<last { words[base &+ word] = .max }
      words[base &+ last] |= tail
    }
  }

  /// Takes out cells of one row, one by one.
  mutating func remove(_ row: Int, _ range: Range<Int>) {
    for column in range {
      words[row * wordsPerRow + column >> 6] &= ~(1 << UInt64(column & 63))
    }
  }

  mutating func removeAll() {
    var row = nextRow(from: 0)
    while let present = row {
      removeAll(in: present)
      row = nextRow(from: present + 1)
    }
  }

  func contains(_ column: Int, _ row: Int) -> Bool {
    words[row * wordsPerRow + column >> 6] >> UInt64(column & 63) & 1 == 1
  }

  var isEmpty: Bool { usedRows.values.allSatisfy { $0 == 0 } }

  /// The first row from `row` on that has cells.
  @inline(__always) func nextRow(from row: Int) -> Int? {
    guard row < rows else { return nil }
    var word = row >> 6
    var bits = usedRows[word] & UInt64.max &<< UInt64(row & 63)
    while bits == 0 {
      word += 1
      guard word < usedRows.count else { return nil }
      bits = usedRows[word]
    }
    return word << 6 + bits.trailingZeroBitCount
  }

  /// The first cells side by side in a row from `column` on.
  @inline(__always) func nextRange(_ row: Int, from column: Int) -> Range<Int>? {
    guard column < columns else { return nil }
    let base = row &* wordsPerRow
    var word = column >> 6
    var bits = words[base &+ word] & UInt64.max &<< UInt64(column & 63)
    while bits == 0 {
      word &+= 1
      guard word < wordsPerRow else { return nil }
      bits = words[base &+ word]
    }
    let bit = bits.trailingZeroBitCount
    let start = word << 6 &+ bit
    // Mostly they end where their word does not.
    let length = (~(bits &>> UInt64(bit))).trailingZeroBitCount
    let end = bit &+ length < 64 ? start &+ length : end(row, from: start)
    return Range(uncheckedBounds: (start, end))
  }

  /// The first column from `column` on that is not in the set.
  private func end(_ row: Int, from column: Int) -> Int {
    let base = row &* wordsPerRow
    var word = column >> 6
    var bits = ~words[base &+ word] & UInt64.max &<< UInt64(column & 63)
    while bits == 0 {
      word &+= 1
      guard word < wordsPerRow else { return columns }
      bits = ~words[base &+ word]
    }
    return min(word << 6 &+ bits.trailingZeroBitCount, columns)
  }

  /// Takes out the cells of a row.
  @inline(__always) mutating func removeAll(in row: Int) {
    usedRows[row >> 6] &= ~(1 &<< UInt64(row & 63))
    // A row is few words: a range would cost as much as they do.
    var word = row &* wordsPerRow
    let end = word &+ wordsPerRow
    while word < end {
      words[word] = 0
      word &+= 1
    }
  }

  /// Adds the cells of a row of another set of a grid of this size.
  @inline(__always) mutating func insert(_ row: Int, of other: borrowing CellSet) {
    usedRows[row >> 6] |= 1 &<< UInt64(row & 63)
    var word = row &* wordsPerRow
    let end = word &+ wordsPerRow
    while word < end {
      words[word] |= other.words[word]
      word &+= 1
    }
  }

  /// Adds the cells of a row of another set of a grid of this size, and takes them out of that.
  @inline(__always) mutating func insert(_ row: Int, from other: inout CellSet) {
    insert(row, of: other)
    other.removeAll(in: row)
  }

  /// From the first to the last cell of a row that has cells.
  @inline(__always) func hull(_ row: Int) -> Range<Int> {
    let base = row &* wordsPerRow
    var (first, last) = (0, wordsPerRow &- 1)
    while first < last, words[base &+ first] == 0 { first &+= 1 }
    while last > first, words[base &+ last] == 0 { last &-= 1 }
    let (head, tail) = (words[base &+ first], words[base &+ last])
    let end = last << 6 &+ 64 &- tail.leadingZeroBitCount
    return min(first << 6 &+ head.trailingZeroBitCount, end)..<end
  }

  /// Whether any cell of some columns, at least one, is in the set.
  @inline(__always) func hasAny(_ row: Int, _ range: Range<Int32>) -> Bool {
    let (start, end) = (Int(range.lowerBound), Int(range.upperBound) &- 1)
    let (first, last) = (start >> 6, end >> 6)
    let head = UInt64.max &<< UInt64(start & 63)
    let tail = UInt64.max &>> UInt64(63 &- end & 63)
    let base = row &* wordsPerRow
    guard first != last else { return words[base &+ first] & head & tail != 0 }
    if words[base &+ first] & head | words[base &+ last] & tail != 0 { return true }
    for word in first &+ 1..<last where words[base &+ word] != 0 { return true }
    return false
  }

  /// Makes this the cells of another set of a grid of this size.
  mutating func copy(_ other: borrowing CellSet) {
    removeAll()
    var row = other.nextRow(from: 0)
    while let present = row {
      insert(present, of: other)
      row = other.nextRow(from: present + 1)
    }
  }
}
