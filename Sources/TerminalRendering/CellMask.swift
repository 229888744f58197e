/// Which of the 8 × 16 points of a cell are covered: one bit a point, eight lines in each word.
///
/// Line `y` is byte `y % 8` of a word, column `x` is bit `x` of that byte.
struct CellMask: Hashable, Sendable {
  /// Lines 0 to 7.
  var upper: UInt64
  /// Lines 8 to 15.
  var lower: UInt64

  static let width = 8
  static let height = 16
  static let area = 128

  static let empty = CellMask(upper: 0, lower: 0)
  static let full = CellMask(upper: .max, lower: .max)

  @inline(__always) var count: Int { upper.nonzeroBitCount &+ lower.nonzeroBitCount }
  @inline(__always) var isEmpty: Bool { upper | lower == 0 }
  @inline(__always) var isFull: Bool { upper & lower == .max }

  @inline(__always) static func & (left: CellMask, right: CellMask) -> CellMask {
    CellMask(upper: left.upper & right.upper, lower: left.lower & right.lower)
  }

  @inline(__always) static func | (left: CellMask, right: CellMask) -> CellMask {
    CellMask(upper: left.upper | right.upper, lower: left.lower | right.lower)
  }

  @inline(__always) static func ^ (left: CellMask, right: CellMask) -> CellMask {
    CellMask(upper: left.upper ^ right.upper, lower: left.lower ^ right.lower)
  }

  @inline(__always) static prefix func ~ (mask: CellMask) -> CellMask {
    CellMask(upper: ~mask.upper, lower: ~mask.lower)
  }
}

extension CellMask {
  /// Whether every line, or every column, is covered all the way or not at all.
  var isBand: Bool {
    isLines || upper == lower && (upper & 0xff) &* Self.everyLine == upper
  }

  /// Whether every line is covered all the way or not at all.
  var isLines: Bool {
    // A byte times 0xff has copies of its lowest bit everywhere.
    (upper & Self.everyLine) &* 0xff == upper && (lower & Self.everyLine) &* 0xff == lower
  }

  /// The first column of eight lines.
  private static let everyLine: UInt64 = 0x0101_0101_0101_0101

  /// In how many lines something is covered.
  var lineCount: Int {
    (0..<8).count { (upper >> UInt64($0 * 8)) & 0xff != 0 }
      + (0..<8).count { (lower >> UInt64($0 * 8)) & 0xff != 0 }
  }

  /// In how many columns something is covered.
  var columnCount: Int {
    var lines = upper | lower
    lines |= lines >> 32
    lines |= lines >> 16
    lines |= lines >> 8
    return (lines & 0xff).nonzeroBitCount
  }

  // Whether an edge of the cell is covered all along.
  var touchesTop: Bool { upper & 0xff == 0xff }
  var touchesBottom: Bool { lower >> 56 == 0xff }
  var touchesLeft: Bool { upper & lower & 0x0101_0101_0101_0101 == 0x0101_0101_0101_0101 }
  var touchesRight: Bool { upper & lower & 0x8080_8080_8080_8080 == 0x8080_8080_8080_8080 }

  /// The points with `columns` and `lines`, both within the cell.
  init(columns: Range<Int>, lines: Range<Int>) {
    self = .empty
    for line in lines { insert(bits: Self.bits(columns), line: line) }
  }

  /// The points that `isCovered` says are covered.
  init(_ isCovered: (_ x: Int, _ y: Int) -> Bool) {
    self = .empty
    for y in 0..<Self.height {
      for x in 0..<Self.width where isCovered(x, y) { insert(bits: 1 << UInt64(x), line: y) }
    }
  }

  private static func bits(_ columns: Range<Int>) -> UInt64 {
    ((1 << UInt64(columns.count)) - 1) << UInt64(columns.lowerBound)
  }

  /// Adds the points of one line whose bits are set.
  mutating func insert(bits: UInt64, line: Int) {
    self = self | CellMask(firstColumnOf: line..<line + 1).spread(to: bits)
  }

  /// The points of some lines, at least one, in the first column.
  @inline(__always) init(firstColumnOf lines: Range<Int>) {
    // The lines up to the last without those before the first, eight of them in a word.
    func word(_ from: Int, _ to: Int) -> UInt64 {
      guard from < to else { return 0 }
      return UInt64.max &>> UInt64(64 &- 8 &* to) & UInt64.max &<< UInt64(8 &* from)
        & 0x0101_0101_0101_0101
    }
    upper = word(lines.lowerBound, min(lines.upperBound, 8))
    lower = word(max(lines.lowerBound &- 8, 0), lines.upperBound &- 8)
  }

  /// Points of the first column, those of each line copied to the columns whose bits are set.
  @inline(__always) func spread(to bits: UInt64) -> CellMask {
    CellMask(upper: upper &* bits, lower: lower &* bits)
  }
}
