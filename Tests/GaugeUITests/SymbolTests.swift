import Testing

@testable import GaugeUI

/// What stands for system symbols.
@Suite struct SymbolTests {
  @Test func everyRowIsOneNarrowCharacterWithoutEmoji() {
    #expect(Symbol.all.count > 300)
    for symbol in Symbol.all {
      #expect(symbol.character.cellWidth == 1, "\(symbol)")
      #expect(symbol.character.unicodeScalars.count == 1, "\(symbol)")
      #expect(
        symbol.character.unicodeScalars.allSatisfy { !$0.properties.isEmojiPresentation },
        "\(symbol)")
      #expect(symbol.ascii.cellWidth == 1 && symbol.ascii.isASCII, "\(symbol)")
      #expect(!symbol.words.isEmpty, "\(symbol)")
    }
    #expect(Set(Symbol.all.map(\.name)).count == Symbol.all.count)
  }

  @Test func everyLineOfTheTableIsARow() {
    let lines = SymbolTable.rows.split(separator: "\n").filter { !$0.hasPrefix("# ") }
    #expect(Symbol.all.count == lines.count + 21 + 26)
  }

  @Test(
    arguments: [
      ("heart.fill", "♥"), ("heart", "♡"), ("gauge.medium", "◑"), ("gauge.high", "◕"),
      ("gauge.with.dots.needle.bottom.50percent", "◑"), ("battery.50percent", "▄"),
      ("heart.circle.fill", "♡"), ("heart.slash.circle.fill", "⊘"), ("cloud.fill", "☁"),
      ("person.crop.circle.badge.plus", "♙"), ("thermometer.medium.slash", "▅"),
      ("speaker.wave.3.fill", "◄"), ("7.circle", "⑦"), ("20.circle.fill", "⑳"), ("q.circle", "Ⓠ"),
    ] as [(String, Character)])
  func known(name: String, character: Character) {
    #expect(Symbol.named(name)?.character == character)
  }

  @Test(arguments: [
    "", ".", "..", "fill", ".fill", "heart.", "heart.sideways", "hart.fill", "Heart", " heart",
    String(repeating: "heart.fill", count: 100_000),
  ])
  func unknown(name: String) {
    #expect(Symbol.named(name) == nil)
  }
}
