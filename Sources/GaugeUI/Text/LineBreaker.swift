/// Sets a row of characters in lines.
///
/// Lines break after words, after hyphens and around wide characters; a word wider than the line breaks anywhere. Spaces
/// at a break take no room.
struct LineBreaker {
  /// A character to set.
  struct Glyph {
    var character: Character
    /// In points.
    var width: CGFloat
    /// Which run it belongs to.
    var run: Int
    /// Whether a line may break after it, as it may after a hyphen.
    var allowsBreakAfter: Bool

    var isSpace: Bool { character == " " }
    var isLineBreak: Bool { character == "\n" }
  }

  let glyphs: [Glyph]

  /// The glyphs of each line, and whether some were left out.
  struct Lines {
    var ranges: [Range<Int>] = []
    var isTruncated = false
    /// Whether a word was too wide for a line.
    var breaksWords = false
  }

  /// The lines, each at most `width` points wide where it has more than one character.
  ///
  /// - Parameters:
  ///   - limit: The most lines, at least 1.
  ///   - keepsWords: Whether a word too wide for its line is the last, and cut.
  func lines(width: CGFloat, limit: Int, keepsWords: Bool = false) -> Lines {
    var lines = Lines()
    var start = 0
    var filled: CGFloat = 0
    var chance: Int?
    var index = 0
    // Half of a hundredth of a point: what sums of widths may be off by.
    let width = width + 0.005

    func isFull() -> Bool { lines.ranges.count >= limit }

    func end(_ end: Int, next: Int) {
      lines.ranges.append(start..<withoutTrailingSpaces(start..<end))
      (start, filled, chance, index) = (next, 0, nil, next)
    }

    while index < glyphs.count {
      let glyph = glyphs[index]
      if glyph.isLineBreak {
        // Spaces before a break in the text itself count as far as they have room.
        lines.ranges.append(start..<index)
        (start, filled, chance, index) = (index + 1, 0, nil, index + 1)
        if isFull() { return truncated(lines) }
      } else if glyph.isSpace {
        filled += glyph.width
        index += 1
        chance = index
      } else if filled + glyph.width > width, index > start {
        let place = chance ?? index
        if chance == nil { lines.breaksWords = true }
        end(place, next: place)
        if isFull() || keepsWords && lines.breaksWords { return truncated(lines) }
      } else {
        filled += glyph.width
        index += 1
        if glyph.allowsBreakAfter
          || (index < glyphs.count && glyphs[index].isWide && !glyph.isSpace)
        {
          chance = index
        }
      }
    }
    lines.ranges.append(start..<glyphs.count)
    return lines
  }

  private func truncated(_ lines: Lines) -> Lines {
    var lines = lines
    lines.isTruncated = true
    return lines
  }

  /// Where `range` ends without the spaces at its end.
  func withoutTrailingSpaces(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, glyphs[end - 1].isSpace { end -= 1 }
    return end
  }

  /// What stays of the glyphs from `first` on in `width` points, before and after an ellipsis.
  func cut(
    from first: Int, width: CGFloat, mode: Text.TruncationMode
  ) -> (start: Range<Int>, end: Range<Int>) {
    let share: CGFloat =
      switch mode {
      case .tail: 1
      case .middle: 0.5
      case .head: 0
      }
    var room = width + 0.005
    var front = first
    while front < glyphs.count, !glyphs[front].isLineBreak,
      glyphs[front].width <= room - width * (1 - share)
    {
      room -= glyphs[front].width
      front += 1
    }
    var back = glyphs.count
    while mode != .tail, back > front, !glyphs[back - 1].isLineBreak,
      glyphs[back - 1].width <= room
    {
      room -= glyphs[back - 1].width
      back -= 1
    }
    while back < glyphs.count, glyphs[back].isSpace { back += 1 }
    return (first..<withoutTrailingSpaces(first..<front), back..<glyphs.count)
  }
}

extension LineBreaker.Glyph {
  /// Characters of two columns, as Chinese ones, are words of their own.
  fileprivate var isWide: Bool { allowsBreakAfter && character != "-" }
}
