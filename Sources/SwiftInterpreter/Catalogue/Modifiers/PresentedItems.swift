extension Catalogue {
  /// What is shown over a view for something that is there, or in an older form.
  @RowBuilder static var presentedItems: [Row] {
    Rows.members(of: "View") {
      for modifier in waiting {
        Row.accepted(
          "func \(modifier) -> some View", "Not shown: it waits until it is asked for.")
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

  private static let waiting = [
    "sheet<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: (Item) -> Content)",
    "fullScreenCover<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: (Item) -> Content)",
    "popover<Item: Identifiable, Content: View>(item: Binding<Item?>, @ViewBuilder content: (Item) -> Content)",
    "popover<Content: View>(isPresented: Binding<Bool>, arrowEdge: Edge, @ViewBuilder content: () -> Content)",
    "navigationDestination<D: Hashable, C: View>(item: Binding<D?>, @ViewBuilder destination: (D) -> C)",
    "alert<A: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A)",
    "alert<A: View, M: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M)",
    "alert(isPresented: Binding<Bool>, content: () -> Alert)",
    "alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert)",
    "confirmationDialog<A: View, M: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M)",
    "contextMenu<MenuItems: View, Preview: View>(@ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview)",
    "searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S)",
    "searchable(text: Binding<String>, placement: SearchFieldPlacement, prompt: LocalizedStringKey? = nil)",
    "toolbarRole(_ role: ToolbarRole)",
    "toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode)",
    "navigationSubtitle(_ subtitleKey: LocalizedStringKey)",
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
