import GaugeUI

extension Catalogue {
  /// What styles of groups, menus, date pickers and forms are told.
  @RowBuilder static var moreConfigurations: [Row] {
    Rows.type(
      "struct DisclosureGroupStyleConfiguration", "What a style draws of a disclosure group."
    ) {
      Row("var label: DisclosureGroupStyleConfiguration.Label", "What the views are.") {
        (configuration: DisclosureGroupStyleConfiguration) in configuration.label
      }
      Row("var content: DisclosureGroupStyleConfiguration.Content", "The views.") {
        (configuration: DisclosureGroupStyleConfiguration) in configuration.content
      }
      Row(
        "var isExpanded: Bool { get nonmutating set }", "Whether the views are shown.",
        get: { (configuration: DisclosureGroupStyleConfiguration) in configuration.isExpanded },
        set: { (configuration: inout DisclosureGroupStyleConfiguration, isExpanded: Bool) in
          configuration.isExpanded = isExpanded
        })
      Row("var $isExpanded: Binding<Bool>", "Whether they are shown, to be read and set.") {
        (configuration: DisclosureGroupStyleConfiguration) in
        let isExpanded = configuration.$isExpanded
        return ScriptBinding(
          get: { isExpanded.wrappedValue.scriptValue },
          set: { isExpanded.wrappedValue = try Bool.from($0) })
      }
    }
    Rows.type("struct DisclosureGroupStyleConfiguration.Label: View", "What is folded away.")
    Rows.type("struct DisclosureGroupStyleConfiguration.Content: View", "Views to fold away.")
    Rows.type(
      "struct LabeledContentStyleConfiguration", "What a style draws of a value with a label."
    ) {
      Row("var label: LabeledContentStyleConfiguration.Label", "What the value is.") {
        (configuration: LabeledContentStyleConfiguration) in configuration.label
      }
      Row("var content: LabeledContentStyleConfiguration.Content", "The value.") {
        (configuration: LabeledContentStyleConfiguration) in configuration.content
      }
    }
    Rows.type("struct LabeledContentStyleConfiguration.Label: View", "What a value is.")
    Rows.type("struct LabeledContentStyleConfiguration.Content: View", "A value.")
    Rows.type(
      "struct ControlGroupStyleConfiguration", "What a style draws of a group of controls."
    ) {
      Row("var label: ControlGroupStyleConfiguration.Label", "What the controls are for.") {
        (configuration: ControlGroupStyleConfiguration) in configuration.label
      }
      Row("var content: ControlGroupStyleConfiguration.Content", "The controls.") {
        (configuration: ControlGroupStyleConfiguration) in configuration.content
      }
    }
    Rows.type("struct ControlGroupStyleConfiguration.Label: View", "What controls are for.")
    Rows.type("struct ControlGroupStyleConfiguration.Content: View", "Controls.")
    Rows.type("struct MenuStyleConfiguration", "What a style draws of a menu: a menu of it.")
    Rows.type("struct DatePickerStyleConfiguration", "What a style draws of a date picker.") {
      Row("var label: DatePickerStyleConfiguration.Label", "What the date is for.") {
        (configuration: DatePickerStyleConfiguration) in configuration.label
      }
      Row(
        "var selection: Date { get nonmutating set }", "The date that is chosen.",
        get: { (configuration: DatePickerStyleConfiguration) in configuration.selection },
        set: { (configuration: inout DatePickerStyleConfiguration, date: Date) in
          configuration.selection = date
        })
      Row("var $selection: Binding<Date>", "The date, to be read and set.") {
        (configuration: DatePickerStyleConfiguration) in
        let selection = configuration.$selection
        return ScriptBinding(
          get: { selection.wrappedValue.scriptValue },
          set: { selection.wrappedValue = try Date.from($0) })
      }
      Row("var minimumDate: Date?", "The earliest to choose, if there is one.") {
        (configuration: DatePickerStyleConfiguration) in configuration.minimumDate
      }
      Row("var maximumDate: Date?", "The latest to choose, if there is one.") {
        (configuration: DatePickerStyleConfiguration) in configuration.maximumDate
      }
      Row("var displayedComponents: DatePickerComponents", "Which parts of it are shown.") {
        (configuration: DatePickerStyleConfiguration) in configuration.displayedComponents
      }
    }
    Rows.type("struct DatePickerStyleConfiguration.Label: View", "What a date is for.")
    Rows.type("struct FormStyleConfiguration", "What a style draws of a form.") {
      Row("var content: FormStyleConfiguration.Content", "The rows.") {
        (configuration: FormStyleConfiguration) in configuration.content
      }
    }
    Rows.type("struct FormStyleConfiguration.Content: View", "The rows of a form.")
  }
}

extension DisclosureGroupStyleConfiguration: NativeValue {}
extension DisclosureGroupStyleConfiguration.Label: NativeValue {}
extension DisclosureGroupStyleConfiguration.Content: NativeValue {}
extension LabeledContentStyleConfiguration: NativeValue {}
extension LabeledContentStyleConfiguration.Label: NativeValue {}
extension LabeledContentStyleConfiguration.Content: NativeValue {}
extension ControlGroupStyleConfiguration: NativeValue {}
extension ControlGroupStyleConfiguration.Label: NativeValue {}
extension ControlGroupStyleConfiguration.Content: NativeValue {}
extension MenuStyleConfiguration: NativeValue {}
extension DatePickerStyleConfiguration: NativeValue {}
extension DatePickerStyleConfiguration.Label: NativeValue {}
extension FormStyleConfiguration: NativeValue {}
extension FormStyleConfiguration.Content: NativeValue {}
