import GaugeUI

/// A character as a reader sees it, safe to write.
enum GridCharacter: Equatable {
  case scalar(Unicode.Scalar)
  case cluster(String)
}

/// Calls `body` with each character of `text` and the columns it takes, 1 or 2.
///
/// This is the one place where text becomes cells: control characters are replaced by their pictures, characters that
/// would change the direction or order of others by U+FFFD, and in `ascii` whatever is not ASCII by the letter under its
/// accents or else by `?`.
func forEachGridCharacter(
  of text: String, ascii: Bool, _ body: (GridCharacter, _ width: Int) -> Void
) {
  for character in text {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { continue }
    if let value = character.asciiValue, (0x20..<0x7f).contains(value) {
      body(.scalar(first), 1)
      continue
    }
    let width = character.cellWidth
    if ascii {
      for _ in 0..<width { body(.scalar(first.asciiStandIn), 1) }
    } else if let safe = scalars.lazy.compactMap(\.picture).first {
      // A line end of two scalars is one character, and shows as one picture.
      body(.scalar(safe), 1)
    } else if width > 0 {
      let isSingle = scalars.index(after: scalars.startIndex) == scalars.endIndex
      body(isSingle ? .scalar(first) : .cluster(String(character)), width)
    }
  }
}

extension Unicode.Scalar {
  /// What stands for a character that must not be written; `nil` for all others.
  fileprivate var picture: Unicode.Scalar? {
    switch properties.generalCategory {
    case .control:
      value < 0x20 ? Unicode.Scalar(0x2400 + value) : value == 0x7f ? "\u{2421}" : "\u{FFFD}"
    case .lineSeparator, .paragraphSeparator, .surrogate: "\u{FFFD}"
    // Joiners and tags are parts of characters; the other format characters turn text around.
    case .format:
      value == 0x200C || value == 0x200D || value == 0xAD || (0xE0020...0xE007F).contains(value)
        ? nil : "\u{FFFD}"
    default: nil
    }
  }

  /// The ASCII letter under this one's accents, or `?`.
  fileprivate var asciiStandIn: Unicode.Scalar {
    let base = String(Character(self)).decomposedStringWithCanonicalMapping.unicodeScalars.first
    return base.flatMap { (0x20..<0x7f).contains($0.value) ? $0 : nil } ?? "?"
  }
}

extension Character {
  var cellWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    let value = first.value
    if unicodeScalars.count > 1, unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    if first.properties.isEmojiPresentation || (0x1100...0x115F).contains(value)
      || (0x2E80...0xA4CF).contains(value) || (0xAC00...0xD7A3).contains(value)
      || (0xF900...0xFAFF).contains(value) || (0xFE30...0xFE6F).contains(value)
      || (0xFF00...0xFF60).contains(value) || (0x20000...0x3FFFD).contains(value)
    {
      return 2
    }
    return first.properties.generalCategory == .nonspacingMark ? 0 : 1
  }
}
