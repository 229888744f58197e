import GaugeUI

/// A character as a reader sees it, safe to write.
enum GridCharacter: Equatable {
  case scalar(Unicode.Scalar)
  case cluster(String)
}

/// Calls `body` with each character of `text` and the columns it takes, 1 or 2.
///
/// This is the one place where text becomes cells, and only as far as it is printable: whatever a terminal would obey is
/// replaced, here again for text that comes from elsewhere than a drawing. In `ascii`, what is not ASCII becomes the
/// letter under its accents, what stands for it as a symbol, or else `?` for each column.
@inline(__always)
func forEachGridCharacter(
  of text: String, ascii: Bool, _ body: (GridCharacter, _ width: Int) -> Void
) {
  let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
    guard bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return false }
    for byte in bytes { body(.scalar(Unicode.Scalar(byte)), 1) }
    return true
  }
  if isPlain != true { forEachPrintableCharacter(of: text, ascii: ascii, body) }
}

private func forEachPrintableCharacter(
  of text: String, ascii: Bool, _ body: (GridCharacter, _ width: Int) -> Void
) {
  for character in text.printable {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { continue }
    let width = character.cellWidth
    if width == 0 {
      continue
    } else if ascii {
      for _ in 0..<width { body(.scalar(first.asciiStandIn), 1) }
    } else {
      let isSingle = scalars.index(after: scalars.startIndex) == scalars.endIndex
      body(isSingle ? .scalar(first) : .cluster(String(character)), width)
    }
  }
}

extension Unicode.Scalar {
  /// What stands for this scalar in ASCII.
  fileprivate var asciiStandIn: Unicode.Scalar {
    if isASCII { return self }
    if let known = Self.asciiStandIns[self] { return known }
    if let symbol = Symbol.standIns[Character(self)]?.unicodeScalars.first { return symbol }
    let base = String(Character(self)).decomposedStringWithCanonicalMapping.unicodeScalars.first
    return base.flatMap { $0.isASCII ? $0 : nil } ?? "?"
  }

  /// Signs that have a likeness of one column in ASCII.
  private static let asciiStandIns: [Unicode.Scalar: Unicode.Scalar] = [
    "…": "~", "–": "-", "—": "-", "−": "-", "‐": "-", "‘": "'", "’": "'", "“": "\"", "”": "\"",
    "•": "*", "·": ".", "×": "x", "°": "o", "µ": "u", "\u{A0}": " ",
    "│": "|", "─": "-", "█": "#",
  ]
}
