import GaugeUI

/// The characters of one line of text that can be seen.
struct TextLine: ~Copyable {
  /// From the leading end, none over another.
  private(set) var letters = Room<Letter>(capacity: 1)
  /// What all letters are painted in; or, where not all are painted alike, what each is.
  var paint = Sample.zero
  private var paints = Room<Sample>(capacity: 1)
  /// How letters are set that are all painted alike, with nothing behind them.
  var style = CellGrid.Style()
  /// Whether a letter takes two cells.
  private(set) var hasWideLetters = false
  var row: Int32 = 0

  /// A character and where it stands.
  struct Letter: Equatable {
    var glyph: CellGrid.Glyph
    var column: Int16
    /// 1 or 2.
    var width: Int16

    @inline(__always) var columns: Range<Int32> {
      Range(uncheckedBounds: (Int32(column), Int32(column) &+ Int32(width)))
    }
  }

  /// The columns that hold all letters.
  @inline(__always) var columns: Range<Int32> {
    letters.isEmpty
      ? 0..<0 : letters[0].columns.lowerBound..<letters[letters.count - 1].columns.upperBound
  }

  @inline(__always) var isPaintedAlike: Bool { paints.isEmpty }

  /// What a letter is painted in.
  @inline(__always) func paint(of index: Int) -> Sample { paints.isEmpty ? paint : paints[index] }

  /// Adds a letter behind all others.
  @inline(__always) mutating func append(_ letter: Letter) {
    letters.append(letter)
    if letter.width > 1 { hasWideLetters = true }
  }

  /// Adds a letter that is painted in something of its own, as all others are.
  mutating func append(_ letter: Letter, paint: Sample) {
    append(letter)
    paints.append(paint)
  }

  /// Takes out the letters and keeps the room for others.
  mutating func removeAll() {
    letters.removeAll()
    paints.removeAll()
    hasWideLetters = false
  }

  /// Makes this the same as another line.
  mutating func copy(_ other: borrowing TextLine) {
    letters.copy(other.letters)
    paints.copy(other.paints)
    (paint, style, row) = (other.paint, other.style, other.row)
    hasWideLetters = other.hasWideLetters
  }

  /// Adds all cells of the line.
  func mark(in cells: inout CellSet) {
    for letter in letters.values { cells.insert(Int(row), letter.columns) }
  }

  /// Adds the cells in which this line is not as `other`.
  func markDifferences(from other: borrowing TextLine, in cells: inout CellSet) {
    let arePaintedAlike = isPaintedAlike && other.isPaintedAlike
    guard row == other.row, style.attributes == other.style.attributes,
      !arePaintedAlike || paint == other.paint
    else {
      mark(in: &cells)
      other.mark(in: &cells)
      return
    }
    let (mine, theirs) = (letters.values, other.letters.values)
    var (index, otherIndex) = (0, 0)
    while index < mine.count, otherIndex < theirs.count {
      let (letter, otherLetter) = (mine[index], theirs[otherIndex])
      let isSame =
        letter == otherLetter
        && (arePaintedAlike || paint(of: index) == other.paint(of: otherIndex))
      let isFirst = letter.column <= otherLetter.column
      let isLast = otherLetter.column <= letter.column
      if !isSame {
        if isFirst { cells.insert(Int(row), letter.columns) }
        if isLast { cells.insert(Int(row), otherLetter.columns) }
      }
      index &+= isFirst ? 1 : 0
      otherIndex &+= isLast ? 1 : 0
    }
    for letter in mine[index...] { cells.insert(Int(row), letter.columns) }
    for letter in theirs[otherIndex...] { cells.insert(Int(row), letter.columns) }
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
