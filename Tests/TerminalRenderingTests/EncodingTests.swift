import GaugeUI
import Testing

@testable import TerminalRendering

/// A terminal's screen, as far as frames use one.
struct Screen: Equatable {
  struct Cell: Equatable {
    var text = " "
    var pen = ""
  }

  var rows: [[Cell]]
  var column = 0
  var row = 0
  let columns: Int

  init(columns: Int) {
    self.columns = columns
    rows = [Array(repeating: Cell(), count: columns)]
  }

  /// Parameters that are set, by kind.
  private(set) var pen: [String: String] = [:]

  static func == (left: Screen, right: Screen) -> Bool { left.rows == right.rows }

  mutating func feed(_ bytes: [UInt8]) {
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let character = rest.popFirst() {
      switch character {
      case "\u{1B}":
        let kind = rest.popFirst()
        if kind == "M" {
          #expect(row > 0)
          row -= 1
          continue
        }
        #expect(kind == "[")
        let parameters = rest.prefix { !$0.isLetter }
        rest.removeFirst(parameters.count)
        // A parameter that is left out is 0.
        let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false)
        obey(rest.popFirst() ?? "?", parameters.isEmpty ? [] : numbers.map { Int($0) ?? 0 })
      case "\r\n":
        column = 0
        lineFeed()
      case "\n": lineFeed()
      case "\r": column = 0
      case "\u{8}": column -= 1
      default: put(character)
      }
    }
  }

  private mutating func lineFeed() {
    row += 1
    guard row == rows.count else { return }
    // A line that scrolls in has the pen's background.
    #expect(pen.isEmpty)
    rows.append(Array(repeating: Cell(), count: columns))
  }

  private mutating func put(_ character: Character) {
    // A blank shows neither foreground nor weight, a full block no background.
    let unseen = character == " " ? ["f", "a1", "a3"] : character == "█" ? ["b"] : []
    let seen = pen.filter { !unseen.contains($0.key) }
    let style = seen.sorted { $0.key < $1.key }.map { $0.key + $0.value }.joined(separator: " ")
    let width = character.cellWidth
    for offset in 0..<width where column + offset < columns {
      rows[row][column + offset] = Cell(text: offset == 0 ? String(character) : "", pen: style)
    }
    column = min(column + width, columns)
  }

  private mutating func obey(_ letter: Character, _ parameters: [Int]) {
    let count = parameters.first ?? 1
    switch letter {
    case "A": row -= count
    case "B": row += count
    case "C": column += count
    case "D": column -= count
    case "G": column = count - 1
    case "K":
      // Erased cells take the pen's background; some terminals draw its lines too.
      #expect(["b", "a4", "a7", "a9"].allSatisfy { pen[$0] == nil })
      for index in column..<columns { rows[row][index] = Cell() }
    case "m": select(parameters)
    default: Issue.record("unknown sequence \(letter)")
    }
    #expect((0..<rows.count).contains(row) && (0...columns).contains(column))
  }

  private mutating func select(_ parameters: [Int]) {
    var rest = parameters[...]
    if rest.isEmpty { pen = [:] }
    while let code = rest.popFirst() {
      switch code {
      case 0: pen = [:]
      case 1, 3, 4, 7, 9: pen["a\(code)"] = ""
      case 22: pen["a1"] = nil
      case 23, 24, 27, 29: pen["a\(code - 20)"] = nil
      case 39, 49: pen[code == 39 ? "f" : "b"] = nil
      case 38, 48:
        let count = rest.first == 2 ? 4 : 2
        pen[code == 38 ? "f" : "b"] = rest.prefix(count).map(String.init).joined(separator: ",")
        rest = rest.dropFirst(count)
      default: pen[(30...37).contains(code) || (90...97).contains(code) ? "f" : "b"] = "\(code)"
      }
    }
  }
}

@Suite @MainActor struct EncodingTests {
  func styled(
    _ text: String, _ foreground: CellColor = .standard, _ background: CellColor = .standard,
    _ attributes: CellGrid.Attributes = []
  ) -> String {
    var grid = CellGrid(columns: 10, rows: 1)
    grid.write(
      text, column: 0, row: 0,
      style: CellGrid.Style(
        foreground: foreground, background: background, attributes: attributes))
    return grid.ansiText
  }

  @Test func stylesAreSelectedOnceAndLineEndsAreReset() {
    #expect(styled("ab") == "ab")
    #expect(styled("ab", .ansi16(1)) == "\u{1B}[31mab\u{1B}[m")
    #expect(styled("ab", .ansi16(9), .ansi16(12)) == "\u{1B}[91;104mab\u{1B}[m")
    #expect(styled("a", .ansi256(200)) == "\u{1B}[38;5;200ma\u{1B}[m")
    #expect(styled("a", .rgb(1, 20, 255), .ansi256(7)) == "\u{1B}[38;2;1;20;255;48;5;7ma\u{1B}[m")
    #expect(
      styled("a", .standard, .standard, [.bold, .italic, .underline, .strikethrough])
        == "\u{1B}[1;3;4;9ma\u{1B}[m")
  }

  @Test func onlyWhatChangesIsWritten() {
    var grid = CellGrid(columns: 6, rows: 1)
    let red = CellGrid.Style(foreground: .ansi16(1), attributes: .bold)
    grid.write("a", column: 0, row: 0, style: red)
    grid.write("b", column: 2, row: 0, style: red)
    grid.write("c", column: 3, row: 0, style: CellGrid.Style(foreground: .ansi16(1)))
    grid.write("d", column: 4, row: 0)
    // A blank shows no foreground: the one between a and b needs no change.
    #expect(grid.ansiText == "\u{1B}[1;31ma b\u{1B}[22mc\u{1B}[md")
  }

  @Test func blanksAtTheEndAreLeftOutAndTheMarginStays() {
    var grid = CellGrid(columns: 8, rows: 3)
    grid.write("ab", column: 3, row: 1)
    #expect(grid.plainText == "\n   ab\n")
    grid.write(" ", column: 7, row: 2, style: CellGrid.Style(background: .ansi16(4)))
    #expect(grid.ansiText == "\n   ab\n       \u{1B}[44m \u{1B}[m")
  }

  /// A program that waits for the prompt's text finds it as it is, with its space.
  @Test func shortMovesOverBlanksAreSpaces() {
    var prompt = CellGrid(columns: 40, rows: 1)
    prompt.write("gauges> ", column: 0, row: 0)
    let bytes = prompt.diff(
      from: CellGrid(columns: 0, rows: 0), end: FrameCursor(column: 8, row: 0))
    #expect(String(decoding: bytes, as: UTF8.self) == "gauges> ")
  }

  /// Frames that differ in everything a frame has.
  var frames: [CellGrid] {
    var text = CellGrid(columns: 30, rows: 3)
    text.write("speed 140", column: 2, row: 0, style: CellGrid.Style(attributes: .bold))
    text.write("日本 👨‍👩‍👧 e\u{301} end", column: 0, row: 2)
    var wide = text
    wide.write("speed 日", column: 2, row: 0)
    wide.write("x", column: 29, row: 1, style: CellGrid.Style(background: .ansi16(3)))
    wide.write("y", column: 29, row: 2)
    let gauges = [0.1, 0.5, 0.51, 0.9].map { value in
      grid(Gauge(value: value) { Text("Load") }.tint(.green), columns: 30, rows: 3)
    }
    let ring = grid(
      Gauge(value: 0.3) { Text("Load") }.gaugeStyle(.accessoryCircular), columns: 30, rows: 7)
    return [CellGrid(columns: 30, rows: 0), CellGrid(columns: 30, rows: 1), text, wide, ring]
      + gauges
  }

  @Test func aDiffTurnsOneFrameIntoTheOther() {
    for old in frames {
      for new in frames {
        var shown = Screen(columns: 30)
        shown.feed(old.diff(from: CellGrid(columns: 30, rows: 0)))
        shown.feed(new.diff(from: old))
        #expect(shown.column == 0 && shown.row == 0)
        var whole = Screen(columns: 30)
        whole.feed(Array(new.ansiText.replacingOccurrences(of: "\n", with: "\r\n").utf8))
        let rows = max(whole.rows.count, shown.rows.count)
        let blank = Array(repeating: Screen.Cell(), count: 30)
        for row in 0..<rows {
          let (expected, found) = (
            row < whole.rows.count ? whole.rows[row] : blank,
            row < shown.rows.count ? shown.rows[row] : blank
          )
          let isSame = expected == found
          #expect(isSame, "row \(row)")
        }
        #expect(shown.rows.count >= new.rows)
      }
    }
  }

  @Test func aDiffOfEqualFramesIsEmpty() {
    for frame in frames where frame.rows > 0 { #expect(frame.diff(from: frame).isEmpty) }
  }

  @Test func aDiffWritesLittle() {
    var old = CellGrid(columns: 80, rows: 1)
    old.write(String(repeating: "a", count: 80), column: 0, row: 0)
    var new = old
    new.write("b", column: 40, row: 0)
    #expect(String(decoding: new.diff(from: old), as: UTF8.self) == "\u{1B}[40Cb\r")
    let end = FrameCursor(column: 41, row: 0)
    #expect(
      String(decoding: new.diff(from: old, cursor: end, end: end), as: UTF8.self)
        == "\u{8}b")
  }

  /// Gauges of 80 columns that grow by eighths of a cell, over and over from where the cursor was left, in the colours
  /// that were written last.
  @Test(arguments: 0..<3) func aGaugeThatFillsWritesLittle(labels: Int) {
    func gauge(_ value: Double) -> AnyView {
      switch labels {
      case 0: AnyView(Gauge(value: value) {}.tint(.green))
      case 1:
        AnyView(
          Gauge(value: value) {
          } currentValueLabel: {
          } minimumValueLabel: {
            Text("CPU")
          } maximumValueLabel: {
            Text("\(Int(value * 100))%")
          }.tint(.green))
      default:
        AnyView(
          Gauge(value: value) {
            Text("Speed")
          } currentValueLabel: {
            Text("\(Int(value * 200)) km/h")
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("200")
          })
      }
    }
    let rows = labels == 2 ? 3 : 1
    var shown = CellGrid(columns: 80, rows: 0)
    var screen = Screen(columns: 80)
    var cursor = FrameCursor(keepsPen: true)
    var count = 0
    for step in 0...200 {
      let frame = grid(gauge(Double(step) / 200), columns: 80, rows: rows)
      let bytes = frame.update(from: shown, cursor: &cursor)
      if step > 0 { count += bytes.count }
      shown = frame
      screen.feed(bytes)
      #expect(screen.column == cursor.column && screen.row == cursor.row)
      var whole = Screen(columns: 80)
      whole.feed(Array(frame.ansiText.replacingOccurrences(of: "\n", with: "\r\n").utf8))
      #expect(screen == whole)
    }
    screen.feed(cursor.resetPen())
    #expect(screen.pen.isEmpty)
    #expect(count <= [2_400, 7_100, 8_000][labels])
  }

  @Test func severalRowsAreShownAtOnce() {
    var old = CellGrid(columns: 4, rows: 2)
    var new = old
    new.write("a", column: 0, row: 0)
    #expect(new.diff(from: old, isSynchronized: true) == new.diff(from: old))
    old = new
    new.write("b", column: 0, row: 0)
    new.write("c", column: 0, row: 1)
    let text = String(decoding: new.diff(from: old, isSynchronized: true), as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}[?2026h") && text.hasSuffix("\u{1B}[?2026l"))
    #expect(text.utf8.count == new.diff(from: old).count + 16)
  }

  @Test func afterAnEmojiTheCursorGoesToAColumn() {
    var grid = CellGrid(columns: 10, rows: 1)
    grid.write("👨‍👩‍👧x", column: 0, row: 0)
    let bytes = grid.diff(from: CellGrid(columns: 10, rows: 0))
    #expect(String(decoding: bytes, as: UTF8.self) == "👨‍👩‍👧\u{1B}[3Gx\r")
  }
}
