import Foundation
import GaugeUI

/// What a terminal shows after the bytes it was sent: as much of one as the program asks for.
struct Screen {
  private(set) var columns: Int
  private(set) var rows: [[Character]]
  /// Rows that have scrolled off the top.
  private var scrolledOff: [[Character]] = []
  private(set) var cursor = (row: 0, column: 0)
  /// A character stands in the last column and the next one goes to the next row.
  private var wrapsNext = false
  private var unread: [UInt8] = []
  /// Everything that was sent, as text.
  private(set) var bytes: [UInt8] = []
  /// The images of kitty's graphics that are shown under a number.
  private(set) var images: Set<String> = []
  /// How many have been shown, by kitty's graphics with and without a number, and as sixels.
  private(set) var drawnImages = 0
  private(set) var drawnSixels = 0
  private var savedCursor = (row: 0, column: 0)

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = Array(repeating: Screen.blank(columns), count: rows)
  }

  private static let rightHalf = Character("\u{0}")

  private static func string(_ row: [Character]) -> String {
    String(row.filter { $0 != rightHalf })
  }

  private static func blank(_ columns: Int) -> [Character] {
    Array(repeating: " ", count: columns)
  }
}

extension Screen {
  /// All lines from the first one drawn, without the blanks at their ends and the empty lines below.
  var text: String {
    (scrolledOff + rows).map(Self.string).joined(separator: "\n").trimmedLineEnds
  }

  /// What stands in the window now, as `text` has it.
  var visibleText: String { rows.map(Self.string).joined(separator: "\n").trimmedLineEnds }

  /// How often `text` stands there.
  func count(of part: String) -> Int {
    let lines = (scrolledOff + rows).map(Self.string)
    return lines.joined(separator: "\n").components(separatedBy: part).count - 1
  }

  /// The row of the cursor as far as the cursor.
  var lineUpToCursor: String { String(rows[cursor.row].prefix(cursor.column)) }

  mutating func resize(columns: Int, rows count: Int) {
    rows = rows.map { Array(($0 + Self.blank(columns)).prefix(columns)) }
    self.columns = columns
    while rows.count > count {
      scrolledOff.append(rows.removeFirst())
      cursor.row = max(0, cursor.row - 1)
    }
    while rows.count < count { rows.append(Self.blank(columns)) }
    cursor.column = min(cursor.column, columns - 1)
  }
}

extension Screen {
  /// Draws what a program wrote.
  mutating func take(_ new: some Sequence<UInt8>) {
    bytes += new
    unread += new
    while let length = step() { unread.removeFirst(length) }
  }

  /// Draws what `unread` begins with.
  ///
  /// - Returns: Its length; `nil` where more has to come first.
  private mutating func step() -> Int? {
    guard let byte = unread.first else { return nil }
    switch byte {
    case 0x0D: put(column: 0)
    case 0x0A: lineFeed()
    case 0x08: put(column: max(0, cursor.column - 1))
    case 0x1B: return escape()
    case ..<0x20: break
    case ..<0x80: draw(Character(UnicodeScalar(byte)))
    default:
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
      guard unread.count >= length else { return nil }
      draw(String(decoding: unread[..<length], as: UTF8.self).first ?? "?")
      return length
    }
    return 1
  }

  private mutating func escape() -> Int? {
    guard unread.count > 1 else { return nil }
    switch unread[1] {
    case UInt8(ascii: "["):
      guard let end = unread[2...].firstIndex(where: { (0x40..<0x7F).contains($0) }) else {
        return nil
      }
      control(
        String(decoding: unread[2..<end], as: UTF8.self), Character(UnicodeScalar(unread[end])))
      return end + 1
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"):
      return string()
    case UInt8(ascii: "7"): savedCursor = cursor
    case UInt8(ascii: "8"): cursor = savedCursor
    case UInt8(ascii: "M"):
      cursor.row = max(0, cursor.row - 1)
      wrapsNext = false
    default: break
    }
    return 2
  }

  /// Takes a string up to its terminator.
  private mutating func string() -> Int? {
    guard
      let end = unread[2...].firstIndex(where: { $0 == 0x07 || $0 == 0x1B }),
      unread[end] == 0x07 || end + 1 < unread.count
    else { return nil }
    let text = String(decoding: unread[2..<end], as: UTF8.self)
    if unread[1] == UInt8(ascii: "_") { showImage(text.prefix { $0 != ";" }) }
    if unread[1] == UInt8(ascii: "P"), text.contains("q") { drawnSixels += 1 }
    return end + (unread[end] == 0x07 ? 1 : 2)
  }

  /// Takes a command of kitty's graphics: `Ga=T,i=7,…`.
  private mutating func showImage(_ keys: Substring) {
    let values = Dictionary(
      keys.dropFirst().split(separator: ",").map {
        let parts = $0.split(separator: "=", maxSplits: 1).map(String.init)
        return (parts.first ?? "", parts.last ?? "")
      }, uniquingKeysWith: { $1 })
    switch values["a"] {
    case "T", "p":
      drawnImages += 1
      if let id = values["i"] { images.insert(id) }
    case "d": if let id = values["i"] { images.remove(id) }
    default: break
    }
  }

  private mutating func control(_ parameters: String, _ final: Character) {
    let number = Int(parameters) ?? 0
    let distance = max(1, number)
    switch final {
    case "A": cursor.row = max(0, cursor.row - distance)
    case "B": cursor.row = min(rows.count - 1, cursor.row + distance)
    case "C": put(column: min(columns - 1, cursor.column + distance))
    case "D": put(column: max(0, cursor.column - distance))
    case "G": put(column: min(columns, distance) - 1)
    case "H":
      let place = parameters.split(separator: ";").map { Int($0) ?? 1 }
      cursor.row = min(rows.count, place.first ?? 1) - 1
      put(column: min(columns, place.dropFirst().first ?? 1) - 1)
    case "J":
      eraseLine(from: number == 2 ? 0 : cursor.column)
      for row in rows.indices where row > cursor.row || number == 2 {
        rows[row] = Self.blank(columns)
      }
    case "K": eraseLine(from: number == 2 ? 0 : cursor.column)
    default: break
    }
    if "ABJK".contains(final) { wrapsNext = false }
  }

  private mutating func eraseLine(from column: Int) {
    for index in column..<columns { rows[cursor.row][index] = " " }
  }

  private mutating func put(column: Int) {
    cursor.column = column
    wrapsNext = false
  }

  private mutating func lineFeed() {
    wrapsNext = false
    if cursor.row + 1 < rows.count {
      cursor.row += 1
    } else {
      scrolledOff.append(rows.removeFirst())
      rows.append(Self.blank(columns))
    }
  }

  private mutating func draw(_ character: Character) {
    let width = max(1, character.cellWidth)
    if wrapsNext || cursor.column + width > columns {
      put(column: 0)
      lineFeed()
    }
    rows[cursor.row][cursor.column] = character
    // The right half of a wide character holds nothing.
    if width == 2 { rows[cursor.row][cursor.column + 1] = Self.rightHalf }
    if cursor.column + width < columns { cursor.column += width } else { wrapsNext = true }
  }
}

extension String {
  /// The text without blanks at the ends of its lines and empty lines at its own.
  var trimmedLineEnds: String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
