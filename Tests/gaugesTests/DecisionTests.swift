import Playground
import TerminalRendering
import Testing

@testable import gauges

@Suite("What drawings are made of, decided from options, environment and terminal")
struct DecisionTests {
  /// `--color`, the environment, whether output is a terminal, and what comes of it.
  nonisolated static let colors: [(ColorChoice, [String: String], Bool, ColorDepth)] = [
    (.auto, ["TERM": "xterm"], true, .ansi16),
    (.auto, ["TERM": "xterm"], false, .none),
    (.auto, ["TERM": "xterm-256color"], true, .ansi256),
    (.auto, ["TERM": "xterm-256color", "COLORTERM": "truecolor"], true, .truecolor),
    (.auto, ["TERM": "xterm", "COLORTERM": "24bit"], true, .truecolor),
    (.auto, ["TERM": "xterm-direct"], true, .truecolor),
    (.auto, ["TERM": "dumb", "COLORTERM": "truecolor"], true, .none),
    (.auto, ["TERM": "screen-256color", "COLORTERM": "truecolor"], true, .ansi256),
    (.auto, ["TERM": "screen", "STY": "1.pts", "COLORTERM": "truecolor"], true, .ansi16),
    (.auto, ["TERM": "screen", "TMUX": "x", "COLORTERM": "truecolor"], true, .truecolor),
    (.auto, [:], true, .none),
    (.auto, ["TERM": "xterm", "NO_COLOR": "1"], true, .none),
    (.auto, ["TERM": "xterm", "NO_COLOR": ""], true, .ansi16),
    (.auto, ["TERM": "xterm", "CLICOLOR_FORCE": "1"], false, .ansi16),
    (.auto, ["CLICOLOR_FORCE": "1"], false, .ansi16),
    (.auto, ["TERM": "xterm", "CLICOLOR_FORCE": "0"], false, .none),
    (.auto, ["TERM": "xterm", "CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false, .none),
    (.truecolor, ["NO_COLOR": "1"], false, .truecolor),
    (.ansi256, [:], false, .ansi256),
    (.ansi16, ["TERM": "dumb"], true, .ansi16),
    (.never, ["TERM": "xterm", "CLICOLOR_FORCE": "1"], true, .none),
  ]

  @Test("Colours", arguments: colors)
  func color(
    _ choice: ColorChoice, _ environment: [String: String], _ isTerminal: Bool, _ depth: ColorDepth
  ) {
    #expect(
      ColorDepth.decided(by: choice, environment: environment, isTerminal: isTerminal) == depth)
  }

  /// What is asked for, `TERM`, whether the locale is UTF-8, who the terminal says it is, whether it has kitty's graphics,
  /// its colours for sixels (−1 for no sixels, 0 where it does not say), and what comes of it.
  nonisolated static let canvases: [(String?, String, Bool, String?, Bool, Int, String)] = [
    (nil, "xterm", true, nil, false, -1, "blocks"),
    (nil, "dumb", true, nil, false, -1, "ascii"),
    (nil, "xterm", false, nil, false, -1, "ascii"),
    (nil, "xterm-kitty", true, "kitty(0.40.1)", true, -1, "blocks"),
    ("octants", "dumb", false, nil, false, -1, "octants"),
    ("kitty", "xterm", true, nil, false, -1, "kitty"),
    ("sixel", "xterm", true, nil, false, -1, "sixel"),
    ("auto", "xterm", true, nil, false, -1, "blocks"),
    ("auto", "xterm", false, "kitty(0.40.1)", true, -1, "ascii"),
    // Pixels where it has answered, and nowhere else.
    ("auto", "xterm-kitty", true, "kitty(0.40.1)", true, -1, "kitty"),
    ("auto", "xterm-kitty", true, nil, false, -1, "blocks"),
    ("auto", "xterm", true, "WezTerm 20240203-110809-5046fc22", true, 0, "kitty"),
    ("auto", "foot", true, "foot(1.13.1)", false, 0, "sixel"),
    ("auto", "xterm", true, "XTerm(379)", false, 1024, "sixel"),
    ("auto", "xterm", true, "XTerm(379)", false, 16, "blocks"),
    // Characters by the version.
    ("auto", "xterm", true, "kitty(0.40.0)", false, -1, "octants"),
    ("auto", "xterm", true, "kitty(0.39.1)", false, -1, "sextants"),
    ("auto", "xterm", true, "kitty(0.19.2)", false, -1, "blocks"),
    ("auto", "xterm", true, "VTE(7006)", false, -1, "sextants"),
    ("auto", "xterm", true, "VTE(7800)", false, -1, "octants"),
    ("auto", "xterm", true, "ghostty 1.1.3", false, -1, "sextants"),
    ("auto", "xterm", true, "ghostty 1.2.0", false, -1, "octants"),
    ("auto", "xterm", true, "foot(1.20.1)", false, -1, "octants"),
    ("auto", "foot", true, nil, false, -1, "sextants"),
    ("auto", "xterm", true, "WezTerm 20210502-154244-3f7122cb", false, -1, "blocks"),
    ("auto", "xterm", true, "Some Terminal 99", false, -1, "blocks"),
    // A multiplexer answers for itself.
    ("auto", "xterm-kitty", true, "tmux 3.4", false, 0, "blocks"),
    ("auto", "tmux-256color", true, nil, true, 0, "blocks"),
  ]

  @Test("Characters and pixels", arguments: canvases)
  func canvas(
    _ name: String?, _ term: String, _ isUTF8: Bool, _ answer: String?, _ hasKitty: Bool,
    _ sixelColors: Int, _ expected: String
  ) {
    let environment = ["TERM": term]
    let facts = TerminalFacts(
      identity: answer.map { TerminalIdentity(answer: $0) }, hasKitty: hasKitty,
      hasSixel: sixelColors >= 0, colorRegisters: sixelColors > 0 ? sixelColors : nil)
    let canvas = DrawingCanvas.decided(
      by: name.flatMap(CanvasChoice.init(named:)), environment: environment, isUTF8: isUTF8,
      identity: facts.identity ?? TerminalIdentity(environment: environment), facts: facts)
    let found =
      switch canvas {
      case .glyphs(let glyphs): glyphs.name
      case .kitty: "kitty"
      case .sixel: "sixel"
      }
    #expect(found == expected)
  }

  @Test(
    "The environment hints at a terminal; a multiplexer's hints win",
    arguments: [
      ([:], nil, []),
      (["TERM": "xterm-kitty"], "kitty", []),
      (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], "kitty", []),
      (["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"], "tmux", []),
      (["TERM_PROGRAM": "tmux", "KITTY_WINDOW_ID": "1"], "tmux", []),
      (["TERM": "screen.xterm-kitty", "KITTY_WINDOW_ID": "1"], "GNU screen", []),
      (["TERM": "xterm", "VTE_VERSION": "7006"], "VTE", [7006]),
      (
        ["TERM_PROGRAM": "WezTerm", "TERM_PROGRAM_VERSION": "20240203-110809-5046fc22"], "WezTerm",
        [20_240_203, 110_809, 5046, 22]
      ),
      (["TERM_PROGRAM": "iTerm.app", "TERM_PROGRAM_VERSION": "3.5.0"], "iTerm2", [3, 5, 0]),
      (["TERM_PROGRAM": "vscode"], "Visual Studio Code", []),
      (["TERM": "xterm", "TMUX": ""], nil, []),
    ] as [([String: String], String?, [Int])])
  func hints(_ environment: [String: String], _ name: String?, _ version: [Int]) {
    let identity = TerminalIdentity(environment: environment)
    #expect(identity.kind?.name == name)
    #expect(identity.version == version)
  }

  @Test("History lies where the XDG base directories say")
  func historyPath() {
    #expect(History.path(environment: ["HOME": "/h"]) == "/h/.local/state/gauges/history")
    #expect(
      History.path(environment: ["HOME": "/h", "XDG_STATE_HOME": "/s"]) == "/s/gauges/history")
    #expect(
      History.path(environment: ["HOME": "/h", "XDG_STATE_HOME": "s"])
        == "/h/.local/state/gauges/history")
  }
}
