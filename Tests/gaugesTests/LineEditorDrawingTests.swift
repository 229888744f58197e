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

@Suite("Replies of the terminal among keys")
struct ReplyFilterTests {
  nonisolated static let cases: [(sent: [String], keys: String)] = [
    (["abc"], "abc"),
    (["a\u{1B}]11;rgb:0/0/0\u{7}b"], "ab"),
    (["a\u{1B}]11;rgb:0/0/0\u{1B}\\b"], "ab"),
    (["a\u{1B}]11;rg", "b:0/0/0\u{1B}", "\\b"], "ab"),
    (["\u{1B}P>|tmux 3.3a\u{1B}\\x"], "x"),
    (["\u{1B}_Gi=31;OK\u{1B}\\x"], "x"),
    (["\u{1B}[?62;4c\u{1B}[A"], "\u{1B}[A"),
    (["\u{1B}[?6", "2cx"], "x"),
    // Keys that begin as a reply does.
    (["\u{1B}"], "\u{1B}"),
    (["\u{1B}", "[A"], "\u{1B}[A"),
    (["\u{1B}["], "\u{1B}["),
    (["\u{1B}b\u{1B}OA\u{1B}[1;5C\u{1B}[3~"], "\u{1B}b\u{1B}OA\u{1B}[1;5C\u{1B}[3~"),
    (["\u{1B}\u{1B}[A"], "\u{1B}\u{1B}[A"),
    // What is pasted is left as it is.
    (
      ["\u{1B}[200~\u{1B}]0;t\u{7}\u{1B}[201~\u{1B}]0;t\u{7}x"],
      "\u{1B}[200~\u{1B}]0;t\u{7}\u{1B}[201~x"
    ),
    (["\u{1B}]", "x"], "\u{1B}]x"),
    (["\u{1B}P", "\u{1B}[A"], "\u{1B}P\u{1B}[A"),
    (["\u{1B}_"], "\u{1B}_"),
    // The size of a cell ends as no key does.
    (["\u{1B}[6;20;10tx\u{1B}[6~"], "x\u{1B}[6~"),
    (["\u{1B}[?1;0;256Sx"], "x"),
    // A reply that is never finished takes no Return and no further key with it.
    (["\u{1B}]11;rgb:", "\r"], "\r"),
    (["\u{1B}]11;rgb:", "\u{1B}[A"], "\u{1B}[A"),
    (["\u{1B}[?62;", "\r"], "\r"),
    // Nor more than 4096 bytes.
    (["\u{1B}]1" + String(repeating: "y", count: 4095) + "z"], "z"),
  ]

  /// Whatever pieces a reply comes in, no part of it is typing; nor after a moment, but for what could as well be Alt and a
  /// key, or a key of its own.
  @Test(
    "Replies in pieces",
    arguments: [
      ("\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\", 2), ("\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{7}", 2),
      ("\u{1B}P>|kitty(0.35.2)\u{1B}\\", 2), ("\u{1B}_Gi=31;OK\u{1B}\\", 2),
      ("\u{1B}[?62;4;22c", 2), ("\u{1B}[?1;0;256S", 2), ("\u{1B}[6;20;10t", 9),
    ])
  func pieces(_ reply: String, _ ambiguous: Int) {
    let bytes = Array(reply.utf8)
    for split in 1..<bytes.count {
      for isLate in [false, true] where !isLate || split > ambiguous {
        var filter = ReplyFilter()
        var keys = filter.keys(in: bytes[..<split])
        if isLate { keys += filter.release() }
        keys += filter.keys(in: bytes[split...])
        #expect(keys.isEmpty && !filter.isHolding, "split at \(split)")
        #expect(filter.takeReplies().count == 1)
      }
    }
  }

  @Test("Replies go, keys stay", arguments: cases)
  func filter(_ sent: [String], _ keys: String) {
    var filter = ReplyFilter()
    let passed = sent.flatMap { filter.keys(in: Array($0.utf8)) } + filter.release()
    #expect(String(decoding: passed, as: UTF8.self) == keys)
  }
}
