import GaugeUI

extension Catalogue {
  /// One of several choices, text and dates to enter.
  @RowBuilder static var pickers: [Row] {
    Rows.type("struct Picker: View", "One of several choices, each told by its tag.") {
      Row.titled(
        "init<SelectionValue: Hashable, Content: View>",
        ", selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)",
        "Choices under a name."
      ) { (title: LocalizedStringKey, selection: ScriptBinding, content: AnyView) in
        Picker(title, selection: selection.choice) { content }
      }
      Row.titled(
        "init<SelectionValue: Hashable, Content: View>",
        ", systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)",
        "Choices under a name and a symbol."
      ) { (title: LocalizedStringKey, name: String, selection: ScriptBinding, content: AnyView) in
        Picker(title, systemImage: name, selection: selection.choice) { content }
      }
      Row.view(
        "init<SelectionValue: Hashable, Content: View, Label: View>(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)",
        "Choices under a label."
      ) { (selection: ScriptBinding, content: AnyView, label: AnyView) in
        Picker(selection: selection.choice, content: { content }, label: { label })
      }
      Row.view(
        "init<SelectionValue: Hashable, Content: View, Label: View>(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content)",
        "Choices under a label: the older order."
      ) { (selection: ScriptBinding, label: AnyView, content: AnyView) in
        Picker(selection: selection.choice, content: { content }, label: { label })
      }
    }
    Rows.type("protocol PickerStyle", "How pickers look.") {
      for style in pickerStyles {
        Row.implicit(style.name, style.type, style.summary, AnyStyle(style.style))
      }
    }
    for style in pickerStyles {
      Rows.type("struct \(style.type): PickerStyle", style.summary) {
        Row("init()", style.summary) { AnyStyle(style.style) }
      }
    }
    Rows.members(of: "View") {
      Row.view(
        "func pickerStyle<S: PickerStyle>(_ style: S) -> some View", "How pickers in it look."
      ) { (view: AnyView, style: AnyStyle) in
        AnyView(view.pickerStyle(try style.of((any PickerStyle).self)))
      }
      Row.view(
        "func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View",
        "Tells it from other choices."
      ) { (view: AnyView, tag: Value, _: Bool) in view.tag(HashableValue(tag)) }
    }
    datePicker
  }

  private static let pickerStyles:
    [(name: String, type: String, summary: String, style: any PickerStyle)] = [
      ("automatic", "DefaultPickerStyle", "The usual one: what is chosen.", DefaultPickerStyle()),
      ("menu", "MenuPickerStyle", "What is chosen, with arrows.", MenuPickerStyle()),
      (
        "navigationLink", "NavigationLinkPickerStyle", "What is chosen, with arrows.",
        NavigationLinkPickerStyle()
      ),
      ("segmented", "SegmentedPickerStyle", "All choices side by side.", SegmentedPickerStyle()),
      ("palette", "PalettePickerStyle", "All choices side by side.", PalettePickerStyle()),
      ("inline", "InlinePickerStyle", "All choices below one another.", InlinePickerStyle()),
      ("wheel", "WheelPickerStyle", "The chosen one and its neighbours.", WheelPickerStyle()),
    ]

  @RowBuilder private static var datePicker: [Row] {
    Rows.type("struct DatePicker: View", "A date to choose.") {
      Row.titled(
        "init",
        ", selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date])",
        "A name, a date and a time."
      ) { (title: LocalizedStringKey, date: ScriptBinding, parts: DatePickerComponents) in
        DatePicker(
          title, selection: date.reading(Date()),
          displayedComponents: parts)
      }
      Row.view(
        "init<Label: View>(selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label)",
        "A label, a date and a time."
      ) { (date: ScriptBinding, parts: DatePickerComponents, label: AnyView) in
        DatePicker(
          selection: date.reading(Date()),
          displayedComponents: parts
        ) { label }
      }
    }
    Rows.members(of: "DatePicker") {
      for range in ["ClosedRange", "PartialRangeFrom", "PartialRangeThrough"] {
        Row.titled(
          "init",
          ", selection: Binding<Date>, in range: \(range)<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date])",
          "A name, a date and a time within bounds."
        ) {
          (
            title: LocalizedStringKey, date: ScriptBinding, range: RangeValue,
            parts: DatePickerComponents
          ) in
          try datePicker(date.reading(Date()), in: range, parts, label: AnyView(Text(title)))
        }
        Row.view(
          "init<Label: View>(selection: Binding<Date>, in range: \(range)<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label)",
          "A label, a date and a time within bounds."
        ) {
          (date: ScriptBinding, range: RangeValue, parts: DatePickerComponents, label: AnyView) in
          try datePicker(date.reading(Date()), in: range, parts, label: label)
        }
      }
    }
    Rows.type("struct DatePickerComponents: OptionSet", "Parts of a date.") {
      Row.constant("date", "DatePickerComponents", "The day.", DatePickerComponents.date)
      Row.constant(
        "hourAndMinute", "DatePickerComponents", "The time.", DatePickerComponents.hourAndMinute)
    }
  }

  /// Dates within bounds, of which one may be missing.
  private static func datePicker(
    _ selection: Binding<Date>, in range: RangeValue, _ parts: DatePickerComponents,
    label: AnyView
  ) throws -> DatePicker<AnyView> {
    switch (range.lower, range.upper) {
    case (let lower, .void):
      DatePicker(
        selection: selection, in: try Date.from(lower)..., displayedComponents: parts,
        label: { label })
    case (.void, let upper):
      DatePicker(
        selection: selection, in: ...(try Date.from(upper)), displayedComponents: parts,
        label: { label })
    case (let lower, let upper):
      DatePicker(
        selection: selection, in: try Date.from(lower)...Date.from(upper),
        displayedComponents: parts, label: { label })
    }
  }
}

extension DatePickerComponents: NativeValue {}
