import GaugeUI

extension StringProtocol {
  /// The text without the blanks around it.
  var trimmed: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[start...end])
  }
}

extension String {
  /// The lines around `offset`, in UTF-8: at most `count` before its own and `count` after.
  func lines(around offset: Int, count: Int) -> Substring {
    let place = utf8.index(startIndex, offsetBy: offset)
    let newline = UInt8(ascii: "\n")
    var (start, end) = (place, place)
    for step in 0...count {
      // The first step finds the ends of the place's own line, each further one those of a line beyond.
      let above = utf8[..<(step == 0 || start == startIndex ? start : utf8.index(before: start))]
      start = above.lastIndex(of: newline).map { utf8.index(after: $0) } ?? startIndex
      let below = utf8[(step == 0 || end == endIndex ? end : utf8.index(after: end))...]
      end = below.firstIndex(of: newline) ?? endIndex
    }
    return self[start..<end]
  }

  /// The lines around `offset` as `lines(around:count:)` has them; of lines that long, no more than one to two pages
  /// of `page` bytes on either side. The cuts stay where they are while `offset` moves within a page.
  func part(around offset: Int, lines count: Int, page: Int) -> Substring {
    let lines = lines(around: offset, count: count)
    let number = offset / page
    func place(_ offset: Int) -> Index {
      let index = utf8.index(startIndex, offsetBy: max(0, offset), limitedBy: endIndex) ?? endIndex
      // Not within a character's bytes.
      return index.samePosition(in: unicodeScalars) ?? unicodeScalars.index(before: index)
    }
    let start = max(lines.startIndex, place((number - 1) * page))
    let end = min(lines.endIndex, place((number + 2) * page))
    return self[start..<end]
  }

  /// As much of the text as `cells` hold.
  func prefix(cells: Int) -> String {
    var width = 0
    return String(
      prefix {
        width += $0.cellWidth
        return width <= cells
      })
  }
}
