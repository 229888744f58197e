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
    var start = place
    for _ in 0...count where start > startIndex {
      let above = start == place ? utf8[..<start] : utf8[..<utf8.index(before: start)]
      start = above.lastIndex(of: newline).map { utf8.index(after: $0) } ?? startIndex
    }
    var end = place
    for _ in 0...count where end < endIndex {
      let below = end == place ? utf8[end...] : utf8[utf8.index(after: end)...]
      end = below.firstIndex(of: newline) ?? endIndex
    }
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
