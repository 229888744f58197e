import TerminalRendering
import Testing

@testable import gauges

@Suite("The input on the screen")
struct LineEditorDrawingTests {
  private func layout(_ text: String, point: Int? = nil, columns: Int = 20) -> InputLayout {
    InputLayout(
      prompt: "gauges> ", continuation: "   ...> ", text: text[...],
      point: point ?? text.utf8.count, columns: columns)
  }

  private func picture(_ layout: InputLayout) -> String {
    layout.frame(0..<layout.rows.count, limit: 100).cells.plainText
  }

  @Test("Each line has its prompt, and one too long goes on in the next row")
  func rows() {
    let input = layout("VStack {\n  Text(\"a\").bold()\n}")
    #expect(
      picture(input) == """
        gauges> VStack {
           ...>   Text("a").
        bold()
           ...> }
        """)
    #expect(input.cursor == FrameCursor(column: 9, row: 3))
  }

  @Test("The cursor stands before the character at the point, wherever that is")
  func cursor() {
    let text = "é漢字\nb"
    let places = [0: (8, 0), 2: (9, 0), 5: (11, 0), 8: (13, 0), 9: (8, 1), 10: (9, 1)]
    for (point, place) in places {
      #expect(layout(text, point: point).cursor == FrameCursor(column: place.0, row: place.1))
    }
  }

  @Test("A full row puts the cursor at the start of the next")
  func edge() {
    let input = layout("123456789012")
    #expect(input.rows.map(\.count) == [20, 0])
    #expect(input.cursor == FrameCursor(column: 0, row: 1))
  }

  @Test("A control character is shown as a picture")
  func controls() {
    #expect(picture(layout("a\u{1B}[2Jb\u{7}")) == "gauges> a␛[2Jb␇")
  }

  @Test("Whatever is edited, a terminal shows the same as if it were drawn anew")
  func changes() {
    let size = TerminalSize(columns: 20, rows: 6)
    var screen = Screen(columns: 20, rows: 6)
    var region = ScreenRegion()
    let texts = [
      "a", "ab", "a", "", "struct A {", "struct A {\n  let a = 1234567890", "struct A {\n  let a",
      "x", "1\n2\n3\n4\n5\n6\n7\n8", "1\n2\n3\n4\n5\n6\n7", "12345678901234567890", "漢字漢字漢字漢字", "",
    ]
    for text in texts {
      for point in [text.utf8.count, 0] {
        let input = layout(text, point: point)
        screen.take(region.update(to: input, size: size).utf8)
        let first = max(0, input.cursor.row - 5)
        let expected = input.frame(first..<first + 6, limit: 6)
        #expect(screen.visibleText == expected.cells.plainText.trimmedLineEnds)
        #expect(screen.cursor == (input.cursor.row - first, input.cursor.column))
      }
    }
  }

  @Test(
    "In a narrower window it is erased from where the terminal has put its first row",
    arguments: [
      (TerminalKind.Reflow.wraps, 30, "\u{1B}[1A\r\u{1B}[J"), (.wraps, 20, "\u{1B}[2A\r\u{1B}[J"),
      (.wraps, 8, "\u{1B}[5A\r\u{1B}[J"), (.cuts, 8, "\u{1B}[1A\r\u{1B}[J"),
      (.wrapsBehindCursor, 8, "\u{1B}[4A\r\u{1B}[J"),
      (.erasesPrompts, 8, "\u{1B}[1A\r\u{1B}[J\u{1B}]133;A\u{7}"),
    ])
  func narrowed(_ reflow: TerminalKind.Reflow, _ columns: Int, _ bytes: String) {
    var region = ScreenRegion(reflow: reflow)
    let text = String(repeating: "x", count: 30)
    let layout = InputLayout(
      prompt: "gauges> ", continuation: "", text: text[...], point: 30, columns: 30)
    _ = region.update(to: layout, size: TerminalSize(columns: 30, rows: 24))
    let erasure = region.erase(columns: columns)
    #expect(erasure == bytes)
  }

  @Test("Of a line without end, the pages around a place are enough")
  func pagesAround() {
    let text = String(repeating: "0123456789", count: 100)
    #expect(text.part(around: 5, lines: 3, page: 20) == text.prefix(40))
    #expect(text.part(around: 505, lines: 3, page: 20) == text.dropFirst(480).prefix(60))
    #expect(text.part(around: 1000, lines: 3, page: 20) == text.suffix(20))
    let wide = String(repeating: "漢", count: 100)
    #expect(wide.part(around: 150, lines: 3, page: 20).allSatisfy { $0 == "漢" })
    #expect("a\nb".part(around: 2, lines: 3, page: 20) == "a\nb")
  }

  @Test("The lines around a place are enough to draw it")
  func linesAround() {
    let text = "a\nbb\nccc\ndd\ne"
    #expect(text.lines(around: 6, count: 0) == "ccc")
    #expect(text.lines(around: 6, count: 1) == "bb\nccc\ndd")
    #expect(text.lines(around: 6, count: 9) == text[...])
    #expect(text.lines(around: 0, count: 0) == "a")
    #expect(text.lines(around: 1, count: 0) == "a")
    #expect(text.lines(around: 13, count: 0) == "e")
    for offset in 5...8 { #expect(text.lines(around: offset, count: 1) == "bb\nccc\ndd") }
    #expect("".lines(around: 0, count: 3) == "")
    #expect("\n\n".lines(around: 1, count: 1) == "\n\n")
    #expect("\n\n".lines(around: 1, count: 0) == "")
  }
}
