import GaugeUI

nonisolated extension Diagnostic {
  /// The message as the Swift compiler would print it: place, severity, message, the line with a caret under the
  /// place, then fix-its and notes. What is about no text in particular has no place but the source's name, if it has one.
  /// It ends with a line end, and holds no control character but that.
  public var report: String {
    let isPlaced = !source.text.isEmpty
    let place = SourceLine(around: range, in: source.text)
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
    let own = lines.map { $0.printable + "\n" }.joined()
    return own + notes.map(\.report).joined()
  }
}

nonisolated extension String {
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

  init(around range: Range<Int>, in source: String) {
    let bytes = Array(source.utf8)
    let place = min(max(range.lowerBound, 0), bytes.count)
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<place].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex(of: newline) ?? bytes.count
    number = bytes[..<start].count { $0 == newline } + 1
    column = place - start + 1

    let before = Self.shown(bytes[start..<place])
    let after = Self.shown(bytes[place..<end])
    let isCutBefore = before.count > Self.reach.before
    let isCutAfter = after.count > Self.reach.after
    let lead = (isCutBefore ? "…" : "") + before.suffix(Self.reach.before)
    text = lead + after.prefix(Self.reach.after) + (isCutAfter ? "…" : "")

    let marked = bytes[place..<min(max(range.upperBound, place), end)]
    let length = Self.shown(marked).prefix(Self.reach.after).printable.cellWidth
    underline =
      String(repeating: " ", count: lead.printable.cellWidth) + "^"
      + String(repeating: "~", count: max(0, length - 1))
  }

  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return String(text.map { $0 == "\t" ? " " : $0 }).replacing("\r", with: "")
  }
}
