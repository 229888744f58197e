import GaugeUI
import Testing

@MainActor
@Suite("Text is set in cells: wrapped at words, cut with an ellipsis, safe to write")
struct TextTests {
  /// The lines of `text` in so many columns and, where given, rows.
  private func lines(_ text: some View, columns: Int, rows: Int? = nil) -> [String] {
    let drawing = text.drawing(
      proposal: ProposedViewSize(
        width: CGFloat(columns * 8), height: rows.map { CGFloat($0 * 16) }))
    var lines: [CGFloat: String] = [:]
    for case .text(let string, let at, _) in drawing.items.map(\.content) {
      lines[at.y, default: ""] += string
    }
    return lines.sorted { $0.key < $1.key }.map(\.value)
  }

  @Test func `a text of many parts is set`() {
    let text = (0..<20_000).reduce(Text("")) { text, _ in text + Text("b") }
    #expect(lines(text, columns: 100).joined().count == 20_000)
  }

  @Test(
    "Lines break at words",
    arguments: [
      ("The quick brown fox", 9, ["The quick", "brown fox"]),
      ("The quick brown fox", 10, ["The quick", "brown fox"]),
      ("The  quick", 4, ["The", "quic", "k"]),
      ("Extraordinary", 5, ["Extra", "ordin", "ary"]),
      ("one-two", 4, ["one-", "two"]),
      ("a\nb", 9, ["a", "b"]),
      ("a\r\nb\u{2028}c", 9, ["a", "b", "c"]),
      ("温度計です", 4, ["温度", "計で", "す"]),
      ("温度計", 1, ["温", "度", "計"]),
      ("👩‍👩‍👧‍👦ab", 2, ["👩‍👩‍👧‍👦", "ab"]),
      ("x ab温度", 5, ["x ab", "温度"]),
      ("مرحبا شكرا", 6, ["مرحبا", "شكرا"]),
    ])
  func wrapping(text: String, columns: Int, expected: [String]) {
    #expect(lines(Text(text), columns: columns) == expected)
  }

  @Test(
    "What has no room is cut at the tail, spaces before the ellipsis dropped",
    arguments: [
      ("The quick brown fox", 9, 1, ["The quic…"]),
      ("The quick", 5, 1, ["The…"]),
      ("The quick brown fox", 9, 0, ["The quic…"]),
      ("one two three four", 5, 2, ["one", "two…"]),
      ("a\nb", 9, 1, ["a…"]),
      ("温度計", 5, 1, ["温度…"]),
      ("温度計", 1, 1, ["…"]),
    ])
  func truncation(text: String, columns: Int, rows: Int, expected: [String]) {
    #expect(lines(Text(text), columns: columns, rows: rows) == expected)
  }

  @Test("A line limit cuts as height does")
  func lineLimit() {
    #expect(lines(Text("one two three").lineLimit(1), columns: 8) == ["one two…"])
    #expect(lines(Text("one two three").lineLimit(nil), columns: 8) == ["one two", "three"])
    #expect(lines(Text("one two three").lineLimit(-3), columns: 8) == ["one two…"])
  }

  @Test("A text takes room for the fewest lines it is told")
  func leastLines() {
    func height(_ view: some View) -> CGFloat { size(view, width: 64).height }
    #expect(height(Text("one").lineLimit(2...3)) == 32)
    #expect(height(Text("one two three").lineLimit(1...)) == 32)
    #expect(height(Text("one").lineLimit(2...)) == 32)
    #expect(height(Text("one two three four five").lineLimit(...2)) == 32)
    #expect(height(Text("one").lineLimit(3, reservesSpace: true)) == 48)
    #expect(height(Text("one").lineLimit(3, reservesSpace: false)) == 16)
    #expect(height(Text("one").lineLimit(3...3).lineLimit(1)) == 48)
    #expect(height(Text("one").lineLimit(-7...(-2))) == 16)
  }

  @Test(
    "Text is cut where it is told to",
    arguments: [
      (Text.TruncationMode.head, "The quick brown fox", 10, ["…brown fox"]),
      (.head, "one two three four", 5, ["…four"]),
      (.middle, "The quick brown fox", 10, ["The…n fox"]),
      (.middle, "温度計です", 6, ["温…す"]),
      (.tail, "The quick", 5, ["The…"]),
      (.head, "abc", 1, ["…"]),
      (.middle, "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 5, ["👩‍👩‍👧‍👦…👩‍👩‍👧‍👦"]),
    ])
  func truncationModes(
    mode: Text.TruncationMode, text: String, columns: Int, expected: [String]
  ) {
    #expect(lines(Text(text).lineLimit(1).truncationMode(mode), columns: columns) == expected)
  }

  @Test(
    "Characters of several scalars stay whole",
    arguments: [
      "e\u{301}e\u{301}e\u{301}", "שלום", "مرحبا", "👍🏽👍🏽", "🇫🇷🇩🇪", "ก็ก็", "한국어",
    ])
  func wholeCharacters(text: String) {
    for columns in 1...6 {
      let joined = lines(Text(text), columns: columns).joined()
      #expect(joined == text)
    }
  }

  @Test("Lines lie to one another as they are told, on whole columns")
  func alignment() {
    func starts(_ alignment: TextAlignment) -> [String] {
      boxes(Text("four\na\nab").multilineTextAlignment(alignment))
    }
    #expect(starts(.leading) == ["\"four\" at 0 0", "\"a\" at 0 16", "\"ab\" at 0 32"])
    #expect(starts(.center) == ["\"four\" at 0 0", "\"a\" at 8 16", "\"ab\" at 8 32"])
    #expect(starts(.trailing) == ["\"four\" at 0 0", "\"a\" at 24 16", "\"ab\" at 16 32"])
  }

  /// Marks, overrides and isolates of direction, which would turn what stands beside the text.
  private static let directions: [ClosedRange<UInt32>] = [
    0x200e...0x200f, 0x2028...0x202e, 0x2066...0x2069,
  ]

  @Test(
    "No control character survives",
    arguments: [
      "\u{1b}[31mred", "a\u{7}b", "\u{9b}31m", "a\tb", "\u{202e}abc", "\u{7f}", "\u{200e}a",
      "\u{200f}a", "\u{2066}a\u{2069}", "\u{0}",
      "x\u{1b}]0;title\u{7}\ny",
    ])
  func controls(text: String) {
    for view in [Text(text), Text(verbatim: text), Text("\(text)"), Text("a") + Text(text)] {
      for line in lines(view, columns: 80) {
        #expect(
          line.unicodeScalars.allSatisfy { scalar in
            scalar.properties.generalCategory != .control
              && !Self.directions.contains { $0.contains(scalar.value) }
          })
      }
    }
  }

  @Test("A localised text writes its numbers as a person does; a string stays as it is")
  func interpolation() {
    let (count, level, name, ratio) = (1234, 67.0, "67.0", CGFloat(0.5))
    #expect(lines(Text("\(count) items"), columns: 80) == ["1,234 items"])
    #expect(lines(Text("\(level)"), columns: 80) == ["67.000000"])
    #expect(lines(Text("\(ratio)"), columns: 80) == ["0.500000"])
    #expect(lines(Text("\(name)"), columns: 80) == ["67.0"])
    #expect(lines(Text(verbatim: "\(count)"), columns: 80) == ["1234"])
    #expect(lines(Text("\(level, specifier: "%.1f")°"), columns: 80) == ["67.0°"])
    #expect(lines(Text("\(0.5, format: .percent)"), columns: 80) == ["50%"])
    #expect(lines(Text(0.5, format: .percent), columns: 80) == ["50%"])
    #expect(lines(Text("\(Text("a").bold())b"), columns: 80) == ["ab"])
  }

  @Test(
    "A specifier that does not suit a number is passed over",
    arguments: ["%s", "%n", "%@", "", "%", "%.99999999f", "%*d", "%999999d", "%d%d", "abc"])
  func specifiers(specifier: String) {
    #expect(lines(Text("\(7, specifier: specifier)"), columns: 80) == ["7"])
  }

  @Test(
    "A specifier that suits is followed",
    arguments: [
      ("%d", "7"), ("%03lld", "007"), ("%x", "7"), ("[%2d]", "[ 7]"), ("%.2f", "7.00"),
    ])
  func specifiers(specifier: String, expected: String) {
    #expect(lines(Text("\(7, specifier: specifier)"), columns: 80) == [expected])
  }

  @Test("Each part of a text keeps its own look; the whole gives what a part leaves open")
  func runs() {
    let drawing = ((Text("a").bold() + Text("b").foregroundColor(.red)).italic())
      .drawing(proposal: .unspecified)
    let looks = drawing.items.compactMap { item in
      if case .text(let string, let at, let attributes) = item.content {
        "\(string) \(at.x) \(attributes.isBold) \(attributes.isItalic)"
      } else {
        nil
      }
    }
    #expect(looks == ["a 0.0 true true", "b 8.0 false true"])
  }

  @Test("The text's own font and colour win over the view's around it")
  func inheritance() {
    let text = VStack {
      Text("own").font(.system(size: 11)).fontWeight(.regular)
      Text("given")
    }
    .font(.headline)
    #expect(boxes(text) == ["\"own\" at 8 0", "\"given\" at 0 16 bold"])
  }

  @Test("Text from 32 points is drawn as shapes, as high as its size asks")
  func large() {
    #expect(size(Text("140").font(.system(size: 80))).height == 80)
    #expect(boxes(Text("1").font(.system(size: 80))).first?.hasPrefix("stroke") == true)
    #expect(boxes(Text("1").font(.system(size: 31))) == ["\"1\" at 0 0"])
    // What has no large letter is set in cells.
    #expect(boxes(Text("温").font(.system(size: 80))) == ["\"温\" at 0 0"])
    #expect(size(Image(systemName: "heart.fill").font(.system(size: 50))).height == 16)
  }
}
