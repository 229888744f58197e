// Text as a terminal may get it: the one place where text that anyone typed or opened becomes safe to write.

extension StringProtocol {
  /// This text with nothing in it that a terminal would obey: what a drawing may hold.
  ///
  /// - A control character becomes its picture (`␛`), a tab or line end a space, a control of the upper set `�`; each
  ///   takes one cell.
  /// - What is invisible by itself (marks of direction, joiners with nothing to join, tags) is left out.
  /// - A combining mark with nothing before it stands on a dotted circle.
  /// - A character of more than 32 scalars keeps its first 32; no real one has as many.
  package var printable: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return String(self) }
    var printable = ""
    printable.reserveCapacity(utf8.count)
    for character in self { printable.appendPrintable(character) }
    return printable
  }
}

extension String {
  /// Adds what stands for `character` in printable text.
  fileprivate mutating func appendPrintable(_ character: Character) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return }
    switch first.properties.generalCategory {
    case .control:
      append(Self.picture(of: first))
    case .lineSeparator, .paragraphSeparator:
      append(" ")
    case .format where character.cellWidth == 0:
      break
    case .nonspacingMark, .enclosingMark:
      append("\u{25CC}")
      appendWhole(scalars)
    default:
      appendWhole(scalars)
    }
  }

  /// Adds a character's scalars, without a joiner at its end: that would reach for whatever is drawn beside it. Tags
  /// stay on a black flag alone, which they make a region's.
  private mutating func appendWhole(_ scalars: Character.UnicodeScalarView) {
    let isFlag = scalars.first == "\u{1F3F4}"
    var kept = scalars.prefix(32).filter { isFlag || !(0xE0000..<0xE0080).contains($0.value) }
    while let last = kept.last, last.value == 0x200D || last.value == 0x200C { kept.removeLast() }
    unicodeScalars.append(contentsOf: kept)
  }

  private static func picture(of control: Unicode.Scalar) -> Character {
    switch control.value {
    case 0x09...0x0D, 0x85: " "
    case 0x7F: "\u{2421}"
    case ..<0x20: Unicode.Scalar(0x2400 + control.value).map(Character.init) ?? "\u{FFFD}"
    default: "\u{FFFD}"
    }
  }
}
