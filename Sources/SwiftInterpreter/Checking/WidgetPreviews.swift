import GaugeUI
internal import SwiftSyntax

// `#Preview(as: .systemSmall) { MyWidget() } timeline: { MyEntry(…) … }`: the widget at each entry.
extension Checker {
  /// The previews of a widget; `nil` where the macro names none.
  func widgetPreviews(_ macro: some FreestandingMacroExpansionSyntax) -> [Program.Preview]? {
    guard let family = macro.arguments.first(where: { $0.label?.text == "as" }),
      let entries = macro.additionalTrailingClosures.first(where: { $0.label.text == "timeline" }),
      let widget = macro.trailingClosure
    else { return nil }
    let kind = check(family.expression, as: type("WidgetFamily"))
    let view = inScope { builder(items: widget.statements.active) }
    if isError(kind.type) || isError(view.type) { return [] }
    let name = macro.arguments.first { $0.label == nil }?.expression
      .as(StringLiteralExprSyntax.self)?.representedLiteralValue
    let items = entries.closure.statements.active.compactMap(\.singleExpression)
    return items.enumerated().compactMap { index, item in
      let entry = check(item, hint: nil)
      if isError(entry.type) { return nil }
      let shown = name.map { items.count == 1 ? $0 : "\($0) \(index + 1)" }
      return Program.Preview(
        kind: .preview, name: shown ?? "", source: source, range: range(of: item),
        size: function.size,
        make: Evaluate { frame in
          let family = try WidgetFamily.from(kind.evaluate(frame))
          let entry = try entry.evaluate(frame)
          let view = try AnyView.from(view.evaluate(frame))
          return .native(
            AnyView(
              view.environment(\.widgetFamily, family).environment(\.widgetEntry, entry)))
        })
    }
  }
}
