import Foundation
import Testing

@testable import gauges

@Suite("Pixels, at terminals that say what they are")
struct PixelTerminalTests {
  private static let gauge =
    "Gauge(value: 0.4) { Text(\"Speed\") }.gaugeStyle(.accessoryCircularCapacity)"

  /// Parts of all answers; none may be seen.
  private func expectNoAnswers(
    _ terminal: PseudoTerminal, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for part in ["rgb", "62;", "63;", ">|", ";OK", "Gi=", "6;20;", "256S", "nonsense", "]11"] {
      #expect(!terminal.screen.text.contains(part), sourceLocation: sourceLocation)
    }
  }

  /// A prompt with the gauge typed and its drawing under it, all answers given.
  private func typed(
    _ answers: [String: String], _ manner: Answers.Manner, _ environment: [String: String] = [:],
    until isShown: (Screen) -> Bool
  ) throws -> PseudoTerminal {
    let program = try Program()
    program.environment.merge(environment) { $1 }
    program.environment["COLORTERM"] = "truecolor"
    let terminal = try program.atTerminal(
      "--canvas", "auto", columns: 100, answers: Answers(answers, manner))
    try terminal.type(Self.gauge)
    if manner == .late {
      try terminal.wait(for: "the preview in characters") { $0.visibleText.contains("▀") }
      try terminal.answer()
    }
    try terminal.wait(for: "the preview", until: isShown)
    expectNoAnswers(terminal)
    #expect(terminal.screen.lineUpToCursor.hasSuffix("Capacity)"))
    return terminal
  }

  @Test("kitty's graphics, however its answers come", arguments: Answers.Manner.allCases)
  func kitty(_ manner: Answers.Manner) throws {
    let terminal = try typed(Answers.kitty, manner) { $0.images.count == 1 }
    // Who it is comes first.
    let questions = terminal.answers.questions
    #expect(
      questions.prefix(4) == [
        Answers.background, Answers.cell, Answers.version, Answers.attributes,
      ])
    #expect(questions.contains(Answers.graphics) && !questions.contains(Answers.registers))
    #expect(terminal.screen.drawnSixels == 0)
    // What is erased takes the image with it.
    try terminal.type("\u{15}")
    try terminal.wait(for: "no image") { $0.images.isEmpty && $0.lineUpToCursor == "gauges> " }
  }

  @Test("kitty is told where an input begins and where its output, and others are not")
  func marks() throws {
    for term in ["xterm-kitty", "xterm-256color"] {
      let program = try Program()
      program.environment["TERM"] = term
      let terminal = try program.atTerminal()
      try terminal.enter("1 + 1")
      let bytes = String(decoding: terminal.screen.bytes, as: UTF8.self)
      let marks = bytes.matches(of: #/\e\]133;(.)/#).map(\.1).joined()
      #expect(marks == (term == "xterm-kitty" ? "ACA" : ""))
      #expect(bytes.contains("\u{1B}]133;C\u{7}2") == !marks.isEmpty)
    }
  }

  @Test("Sixels, however the answers come", arguments: Answers.Manner.allCases)
  func sixel(_ manner: Answers.Manner) throws {
    let terminal = try typed(Answers.sixel, manner) { $0.drawnSixels > 0 }
    let questions = terminal.answers.questions
    #expect(questions.contains(Answers.registers) && !questions.contains(Answers.graphics))
    #expect(terminal.screen.drawnImages == 0)
  }

  /// What terminals without pixels answer, with the environment that they set.
  nonisolated static let plain: [(String, [String: String], [String: String])] = [
    ("mute", [:], [:]), ("tmux", Answers.tmux, [:]),
    ("tmux in kitty", Answers.tmux, ["TMUX": "/tmp/x,1,0", "KITTY_WINDOW_ID": "1"]),
    ("mute tmux in kitty", [:], ["TERM_PROGRAM": "tmux", "KITTY_WINDOW_ID": "1"]),
    ("garbage", Answers.garbage, [:]),
  ]

  @Test("Characters where there are no pixels, and no question that does harm", arguments: plain)
  func characters(
    _ name: String, _ answers: [String: String], _ environment: [String: String]
  ) throws {
    for manner in [Answers.Manner.atOnce, .inPieces] {
      let terminal = try typed(answers, manner, environment) {
        $0.visibleText.contains("▀") || $0.visibleText.contains("█")
      }
      #expect(!terminal.answers.questions.contains(Answers.graphics))
      #expect(terminal.screen.drawnImages == 0 && terminal.screen.drawnSixels == 0)
      try terminal.type("\r")
      try terminal.wait(for: "the drawing") { $0.count(of: "gauges> ") == 2 }
    }
  }

  @Test("render asks, waits and draws; its answers are nobody's typing")
  func rendered() throws {
    let program = try Program()
    let file = try program.file("g.swift", Self.gauge)
    for (answers, manner) in [
      (Answers.kitty, Answers.Manner.atOnce), (Answers.kitty, .inPieces), (Answers.sixel, .twice),
    ] {
      let terminal = try PseudoTerminal(
        [Program.path, "render", "--canvas", "auto", file], environment: program.environment,
        answers: Answers(answers, manner))
      #expect(try terminal.exitCode() == 0)
      let isKitty = answers == Answers.kitty
      #expect(terminal.screen.drawnImages == (isKitty ? 1 : 0))
      #expect(terminal.screen.drawnSixels == (isKitty ? 0 : 1))
    }
  }
}

@Suite("Keys that are typed while a drawing is made belong to what comes after")
struct TypeAheadTests {
  private static let gauge = "Gauge(value: 0.4) { Text(\"Speed\") }"

  /// A shell that renders in the middle of reading lines.
  private func shell(
    _ program: Program, _ answers: Answers, takesKeysBack: Bool = true
  ) throws -> PseudoTerminal {
    let file = try program.file("g.swift", "Color.red.frame(width: 16, height: 16)")
    program.environment["LC_ALL"] = "C.UTF-8"
    let script = """
      echo go; read -r first; '\(Program.path)' render --canvas auto '\(file)'; echo done
      read -r line; echo "got:$line:"
      """
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-c", script], environment: program.environment, answers: answers,
      takesKeysBack: takesKeysBack)
    try terminal.wait(for: "go")
    return terminal
  }

  @Test(
    "What has been typed before stays unread, and nothing is asked behind it",
    arguments: [true, false])
  func before(takesKeysBack: Bool) throws {
    let program = try Program()
    let terminal = try shell(program, Answers(Answers.kitty), takesKeysBack: takesKeysBack)
    try terminal.type("x\rabc")
    try terminal.wait(for: "done")
    #expect(terminal.answers.questions.isEmpty)
    try terminal.type("d\r")
    try terminal.wait(for: "got:abcd:")
  }

  @Test("Nothing is asked that no answer can change")
  func unasked() throws {
    let program = try Program()
    let file = try program.file("g.swift", Self.gauge)
    let choices: [([String], [String: String])] = [
      (["--appearance", "light"], [:]),
      (["--canvas", "octants", "--appearance", "light", "--color", "256"], [:]),
      (["--canvas", "auto", "--appearance", "dark"], ["LANG": "C"]),
      (["--canvas", "auto"], ["TERM": "linux"]),
    ]
    for (options, environment) in choices {
      let terminal = try PseudoTerminal(
        [Program.path, "render"] + options + [file],
        environment: program.environment.merging(environment) { $1 },
        answers: Answers(Answers.kitty))
      #expect(try terminal.exitCode() == 0)
      #expect(terminal.answers.questions.isEmpty, "\(options) \(environment)")
    }
    // A terminal that tells the size of a cell in pixels.
    let terminal = try PseudoTerminal(
      [Program.path, "render", "--canvas", "kitty", "--appearance", "dark", file],
      environment: program.environment,
      cell: (10, 20), answers: Answers(Answers.kitty))
    #expect(try terminal.exitCode() == 0)
    #expect(terminal.answers.questions.isEmpty && terminal.screen.drawnImages == 1)
  }

  @Test("What is typed behind the last input is left for the shell", arguments: [true, false])
  func behind(takesKeysBack: Bool) throws {
    let program = try Program()
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-c", "'\(Program.path)'; read -r line; echo \"got:$line:\""],
      environment: program.environment, answers: Answers(Answers.kitty),
      takesKeysBack: takesKeysBack)
    try terminal.wait(forLine: "gauges> ")
    // A line end as it stands: the editor takes keys as they come, and a Return among them is not made one later.
    try terminal.type(":quit\rabcd\n")
    try terminal.wait(for: "got:abcd:")
  }

  @Test("What comes among the answers is given back", .enabled(if: putsKeysBack))
  func among() throws {
    let program = try Program()
    let terminal = try shell(program, Answers(Answers.kitty, .late))
    try terminal.type("x\r")
    try terminal.wait(for: "the questions") { _ in
      terminal.answers.questions.contains(Answers.attributes)
    }
    try terminal.type("ab")
    try terminal.answer()
    try terminal.type("c")
    try terminal.wait(for: "done")
    try terminal.type("d\r")
    try terminal.wait(for: "got:abcd:")
  }
}

#if os(Linux)
  extension TypeAheadTests {
    @Test("Where keys cannot be put back, no more is lost than comes between question and answer")
    func lost() throws {
      let program = try Program()
      let terminal = try shell(program, Answers(Answers.kitty, .late), takesKeysBack: false)
      try terminal.type("x\r")
      try terminal.wait(for: "the questions") { _ in
        terminal.answers.questions.contains(Answers.attributes)
      }
      try terminal.type("ab")
      try terminal.answer()
      try terminal.wait(for: "done")
      try terminal.type("cd\r")
      try terminal.wait(for: "got:cd:")
    }
  }
#endif

/// Linux before 6.2, and since where it is set so, lets a program put keys back.
private nonisolated let putsKeysBack =
  (try? String(contentsOfFile: "/proc/sys/dev/tty/legacy_tiocsti", encoding: .utf8))?
  .hasPrefix("1") ?? true
