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
    let passed = sent.flatMap { filter.keys(in: Array($0.utf8)) } + filter.release()
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

  /// What waits as `Keyboard` does, with pauses longer than any patience between all bytes.
  private struct Dripping {
    var filter = ReplyFilter()
    var keys: [UInt8] = []

    mutating func take(_ bytes: some Sequence<UInt8>, isDue: Bool) {
      for byte in bytes {
        keys += filter.keys(in: [byte])
        let patience = Keyboard.patience(isDue: isDue, isEscape: filter.isHoldingEscape)
        if patience != nil { keys += filter.release(isDue: isDue) }
      }
    }
  }

  @Test("A reply that is due may drip as slowly as it likes", arguments: replies)
  func drips(_ reply: String) {
    var dripping = Dripping()
    dripping.take(Array(reply.utf8), isDue: true)
    // The escape alone had to be given; it is taken back.
    #expect(dripping.keys == [0x1B])
    let isTakenBack = [dripping.filter.takeFalseEscape(), dripping.filter.takeFalseEscape()]
    let replies = dripping.filter.takeReplies()
    #expect(isTakenBack == [true, false] && replies.count == 1)
    dripping.take(Array("x".utf8), isDue: true)
    #expect(dripping.keys == [0x1B, UInt8(ascii: "x")])
  }

  @Test(
    "Keys that drip stay whole, whether a reply is due or not",
    arguments: [
      "\u{1B}[A", "\u{1B}[1;5C", "\u{1B}OP", "\u{1B}b", "\u{1B}\u{1B}b", "\u{1B}]x", "\u{1B}Px",
      "\u{1B}_x", "\u{1B}]12, 13]", "a\u{1B}", "\u{1B}[200~[\u{1B}[?1c\u{1B}[201~x",
    ])
  func dripsOfKeys(_ keys: String) {
    for isDue in [false, true] {
      var dripping = Dripping()
      dripping.take(Array(keys.utf8), isDue: isDue)
      #expect(String(decoding: dripping.keys, as: UTF8.self) == keys)
      let isTakenBack = dripping.filter.takeFalseEscape()
      #expect(!isTakenBack && !dripping.filter.hasReplies)
    }
  }
}
