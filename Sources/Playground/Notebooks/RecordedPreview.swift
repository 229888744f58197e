/// A `preview` fence, and what the code before it shows.
public nonisolated struct RecordedPreview: Equatable, Sendable {
  /// The line of the file, from 1, that the recorded text begins on.
  public let line: Int
  public let recorded: String
  /// What the block before shows now, in 60 columns of block characters without colour.
  public let shown: String

  public var matches: Bool { Self.lines(recorded) == Self.lines(shown) }

  /// Blanks at the end of lines, and empty lines at the end, do not count.
  private static func lines(_ text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.prefix(upTo: line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

extension RecordedPreview {
  /// The first line of the file, from 1, that would have to be another, and what it would have to be: `nil` where it
  /// would not be there.
  nonisolated var difference: (line: Int, shown: Substring?)? {
    let (recorded, shown) = (Self.lines(recorded), Self.lines(shown))
    let same = zip(recorded, shown).prefix { $0 == $1 }.count
    guard same < max(recorded.count, shown.count) else { return nil }
    return (line + same, same < shown.count ? shown[same] : nil)
  }

  /// How many lines of the file the recorded text takes.
  nonisolated var lineCount: Int { recorded.count { $0.isNewline } }

  /// What is to be recorded, line by line.
  nonisolated var shownLines: [String] { Self.lines(shown).map { String($0) } }
}
