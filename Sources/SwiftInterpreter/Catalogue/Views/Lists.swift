import GaugeUI

extension Catalogue {
  /// Views in rows, sections and boxes.
  @RowBuilder static var lists: [Row] {
    Rows.type("struct List: View", "Rows below one another.") {
      Row.view("init<Content: View>(@ViewBuilder content: () -> Content)", "Takes rows.") {
        (content: AnyView) in List { content }
      }
      Row.view(
        "init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: (Int) -> RowContent)",
        "A row for each number."
      ) { (range: Range<Int>, content: FunctionValue) in
        let rows = try Repetition(
          Budget.elements(of: range).map { .int($0) }, content: content)
        return List { rows }
      }
      Row.view(
        "init<Element: Identifiable, RowContent: View>(_ data: [Element], @ViewBuilder rowContent: (Element) -> RowContent)",
        "A row for each element."
      ) { (elements: [Value], content: FunctionValue) in
        let rows = try Repetition(elements, content: content)
        return List { rows }
      }
      Row.view(
        "init<Element, ID: Hashable, RowContent: View>(_ data: [Element], id: KeyPath<Element, ID>, @ViewBuilder rowContent: (Element) -> RowContent)",
        "A row for each element, told apart by `id`."
      ) { (elements: [Value], id: FunctionValue, content: FunctionValue) in
        let rows = try Repetition(elements, id: id, content: content)
        return List { rows }
      }
    }
    Rows.members(of: "List") {
      Row.view(
        "init<ID: Hashable, RowContent: View>(_ data: Range<Int>, id: KeyPath<Int, ID>, @ViewBuilder rowContent: (Int) -> RowContent)",
        "A row for each number."
      ) { (range: Range<Int>, id: FunctionValue, content: FunctionValue) in
        let rows = try Repetition(
          Budget.elements(of: range).map { .int($0) }, id: id, content: content)
        return List { rows }
      }
      Row.view(
        "init<Element: Identifiable, RowContent: View>(_ data: Binding<[Element]>, @ViewBuilder rowContent: (Binding<Element>) -> RowContent)",
        "A row for each element, which it can change."
      ) { (data: ScriptBinding, content: FunctionValue) in
        let rows = try Repetition(data.elements(), content: content)
        return List { rows }
      }
      for selection in ["Binding<SelectionValue?>", "Binding<Set<SelectionValue>>"] {
        Row.view(
          "init<SelectionValue: Hashable, Content: View>(selection: \(selection), @ViewBuilder content: () -> Content)",
          "Rows to choose from."
        ) { (_: Value, content: AnyView) in List { content } }
        Row.view(
          "init<Element: Identifiable, SelectionValue: Hashable, RowContent: View>(_ data: [Element], selection: \(selection), @ViewBuilder rowContent: (Element) -> RowContent)",
          "A row for each element to choose from."
        ) { (elements: [Value], _: Value, content: FunctionValue) in
          let rows = try Repetition(elements, content: content)
          return List { rows }
        }
      }
    }
    Rows.type("struct Form: View", "Views to read and change values with.") {
      Row.view("init<Content: View>(@ViewBuilder content: () -> Content)", "Takes rows.") {
        (content: AnyView) in Form { content }
      }
      Row.view("init(_ configuration: FormStyleConfiguration)", "The form of a style.") {
        (configuration: FormStyleConfiguration) in Form(configuration)
      }
    }
    sections
    boxes
    Rows.members(of: "View") {
      Row.view(
        "func listRowBackground<V: View>(_ view: V?) -> some View",
        "What lies behind a row of a list."
      ) { (view: AnyView, background: AnyView?) in view.listRowBackground(background) }
    }
    outlines
  }

  /// Rows with rows inside them, which are folded away at first.
  @RowBuilder private static var outlines: [Row] {
    for (type, content) in [("OutlineGroup", "content"), ("List", "rowContent")] {
      if type == "OutlineGroup" {
        Rows.type("struct OutlineGroup: View", "Rows with rows inside them, folded.")
      }
      Rows.members(of: type) {
        Row(
          "init<Element: Identifiable, Content: View>(_ data: [Element], children: KeyPath<Element, [Element]?>, @ViewBuilder \(content): (Element) -> Content)",
          summary: "A row for each element, with those inside it.",
          body: .function { values in
            try outline(
              of: [Value].from(values[0]), children: values[1], id: nil, values[2],
              inList: type == "List")
          })
        Row(
          "init<Element, ID: Hashable, Content: View>(_ data: [Element], id: KeyPath<Element, ID>, children: KeyPath<Element, [Element]?>, @ViewBuilder \(content): (Element) -> Content)",
          summary: "A row for each element, told apart by `id`, with those inside it.",
          body: .function { values in
            try outline(
              of: [Value].from(values[0]), children: values[2],
              id: ScriptKeyPath.from(values[1]), values[3], inList: type == "List")
          })
      }
    }
    Rows.members(of: "OutlineGroup") {
      Row(
        "init<Element: Identifiable, Content: View>(_ root: Element, children: KeyPath<Element, [Element]?>, @ViewBuilder content: (Element) -> Content)",
        summary: "A row for an element, with those inside it.",
        body: .function { values in
          try outline(of: [values[0]], children: values[1], id: nil, values[2], inList: false)
        })
    }
  }

  private static func outline(
    of elements: [Value], children: Value, id: ScriptKeyPath?, _ content: Value, inList: Bool
  ) throws -> Value {
    let path = try ScriptKeyPath.from(children)
    let content = try FunctionValue.from(content)
    let row = FunctionValue { arguments in
      let view = try AnyView.from(content(arguments[0]))
      // What is folded away is not made.
      guard case .some = try path.get(arguments[0]) else { return view.scriptValue }
      return AnyView(DisclosureGroup(content: { EmptyView() }, label: { view })).scriptValue
    }
    let rows = try Repetition(
      elements, id: id.map { id in FunctionValue { try id.get($0[0]) } }, content: row)
    return inList ? AnyView(List { rows }).scriptValue : AnyView(rows).scriptValue
  }

  @RowBuilder private static var sections: [Row] {
    Rows.type("struct Section: View", "Rows that belong together.") {
      Row.view("init<Content: View>(@ViewBuilder content: () -> Content)", "Takes rows.") {
        (content: AnyView) in Section { content }
      }
      Row.titled(
        "init<Content: View>", ", @ViewBuilder content: () -> Content)", "Rows under a title."
      ) { (title: LocalizedStringKey, content: AnyView) in Section(title) { content } }
      Row.titled(
        "init<Content: View>", ", isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)",
        "Rows under a title; they fold in sidebars only."
      ) { (title: LocalizedStringKey, _: Value, content: AnyView) in Section(title) { content } }
      Row.view(
        "init<Content: View, Parent: View>(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)",
        "Rows under a header."
      ) { (content: AnyView, header: AnyView) in
        Section(content: { content }, header: { header })
      }
      Row.view(
        "init<Content: View, Footer: View>(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)",
        "Rows over a footer."
      ) { (content: AnyView, footer: AnyView) in
        Section(content: { content }, footer: { footer })
      }
      Row.view(
        "init<Content: View, Parent: View, Footer: View>(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)",
        "Rows between a header and a footer."
      ) { (content: AnyView, header: AnyView, footer: AnyView) in
        Section(content: { content }, header: { header }, footer: { footer })
      }
      Row.view(
        "init<Content: View, Parent: View>(header: Parent, @ViewBuilder content: () -> Content)",
        "Rows under a header: the older order."
      ) { (header: AnyView, content: AnyView) in Section(header: header) { content } }
      Row.view(
        "init<Content: View, Footer: View>(footer: Footer, @ViewBuilder content: () -> Content)",
        "Rows over a footer: the older order."
      ) { (footer: AnyView, content: AnyView) in Section(footer: footer) { content } }
      Row.view(
        "init<Content: View, Parent: View, Footer: View>(header: Parent, footer: Footer, @ViewBuilder content: () -> Content)",
        "Rows between a header and a footer: the older order."
      ) { (header: AnyView, footer: AnyView, content: AnyView) in
        Section(header: header, footer: footer) { content }
      }
    }
  }

  @RowBuilder private static var boxes: [Row] {
    Rows.type("struct GroupBox: View", "Views set apart under a label.") {
      Row.view("init<Content: View>(@ViewBuilder content: () -> Content)", "Takes views.") {
        (content: AnyView) in GroupBox { content }
      }
      Row.titled(
        "init<Content: View>", ", @ViewBuilder content: () -> Content)", "Views under a title."
      ) { (title: LocalizedStringKey, content: AnyView) in GroupBox(title) { content } }
      Row.view(
        "init<Content: View, Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)",
        "Views under a label."
      ) { (content: AnyView, label: AnyView) in
        GroupBox(content: { content }, label: { label })
      }
      Row.view(
        "init<Label: View, Content: View>(label: Label, @ViewBuilder content: () -> Content)",
        "Views under a label: the older order."
      ) { (label: AnyView, content: AnyView) in GroupBox(label: label) { content } }
    }
    Rows.type("struct LabeledContent: View", "A value with a label.") {
      Row.titled("init<V: StringProtocol>", ", value: V)", "Words with a name.") {
        (title: LocalizedStringKey, value: String) in
        LabeledContent(title) { Text(verbatim: value) }
      }
      for (number, style) in NumberStyle.families {
        for part in ["", ".Percent", ".Currency"] {
          Row.titled(
            "init", ", value: \(number), format: \(style)\(part))",
            "A number with a name, in a format."
          ) { (title: LocalizedStringKey, value: Value, style: NumberStyle) in
            LabeledContent(title) { Text(verbatim: style.string(value)) }
          }
        }
      }
      Row.titled(
        "init<Content: View>", ", @ViewBuilder content: () -> Content)", "A view with a name."
      ) { (title: LocalizedStringKey, content: AnyView) in LabeledContent(title) { content } }
      Row.view(
        "init<Content: View, Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)",
        "A view with a label."
      ) { (content: AnyView, label: AnyView) in
        LabeledContent(content: { content }, label: { label })
      }
      Row.view(
        "init(_ configuration: LabeledContentStyleConfiguration)", "What a style is told of."
      ) { (configuration: LabeledContentStyleConfiguration) in LabeledContent(configuration) }
    }
    Rows.type("struct ControlGroup: View", "Controls that belong together.") {
      Row.view("init<Content: View>(@ViewBuilder content: () -> Content)", "Takes controls.") {
        (content: AnyView) in ControlGroup { content }
      }
      Row.titled(
        "init<Content: View>", ", @ViewBuilder content: () -> Content)",
        "Controls with a name, which the usual style does not show."
      ) { (title: LocalizedStringKey, content: AnyView) in ControlGroup(title) { content } }
      Row.view(
        "init<Content: View, Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)",
        "Controls with a label, which the usual style does not show."
      ) { (content: AnyView, label: AnyView) in
        ControlGroup(content: { content }, label: { label })
      }
    }
    Rows.type("struct DisclosureGroup: View", "Views that can be folded away.") {
      Row.titled(
        "init<Content: View>", ", @ViewBuilder content: () -> Content)", "Folded, under a title."
      ) { (title: LocalizedStringKey, content: AnyView) in DisclosureGroup(title) { content } }
      Row.titled(
        "init<Content: View>", ", isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)",
        "Folded or not, under a title."
      ) { (title: LocalizedStringKey, isExpanded: ScriptBinding, content: AnyView) in
        DisclosureGroup(title, isExpanded: isExpanded.reading(false)) { content }
      }
      Row.view(
        "init<Content: View, Label: View>(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)",
        "Folded or not, under a label."
      ) { (isExpanded: ScriptBinding, content: AnyView, label: AnyView) in
        DisclosureGroup(
          isExpanded: isExpanded.reading(false), content: { content }, label: { label })
      }
      Row.view(
        "init<Content: View, Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)",
        "Folded, under a label."
      ) { (content: AnyView, label: AnyView) in
        DisclosureGroup(content: { content }, label: { label })
      }
    }
  }
}
