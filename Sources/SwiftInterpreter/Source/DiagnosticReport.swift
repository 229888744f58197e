import GaugeUI

nonisolated extension Diagnostic {
  /// The message as the Swift compiler would print it: place, severity, message, the line with a caret under the
  /// place, then fix-its and notes. What is about no text in particular has no place but the source's name, if it has one.
  /// It ends with a line end, and holds no control character but that.
  public var report: String { report(columns: nil) }

  /// The same for a window: messages go on in a further line between words, and of the source as much is shown as a line
  /// holds.
  ///
  /// - Parameter columns: The window's width; `nil` for lines as long as they come.
  public func report(columns: Int?) -> String {
    let isPlaced = !source.text.isEmpty
    let place = SourceLine(around: range, in: source.text, columns: columns)
    let lead =
      (source.name.isEmpty ? "" : source.name + ":")
      + (isPlaced ? "\(place.number):\(place.column): " : source.name.isEmpty ? "" : " ")
    var lines = ["\(lead)\(severity.rawValue): \(message.shortened)"]
    if isPlaced {
      let number = String(place.number)
      let gutter = String(repeating: " ", count: number.count)
      lines.append("\(number) | \(place.text)")
      lines.append("\(gutter) | \(place.underline)")
      lines += fixIts.map { "\(gutter) | fix-it: \($0.message.shortened)" }
    }
    let isMessage = { (index: Int) in index == 0 || index > 2 }
    let own = lines.enumerated().map { index, line in
      let line = line.printable
      return (isMessage(index) ? line.wrapped(columns: columns) : line) + "\n"
    }.joined()
    return own + notes.map { $0.report(columns: columns) }.joined()
  }
}

nonisolated extension Diagnostic {
  /// What kind of message it is, and the message, in lines of at most that width.
  public func summary(columns: Int) -> [String] {
    "\(severity.rawValue): \(message.shortened)".printable.wrapped(columns: columns)
      .split(separator: "\n").map(String.init)
  }
}

nonisolated extension String {
  /// In lines of at most that width, parted between words; what goes on is indented. A word that is wider stays whole.
  fileprivate func wrapped(columns: Int?) -> String {
    guard let columns, cellWidth > columns, columns > 20 else { return self }
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      if !line.isEmpty, line.cellWidth + 1 + String(word).cellWidth > columns {
        lines.append(line)
        line = "    " + word
      } else {
        line += (line.isEmpty ? "" : " ") + word
      }
    }
    return (lines + [line]).joined(separator: "\n")
  }

  /// The message with the middle left out of each word that is as long as no name is: it quotes source.
  fileprivate var shortened: String {
    let longest = 100
    guard utf8.count > longest else { return self }
    return split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.utf8.count > longest && word.count > longest
        ? word.prefix(longest / 2) + "…" + word.suffix(longest / 4) : word
    }.joined(separator: " ")
  }
}

/// The line that a place stands in, shortened where it is long.
private nonisolated struct SourceLine {
  /// Counted from 1.
  let number: Int
  /// Counted from 1, in bytes of UTF-8, as the compiler counts.
  let column: Int
  /// The line, tabs as single blanks, cut to what stands around the place.
  let text: String
  /// A caret under the place, and tildes under the rest of it.
  let underline: String

  /// How many characters before and after the place are shown.
  private static let reach = (before: 60, after: 100)

  /// What a window of that width has room for beside the line's number.
  private static func reach(columns: Int?, number: Int) -> (before: Int, after: Int) {
    guard let columns else { return reach }
    let room = max(20, columns - "\(number)".count - 5)
    let before = min(reach.before, room / 2)
    return (before, min(reach.after, room - before))
  }

  init(around range: Range<Int>, in source: String, columns: Int?) {
    let bytes = Array(source.utf8)
    let place = min(max(range.lowerBound, 0), bytes.count)
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<place].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex(of: newline) ?? bytes.count
    number = bytes[..<start].count { $0 == newline } + 1
    column = place - start + 1

    let reach = Self.reach(columns: columns, number: number)
    let before = Self.shown(bytes[start..<place])
    let after = Self.shown(bytes[place..<end])
    let isCutBefore = before.count > reach.before
    let isCutAfter = after.count > reach.after
    let lead = (isCutBefore ? "…" : "") + before.suffix(reach.before)
    text = lead + after.prefix(reach.after) + (isCutAfter ? "…" : "")

    let marked = bytes[place..<min(max(range.upperBound, place), end)]
    let length = Self.shown(marked).prefix(reach.after).printable.cellWidth
    underline =
      String(repeating: " ", count: lead.printable.cellWidth) + "^"
      + String(repeating: "~", count: max(0, length - 1))
  }

  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return String(text.map { $0 == "\t" ? " " : $0 }).replacing("\r", with: "")
  }
}
