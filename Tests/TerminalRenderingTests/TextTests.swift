import GaugeUI
import Testing

@testable import TerminalRendering

@Suite @MainActor struct GridTextTests {
  func line(_ text: String, columns: Int = 20, ascii: Bool = false) -> String {
    var grid = CellGrid(columns: columns, rows: 1)
    grid.write(text, column: 0, row: 0, ascii: ascii)
    return grid.plainText
  }

  @Test(arguments: [
    ("plain", "plain"), ("\u{1B}[31mred", "␛[31mred"), ("a\u{7}b", "a␇b"),
    ("\u{9B}2J", "\u{FFFD}2J"),
    ("a\tb\r\nc", "a b c"), ("x\u{202E}y", "xy"), ("\u{2028}", ""), ("\u{7F}", "␡"),
    ("é", "é"), ("e\u{301}", "e\u{301}"), ("日本", "日本"), ("👨‍👩‍👧!", "👨‍👩‍👧!"), ("🇫🇷", "🇫🇷"),
  ])
  func textIsSafe(text: String, expected: String) {
    #expect(line(text) == expected)
    let bytes = Array(line(text).utf8)
    #expect(!bytes.contains { $0 < 0x20 || $0 == 0x7f })
  }

  @Test(arguments: [
    ("50 %", "50 %"), ("café", "cafe"), ("…", "~"), ("25 °C", "25 oC"), ("日本", "????"),
    ("e\u{301}", "e"), ("\u{1B}", "?"),
  ])
  func asciiStaysASCII(text: String, expected: String) {
    #expect(line(text, ascii: true) == expected)
  }

  @Test(
    "In ASCII a symbol is what its table says",
    arguments: [
      ("heart.fill", "v"), ("gauge.medium", "o"), ("gauge.with.dots.needle.100percent", "@"),
      ("flame", "^"), ("arrow.right", ">"), ("wifi", "v"), ("7.circle", "7"), ("q.circle", "q"),
    ])
  func symbolsInASCII(name: String, expected: String) {
    let image = Image(systemName: name).drawing(proposal: ProposedViewSize(width: 80, height: 16))
    #expect(DrawingRenderer(glyphs: .ascii, depth: .none).grid(image).plainText == expected)
  }

  @Test("Every symbol is in ASCII what its row says, whichever others have its character")
  func everySymbolInASCII() {
    for symbol in Symbol.all {
      #expect(line(String(symbol.character), ascii: true) == "\(symbol.ascii)", "\(symbol)")
    }
  }

  @Test func wideCharactersTakeTwoCellsOrNone() {
    #expect(line("日本語", columns: 5) == "日本")
    var grid = CellGrid(columns: 4, rows: 1)
    #expect(grid.write("日a", column: 0, row: 0) == 3)
    #expect(grid.text(column: 0, row: 0) == "日" && grid.text(column: 1, row: 0) == "")
    // Half of a wide character never stays.
    grid.write("x", column: 1, row: 0)
    #expect(grid.plainText == " xa")
    grid.write("日", column: 1, row: 0)
    #expect(grid.plainText == " 日")
    grid.write("y", column: 1, row: 0)
    #expect(grid.plainText == " y")
  }

  @Test func placesOutsideAreLeftOut() {
    var grid = CellGrid(columns: 3, rows: 1)
    grid.write("abcdef", column: -2, row: 0)
    grid.write("zzz", column: 0, row: 1)
    grid.write("zzz", column: 0, row: -1)
    #expect(grid.plainText == "cde")
    #expect(grid.text(column: 9, row: 9) == "" && grid.style(column: -1, row: 0) == .init())
  }

  @Test func gridsAreCopiedWithTheirCharacters() {
    var small = CellGrid(columns: 4, rows: 1)
    small.write("e\u{301}日", column: 0, row: 0)
    var grid = CellGrid(columns: 6, rows: 2)
    grid.write("👩‍🚀", column: 0, row: 0)
    grid.place(small, column: 2, row: 1)
    #expect(grid.plainText == "👩‍🚀\n  e\u{301}日")
    grid.place(small, column: 4, row: 0)
    #expect(grid.plainText == "👩‍🚀  e\u{301}\n  e\u{301}日")
  }

  @Test func equalGridsMayHaveGotTheirCharactersInAnotherOrder() {
    var one = CellGrid(columns: 2, rows: 1)
    one.write("e\u{301}", column: 0, row: 0)
    one.write("a\u{301}", column: 1, row: 0)
    var other = CellGrid(columns: 2, rows: 1)
    other.write("a\u{301}", column: 1, row: 0)
    #expect(one != other)
    other.write("e\u{301}", column: 0, row: 0)
    #expect(one == other)
  }

  // Over a drawing.

  @Test func textStandsOnTheMeanOfWhatIsBehind() {
    let view = Text("x").foregroundColor(.white).background {
      HStack(spacing: 0) {
        Rectangle().fill(Color(red: 1, green: 0, blue: 0))
        Rectangle().fill(Color(red: 0, green: 0, blue: 1))
      }
    }
    let style = grid(view, columns: 1, rows: 1).style(column: 0, row: 0)
    #expect(style.background == .rgb(128, 0, 128))
    #expect(style.foreground == .rgb(255, 255, 255))
  }

  @Test func textOnNothingLeavesTheBackground() {
    let style = grid(Text("x").bold(), columns: 1, rows: 1).style(column: 0, row: 0)
    #expect(style.background == .standard && style.attributes == .bold)
  }

  @Test func whatIsDrawnLaterHidesText() {
    let covered = Text("x").overlay { Rectangle().fill(Color.blue) }
    #expect(picture(covered, columns: 1, rows: 1) == "█")
    let dimmed = Text("x").overlay { Rectangle().fill(Color.blue.opacity(0.2)) }
    #expect(picture(dimmed, columns: 1, rows: 1) == "x")
  }

  @Test func aSpaceLetsTheDrawingThrough() {
    let view = Text("a b").background { Rectangle().fill(Color.white) }
    #expect(picture(view, columns: 3, rows: 1) == "a█b")
  }

  @Test func clippedTextIsNotThere() {
    let view = Text("abcd").frame(width: 16, height: 16, alignment: .leading).fixedSize().clipped()
    let text = picture(view, columns: 8, rows: 1).trimmingCharacters(in: .whitespaces)
    #expect(text.count <= 2)
  }
}
