import Testing

@testable import GaugeUI

/// The cells that characters take, and what happens to those that take none.
@Suite struct CharacterWidthTests {
  @Test(
    arguments: [
      ("a", 1), (" ", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("°", 1), ("–", 1), ("…", 1),
      ("漢", 2), ("カ", 2), ("ｶ", 1), ("Ａ", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
      ("█", 1), ("▟", 1), ("⣿", 1), ("♥", 1), ("♥\u{FE0F}", 2), ("⚡", 2), ("☀", 1),
      ("😀", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🇨🇭", 2), ("🇨", 1), ("1\u{FE0F}\u{20E3}", 2),
      ("1\u{FE0F}", 1), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("\u{1FAE9}", 2), ("क्षि", 2), ("ที่", 1),
      ("\u{301}", 0), ("\u{200D}", 0), ("\u{200B}", 0), ("\u{202E}", 0), ("\u{FEFF}", 0),
      ("\u{1B}", 0), ("\n", 0), ("\r\n", 0), ("\u{9B}", 0), ("\u{7F}", 0), ("\u{10FFFF}", 1),
    ] as [(String, Int)])
  func width(text: String, cells: Int) {
    #expect(text.count == 1)
    #expect(text.first?.cellWidth == cells)
    #expect(text.cellWidth == cells)
  }

  @Test func textIsAsWideAsItsCharacters() {
    #expect("".cellWidth == 0)
    #expect("140 km/h".cellWidth == 8)
    #expect("速度 140".cellWidth == 8)
    #expect("72 °F ♥".dropFirst(3).cellWidth == 4)
  }

  /// The table is what its comment says, as far as Swift's own Unicode data can tell.
  @Test func theTableIsSortedAndMarksTakeNoCell() {
    for table in [CharacterWidthTable.zero, CharacterWidthTable.wide] {
      #expect(table.count.isMultiple(of: 2))
      #expect(zip(table, table.dropFirst()).allSatisfy { $0 <= $1 })
    }
    for value in 0x300..<0x20000 as Range<UInt32> {
      guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age, age.major <= 14
      else { continue }
      let category = scalar.properties.generalCategory
      if category == .nonspacingMark || category == .enclosingMark {
        #expect(scalar.cellWidth == 0, "\(String(value, radix: 16))")
      }
      if scalar.properties.isEmojiPresentation, !(0x1F1E6...0x1F1FF).contains(value) {
        #expect(scalar.cellWidth == 2, "\(String(value, radix: 16))")
      }
    }
  }

  @Test(arguments: [
    ("140 km/h", "140 km/h"),
    ("\u{1B}[31mred", "␛[31mred"),
    ("a\tb\nc\r\nd\u{B}e", "a b c d e"),
    ("\u{0}\u{7}\u{7F}\u{9B}31m", "␀␇␡\u{FFFD}31m"),
    ("a\u{85}b\u{2028}c\u{2029}d", "a b c d"),
    ("pay\u{202E}lla\u{202C}", "paylla"),
    ("\u{FEFF}a\u{200B}b\u{2066}c\u{E0041}", "abc"),
    ("\u{301}a", "\u{25CC}\u{301}a"),
    ("👩\u{200D}", "👩"),
    ("👩‍👩‍👧‍👦🇨🇭👍🏽é漢", "👩‍👩‍👧‍👦🇨🇭👍🏽é漢"),
  ])
  func printable(text: String, result: String) {
    #expect(text.printable == result)
    #expect(text.printable.unicodeScalars.elementsEqual(result.unicodeScalars))
  }

  @Test func everyControlBecomesOneCell() {
    for value in Array(0..<0x20) + Array(0x7F..<0xA0) as [UInt32] {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let printable = String(Character(scalar)).printable
      #expect(printable.cellWidth == 1)
      #expect(printable.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }
  }

  @Test func aPileOfMarksIsCut() {
    let pile = "e" + String(repeating: "\u{301}", count: 100_000)
    #expect(pile.printable.unicodeScalars.count == 32)
    #expect(pile.printable.cellWidth == 1)
  }
}
