import GaugeUI

/// The characters of one line of text that can be seen.
struct TextLine: ~Copyable {
  /// From the leading end, none over another.
  private(set) var letters = Room<Letter>(capacity: 8)
  /// Whether a letter takes two cells.
  private(set) var hasWideLetters = false
  var row: Int32 = 0
  var attributes: CellGrid.Attributes = []

  /// A character and where it stands.
  struct Letter: Equatable {
    var glyph: CellGrid.Glyph
    var columns: Range<Int32>
    var paint: Sample
  }

  /// The columns that hold all letters.
  var columns: Range<Int32> {
    letters.isEmpty
      ? 0..<0 : letters[0].columns.lowerBound..<letters[letters.count - 1].columns.upperBound
  }

  /// Adds a letter behind all others.
  mutating func append(_ letter: Letter) {
    letters.append(letter)
    if letter.columns.count > 1 { hasWideLetters = true }
  }

  /// Takes out the letters and keeps the room for others.
  mutating func removeAll() {
    letters.removeAll()
    hasWideLetters = false
  }

  /// Adds all cells of the line.
  func mark(in cells: inout CellSet) {
    for letter in letters.values { cells.insert(Int(row), letter.columns) }
  }

  /// Adds the cells in which this line is not as `other`.
  func markDifferences(from other: borrowing TextLine, in cells: inout CellSet) {
    guard row == other.row, attributes == other.attributes else {
      mark(in: &cells)
      other.mark(in: &cells)
      return
    }
    var (index, otherIndex) = (0, 0)
    while index < letters.count, otherIndex < other.letters.count {
      let (mine, theirs) = (letters[index], other.letters[otherIndex])
      if mine != theirs {
        let isFirst = mine.columns.lowerBound <= theirs.columns.lowerBound
        let isLast = theirs.columns.lowerBound <= mine.columns.lowerBound
        if isFirst { cells.insert(Int(row), mine.columns) }
        if isLast { cells.insert(Int(row), theirs.columns) }
        index += isFirst ? 1 : 0
        otherIndex += isLast ? 1 : 0
      } else {
        index += 1
        otherIndex += 1
      }
    }
    for letter in letters.values[index...] { cells.insert(Int(row), letter.columns) }
    for letter in other.letters.values[otherIndex...] { cells.insert(Int(row), letter.columns) }
  }
}

extension CellGrid.Attributes {
  init(_ text: Drawing.TextAttributes) {
    self = []
    if text.isBold { insert(.bold) }
    if text.isItalic { insert(.italic) }
    if text.isUnderlined { insert(.underline) }
    if text.isStruckThrough { insert(.strikethrough) }
  }
}
