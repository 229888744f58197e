import GaugeUI

extension Catalogue {
  /// Views that lead to others, their titles, toolbars and tabs.
  @RowBuilder static var navigation: [Row] {
    Rows.type("struct NavigationStack: View", "Views that lead to one another: the first.") {
      Row.view("init<Root: View>(@ViewBuilder root: () -> Root)", "Takes the first view.") {
        (root: AnyView) in NavigationStack { root }
      }
      for path in ["NavigationPath", "[Element]"] {
        Row.view(
          "init<\(path == "[Element]" ? "Element: Hashable, " : "")Root: View>(path: Binding<\(path)>, @ViewBuilder root: () -> Root)",
          "Takes the first view, which is shown."
        ) { (_: ScriptBinding, root: AnyView) in NavigationStack { root } }
      }
    }
    Rows.type("struct NavigationPath", "Where a navigation stack has got to.") {
      Row("init()", "Nowhere yet.") { NavigationPath() }
      Row("var isEmpty: Bool", "Whether it is nowhere yet.") { (path: NavigationPath) in
        path.isEmpty
      }
      Row("var count: Int", "How many views it has gone through.") { (path: NavigationPath) in
        path.count
      }
      Row.mutating("mutating func append<V: Hashable>(_ value: V)", "Goes on to a value.") {
        (path: inout NavigationPath, value: Value) in
        path.append(HashableValue(value))
        return Value.void
      }
      Row.mutating("mutating func removeLast(_ k: Int = 1)", "Goes back.") {
        (path: inout NavigationPath, count: Int) in
        path.removeLast(count)
        return Value.void
      }
    }
    Rows.type("struct NavigationView: View", "The older form of NavigationStack.") {
      Row.view("init<Content: View>(@ViewBuilder content: () -> Content)", "Takes a view.") {
        (content: AnyView) in NavigationView { content }
      }
    }
    columns
    links
    olderLinks
    titles
    toolbars
    tabs
  }

  @RowBuilder private static var columns: [Row] {
    Rows.type("struct NavigationSplitView: View", "Columns that lead to one another.") {
      for visibility in ["", "columnVisibility: Binding<NavigationSplitViewVisibility>, "] {
        Row(
          "init<Sidebar: View, Detail: View>(\(visibility)@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)",
          summary: "Two columns, side by side.",
          body: .function { values in
            let columns = try values.suffix(2).map { try AnyView.from($0) }
            return AnyView(
              NavigationSplitView(sidebar: { columns[0] }, detail: { columns[1] })
            ).scriptValue
          })
        Row(
          "init<Sidebar: View, Content: View, Detail: View>(\(visibility)@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)",
          summary: "Three columns, side by side.",
          body: .function { values in
            let columns = try values.suffix(3).map { try AnyView.from($0) }
            return AnyView(
              NavigationSplitView(
                sidebar: { columns[0] }, content: { columns[1] }, detail: { columns[2] })
            ).scriptValue
          })
      }
    }
    Rows.names(
      "enum NavigationSplitViewVisibility: Hashable", "Which columns are shown.",
      ["automatic", "all", "doubleColumn", "detailOnly"])
  }

  @RowBuilder private static var links: [Row] {
    Rows.type("struct NavigationLink: View", "Leads to another view.") {
      Row.titled(
        "init<Destination: View>", ", @ViewBuilder destination: () -> Destination)",
        "A name, and where it leads."
      ) { (title: LocalizedStringKey, _: FunctionValue) in
        NavigationLink(title, destination: { EmptyView() })
      }
      Row.titled(
        "init<Destination: View>", ", destination: Destination)",
        "A name, and where it leads: the older form."
      ) { (title: LocalizedStringKey, _: Value) in
        NavigationLink(title, destination: { EmptyView() })
      }
      Row.titled("init<P: Hashable>", ", value: P?)", "A name, and the value it leads to.") {
        (title: LocalizedStringKey, _: Value) in
        NavigationLink(title, destination: { EmptyView() })
      }
      Row.view(
        "init<Destination: View, Label: View>(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)",
        "A label, and where it leads."
      ) { (_: FunctionValue, label: AnyView) in
        NavigationLink(destination: { EmptyView() }, label: { label })
      }
      Row.view(
        "init<Destination: View, Label: View>(destination: Destination, @ViewBuilder label: () -> Label)",
        "A label, and where it leads: the older form."
      ) { (_: Value, label: AnyView) in
        NavigationLink(destination: { EmptyView() }, label: { label })
      }
      Row.view(
        "init<P: Hashable, Label: View>(value: P?, @ViewBuilder label: () -> Label)",
        "A label, and the value it leads to."
      ) { (_: Value, label: AnyView) in
        NavigationLink(destination: { EmptyView() }, label: { label })
      }
    }
  }

  /// What NavigationLink was told of before there was NavigationStack.
  @RowBuilder private static var olderLinks: [Row] {
    Rows.members(of: "NavigationLink") {
      for (generics, state) in [
        ("", "isActive: Binding<Bool>"), ("V: Hashable, ", "tag: V, selection: Binding<V?>"),
      ] {
        for destination in [
          "destination: Destination, \(state)",
          "\(state), @ViewBuilder destination: () -> Destination",
        ] {
          Row(
            "init<\(generics)Destination: View, Label: View>(\(destination), @ViewBuilder label: () -> Label)",
            summary: "A label, and where it leads, where that is active: an older form.",
            body: .function { values in
              let label = try AnyView.from(values.last ?? .void)
              return AnyView(
                NavigationLink(destination: { EmptyView() }, label: { label })
              ).scriptValue
            })
          Row.titled(
            "init<\(generics)Destination: View>", ", \(destination))",
            "A name, and where it leads, where that is active: an older form.",
            values: { title, _ in
              AnyView(NavigationLink(title, destination: { EmptyView() }))
            })
        }
      }
    }
  }

  @RowBuilder private static var titles: [Row] {
    Rows.members(of: "View") {
      for name in ["navigationTitle", "navigationBarTitle"] {
        Row.titledModifier(name, ")", "What the bar of the navigation around says.") {
          (view: AnyView, title: LocalizedStringKey) in view.navigationTitle(title)
        }
      }
      Row.view(
        "func navigationTitle(_ title: Text) -> some View",
        "What the bar of the navigation around says."
      ) { (view: AnyView, title: Text) in view.navigationTitle(title) }
      Row.titledModifier(
        "navigationBarTitle", ", displayMode: NavigationBarItem.TitleDisplayMode)",
        "What the bar of the navigation around says: the older form."
      ) {
        (view: AnyView, title: LocalizedStringKey, mode: NavigationBarItem.TitleDisplayMode) in
        view.navigationBarTitle(title, displayMode: mode)
      }
      Row.view(
        "func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic) -> some View",
        "What the bar of the navigation around says: the older form."
      ) { (view: AnyView, title: Text, mode: NavigationBarItem.TitleDisplayMode) in
        view.navigationBarTitle(title, displayMode: mode)
      }
      Row.view(
        "func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View",
        "Whether the title stands large below the bar, or small in it."
      ) { (view: AnyView, mode: NavigationBarItem.TitleDisplayMode) in
        view.navigationBarTitleDisplayMode(mode)
      }
      Row.view("func navigationBarHidden(_ hidden: Bool) -> some View", "Leaves the bar out.") {
        (view: AnyView, hidden: Bool) in view.navigationBarHidden(hidden)
      }
    }
    Rows.type("enum NavigationBarItem", "What a navigation bar holds.")
    Rows.type("enum NavigationBarItem.TitleDisplayMode: Hashable", "Where a title stands.") {
      Row.enumCase("automatic", "As usual.", NavigationBarItem.TitleDisplayMode.automatic)
      Row.enumCase("inline", "Small, in the bar.", NavigationBarItem.TitleDisplayMode.inline)
      Row.enumCase("large", "Large, below the bar.", NavigationBarItem.TitleDisplayMode.large)
    }
  }

  @RowBuilder private static var toolbars: [Row] {
    Rows.members(of: "View") {
      Row.view(
        "func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View",
        "Buttons in the bar of the navigation around: the oldest form."
      ) { (view: AnyView, leading: AnyView, trailing: AnyView) in
        view.navigationBarItems(leading: leading, trailing: trailing)
      }
      Row.view(
        "func navigationBarItems<L: View>(leading: L) -> some View",
        "A button at the leading end of the bar: the oldest form."
      ) { (view: AnyView, leading: AnyView) in view.navigationBarItems(leading: leading) }
      Row.view(
        "func navigationBarItems<T: View>(trailing: T) -> some View",
        "A button at the trailing end of the bar: the oldest form."
      ) { (view: AnyView, trailing: AnyView) in view.navigationBarItems(trailing: trailing) }
      Row.view(
        "func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View",
        "Buttons in the bar of the navigation around."
      ) { (view: AnyView, content: AnyView) in view.toolbar { content } }
      Row.view(
        "func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View",
        "Whether the bar is shown."
      ) { (view: AnyView, visibility: Visibility, bars: [ToolbarPlacement]) in
        view.navigationBarHidden(visibility == .hidden && bars.contains(.navigationBar))
      }
    }
    Rows.type("protocol ToolbarContent: View", "Buttons in a bar.")
    Rows.type("struct ToolbarItem: ToolbarContent", "A button in a bar.") {
      Row.view(
        "init<Content: View>(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)",
        "A button, and where it stands."
      ) { (placement: ToolbarItemPlacement, content: AnyView) in
        ToolbarItem(placement: placement) { content }
      }
    }
    Rows.type("struct ToolbarItemGroup: ToolbarContent", "Buttons in a bar.") {
      Row.view(
        "init<Content: View>(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)",
        "Buttons, and where they stand."
      ) { (placement: ToolbarItemPlacement, content: AnyView) in
        ToolbarItemGroup(placement: placement) { content }
      }
    }
    Rows.type("struct ToolbarItemPlacement: Hashable", "Where in a bar a button stands.") {
      for (name, placement) in placements {
        Row.constant(name, "ToolbarItemPlacement", "One of the places.", placement)
      }
    }
    Rows.type("struct ToolbarPlacement: Hashable", "A bar.") {
      Row.constant("automatic", "ToolbarPlacement", "The usual one.", ToolbarPlacement.automatic)
      Row.constant(
        "navigationBar", "ToolbarPlacement", "That of navigation.", ToolbarPlacement.navigationBar)
      Row.constant("bottomBar", "ToolbarPlacement", "That below.", ToolbarPlacement.bottomBar)
      Row.constant("tabBar", "ToolbarPlacement", "That of tabs.", ToolbarPlacement.tabBar)
    }
    Rows.type("enum Visibility: Hashable, CaseIterable", "Whether something is shown.") {
      Row.enumCase("automatic", "As usual.", Visibility.automatic)
      Row.enumCase("visible", "It is.", Visibility.visible)
      Row.enumCase("hidden", "It is not.", Visibility.hidden)
    }
  }

  private static let placements: [(String, ToolbarItemPlacement)] = [
    ("automatic", .automatic), ("principal", .principal), ("primaryAction", .primaryAction),
    ("confirmationAction", .confirmationAction), ("cancellationAction", .cancellationAction),
    ("destructiveAction", .destructiveAction), ("navigation", .navigation),
    ("topBarLeading", .topBarLeading), ("topBarTrailing", .topBarTrailing),
    ("navigationBarLeading", .navigationBarLeading),
    ("navigationBarTrailing", .navigationBarTrailing), ("bottomBar", .bottomBar),
    ("status", .status),
  ]

  @RowBuilder private static var tabs: [Row] {
    Rows.type("struct TabView: View", "One of several views, chosen by tabs.") {
      Row.view("init<Content: View>(@ViewBuilder content: () -> Content)", "Shows the first.") {
        (content: AnyView) in TabView { content }
      }
      Row.view(
        "init<SelectionValue: Hashable, Content: View>(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)",
        "Shows the view with the selection's tag."
      ) { (selection: ScriptBinding, content: AnyView) in
        TabView(selection: selection.choice) { content }
      }
    }
    tabKinds
    Rows.members(of: "View") {
      Row.view(
        "func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View",
        "Its button in the tab bar."
      ) { (view: AnyView, label: AnyView) in view.tabItem { label } }
      Row.view(
        "func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View", "How tab views in it look."
      ) { (view: AnyView, style: AnyStyle) in
        AnyView(view.tabViewStyle(try style.of((any TabViewStyle).self)))
      }
    }
    Rows.type("protocol TabViewStyle", "How tab views look.") {
      Row.implicit(
        "automatic", "DefaultTabViewStyle", "Tabs below.", AnyStyle(DefaultTabViewStyle()))
      for name in ["sidebarAdaptable", "tabBarOnly"] {
        Row.implicit(
          name, "DefaultTabViewStyle", "Tabs below.", AnyStyle(DefaultTabViewStyle()))
      }
      for name in ["page", "verticalPage"] {
        Row.implicit(
          name, "PageTabViewStyle", "Pages, with a dot for each.", AnyStyle(PageTabViewStyle()))
      }
      Row(
        "static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle where Self == PageTabViewStyle",
        "Pages, with or without dots."
      ) { (mode: PageTabViewStyle.IndexDisplayMode) in
        AnyStyle(PageTabViewStyle(indexDisplayMode: mode))
      }
    }
    Rows.type("struct DefaultTabViewStyle: TabViewStyle", "Tabs below.") {
      Row("init()", "Tabs below.") { AnyStyle(DefaultTabViewStyle()) }
    }
    Rows.type("struct PageTabViewStyle: TabViewStyle", "Pages to turn.") {
      Row(
        "init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic)",
        "Pages, with or without dots."
      ) { (mode: PageTabViewStyle.IndexDisplayMode) in
        AnyStyle(PageTabViewStyle(indexDisplayMode: mode))
      }
    }
    Rows.type("struct PageTabViewStyle.IndexDisplayMode", "Whether there are dots.") {
      for (name, mode) in [
        ("automatic", PageTabViewStyle.IndexDisplayMode.automatic), ("always", .always),
        ("never", .never),
      ] {
        Row.constant(name, "PageTabViewStyle.IndexDisplayMode", "When there are dots.", mode)
      }
    }
  }
}

extension NavigationPath: NativeValue {}
extension NavigationBarItem.TitleDisplayMode: NativeValue {}
extension ToolbarItemPlacement: NativeValue {}
extension ToolbarPlacement: NativeValue {}
extension Visibility: NativeValue {}
extension PageTabViewStyle.IndexDisplayMode: NativeValue {}
