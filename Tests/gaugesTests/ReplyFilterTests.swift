import Testing

@testable import gauges

@Suite("Replies of the terminal among keys")
struct ReplyFilterTests {
  nonisolated static let cases: [(sent: [String], keys: String)] = [
    (["abc"], "abc"),
    (["a\u{1B}]11;rgb:0/0/0\u{7}b"], "ab"),
    (["a\u{1B}]11;rgb:0/0/0\u{1B}\\b"], "ab"),
    (["a\u{1B}]11;rg", "b:0/0/0\u{1B}", "\\b"], "ab"),
    (["\u{1B}P>|tmux 3.3a\u{1B}\\x"], "x"),
    (["\u{1B}P1$r0m\u{1B}\\x"], "x"),
    (["\u{1B}_Gi=31;OK\u{1B}\\x"], "x"),
    (["\u{1B}[?62;4c\u{1B}[A"], "\u{1B}[A"),
    (["\u{1B}[?6", "2cx"], "x"),
    // Keys that begin as a reply does.
    (["\u{1B}"], "\u{1B}"),
    (["\u{1B}", "[A"], "\u{1B}[A"),
    (["\u{1B}["], "\u{1B}["),
    (["\u{1B}b\u{1B}OA\u{1B}[1;5C\u{1B}[3~"], "\u{1B}b\u{1B}OA\u{1B}[1;5C\u{1B}[3~"),
    (["\u{1B}\u{1B}[A"], "\u{1B}\u{1B}[A"),
    (["\u{1B}\u{1B}\u{1B}b"], "\u{1B}\u{1B}\u{1B}b"),
    (["\u{1B}[[A\u{1B}[Z\u{1B}[t"], "\u{1B}[[A\u{1B}[Z\u{1B}[t"),
    (["\u{1B}]", "x"], "\u{1B}]x"),
    (["\u{1B}]12, 13]"], "\u{1B}]12, 13]"),
    (["\u{1B}P", "\u{1B}[A"], "\u{1B}P\u{1B}[A"),
    (["\u{1B}P1 + r"], "\u{1B}P1 + r"),
    (["\u{1B}_"], "\u{1B}_"),
    (["\u{1B}_Gauge(value: 1)"], "\u{1B}_Gauge(value: 1)"),
    (["\u{1B}[1;\r"], "\u{1B}[1;\r"),
    (["\u{1B}]1\r"], "\u{1B}]1\r"),
    // What is pasted is left as it is.
    (
      ["\u{1B}[200~\u{1B}]0;t\u{7}\u{1B}[201~\u{1B}]0;t\u{7}x"],
      "\u{1B}[200~\u{1B}]0;t\u{7}\u{1B}[201~x"
    ),
    (["\u{1B}[200~", "\u{1B}", "[?62", "c\u{1B}[201", "~"], "\u{1B}[200~\u{1B}[?62c\u{1B}[201~"),
    // The size of a cell ends as no key does.
    (["\u{1B}[6;20;10tx\u{1B}[6~"], "x\u{1B}[6~"),
    (["\u{1B}[?1;0;256Sx"], "x"),
    // A reply that is never finished takes no Return and no further key with it.
    (["\u{1B}]11;rgb:", "\r"], "\r"),
    (["\u{1B}]11;rgb:", "\u{1B}[A"], "\u{1B}[A"),
    (["\u{1B}[?62;", "\r"], "\r"),
    (["\u{1B}[?62;", "\u{1B}[A"], "\u{1B}[A"),
    // Nor more than 4096 bytes.
    (["\u{1B}]11;" + String(repeating: "y", count: 4093) + "z"], "z"),
    // Twice is as well.
    (["\u{1B}[?62;4c\u{1B}[?62;4c\u{1B}]11;rgb:0/0/0\u{7}\u{1B}]11;rgb:0/0/0\u{7}x"], "x"),
  ]

  @Test("Replies go, keys stay", arguments: cases)
  func filter(_ sent: [String], _ keys: String) {
    var filter = ReplyFilter()
    let passed = sent.flatMap { filter.keys(in: Array($0.utf8)) } + filter.flush()
    #expect(String(decoding: passed, as: UTF8.self) == keys)
  }

  nonisolated static let replies = [
    "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\", "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{7}",
    "\u{1B}P>|kitty(0.35.2)\u{1B}\\", "\u{1B}_Gi=31;OK\u{1B}\\",
    "\u{1B}[?62;4;22c", "\u{1B}[?1;0;256S", "\u{1B}[6;20;10t",
  ]

  @Test("Whatever pieces a reply comes in, no part of it is typing", arguments: replies)
  func pieces(_ reply: String) {
    let bytes = Array(reply.utf8)
    for split in 1..<bytes.count {
      var filter = ReplyFilter()
      let keys = filter.keys(in: bytes[..<split]) + filter.keys(in: bytes[split...])
      #expect(keys.isEmpty && !filter.isHolding, "split at \(split)")
      let replies = filter.takeReplies()
      #expect(replies.count == 1)
      let isTakenBack = filter.takeFalseEscape()
      #expect(!isTakenBack)
    }
  }

  /// What waits as `Keyboard` does, with the same pause before all bytes.
  private struct Dripping {
    /// Milliseconds.
    let pause: Int32
    var filter = ReplyFilter()
    var keys: [UInt8] = []

    mutating func take(_ bytes: some Sequence<UInt8>, isDue: Bool) {
      for byte in bytes {
        wait(isDue: isDue)
        keys += filter.keys(in: [byte])
      }
    }

    mutating func wait(isDue: Bool) {
      while let doubt = filter.doubt,
        let patience = Keyboard.patience(isDue: isDue, with: doubt), patience <= pause
      {
        keys += filter.release()
      }
    }
  }

  nonisolated static let pauses: [(milliseconds: Int32, isDue: Bool)] = [
    (1, true), (499, true), (500, true), (600_000, true), (1, false), (150, false), (499, false),
  ]

  @Test("A reply may drip, as slowly as it likes where it is due", arguments: replies, pauses)
  func drips(_ reply: String, _ pause: (milliseconds: Int32, isDue: Bool)) {
    var dripping = Dripping(pause: pause.milliseconds)
    dripping.take(Array(reply.utf8), isDue: pause.isDue)
    // The escape alone had to be given where it waited long; it is taken back.
    let isGiven = pause.milliseconds >= (pause.isDue ? 500 : 100)
    #expect(dripping.keys == (isGiven ? [0x1B] : []))
    let isTakenBack = [dripping.filter.takeFalseEscape(), dripping.filter.takeFalseEscape()]
    let replies = dripping.filter.takeReplies()
    #expect(isTakenBack == [isGiven, false] && replies.count == 1)
    dripping.take(Array("x".utf8), isDue: pause.isDue)
    #expect(dripping.keys.last == UInt8(ascii: "x"))
  }

  @Test("A reply that nobody awaits may stop in the middle for ever", arguments: replies)
  func stops(_ reply: String) {
    let bytes = Array(reply.utf8)
    for split in 3..<bytes.count {
      var dripping = Dripping(pause: .max)
      let keys = dripping.filter.keys(in: bytes[..<split])
      dripping.wait(isDue: false)
      let rest = dripping.filter.keys(in: bytes[split...])
      let replies = dripping.filter.takeReplies()
      #expect((keys + dripping.keys + rest).isEmpty && replies.count == 1, "split at \(split)")
    }
  }

  @Test("Escape is a key at once where no answer is due, and what follows in time may be none")
  func escape() {
    #expect(Keyboard.patience(isDue: false, with: .escape) == 100)
    var filter = ReplyFilter()
    #expect(filter.keys(in: [0x1B]).isEmpty && filter.release() == [0x1B])
    #expect(filter.doubt == .givenEscape && !filter.isHolding)
    #expect(filter.release().isEmpty && filter.doubt == nil)
    #expect(filter.keys(in: Array("]11;x".utf8)) == Array("]11;x".utf8))
  }

  @Test(
    "Keys that drip stay whole, whether a reply is due or not",
    arguments: [
      "\u{1B}[A", "\u{1B}[1;5C", "\u{1B}OP", "\u{1B}b", "\u{1B}\u{1B}b", "\u{1B}]x", "\u{1B}Px",
      "\u{1B}_x", "\u{1B}]12, 13]", "a\u{1B}", "\u{1B}[200~[\u{1B}[?1c\u{1B}[201~x",
    ])
  func dripsOfKeys(_ keys: String) {
    for (pause, isDue) in [(1, false), (150, false), (600, false), (600, true)] as [(Int32, Bool)] {
      var dripping = Dripping(pause: pause)
      dripping.take(Array(keys.utf8), isDue: isDue)
      dripping.wait(isDue: isDue)
      let passed = dripping.keys + dripping.filter.flush()
      #expect(String(decoding: passed, as: UTF8.self) == keys)
      let isTakenBack = dripping.filter.takeFalseEscape()
      #expect(!isTakenBack && !dripping.filter.hasReplies)
    }
  }
}
