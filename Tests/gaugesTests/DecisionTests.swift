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

  @Test(
    "Characters",
    arguments: [
      (nil, "xterm", true, "blocks"), (nil, "dumb", true, "ascii"), (nil, "xterm", false, "ascii"),
      ("octants", "dumb", false, "octants"),
    ])
  func canvas(_ name: String?, _ term: String, _ isUTF8: Bool, _ expected: String) {
    let glyphs = GlyphSet.decided(
      by: name.flatMap(CanvasChoice.init(named:)), environment: ["TERM": term], isUTF8: isUTF8)
    #expect(glyphs.name == expected)
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
