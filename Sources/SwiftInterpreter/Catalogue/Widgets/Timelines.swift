import GaugeUI

extension Catalogue {
  /// What widgets show from moment to moment: a preview shows the entries that it names, else the placeholder.
  @RowBuilder static var timelines: [Row] {
    Rows.type("protocol TimelineEntry", "What a widget shows at one moment.") {
      Row.requirement("var date: Date { get }", "The moment.")
    }
    Rows.type("protocol TimelineProvider", "What makes a widget's entries.") { provider }
    Rows.type("struct TimelineProviderContext", "Where a widget is shown.") {
      Row("var family: WidgetFamily", "The kind of widget.") { (family: WidgetFamily) in family }
      Row("var isPreview: Bool", "Whether it is a preview.") { (_: Value) in true }
      Row("var displaySize: CGSize", "The room of the widget.") { (family: WidgetFamily) in
        family.room ?? .zero
      }
    }
    Rows.type(
      "struct Timeline<EntryType: TimelineEntry>", "What a widget shows from moment to moment."
    ) {
      Row("init(entries: [EntryType], policy: TimelineReloadPolicy)", "Entries in their order.") {
        (entries: [Value], _: Value) in Value.array(entries)
      }
      Row("var entries: [EntryType]", "The entries.") { (entries: [Value]) in entries }
    }
    Rows.names(
      "struct TimelineReloadPolicy", "When a widget asks for more.", ["atEnd", "never"])
    Rows.members(of: "TimelineReloadPolicy") {
      Row("static func after(_ date: Date) -> TimelineReloadPolicy", "At a moment.") {
        (_: Date) in Value.string("after")
      }
    }
  }

  /// What all providers have.
  @RowBuilder static var provider: [Row] {
    Row.alias("associatedtype Entry")
    Row.alias("typealias Context = TimelineProviderContext")
    Row.requirement("func placeholder(in context: Context) -> Entry", "An entry for a start.")
  }
}
