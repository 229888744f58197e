import CReadline
import GaugeUI
import Playground

extension LineEditor {
  /// An indent at the start of a line; else what could stand here: the one candidate, or as much as all have in
  /// common, or a list.
  static func complete() -> Int32 {
    let text = text
    let point = Int(readline_point())
    let line = text.utf8.prefix(point).reversed().prefix { $0 != UInt8(ascii: "\n") }
    let isIndent = line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    if isIndent, !line.isEmpty || text.contains("\n") {
      rl_insert_text("  ")
      return 0
    }
    let completions = session.completions(of: text, at: point)
    let length = text.utf8.count
    guard let first = completions.candidates.first,
      0 <= completions.range.lowerBound, completions.range.upperBound <= length
    else { return rl_ding() }
    let common = completions.candidates.dropFirst().reduce(first.text) {
      $0.commonPrefix(with: $1.text)
    }
    let present = text.utf8.dropFirst(completions.range.lowerBound)
      .prefix(completions.range.count)
    if completions.candidates.count == 1 || common.utf8.count > present.count {
      replace(completions.range, with: common)
    } else {
      list(completions.candidates)
    }
    return 0
  }

  private static func replace(_ range: Range<Int>, with text: String) {
    rl_begin_undo_group()
    rl_delete_text(Int32(range.lowerBound), Int32(range.upperBound))
    readline_set_point(Int32(range.lowerBound))
    rl_insert_text(text)
    rl_end_undo_group()
  }

  /// Writes the candidates below the input, as many as the screen holds, and begins the input anew under them.
  private static func list(_ candidates: [Completions.Candidate]) {
    let room = max(1, size.rows - 3)
    let isCut = candidates.count > room
    let shown = candidates.prefix(isCut ? room - 1 : room)
    let width = shown.map { $0.text.cellWidth }.max() ?? 0
    var lines = shown.map { candidate in
      let gap = String(repeating: " ", count: width - candidate.text.cellWidth + 2)
      let line =
        candidate.summary.isEmpty ? candidate.text : candidate.text + gap + candidate.summary
      return line.printable.prefix(cells: size.columns - 1)
    }
    if isCut { lines.append("… \(candidates.count - shown.count) more") }
    leave(writing: lines.map { $0 + "\r\n" }.joined())
  }
}
