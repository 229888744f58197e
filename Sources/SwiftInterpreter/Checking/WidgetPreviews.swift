import GaugeUI
internal import SwiftSyntax

// `#Preview(as: .systemSmall) { MyWidget() } timeline: { MyEntry(…) … }`: the widget at each entry, in the room of its kind.
extension Checker {
  /// The previews of a widget; `nil` where the macro names none.
  func widgetPreviews(_ macro: some FreestandingMacroExpansionSyntax) -> [Program.Preview]? {
    guard let family = macro.arguments.first(where: { $0.label?.text == "as" }) else { return nil }
    var closures = macro.additionalTrailingClosures.map { ($0.label.text, $0.closure) }
    if let first = macro.trailingClosure { closures.insert(("widget", first), at: 0) }
    for argument in macro.arguments {
      guard let closure = argument.expression.as(ClosureExprSyntax.self) else { continue }
      closures.append((argument.label?.text ?? "", closure))
    }
    guard let widget = closures.first(where: { $0.0 == "widget" })?.1 else { return nil }
    let kind = check(family.expression, as: type("WidgetFamily"))
    let view = inScope { builder(items: widget.statements.active) }
    if isError(kind.type) || isError(view.type) { return [] }
    let name = macro.arguments.first { $0.label == nil }?.expression
      .as(StringLiteralExprSyntax.self)?.representedLiteralValue
    func preview(_ name: String, at node: some SyntaxProtocol, entry: Evaluate?) -> Program.Preview
    {
      Program.Preview(
        kind: .preview, name: name, source: source, range: range(of: node), size: function.size,
        make: Evaluate { frame in
          let family = try WidgetFamily.from(kind.evaluate(frame))
          let entry = try entry?(frame)
          let view = try AnyView.from(view.evaluate(frame))
          return .native(
            AnyView(
              view.environment(\.shownFamily, family).environment(\.widgetEntry, entry)))
        })
    }
    // Where a provider makes the entries, what it has for a start is shown.
    guard let entries = closures.first(where: { $0.0 == "timeline" })?.1 else {
      return [preview(name ?? "", at: macro, entry: nil)]
    }
    var shown: [(at: CodeBlockItemSyntax, entry: Evaluate)] = []
    let items = entries.statements.active
    let run = inScope {
      statements(items.filter { $0.singleExpression == nil }) {
        for item in items {
          guard let expression = item.singleExpression else { continue }
          let entry = check(expression, hint: nil)
          if !isError(entry.type) { shown.append((item, entry.evaluate)) }
        }
      }
    }
    return shown.enumerated().map { index, moment in
      let (item, entry) = moment
      let title = name.map { shown.count == 1 ? $0 : "\($0) \(index + 1)" }
      return preview(
        title ?? "", at: item,
        entry: Evaluate { frame in
          _ = try run(frame)
          return try entry(frame)
        })
    }
  }
}
