import GaugeUI
import Testing

@testable import gauges

@Suite("The terminal's background")
struct TerminalBackgroundTests {
  @Test(
    "A reply says light or dark",
    arguments: [
      ("]11;rgb:ffff/ffff/ffff", ColorScheme.light), ("]11;rgb:0000/0000/0000", .dark),
      ("]11;rgb:f/f/e", .light), ("]11;rgb:28/2c/34", .dark),
      ("]11;rgba:fdfd/f6f6/e3e3/ffff", .light),
      ("]11;rgb:00/2b/36", .dark), ("]10;rgb:ffff/ffff/ffff", nil), ("]11;rgb:ffff/ffff", nil),
      ("]11;rgb:/f/f", nil), ("]11;rgb:fffff/f/f", nil), ("]11;white", nil), ("", nil),
    ])
  func replies(reply: String, scheme: ColorScheme?) {
    var facts = TerminalFacts()
    if case .background(let color) = TerminalFacts.answer(in: reply) { facts.background = color }
    #expect(facts.colorScheme == scheme)
  }

  private static let question = "\u{1B}]11;?\u{7}"
  private static let light = "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\"
  /// Red as it is in light appearance, and in dark.
  private static let red = (light: "38;2;255;59;48", dark: "38;2;255;69;58")

  private func drawn(_ arguments: [String], answer: String, _ input: String) throws -> String {
    let program = try Program()
    program.environment["COLORTERM"] = "truecolor"
    let terminal = try PseudoTerminal(
      [Program.path] + arguments, environment: program.environment, columns: 80, rows: 24)
    try terminal.wait(forLine: "gauges> ")
    let asks = String(decoding: terminal.screen.bytes, as: UTF8.self).contains(Self.question)
    #expect(asks == arguments.isEmpty)
    try terminal.type(answer)
    try terminal.enter(input)
    #expect(!terminal.screen.text.contains("rgb"))
    return String(decoding: terminal.screen.bytes, as: UTF8.self)
  }

  @Test("It is asked without a delay, its answer is no typing, and drawings follow it")
  func asked() throws {
    let input = "Color.red.frame(width: 16, height: 16)"
    #expect(try drawn([], answer: Self.light, input).contains(Self.red.light))
    #expect(try drawn([], answer: "", input).contains(Self.red.dark))
  }

  @Test("What is drawn for good waits for the answer")
  func rendered() throws {
    let program = try Program()
    program.environment["COLORTERM"] = "truecolor"
    let file = try program.file("g.swift", "Color.red.frame(width: 16, height: 16)")
    for answers in [[Self.question: Self.light], [:]] {
      let terminal = try PseudoTerminal(
        [Program.path, "render", file], environment: program.environment,
        answers: Answers(answers.merging([Answers.attributes: "\u{1B}[?1;2c"]) { $1 }))
      #expect(try terminal.exitCode() == 0)
      let isLight = String(decoding: terminal.screen.bytes, as: UTF8.self).contains(Self.red.light)
      #expect(isLight == !answers.isEmpty)
    }
  }

  @Test("Where the terminal does not tell, its variable does, and plain text has its own colour")
  func hinted() throws {
    let program = try Program()
    program.environment["COLORTERM"] = "truecolor"
    let file = try program.file(
      "g.swift", "HStack { Text(\"a\"); Color.red.frame(width: 8, height: 16) }")
    let variables = [
      ("0;default;15", true), ("15;0", false), ("0;7", true), ("15;8", false),
      ("15;default", false), ("99", false), (";", false), ("", false),
    ]
    for (variable, isLight) in variables {
      program.environment["COLORFGBG"] = variable
      let terminal = try PseudoTerminal(
        [Program.path, "render", file], environment: program.environment,
        answers: Answers([Answers.attributes: "\u{1B}[?1;2c"]))
      #expect(try terminal.exitCode() == 0)
      let bytes = String(decoding: terminal.screen.bytes, as: UTF8.self)
      #expect(bytes.contains(isLight ? Self.red.light : Self.red.dark), "\(variable)")
      #expect(!bytes.contains(isLight ? "38;2;0;0;0" : "38;2;255;255;255"), "\(variable)")
    }
  }

  @Test("--appearance and :appearance win")
  func chosen() throws {
    let input = "Color.red.frame(width: 16, height: 16)"
    #expect(
      try drawn(["--appearance", "dark"], answer: Self.light, input).contains(Self.red.dark))
    let program = try Program()
    program.environment["COLORTERM"] = "truecolor"
    let terminal = try program.atTerminal()
    try terminal.type(Self.light)
    try terminal.enter(":appearance dark")
    try terminal.enter(input)
    #expect(
      String(decoding: terminal.screen.bytes, as: UTF8.self).contains(Self.red.dark))
  }
}
