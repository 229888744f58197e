internal import CMark

/// The marks of Markdown within lines, which the words of a `LocalizedStringKey` are read for: `**bold**`, `*italic*`,
/// `~~struck~~`, `` `code` `` and `[links](https://example.com)`. Spaces and line breaks stay as they are, and what would begin
/// a heading or a list elsewhere stands for itself.
struct InlineMarkup {
  /// Words between two marks.
  struct Span: Equatable {
    var string: String
    var style = Style()
  }

  /// What the marks around words say.
  struct Style: Equatable {
    var isBold = false
    var isItalic = false
    var isStruckThrough = false
    var isCode = false
    /// Where a link leads.
    var link: String?
  }

  private(set) var spans: [Span] = []
  private var styles = [Style()]

  init(_ source: String) {
    guard source.hasMarks, source.utf8.count <= Self.mostBytes,
      !source.unicodeScalars.contains(Self.margin)
    else {
      spans = [Span(string: Self.shown(source))]
      return
    }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let margin = String(Character(Self.margin))
    let page = lines.map { margin + $0 + margin }.joined(separator: "\n")
    read(page)
    if spans.isEmpty { spans = [Span(string: "")] }
  }

  /// Longer texts stay as they are.
  private static let mostBytes = 10_000

  /// Stands before and behind each line: a space for the marks beside it, but none that the parser takes away, nor one that a
  /// line may begin with to be more than a line.
  private static let margin: Unicode.Scalar = "\u{205F}"
}

extension InlineMarkup {
  private mutating func read(_ page: String) {
    cmark_gfm_core_extensions_ensure_registered()
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return }
    defer { cmark_parser_free(parser) }
    if let syntax = cmark_find_syntax_extension("strikethrough") {
      cmark_parser_attach_syntax_extension(parser, syntax)
    }
    cmark_parser_feed(parser, page, page.utf8.count)
    guard let document = cmark_parser_finish(parser) else { return }
    defer { cmark_node_free(document) }
    guard let nodes = cmark_iter_new(document) else { return }
    defer { cmark_iter_free(nodes) }
    while true {
      let event = cmark_iter_next(nodes)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(nodes) else { return }
      read(node, isEntered: event == CMARK_EVENT_ENTER)
    }
  }

  private mutating func read(_ node: OpaquePointer, isEntered: Bool) {
    let literal = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    switch String(cString: cmark_node_get_type_string(node)) {
    case "text", "html_inline": add(literal)
    case "code":
      within(isEntered: true) {
        $0.isCode = true
      } words: {
        $0.add(literal)
      }
    case "softbreak", "linebreak": add("\n")
    case "strong": within(isEntered: isEntered) { $0.isBold = true }
    case "emph": within(isEntered: isEntered) { $0.isItalic = true }
    case "strikethrough": within(isEntered: isEntered) { $0.isStruckThrough = true }
    case "link":
      let url = cmark_node_get_url(node).map { Self.shown(String(cString: $0)) }
      within(isEntered: isEntered) { $0.link = url }
    default: break
    }
  }

  /// Begins a stretch in another style, or ends one.
  ///
  /// - Parameter words: What is in it, where it ends at once.
  private mutating func within(
    isEntered: Bool, _ change: (inout Style) -> Void, words: ((inout InlineMarkup) -> Void)? = nil
  ) {
    guard isEntered else {
      if styles.count > 1 { styles.removeLast() }
      return
    }
    var style = styles[styles.count - 1]
    change(&style)
    styles.append(style)
    guard let words else { return }
    words(&self)
    styles.removeLast()
  }

  private mutating func add(_ words: String) {
    var inner = words.unicodeScalars
    inner.removeAll { $0 == Self.margin }
    let words = Self.shown(String(inner))
    guard !words.isEmpty else { return }
    let style = styles[styles.count - 1]
    if spans.last?.style == style {
      spans[spans.count - 1].string += words
    } else {
      spans.append(Span(string: words, style: style))
    }
  }
}

extension InlineMarkup.Style {
  /// How the words look. Those of a link have the tint, and code has letters as wide as a terminal's are anyway.
  var attributes: Text.Attributes {
    Text.Attributes(
      weight: isBold ? .bold : nil, isItalic: isItalic ? true : nil,
      isStruckThrough: isStruckThrough ? true : nil,
      foregroundStyle: link == nil ? nil : AnyShapeStyle(TintShapeStyle()))
  }
}

// Values among words with marks.
extension InlineMarkup {
  /// What could be read as a mark.
  private static let marks: [Unicode.Scalar] = [
    "*", "_", "`", "~", "[", "]", "(", ")", "\\", "&", "<",
  ]

  /// The first of the characters for private use that stand for the marks in values until the words are read.
  private static let firstKept: UInt32 = 0xF8E0

  /// A value, whose marks stand for themselves.
  static func value(_ string: String) -> String {
    guard string.utf8.contains(where: { byte in marks.contains { $0.value == byte } }) else {
      return string
    }
    var kept = ""
    for scalar in string.unicodeScalars {
      let place = marks.firstIndex(of: scalar)
      let scalar = place.flatMap { Unicode.Scalar(firstKept + UInt32($0)) } ?? scalar
      kept.unicodeScalars.append(scalar)
    }
    return kept
  }

  /// Words with the marks of values.
  private static func shown(_ words: String) -> String {
    var shown = ""
    for scalar in words.unicodeScalars {
      let place = scalar.value >= firstKept ? Int(scalar.value - firstKept) : marks.count
      shown.unicodeScalars.append(marks.indices.contains(place) ? marks[place] : scalar)
    }
    return shown
  }
}

extension String {
  /// Whether there is a character that marks begin with, or one that stands for a mark in a value. Bytes alone are looked at,
  /// each once.
  var hasMarks: Bool {
    utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
        UInt8(ascii: "["), UInt8(ascii: "\\"), 0xEF:
        true
      default: false
      }
    }
  }

  /// These words as a value among words with marks: its own stand for themselves.
  package var asValue: String { InlineMarkup.value(self) }
}
