/// What a page has around or before its code that is none of it, and was copied along: line numbers, the fences of
/// Markdown and the words outside them, the marks of a quotation, dots for code that is left out.
nonisolated struct PageMarks {
  /// Where they stand, in UTF-8 offsets; one at least.
  var places: [Range<Int>]
  /// What is said of them.
  var message: String
  /// Whether more of the page is to come: a fence is open.
  var isOpen = false

  /// What mends them.
  static let removal = "remove them"

  /// - Returns: The first kind of marks that stand in the text, `nil` where there are none.
  init?(in text: String) {
    var text = text
    let found = text.withUTF8 { bytes in
      Self.numbers(in: bytes) ?? Self.fences(in: bytes) ?? Self.quotation(in: bytes)
        ?? Self.omissions(in: bytes)
    }
    guard let found else { return nil }
    self = found
  }

  init(places: [Range<Int>], message: String, isOpen: Bool = false) {
    (self.places, self.message, self.isOpen) = (places, message, isOpen)
  }

  /// The text with blanks in their place: what else stands there keeps its place.
  func blanked(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for place in places {
      for index in place where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  func diagnostic(in source: SourceText) -> Diagnostic {
    let end = source.text.utf8.count
    // What is still to come is not mended.
    guard !isOpen else {
      return Diagnostic(
        .error, "a fence of Markdown is open here", in: source, at: places[0],
        fixIts: [
          .init(
            message: "insert '```' at the end",
            edits: [TextEdit(range: end..<end, replacement: "\n```")])
        ])
    }
    return Diagnostic(
      .error, message, in: source, at: places[0],
      fixIts: [
        .init(
          message: Self.removal, edits: places.map { TextEdit(range: $0, replacement: "") })
      ])
  }
}

nonisolated extension PageMarks {
  /// Lines that begin with three backticks, and all that is not between two of them.
  private static func fences(in bytes: UnsafeBufferPointer<UInt8>) -> PageMarks? {
    guard bytes.contains(UInt8(ascii: "`")),
      let first = lines(of: bytes).lazy.compactMap({ line in
        line.first { !isBlank(bytes[$0]) }
      }).first(where: { starts(with: "```", at: $0, in: bytes) }),
      holdsNoLongText(bytes, before: first)
    else { return nil }
    var places: [Range<Int>] = []
    var (isInside, fences, hasWords) = (false, 0, false)
    for line in lines(of: bytes) {
      guard let start = line.first(where: { !isBlank(bytes[$0]) }) else { continue }
      let isFence = starts(with: "```", at: start, in: bytes)
      if isFence { (isInside, fences) = (!isInside, fences + 1) }
      guard isFence || !isInside else { continue }
      hasWords = hasWords || !isFence
      if let last = places.last, last.upperBound == line.lowerBound - 1 {
        places[places.count - 1] = last.lowerBound..<line.upperBound
      } else {
        places.append(start..<line.upperBound)
      }
    }
    guard fences > 0 else { return nil }
    return PageMarks(
      places: places,
      message: hasWords
        ? "the words of a page stand around this code"
        : "the fences of Markdown stand around this code", isOpen: isInside)
  }

  /// A `>` before each line.
  private static func quotation(in bytes: UnsafeBufferPointer<UInt8>) -> PageMarks? {
    guard let first = bytes.first(where: { !isBlank($0) }), first == UInt8(ascii: ">") else {
      return nil
    }
    var places: [Range<Int>] = []
    for line in lines(of: bytes) {
      guard let start = line.first(where: { !isBlank(bytes[$0]) }) else { continue }
      guard bytes[start] == UInt8(ascii: ">"),
        start + 1 == line.upperBound || isBlank(bytes[start + 1])
      else { return nil }
      places.append(start..<start + 1)
    }
    return PageMarks(places: places, message: "the marks of a quotation, '>', stand in this code")
  }

  /// `...` by itself on a line, where no range can stand: behind a brace, or before one or a declaration.
  private static func omissions(in bytes: UnsafeBufferPointer<UInt8>) -> PageMarks? {
    var places: [Range<Int>] = []
    var line = 0..<0
    for index in bytes.indices where bytes[index] == UInt8(ascii: ".") || bytes[index] == 0xE2 {
      guard index >= line.upperBound, index + 3 <= bytes.count, isEllipsis(at: index, in: bytes)
      else { continue }
      let place = index..<index + 3
      line = self.line(around: index, in: bytes)
      let before = bytes[..<index].last { !isBlank($0) }
      let next = bytes[place.upperBound...].firstIndex { !isBlank($0) }
      guard bytes[line.lowerBound..<index].allSatisfy(isBlank),
        bytes[place.upperBound..<line.upperBound].allSatisfy(isBlank),
        before == UInt8(ascii: "{") || before == UInt8(ascii: "}")
          || next.map({ mayFollow(at: $0, in: bytes) }) ?? false
      else { continue }
      places.append(place)
    }
    guard !places.isEmpty, holdsNoLongText(bytes) else { return nil }
    return PageMarks(places: places, message: "dots stand for code that is left out here")
  }

  /// Whether `...` or `…` stands there: both have three bytes.
  private static func isEllipsis(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let (second, third) = (bytes[place + 1], bytes[place + 2])
    return bytes[place] == 0xE2
      ? second == 0x80 && third == 0xA6
      : second == UInt8(ascii: ".") && third == UInt8(ascii: ".")
  }

  private static func mayFollow(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    ["}", "@", "var ", "let ", "func ", "struct ", "private ", "init("].contains {
      starts(with: $0, at: place, in: bytes)
    }
  }

  /// Whether no literal or comment of several lines can hold what looks like marks.
  ///
  /// - Parameter end: Where to stop looking: what begins behind the first of the marks holds none.
  private static func holdsNoLongText(
    _ bytes: UnsafeBufferPointer<UInt8>, before end: Int? = nil
  ) -> Bool {
    !bytes[..<(end ?? bytes.count)].indices.contains {
      (bytes[$0] == UInt8(ascii: "\"") && starts(with: "\"\"\"", at: $0, in: bytes))
        || (bytes[$0] == UInt8(ascii: "/") && starts(with: "/*", at: $0, in: bytes))
    }
  }

  private static func line(around place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    let start = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return start..<end
  }

  private static func lines(of bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(\.indices)
  }

  private static func starts(
    with text: String, at place: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool { bytes[place...].starts(with: text.utf8) }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r")
  }
}
