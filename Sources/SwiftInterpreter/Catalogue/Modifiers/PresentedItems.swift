extension Catalogue {
  /// What is shown over a view for something that is there, or in an older form.
  @RowBuilder static var presentedItems: [Row] {
    Rows.members(of: "View") {
      for modifier in waiting {
        Row.accepted(
          "func \(modifier) -> some View", "Not shown: it waits until it is asked for.")
      }
    }
    Rows.members(of: "View") {
      for (modifier, name, summary) in titledModifiers {
        Row.acceptedTitled("func \(modifier) -> some View", name: name, summary)
      }
      for dialog in ["alert", "confirmationDialog"] {
        for data in ["", "presenting data: T?, "] {
          for message in ["", "M"] { questions(dialog, data, message) }
        }
      }
      for end in ["", ", @ViewBuilder message: (E) -> M"] {
        Row.accepted(
          "func alert<E: LocalizedError, A: View\(end.isEmpty ? "" : ", M: View")>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (\(end.isEmpty ? "" : "E")) -> A\(end)) -> some View",
          "Not shown: it waits until it is asked for.")
      }
      for prompt in ["Text? = nil", "LocalizedStringKey", "S"] {
        let head =
          prompt == "S"
          ? "@_disfavoredOverload func searchable<S: StringProtocol>" : "func searchable"
        Row.accepted(
          "\(head)(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: \(prompt)) -> some View",
          "Not shown: nothing is searched.")
      }
    }
    Rows.type("struct Alert", "A question over everything: the older form.") {
      Row(
        "init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil)",
        "With one answer."
      ) { (_: Value, _: Value, _: Value) in Value.string("alert") }
      Row(
        "init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button)",
        "With two answers."
      ) { (_: Value, _: Value, _: Value, _: Value) in Value.string("alert") }
    }
    Rows.type("struct Alert.Button", "An answer.") {
      for name in ["default", "cancel", "destructive"] {
        Row(
          "static func \(name)(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button",
          "One of the kinds."
        ) { (_: Value, _: Value) in Value.string(name) }
      }
      Row("static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button", "Goes back.") {
        (_: Value) in Value.string("cancel")
      }
    }
    for (head, summary, names) in places { Rows.names(head, summary, names) }
  }

  /// A question with its answers, about something or not, with a message or not.
  private static func questions(_ name: String, _ data: String, _ message: String) -> [Row] {
    let isAbout = !data.isEmpty
    let hasMessage = !message.isEmpty
    let generics = "A: View" + (hasMessage ? ", M: View" : "") + (isAbout ? ", T" : "")
    let visibility = name == "alert" ? "" : "titleVisibility: Visibility = .automatic, "
    let given = isAbout ? "(T)" : "()"
    let text = hasMessage ? ", @ViewBuilder message: \(given) -> M" : ""
    return Row.acceptedTitled(
      "func \(name)<\(generics)>(#, isPresented: Binding<Bool>, \(visibility)\(data)@ViewBuilder actions: \(given) -> A\(text)) -> some View",
      "Not shown: it waits until it is asked for.")
  }

  /// Modifiers that say something in a title.
  private static let titledModifiers: [(modifier: String, name: String, summary: String)] = [
    ("navigationSubtitle(#)", "subtitle", "Not shown: a bar has one line."),
    ("help(#)", "text", "Not shown: nothing is pointed at."),
    ("widgetLabel(#)", "label", "No effect: a terminal is no widget."),
  ]

  private static let waiting = [
    "sheet<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: (Item) -> Content)",
    "fullScreenCover<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: (Item) -> Content)",
    "popover<Item: Identifiable, Content: View>(item: Binding<Item?>, @ViewBuilder content: (Item) -> Content)",
    "popover<Content: View>(isPresented: Binding<Bool>, arrowEdge: Edge, @ViewBuilder content: () -> Content)",
    "navigationDestination<D: Hashable, C: View>(item: Binding<D?>, @ViewBuilder destination: (D) -> C)",
    "alert(isPresented: Binding<Bool>, content: () -> Alert)",
    "alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert)",
    "contextMenu<MenuItems: View, Preview: View>(@ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview)",
    "searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S)",
    "toolbarRole(_ role: ToolbarRole)",
    "toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode)",
  ]

  private static let places: [(head: String, summary: String, names: [String])] = [
    (
      "struct SearchFieldPlacement: Hashable", "Where one searches.",
      ["automatic", "navigationBarDrawer", "sidebar", "toolbar"]
    ),
    (
      "enum ToolbarRole: Hashable", "What a toolbar is for.",
      ["automatic", "browser", "editor", "navigationStack"]
    ),
    (
      "enum ToolbarTitleDisplayMode: Hashable", "How large a toolbar's title is.",
      ["automatic", "inline", "inlineLarge", "large"]
    ),
  ]
}
