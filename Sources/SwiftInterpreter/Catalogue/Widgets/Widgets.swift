import GaugeUI

extension Catalogue {
  /// As they are called, in their order.
  private static let familyNames = [
    "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "accessoryCorner",
    "accessoryCircular", "accessoryRectangular", "accessoryInline",
  ]

  /// Widgets: what they are made of, and in what room their previews show them.
  @RowBuilder static var widgets: [Row] {
    Rows.type("protocol Widget: View", "A widget, drawn in the room of its kind.") {
      Row.requirement("@ViewBuilder var body: Body { get }", "What a widget is made of.")
    }
    Rows.conformance("extension TupleView: Widget")
    Rows.type("protocol WidgetBundle", "Several widgets.") {
      Row.requirement("@ViewBuilder var body: Body { get }", "The widgets.")
    }
    configurations
    Rows.type("enum WidgetFamily: Hashable, CaseIterable", "A kind of widget.") {
      for (name, family) in zip(familyNames, WidgetFamily.allCases) {
        Row.enumCase(name, "One of the kinds.", family)
      }
    }
    Rows.members(of: "EnvironmentValues") {
      Row.field(
        "widgetFamily", "WidgetFamily", "The kind of widget that shows the view.",
        \EnvironmentValues.widgetFamily)
      Row("var widgetContentMargins: EdgeInsets { get }", "How far content stays from the edges.") {
        (environment: EnvironmentValues) in environment.widgetContentMargins
      }
      Row("var showsWidgetLabel: Bool { get }", "Whether a label is shown beside it: it is not.") {
        (environment: EnvironmentValues) in environment.showsWidgetLabel
      }
    }
    Rows.type("struct WidgetPreviewContext", "The kind of widget that a preview shows.") {
      Row("init(family: WidgetFamily)", "Of a kind.") { (family: WidgetFamily) in
        WidgetPreviewContext(family: family)
      }
    }
    Rows.type("struct AccessoryWidgetBackground: View", "The faint disc under a small widget.") {
      Row.view("init()", "As the kind of widget has it.") { AccessoryWidgetBackground() }
    }
    Rows.members(of: "View") {
      Row.view(
        "func previewContext(_ value: WidgetPreviewContext) -> some View",
        "Shows a preview as a widget of one kind, in its room."
      ) { (view: AnyView, context: WidgetPreviewContext) in view.previewContext(context) }
      Row.view(
        "func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View",
        "Paints what lies under a widget of the home screen."
      ) { (view: AnyView, style: AnyShapeStyle, container: ContainerBackgroundPlacement) in
        view.containerBackground(style, for: container)
      }
      Row.view(
        "func containerBackground<V: View>(for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View",
        "Puts a view under a widget of the home screen."
      ) {
        (
          view: AnyView, container: ContainerBackgroundPlacement, alignment: Alignment,
          content: AnyView
        ) in view.containerBackground(for: container, alignment: alignment) { content }
      }
    }
    Rows.type(
      "enum ContainerBackgroundPlacement: Hashable", "What has a background of its own."
    ) {
      Row.enumCase("widget", "A widget.", ContainerBackgroundPlacement.widget)
      Row.enumCase("tabView", "Pages.", ContainerBackgroundPlacement.tabView)
      Row.enumCase("navigation", "What is gone to.", ContainerBackgroundPlacement.navigation)
    }
  }

  @RowBuilder private static var configurations: [Row] {
    Rows.type("protocol WidgetConfiguration: View", "What a widget is made of.") {
      for text in [
        "configurationDisplayName(_ displayNameKey: LocalizedStringKey)",
        "description(_ descriptionKey: LocalizedStringKey)",
      ] {
        Row.accepted("func \(text) -> some WidgetConfiguration", "No effect in a preview.")
      }
      Row.view(
        "func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration",
        "The kinds that it can be: where no preview says which, each is drawn."
      ) { (widget: AnyView, families: [WidgetFamily]) in
        widget.environment(\.supportedFamilies, families)
      }
      Row.view(
        "func contentMarginsDisabled() -> some WidgetConfiguration",
        "Lets content go to the widget's edges."
      ) { (widget: AnyView) in widget.environment(\.widgetMargin, 0) }
    }
    Rows.type("struct StaticConfiguration: WidgetConfiguration", "A widget without settings.") {
      Row(
        "init<Provider: TimelineProvider, Content: View>(kind: String, provider: Provider, @ViewBuilder content: (Provider.Entry) -> Content)",
        "Takes the view of an entry."
      ) { (_: String, provider: Value, content: FunctionValue) in
        WidgetContent(provider: provider, content: content)
      }
    }
  }
}

extension WidgetFamily: NativeValue {}
extension WidgetPreviewContext: NativeValue {}
extension ContainerBackgroundPlacement: NativeValue {}
