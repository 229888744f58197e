import Foundation
import TerminalRendering
import Testing

/// A terminal's screen with pixels: cells of 2 × 4, kitty's images and sixels.
struct PictureScreen {
  private let columns: Int
  private var rows: [[Cell]]
  private(set) var cursor = FrameCursor()
  private var saved = FrameCursor()
  private var images: [UInt32: Placement] = [:]
  private var kept: [Placement] = []
  /// The rows that the cursor went up in one go, at most.
  private(set) var highestClimb = 0

  private struct Cell: Equatable {
    var text: Character = " "
    /// Colours by their place in the cell, 0 to 7, as sixels paint them.
    var pixels: [Int: [Int]] = [:]
  }

  private struct Placement: Equatable {
    var data: String
    var place: FrameCursor
    var columns: Int
    var rows: Int
  }

  init(columns: Int) {
    self.columns = columns
    rows = [Array(repeating: Cell(), count: columns)]
  }
}

extension PictureScreen {
  /// All that can be seen in the first rows.
  func picture(rows count: Int) -> String {
    let cells = (0..<count).map { row in
      (0..<columns).map { column in
        let cell = row < rows.count ? rows[row][column] : Cell()
        let pixels = cell.pixels.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }
        return "\(cell.text)\(pixels.joined())"
      }.joined(separator: "|")
    }
    return cells.joined(separator: "\n") + "\n\(images.sorted { $0.key < $1.key })\n\(kept)"
  }

  func text(row: Int) -> String {
    row < rows.count ? String(rows[row].map(\.text)) : String(repeating: " ", count: columns)
  }

  /// Whether a cell shows pixels.
  func hasPixels(column: Int, row: Int) -> Bool {
    let isPainted = row < rows.count && !rows[row][column].pixels.isEmpty
    return isPainted
      || (images.values + kept).contains {
        ($0.place.column..<$0.place.column + $0.columns).contains(column)
          && ($0.place.row..<$0.place.row + $0.rows).contains(row)
      }
  }
}

extension PictureScreen {
  mutating func feed(_ bytes: [UInt8]) {
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let character = rest.popFirst() {
      switch character {
      case "\u{1B}": escape(&rest)
      case "\r\n":
        cursor.column = 0
        lineFeed()
      case "\n": lineFeed()
      case "\r": cursor.column = 0
      case "\u{8}": cursor.column -= 1
      default:
        // A character takes the place of pixels.
        rows[cursor.row][cursor.column] = Cell(text: character)
        cursor.column = min(cursor.column + 1, columns - 1)
      }
    }
  }

  private mutating func lineFeed() {
    cursor.row += 1
    if cursor.row == rows.count { rows.append(Array(repeating: Cell(), count: columns)) }
  }

  private mutating func escape(_ rest: inout Substring) {
    switch rest.popFirst() {
    case "7": saved = cursor
    case "8": cursor = saved
    case "M":
      cursor.row -= 1
      highestClimb = max(highestClimb, 1)
      #expect(rows.indices.contains(cursor.row))
    case "_": graphics(string(&rest))
    case "P": sixels(string(&rest))
    case "[":
      let parameters = rest.prefix { !$0.isLetter }
      rest.removeFirst(parameters.count)
      let number = Int(parameters) ?? 1
      switch rest.popFirst() {
      case "A":
        highestClimb = max(highestClimb, number)
        cursor.row -= number
      case "B": cursor.row += number
      case "C": cursor.column += number
      case "D": cursor.column -= number
      case "G": cursor.column = number - 1
      case "K": erase(row: cursor.row, from: cursor.column)
      case "J":
        erase(row: cursor.row, from: cursor.column)
        for row in rows.indices where row > cursor.row { erase(row: row, from: 0) }
      default: break
      }
      #expect(rows.indices.contains(cursor.row))
    default: Issue.record("unknown escape")
    }
  }

  private func string(_ rest: inout Substring) -> Substring {
    let text = rest.prefix { $0 != "\u{1B}" }
    rest.removeFirst(min(text.count + 2, rest.count))
    return text
  }

  private mutating func erase(row: Int, from column: Int) {
    for index in column..<columns { rows[row][index] = Cell() }
  }

  private mutating func graphics(_ command: Substring) {
    let parts = command.dropFirst().split(separator: ";", omittingEmptySubsequences: false)
    let keys = Dictionary(
      uniqueKeysWithValues: parts[0].split(separator: ",").map { pair in
        (pair.prefix(1), pair.dropFirst(2))
      })
    let id = keys["i"].flatMap { UInt32($0) }
    #expect(keys["a"] == "d" || keys["C"] == "1" && keys["q"] == "2" && keys["m"] != "1")
    var placement = Placement(
      data: "", place: cursor, columns: Int(keys["c"] ?? "") ?? 0, rows: Int(keys["r"] ?? "") ?? 0)
    switch (keys["a"], id) {
    case ("T", let id?):
      placement.data = String(parts[1])
      images[id] = placement
    case ("T", nil):
      placement.data = String(parts[1])
      kept.append(placement)
    case ("p", let id?):
      placement.data = images[id]?.data ?? "none"
      images[id] = placement
    case ("d", let id?): images[id] = nil
    default: Issue.record("unknown graphics")
    }
  }

  private mutating func sixels(_ text: Substring) {
    let start = text.firstIndex(of: "q").map { text.index(after: $0) } ?? text.startIndex
    var rest = text[start...]
    var (palette, color): ([Int: [Int]], Int) = ([:], 0)
    var (x, y) = (cursor.column * 2, cursor.row * 4)
    func numbers() -> [Int] {
      let text = rest.prefix { $0.isNumber || $0 == ";" }
      rest.removeFirst(text.count)
      return text.split(separator: ";").compactMap { Int($0) }
    }
    while let character = rest.popFirst() {
      switch character {
      case "\"": _ = numbers()
      case "#":
        let values = numbers()
        color = values[0]
        if values.count > 1 { palette[color] = Array(values.dropFirst(2)) }
      case "$": x = cursor.column * 2
      case "-": (x, y) = (cursor.column * 2, y + 6)
      default:
        let count = character == "!" ? numbers()[0] : 1
        let sixel = character == "!" ? rest.removeFirst() : character
        let bits = (sixel.asciiValue ?? 0x3F) - 0x3F
        for _ in 0..<count {
          for bit in 0..<6 where bits & 1 << UInt8(bit) != 0 {
            // Nothing is painted below the screen, where terminals would scroll.
            #expect((y + bit) / 4 < rows.count)
            rows[(y + bit) / 4][x / 2].pixels[(y + bit) % 4 * 2 + x % 2] = palette[color]
          }
          x += 1
        }
      }
    }
    // Where terminals leave the cursor they do not agree.
    cursor = FrameCursor(column: columns - 1, row: 0)
  }
}
