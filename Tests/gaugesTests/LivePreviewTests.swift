import Testing

@Suite("What stands under an input while it is typed")
struct LivePreviewTests {
  @Test("The drawing of the input, before Return and in its place after it")
  func drawing() throws {
    let terminal = try Program().atTerminal(columns: 40)
    try terminal.type("Gauge(value: 0.5) { Text(\"Speed\") }")
    let preview = """
      gauges> Gauge(value: 0.5) { Text("Speed"
      ) }
                       Speed
      ████████████████████
      """
    try terminal.wait(for: "the preview") { $0.text.hasSuffix(preview) }
    try terminal.type("\r")
    try terminal.wait(for: "the drawing alone") {
      $0.text.hasSuffix(preview + "\ngauges>") && $0.count(of: "gauges> ") == 2
    }
  }

  @Test("It follows what is typed, and goes where nothing is drawn")
  func follows() throws {
    let terminal = try Program().atTerminal()
    try terminal.type("Text(\"one\")")
    try terminal.wait(for: "one") { $0.text.hasSuffix("gauges> Text(\"one\")\none") }
    try terminal.type("\u{7F}\u{7F} two\")")
    try terminal.wait(for: "more") { $0.text.hasSuffix("gauges> Text(\"one two\")\none two") }
    try terminal.type("\u{15}:help")
    try terminal.wait(for: "nothing") { $0.text.hasSuffix("\ngauges> :help") }
  }

  @Test("A problem is said once the keys pause, and no drawing is lost to it")
  func problem() throws {
    let terminal = try Program().atTerminal()
    try terminal.type("Text(\"one\")")
    try terminal.wait(for: "one") { $0.text.hasSuffix("\none") }
    try terminal.type(".blod()")
    try terminal.wait(for: "the problem") {
      $0.text.contains("\nwarning: ") && $0.text.hasSuffix("\none")
    }
    #expect(terminal.screen.lineUpToCursor == "gauges> Text(\"one\").blod()")
  }

  @Test("Behind a blank line an input that goes on says why")
  func openEnd() throws {
    let terminal = try Program().atTerminal(columns: 100)
    try terminal.type("VStack {\rText(\"a\")\r")
    try terminal.wait(forLine: "   ...> ")
    try terminal.wait(for: "the reason") {
      $0.text.contains(
        "\nnote: this goes on: expected '}' at end of closure from line 1; Control-C drops it")
    }
    try terminal.enter("}")
    #expect(!terminal.screen.text.contains("this goes on"))
  }

  @Test("A long message is all there, in lines between whose words it parts")
  func longMessage() throws {
    let terminal = try Program().atTerminal(columns: 40)
    try terminal.type("Text(\"one\").foregroundStyle(Theme.ink)")
    try terminal.wait(for: "the message") {
      $0.text.contains(
        "\nwarning: cannot find 'Theme' in scope;\n    'foregroundStyle' is skipped\none")
    }
  }

  @Test("What fills the window is drawn under a line as it is drawn once that is entered")
  func filling() throws {
    let terminal = try Program().atTerminal(columns: 80, rows: 20)
    let input = "Circle().stroke(.primary, lineWidth: 12)"
    try terminal.type(input)
    // The cursor goes back to the input once all is drawn.
    try terminal.wait(for: "the drawing") {
      $0.text.split(separator: "\n").count > 20 && $0.lineUpToCursor == "gauges> \(input)"
    }
    let typed = terminal.screen.text.split(separator: "\n").dropFirst(3)
    try terminal.type("\r")
    try terminal.wait(for: "the next prompt") { $0.text.hasSuffix("\ngauges>") }
    #expect(terminal.screen.text.split(separator: "\n").dropFirst(3).dropLast() == typed)
  }

  @Test("A key sends what it changes in the drawing, and nothing else of it")
  func changes() throws {
    let program = try Program()
    program.environment["COLORTERM"] = "truecolor"
    let terminal = try program.atTerminal(columns: 120)
    let text = "VStack { Circle().fill(.red).frame(width: 160, height: 160); Text(\"40\") }"
    try terminal.type(text)
    try terminal.wait(for: "the drawing") { $0.text.hasSuffix("40") }
    let whole = terminal.screen.bytes.count
    // Into the text, and one digit more.
    try terminal.type("\u{1B}[D\u{1B}[D\u{1B}[D\u{1B}[D")
    try terminal.wait(for: "the cursor") { $0.lineUpToCursor.hasSuffix("40") }
    let before = terminal.screen.bytes.count
    try terminal.type("1")
    try terminal.wait(for: "the change") { $0.text.hasSuffix("401") }
    #expect(terminal.screen.bytes.count - before < 120, "of \(whole)")
  }

  @Test("Looking changes nothing")
  func noChange() throws {
    let terminal = try Program().atTerminal()
    try terminal.enter("@State var a = 1")
    try terminal.enter("Text(\"is \\(a)\")")
    try terminal.type("a = 2")
    try terminal.wait(for: "the change") { $0.text.hasSuffix("gauges> a = 2\nis 2") }
    try terminal.type("\u{15}a")
    try terminal.wait(forLine: "gauges> a")
    try terminal.type("\r")
    try terminal.wait(for: "the value") { $0.text.hasSuffix("gauges> a\n1\ngauges>") }
  }
}
