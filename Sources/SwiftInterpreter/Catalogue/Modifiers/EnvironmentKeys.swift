import GaugeUI

extension Catalogue {
  /// As they are called, in their order. (Asking one for its name takes half a million instructions.)
  private static let sizeNames = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
    "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]

  /// What an app is told of its surroundings, beyond how text looks.
  @RowBuilder static var environmentKeys: [Row] {
    Rows.members(of: "EnvironmentValues") {
      Row.field(
        "dynamicTypeSize", "DynamicTypeSize", "How large text is.",
        \EnvironmentValues.dynamicTypeSize)
      Row.field(
        "horizontalSizeClass", "UserInterfaceSizeClass?", "How much room there is across.",
        \EnvironmentValues.horizontalSizeClass)
      Row.field(
        "verticalSizeClass", "UserInterfaceSizeClass?", "How much room there is down.",
        \EnvironmentValues.verticalSizeClass)
      Row.field(
        "layoutDirection", "LayoutDirection", "Where lines begin.",
        \EnvironmentValues.layoutDirection)
      Row.field(
        "scenePhase", "ScenePhase", "Whether the app is being used.", \EnvironmentValues.scenePhase)
      Row.field(
        "controlSize", "ControlSize", "How large controls are.", \EnvironmentValues.controlSize)
      Row.field(
        "truncationMode", "Text.TruncationMode", "Where text is cut.",
        \EnvironmentValues.truncationMode)
      Row.field(
        "locale", "Locale", "The conventions that values are written by.",
        \EnvironmentValues.locale)
      Row.field(
        "calendar", "Calendar", "The calendar that dates are told by.",
        \EnvironmentValues.calendar)
      Row.field(
        "timeZone", "TimeZone", "The time zone that times are told in.",
        \EnvironmentValues.timeZone)
      Row.field(
        "redactionReasons", "RedactionReasons", "Why what views say is hidden, if it is.",
        \EnvironmentValues.redactionReasons)
      Row.field(
        "sizeCategory", "ContentSizeCategory", "How large text is, by its older name.",
        \EnvironmentValues.sizeCategory)
      Row("var colorSchemeContrast: ColorSchemeContrast { get }", "How far colours stand apart.") {
        (_: EnvironmentValues) in Value.string("standard")
      }
      Row("var editMode: Binding<EditMode>? { get }", "Whether rows are edited: they cannot be.") {
        (_: EnvironmentValues) in Value.none
      }
      Row.field(
        "widgetRenderingMode", "WidgetRenderingMode", "How a widget's colours are shown.",
        \EnvironmentValues.widgetRenderingMode)
      Row("var presentationMode: Binding<PresentationMode> { get }", "The older form of dismiss.") {
        (_: EnvironmentValues) in
        ScriptBinding(get: { .string("presented") }, set: { _ in })
      }
      Row("var dismiss: DismissAction { get }", "Closes the view; nothing here.") {
        (environment: EnvironmentValues) in environment.dismiss
      }
      Row("var openURL: OpenURLAction { get }", "Opens a page; nothing here.") {
        (environment: EnvironmentValues) in environment.openURL
      }
    }
    Rows.type("enum DynamicTypeSize: Hashable, Comparable, CaseIterable", "How large text is.") {
      for (name, size) in zip(sizeNames, DynamicTypeSize.allCases) {
        Row.enumCase(name, "One of the sizes.", size)
      }
      Row("var isAccessibilitySize: Bool", "Whether it is very large.") { (size: DynamicTypeSize) in
        size.isAccessibilitySize
      }
    }
    Rows.type(
      "enum ContentSizeCategory: Hashable, CaseIterable", "How large text is, by its older names."
    ) {
      for size in ContentSizeCategory.allCases {
        Row.enumCase("\(size)", "One of the sizes.", size)
      }
      Row("var isAccessibilityCategory: Bool", "Whether it is very large.") {
        (size: ContentSizeCategory) in size.isAccessibilityCategory
      }
    }
    Rows.names(
      "enum ColorSchemeContrast: Hashable, CaseIterable", "How far colours stand apart.",
      ["standard", "increased"])
    Rows.type("enum EditMode: Hashable", "Whether rows are edited.") {
      for name in ["inactive", "transient", "active"] {
        Row.enumCase(name, "One of the modes.", Value.string(name))
      }
      Row("var isEditing: Bool", "Whether they are.") { (mode: String) in mode != "inactive" }
    }
    Rows.type("enum UserInterfaceSizeClass: Hashable", "How much room an app has.") {
      Row.enumCase("compact", "Little.", UserInterfaceSizeClass.compact)
      Row.enumCase("regular", "As usual.", UserInterfaceSizeClass.regular)
    }
    Rows.type("enum LayoutDirection: Hashable, CaseIterable", "Where lines begin.") {
      Row.enumCase("leftToRight", "At the left.", LayoutDirection.leftToRight)
      Row.enumCase("rightToLeft", "At the right.", LayoutDirection.rightToLeft)
    }
    Rows.type("enum ScenePhase: Hashable", "Whether an app is being used.") {
      Row.enumCase("active", "It is.", ScenePhase.active)
      Row.enumCase("inactive", "Not now.", ScenePhase.inactive)
      Row.enumCase("background", "Not seen.", ScenePhase.background)
    }
    Rows.type("struct WidgetRenderingMode: Hashable", "How a widget's colours are shown.") {
      Row.constant(
        "fullColor", "WidgetRenderingMode", "As they are.", WidgetRenderingMode.fullColor)
      Row.constant("accented", "WidgetRenderingMode", "By groups.", WidgetRenderingMode.accented)
      Row.constant("vibrant", "WidgetRenderingMode", "By brightness.", WidgetRenderingMode.vibrant)
    }
    Rows.type("struct PresentationMode", "Whether a view is presented.") {
      Row("var isPresented: Bool { get }", "It is.") { (_: Value) in true }
      Row.mutating("mutating func dismiss()", "Does nothing here.") { (_: inout Value) in
        Value.void
      }
    }
    Rows.type("struct DismissAction", "Closes a view; nothing here.") {
      Row("func callAsFunction()", "Does nothing here.") { (_: DismissAction) in Value.void }
    }
    Rows.type("struct OpenURLAction", "Opens a page; nothing here.") {
      Row("func callAsFunction(_ url: URL)", "Does nothing here.") { (_: OpenURLAction, _: URL) in
        Value.void
      }
    }
  }
}

extension DynamicTypeSize: NativeValue {}
extension ContentSizeCategory: NativeValue {}
extension UserInterfaceSizeClass: NativeValue {}
extension LayoutDirection: NativeValue {}
extension ScenePhase: NativeValue {}
extension WidgetRenderingMode: NativeValue {}
extension DismissAction: NativeValue {}
extension OpenURLAction: NativeValue {
}
