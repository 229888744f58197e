import Testing

@testable import gauges

@Suite("What a terminal is asked about itself")
struct TerminalInquiryTests {
  private static let everything: TerminalInquiry.Topics = [.background, .canvas, .cell]

  private func inquiry(_ environment: [String: String] = [:]) -> TerminalInquiry {
    TerminalInquiry(environment: ["TERM": "xterm-256color"].merging(environment) { $1 })
  }

  @Test(
    "Each topic has its questions, the attributes as a mark behind them",
    arguments: [
      (.background, [.background, .attributes]), (.cell, [.cell, .attributes]),
      (.canvas, [.version, .attributes]), (.colorRegisters, [.attributes]),
      ([.background, .canvas, .cell], [.background, .cell, .version, .attributes]), ([], []),
    ] as [(TerminalInquiry.Topics, [TerminalQuestion])])
  func order(_ topics: TerminalInquiry.Topics, _ questions: [TerminalQuestion]) {
    var inquiry = inquiry()
    let questions1 = inquiry.ask(topics)
    #expect(questions1 == questions)
    #expect(inquiry.isWaiting == !questions.isEmpty)
    // Once each.
    let questions2 = inquiry.ask(topics)
    #expect(questions2.isEmpty)
  }

  /// The environment, what is answered to XTVERSION (`nil` for nothing) and DA1, and what is asked then.
  nonisolated static let second: [([String: String], String?, String, [TerminalQuestion])] = [
    ([:], "P>|kitty(0.35.2)", "[?62;c", [.kitty, .attributes]),
    (["TERM": "xterm-kitty"], nil, "[?62;c", [.kitty, .attributes]),
    ([:], "P>|XTerm(390)", "[?63;1;2;4;6c", [.colorRegisters, .attributes]),
    ([:], "P>|WezTerm 20240203", "[?65;4;6;18;22c", [.kitty, .colorRegisters, .attributes]),
    // Not xterm, whose name it begins with.
    ([:], "P>|xterm.js(6.1.0)", "[?62;4;9;22c", [.kitty, .colorRegisters, .attributes]),
    // One that tells a name nobody knows may have anything; one that tells none is left alone.
    ([:], "P>|Some Terminal 9", "[?62c", [.kitty, .attributes]),
    ([:], nil, "[?62c", []),
    ([:], nil, "[?62;4c", [.colorRegisters, .attributes]),
    // It is known not to have them.
    ([:], "P>|foot(1.16.2)", "[?62;4;22c", [.colorRegisters, .attributes]),
    // A multiplexer takes the question for its title, whatever stands around it.
    ([:], "P>|tmux 3.4", "[?1;2;4c", [.colorRegisters, .attributes]),
    (["TMUX": "/tmp/x,1,0", "KITTY_WINDOW_ID": "1"], nil, "[?1;2c", []),
    (["TERM_PROGRAM": "tmux", "KITTY_WINDOW_ID": "1"], nil, "[?1;2c", []),
    (["TERM": "screen.xterm-kitty"], nil, "[?62c", []),
    (["KITTY_WINDOW_ID": "1"], "P>|tmux 3.4", "[?1;2c", []),
    (["ZELLIJ": "0"], "P>|Zellij(0.40)", "[?62c", []),
  ]

  @Test("Of pixels is asked who may be asked, once it has told who it is", arguments: second)
  func pixels(
    _ environment: [String: String], _ version: String?, _ attributes: String,
    _ questions: [TerminalQuestion]
  ) {
    var inquiry = inquiry(environment)
    _ = inquiry.ask(.canvas)
    if let version {
      let none = inquiry.hear(version)
      #expect(none.isEmpty)
    }
    let questions3 = inquiry.hear(attributes)
    #expect(questions3 == questions)
    #expect(inquiry.isWaiting == !questions.isEmpty)
  }

  @Test("Of a background that would be told behind the mark is not asked")
  func relayed() {
    for environment in [["STY": "1.pts"], ["TERM": "screen-256color"]] {
      var inquiry = inquiry(environment)
      let questions = inquiry.ask([.background, .cell])
      #expect(questions == [.cell, .attributes])
    }
  }

  @Test("Nothing is asked of terminals that may write questions out")
  func mute() {
    for term in ["linux", "vt100", "cons25", "dumb", ""] {
      var inquiry = TerminalInquiry(environment: ["TERM": term])
      let questions4 = inquiry.ask(Self.everything)
      #expect(questions4.isEmpty && !inquiry.isWaiting)
    }
  }

  @Test("What is left without an answer is not waited for beyond the mark")
  func mark() {
    var inquiry = inquiry()
    _ = inquiry.ask(Self.everything)
    _ = inquiry.hear("]11;rgb:0/0/0")
    #expect(inquiry.isWaiting)
    let questions5 = inquiry.hear("[?62c")
    #expect(questions5.isEmpty && !inquiry.isWaiting)
    // Later it counts all the same.
    _ = inquiry.hear("[6;23;11t")
    #expect(inquiry.facts.cell == CellSize(width: 11, height: 23))
    let questions6 = inquiry.hear("P>|kitty(0.40.1)")
    #expect(questions6 == [.kitty, .attributes])
  }

  @Test("A topic more is asked when it comes up, with a mark of its own")
  func later() {
    var inquiry = inquiry()
    _ = inquiry.ask(.background)
    _ = inquiry.hear("]11;rgb:0/0/0")
    _ = inquiry.hear("[?62;4c")
    let questions7 = inquiry.ask([.background, .colorRegisters])
    #expect(questions7 == [.colorRegisters, .attributes])
    let questions8 = inquiry.hear("[?1;0;256S")
    #expect(questions8.isEmpty && inquiry.isWaiting)
    let questions9 = inquiry.hear("[?62;4c")
    #expect(questions9.isEmpty && !inquiry.isWaiting)
    #expect(inquiry.facts.colorRegisters == 256)
  }

  @Test("Replies that come twice, or unasked, change nothing and ask nothing")
  func doubled() {
    var inquiry = inquiry()
    let questions10 = inquiry.hear("_Gi=31;OK")
    #expect(questions10.isEmpty)
    var once = self.inquiry()
    var twice = once
    for reply in [
      "]11;rgb:ff/ff/ff", "[6;20;10t", "P>|kitty(0.40.1)", "[?62;c", "_Gi=31;OK", "[?62;c",
    ] {
      _ = once.ask(Self.everything)
      _ = twice.ask(Self.everything)
      let questions = once.hear(reply)
      let questions11 = twice.hear(reply)
      #expect(questions11 == questions)
      let questions12 = twice.hear(reply)
      #expect(questions12.isEmpty)
    }
    #expect(once.facts == twice.facts && once.facts.hasKitty && !twice.isWaiting)
  }

  @Test(
    "Garbage tells nothing",
    arguments: [
      "", "[", "[?", "[?c", "[?;c", "[?;;;4;9999999999999999999999c", "[?62;;4c", "[?62;x4c",
      "[?62;4 c", "[?62;+4c", "[?999999c", "[>0;4c", "[62;4c", "[?1;0S", "[?1;1;256S", "[?2;0;256S",
      "[?1;0;0S", "[6;0;0t", "[6;20t", "[4;600;900t", "[6;20;10;4t", "[6;-1;10t", "]11;nonsense",
      "]11;rgb:", "]12;rgb:0/0/0", "_Gi=31;ENOTSUPPORTED:no", "_Gi=7;OK", "_Gi=310;OK", "P1$r0m",
      "\u{FFFD}\u{FFFD}", "]11;rgb:-1/-1/-1", "]11;rgb:+1/+1/+1",
    ])
  func garbage(_ reply: String) {
    #expect(TerminalFacts.answer(in: reply) == nil)
    var inquiry = inquiry()
    _ = inquiry.ask(Self.everything)
    let questions13 = inquiry.hear(reply)
    #expect(questions13.isEmpty && inquiry.isWaiting)
    #expect(inquiry.facts == TerminalFacts())
  }

  @Test(
    "Attributes name sixels after the class",
    arguments: [
      ("[?62;4c", true), ("[?4c", false), ("[?62;c", false), ("[?63;1;2;4;6;9;15;22c", true),
      ("[?6c", false), ("[?64;1;9;14;44c", false),
    ])
  func sixels(_ reply: String, _ hasSixel: Bool) {
    var inquiry = inquiry()
    _ = inquiry.ask(.colorRegisters)
    _ = inquiry.hear(reply)
    #expect(inquiry.facts.hasSixel == hasSixel)
  }
}

@Suite("The shape of a terminal's cells")
struct CellSizeTests {
  @Test(
    "Rows keep their height; a strange size counts as the nearest that a font has",
    arguments: [
      (10, 20, 8), (11, 23, 7.652), (9, 15, 9.6), (20, 20, 16), (100, 1, 16), (1, 100, 5.333),
      (0, 0, 5.333),
    ] as [(Int, Int, Double)])
  func metrics(_ width: Int, _ height: Int, _ points: Double) {
    let metrics = CellSize(width: width, height: height).metrics
    #expect(abs(metrics.cellWidth - points) < 1e-3 && metrics.cellHeight == 16)
  }
}
