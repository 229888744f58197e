import GaugeUI

extension Catalogue {
  /// What stands around views in the files of apps and widgets: accepted, so that what they show can be drawn.
  @RowBuilder static var shells: [Row] {
    apps
    widgets
    timelines
    Rows.type("protocol PreferenceKey", "A value that views hand up.") {
      Row.alias("associatedtype Value")
    }
  }

  @RowBuilder private static var apps: [Row] {
    Rows.type("protocol App", "An app; its previews are drawn.") {
      Row.requirement("@ViewBuilder var body: Body { get }", "The parts of an app.")
    }
    // Checked as a view, so that its content is; nothing shows it.
    Rows.type("protocol Scene: View", "A part of an app.")
    Rows.conformance("extension TupleView: Scene")
    for name in ["WindowGroup", "Settings"] {
      Rows.type("struct \(name): Scene", "A window of an app; its previews are drawn.") {
        Row.view("init<Content: View>(@ViewBuilder content: () -> Content)", "Takes its view.") {
          (content: AnyView) in content
        }
      }
    }
    Rows.members(of: "WindowGroup") {
      Row.view(
        "init<Content: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)",
        "Takes its view."
      ) { (_: LocalizedStringKey, content: AnyView) in content }
    }
    Rows.type("class NSObject", "What objects of older libraries inherit from.") {
      Row("init()", "Makes one.") { Value.void }
    }
    Rows.type("protocol UIApplicationDelegate", "What an app tells of itself.")
  }

  /// As they are called, in their order.
  private static let familyNames = [
    "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "accessoryCorner",
    "accessoryCircular", "accessoryRectangular", "accessoryInline",
  ]

  @RowBuilder private static var widgets: [Row] {
    Rows.type("protocol Widget: View", "A widget; its previews are drawn.") {
      Row.requirement("@ViewBuilder var body: Body { get }", "What a widget is made of.")
    }
    Rows.conformance("extension TupleView: Widget")
    Rows.type("protocol WidgetBundle", "Several widgets.") {
      Row.requirement("@ViewBuilder var body: Body { get }", "The widgets.")
    }
    Rows.type("protocol WidgetConfiguration: View", "What a widget is made of.") {
      for text in [
        "configurationDisplayName(_ displayNameKey: LocalizedStringKey)",
        "description(_ descriptionKey: LocalizedStringKey)",
        "supportedFamilies(_ families: [WidgetFamily])", "contentMarginsDisabled()",
      ] {
        Row.accepted("func \(text) -> some WidgetConfiguration", "No effect in a preview.")
      }
    }
    Rows.type("struct StaticConfiguration: WidgetConfiguration", "A widget without settings.") {
      Row(
        "init<Provider: TimelineProvider, Content: View>(kind: String, provider: Provider, @ViewBuilder content: (Provider.Entry) -> Content)",
        "Takes the view of an entry."
      ) { (_: String, provider: Value, content: FunctionValue) in
        WidgetContent(provider: provider, content: content)
      }
    }
    Rows.type("enum WidgetFamily: Hashable, CaseIterable", "A kind of widget.") {
      for (name, family) in zip(familyNames, WidgetFamily.allCases) {
        Row.enumCase(name, "One of the kinds.", family)
      }
    }
    Rows.members(of: "EnvironmentValues") {
      Row.field(
        "widgetFamily", "WidgetFamily", "The kind of widget that shows the view.",
        \EnvironmentValues.widgetFamily)
    }
    Rows.type("struct WidgetPreviewContext", "The kind of widget that a preview shows.") {
      Row("init(family: WidgetFamily)", "Of a kind.") { (family: WidgetFamily) in
        WidgetPreviewContext(family: family)
      }
    }
    Rows.members(of: "View") {
      Row.view(
        "func previewContext(_ value: WidgetPreviewContext) -> some View",
        "Shows a preview as a widget of one kind."
      ) { (view: AnyView, context: WidgetPreviewContext) in view.previewContext(context) }
    }
  }

  @RowBuilder private static var timelines: [Row] {
    Rows.type("protocol TimelineEntry", "What a widget shows at one moment.") {
      Row.requirement("var date: Date { get }", "The moment.")
    }
    Rows.type("protocol TimelineProvider", "What makes a widget's entries.") {
      Row.alias("associatedtype Entry")
      Row.alias("typealias Context = TimelineProviderContext")
      Row.requirement("func placeholder(in context: Context) -> Entry", "An entry for a start.")
    }
    Rows.type("struct TimelineProviderContext", "Where a widget is shown.") {
      Row("var family: WidgetFamily", "The kind of widget.") { (_: Value) in
        WidgetFamily.systemSmall
      }
      Row("var isPreview: Bool", "Whether it is a preview.") { (_: Value) in true }
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
}

/// What a widget shows: the view of the entry that a preview gives it, else of the provider's placeholder.
struct WidgetContent: View, NativeValue {
  @Environment(\.widgetEntry) private var entry
  let provider: Value
  let content: FunctionValue

  var body: some View {
    Runtime.current?.view {
      guard let entry = try entry ?? placeholder() else { return AnyView(EmptyView()) }
      return try AnyView.from(content(entry))
    }
  }

  private func placeholder() throws -> Value? {
    guard let runtime = Runtime.current else { return nil }
    for member in provider.scriptType?.members["placeholder"] ?? [] {
      guard case .function(let body) = member.implementation else { continue }
      return try body.call([provider, .void], in: runtime)
    }
    return nil
  }
}

extension EnvironmentValues {
  private struct WidgetEntryKey: EnvironmentKey {
    static let defaultValue: Value? = nil
  }

  /// The entry of a widget's timeline that a preview shows.
  var widgetEntry: Value? {
    get { self[WidgetEntryKey.self] }
    set { self[WidgetEntryKey.self] = newValue }
  }
}

extension WidgetFamily: NativeValue {}
extension WidgetPreviewContext: NativeValue {}
