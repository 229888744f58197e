/// The inside of a view without the line that it begins with, as answers on the web have it: its properties and its `body`,
/// and the view's closing brace or not even that. By itself it shows nothing.
nonisolated struct ViewInside {
  /// The source with the view around it.
  let whole: ParsedSource
  /// What is said of that, in the source as it was.
  let diagnostic: Diagnostic

  /// What the view is called: Xcode's own name for the first of an app.
  private static let name = "ContentView"
  /// What the parser says of a brace that nothing opens.
  private static let brace = "extraneous '}' at top level"

  /// - Returns: `nil` where the source is none, or has mistakes that the view's braces do not mend.
  init?(_ parsed: ParsedSource) {
    guard parsed.source.text.utf8.contains(UInt8(ascii: "{")) else { return nil }
    let items = parsed.items
    guard let body = items.firstIndex(where: { $0.kind == .variable(names: ["body"]) }),
      parsed.text(of: items[body]).contains("some View"),
      !items.contains(where: { $0.kind == .expression || $0.kind == .type(name: Self.name) })
    else { return nil }
    let first = items[..<body].lastIndex { !$0.kind.isMember }.map { $0 + 1 } ?? 0
    let last = items[body...].firstIndex { !$0.kind.isMember }.map { $0 - 1 } ?? items.count - 1
    let opening = TextEdit(
      range: items[first].range.lowerBound..<items[first].range.lowerBound,
      replacement: "struct \(Self.name): View { ")
    var edits = [opening]
    let errors = parsed.diagnostics.filter { $0.severity == .error }
    if errors.isEmpty {
      let end = items[last].range.upperBound
      edits.append(TextEdit(range: end..<end, replacement: "\n}"))
    } else if errors.first?.message != Self.brace {
      return nil
    }
    var source = parsed.source
    source.text = source.text.applying(edits)
    whole = ParsedSource(source)
    guard whole.isIncomplete || !whole.diagnostics.contains(where: { $0.severity == .error }) else {
      return nil
    }
    diagnostic = Diagnostic(
      .warning, "the inside of a view stands here without the view; it is taken as '\(Self.name)'",
      in: parsed.source, at: items[body].range,
      fixIts: [.init(message: "insert 'struct \(Self.name): View {'", edits: edits)])
  }
}

nonisolated extension ParsedSource.Item.Kind {
  /// Whether a view may hold it: functions, and properties with what wraps them.
  fileprivate var isMember: Bool {
    switch self {
    case .variable, .function: true
    default: false
    }
  }
}

nonisolated extension ParsedSource {
  fileprivate func text(of item: Item) -> Substring {
    let bytes = source.text.utf8
    return source.text[
      bytes.index(
        bytes.startIndex, offsetBy: item.range.lowerBound)..<bytes.index(
          bytes.startIndex, offsetBy: item.range.upperBound)]
  }
}
