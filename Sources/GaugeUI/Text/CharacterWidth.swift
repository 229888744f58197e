// How many terminal cells text takes. The C library's `wcwidth` is no help: outside a UTF-8 locale it knows ASCII only.

extension Unicode.Scalar {
  /// The cells this scalar takes by itself: 0, 1 or 2.
  package var cellWidth: Int {
    if value < 0x300 { return value >= 0x20 && !(0x7F..<0xA0).contains(value) ? 1 : 0 }
    if CharacterWidthTable.zero.containsInRanges(value) { return 0 }
    return CharacterWidthTable.wide.containsInRanges(value) ? 2 : 1
  }
}

extension Character {
  /// The cells this character takes: 0 (a control, or a mark with nothing before it), 1 or 2.
  ///
  /// That is what its scalars take together, but never more than two: so two regional indicators make a flag of two
  /// cells, and a family joined by zero-width joiners stays as wide as one of its members. A selector for emoji
  /// presentation makes a narrow pictograph wide.
  package var cellWidth: Int {
    if let ascii = asciiValue { return ascii >= 0x20 && ascii < 0x7F ? 1 : 0 }
    let scalars = unicodeScalars
    var width = 0
    for scalar in scalars {
      width += scalar.value == 0xFE0F && scalars.canBeEmoji ? 2 : scalar.cellWidth
      if width >= 2 { return 2 }
    }
    return width
  }
}

extension StringProtocol {
  /// The cells this text takes on one line.
  package var cellWidth: Int {
    let isPlain = utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    return isPlain ? utf8.count : reduce(0) { $0 + $1.cellWidth }
  }
}

extension Character.UnicodeScalarView {
  /// Whether an emoji selector after the first scalar means something: a digit takes one only within a keycap.
  fileprivate var canBeEmoji: Bool {
    guard let first, first.properties.isEmoji else { return false }
    return !first.isASCII || contains("\u{20E3}")
  }
}

extension [UInt32] {
  /// Whether `value` lies in one of the ranges that these are the first and last values of.
  fileprivate func containsInRanges(_ value: UInt32) -> Bool {
    var (low, high) = (0, count / 2)
    while low < high {
      let middle = (low + high) / 2
      if self[2 * middle + 1] < value { low = middle + 1 } else { high = middle }
    }
    return 2 * low < count && self[2 * low] <= value
  }
}
