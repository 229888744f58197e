import CReadline
import Playground

// What Return, the arrows and the other keys do that are not readline's own. Each gives readline's answer: 0 where it could be done.
extension LineEditor {
  /// A new line in an input that goes on, else the end of the input.
  static func accept(_ count: Int32, _ key: Int32) -> Int32 {
    if session.isIncomplete(text) {
      rl_insert_text("\n")
      return 0
    }
    settle()
    return rl_newline(count, key)
  }

  /// The line above in the input; from its first line, the input before in the history.
  static func moveUp(_ count: Int32, _ key: Int32) -> Int32 {
    let (lines, line, column) = place
    guard line > 0 else { return rl_get_previous_history(count, key) }
    move(to: line - 1, column: column, in: lines)
    return 0
  }

  /// The line below in the input; from its last line, the input after in the history.
  static func moveDown(_ count: Int32, _ key: Int32) -> Int32 {
    let (lines, line, column) = place
    guard line + 1 < lines.count else { return rl_get_next_history(count, key) }
    move(to: line + 1, column: column, in: lines)
    return 0
  }

  /// An empty screen with the input at its top.
  static func clearScreen() -> Int32 {
    try? Output.standard.write(region.clearScreen())
    isDrawingDue = true
    return 0
  }

  /// The lines of the input, and the cursor's place in them; the column in characters.
  private static var place: (lines: [Substring], line: Int, column: Int) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var rest = Int(readline_point())
    for (index, line) in lines.enumerated() {
      let length = line.utf8.count
      if rest <= length { return (lines, index, characters(in: line, upTo: rest)) }
      rest -= length + 1
    }
    return (lines, lines.count - 1, lines.last?.count ?? 0)
  }

  private static func characters(in line: Substring, upTo offset: Int) -> Int {
    String(decoding: line.utf8.prefix(offset), as: UTF8.self).count
  }

  private static func move(to line: Int, column: Int, in lines: [Substring]) {
    let before = lines[..<line].reduce(0) { $0 + $1.utf8.count + 1 }
    readline_set_point(Int32(before + lines[line].prefix(column).utf8.count))
  }
}
