import GaugeUI

extension Catalogue {
  /// Tabs: with a name and a picture or a label of their own, with a value to be chosen by, and with a role.
  @RowBuilder static var tabKinds: [Row] {
    Rows.type("struct Tab: View", "A tab and what it shows.") {
      for role in ["", "role: TabRole?"] {
        for value in ["", "value: Value"] {
          tabs(value, role, role.isEmpty ? "A tab" : "A tab for something special")
        }
      }
    }
    Rows.names("enum TabRole: Hashable", "What a tab is for.", ["search"])
    Rows.type("struct TabSection: View", "Tabs that belong together.") {
      Row.view("init<Content: View>(@ViewBuilder content: () -> Content)", "Takes tabs.") {
        (content: AnyView) in TabSection { content }
      }
      Row.titled(
        "init<Content: View>", ", @ViewBuilder content: () -> Content)", "Tabs under a title."
      ) { (title: LocalizedStringKey, content: AnyView) in TabSection(title) { content } }
      Row.view(
        "init<Content: View, Header: View>(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header)",
        "Tabs under a header."
      ) { (content: AnyView, header: AnyView) in
        TabSection(content: { content }, header: { header })
      }
    }
  }

  /// The tabs with a value or a role or neither.
  @RowBuilder private static func tabs(
    _ value: String, _ role: String, _ summary: String
  ) -> [Row] {
    let hasValue = !value.isEmpty
    let parts = [value, role].filter { !$0.isEmpty }
    let generics = "init<\(hasValue ? "Value: Hashable, " : "")Content: View"
    let content = "@ViewBuilder content: () -> Content"
    for picture in ["systemImage", "image"] {
      let parameters = (["\(picture): String"] + parts + [content]).joined(separator: ", ")
      Row.titled(
        generics + ">", ", \(parameters))", "\(summary), with a name and a picture.",
        values: { title, values in
          let name = try String.from(values.first ?? .void)
          let label =
            picture == "image" ? Label(title, image: name) : Label(title, systemImage: name)
          let content = try AnyView.from(values.last ?? .void)
          let value = hasValue ? values.dropFirst().first : nil
          return tab(value, content: content, label: AnyView(label))
        })
    }
    Row(
      "\(generics)>(\((parts + [content]).joined(separator: ", ")))",
      summary: "\(summary).",
      body: .function { values in
        let role = role.isEmpty ? nil : values.dropLast().last
        let content = try AnyView.from(values.last ?? .void)
        let label = DefaultTabLabel(role: isSearch(role) ? .search : nil)
        return tab(hasValue ? values.first : nil, content: content, label: AnyView(label))
          .scriptValue
      })
    Row(
      "\(generics), Label: View>(\((parts + [content]).joined(separator: ", ")), @ViewBuilder label: () -> Label)",
      summary: "\(summary), with a label.",
      body: .function { values in
        let views = try values.suffix(2).map { try AnyView.from($0) }
        return tab(hasValue ? values.first : nil, content: views[0], label: views[1]).scriptValue
      })
  }

  /// Whether a value is the role of searching, which says so of itself.
  private static func isSearch(_ role: Value?) -> Bool {
    if case .string(let name)? = role?.unwrapped { name == "search" } else { false }
  }

  private static func tab(_ value: Value?, content: AnyView, label: AnyView) -> AnyView {
    if let value {
      AnyView(Tab(value: HashableValue(value), content: { content }, label: { label }))
    } else {
      AnyView(Tab(content: { content }, label: { label }))
    }
  }
}
