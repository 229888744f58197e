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

  /// Takes out the letters and keeps the room for others.
  mutating func removeAll() {
    letters.removeAll()
    paints.removeAll()
    hasWideLetters = false
  }

  /// Adds all cells of the line.
  func mark(in cells: inout CellSet) {
    for letter in letters.values { cells.insert(Int(row), letter.columns) }
  }
}

// Changing what it says.
extension TextLine {
  /// Takes out the letters, and adds the cells in which they were.
  @inline(never) mutating func clear(noting cells: inout CellSet) {
    mark(in: &cells)
    removeAll()
  }

  /// Sets the next letter, `index` of which have been set, and adds the cells in which it is another than before.
  @inline(__always)
  mutating func set(_ letter: Letter, at index: Int, noting cells: inout CellSet) {
    if index == letters.count {
      letters.append(letter)
    } else if letters[index] != letter {
      cells.insert(Int(row), letters[index].columns)
      letters[index] = letter
    } else {
      return
    }
    cells.insert(Int(row), letter.columns)
    if letter.width > 1 { hasWideLetters = true }
  }

  /// Adds a letter that is painted in something of its own, as all others are, and its cells.
  mutating func append(_ letter: Letter, paint: Sample, noting cells: inout CellSet) {
    set(letter, at: letters.count, noting: &cells)
    paints.append(paint)
  }

  /// Takes out the letters behind the first `count`, and adds the cells in which they were.
  @inline(__always) mutating func finish(at count: Int, noting cells: inout CellSet) {
    guard count < letters.count else { return }
    for index in count..<letters.count { cells.insert(Int(row), letters[index].columns) }
    letters.removeLast(letters.count &- count)
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
