import GaugeUI

extension Catalogue {
  /// How buttons, toggles, progress views, labels and boxes look: the library's styles, and what scripts write theirs by.
  @RowBuilder static var controlStyles: [Row] {
    for kind in StyleKind.all {
      Rows.type("protocol \(kind.name)", "How each \(kind.control) is drawn.") {
        Row.requirement(
          "@ViewBuilder func makeBody(configuration: Configuration) -> Body",
          "What a \(kind.control) looks like.")
        Row.alias("typealias Configuration = \(kind.name)Configuration")
        for style in kind.styles {
          Row.implicit(style.name, style.type, style.summary, AnyStyle(style.style))
        }
      }
      for style in kind.types {
        Rows.type("struct \(style.type): \(kind.name)", style.summary) {
          Row("init()", style.summary) { AnyStyle(style.style) }
        }
      }
    }
    tintedStyles
    configurations
    moreConfigurations
    styleModifiersOfControls
  }

  @RowBuilder private static var tintedStyles: [Row] {
    Rows.members(of: "SwitchToggleStyle") {
      Row("init(tint: Color)", "In a colour where it is on.") { (tint: Color) in
        AnyStyle(SwitchToggleStyle(tint: tint))
      }
    }
    Rows.members(of: "LinearProgressViewStyle") {
      Row("init(tint: Color)", "In a colour.") { (tint: Color) in
        AnyStyle(LinearProgressViewStyle(tint: tint))
      }
    }
    Rows.members(of: "CircularProgressViewStyle") {
      Row("init(tint: Color)", "In a colour.") { (tint: Color) in
        AnyStyle(CircularProgressViewStyle(tint: tint))
      }
    }
  }

  @RowBuilder private static var configurations: [Row] {
    Rows.type("struct ButtonStyleConfiguration", "What a style draws of a button.") {
      Row("var label: ButtonStyleConfiguration.Label", "What the button does.") {
        (configuration: ButtonStyleConfiguration) in configuration.label
      }
      Row("var role: ButtonRole?", "What the button is for, if said.") {
        (configuration: ButtonStyleConfiguration) in configuration.role
      }
      Row("var isPressed: Bool", "Never true: a drawing is not pressed.") {
        (configuration: ButtonStyleConfiguration) in configuration.isPressed
      }
    }
    Rows.type("struct ButtonStyleConfiguration.Label: View", "What a button does.")
    Rows.type(
      "struct PrimitiveButtonStyleConfiguration",
      "What a style that presses a button draws of it."
    ) {
      Row("var label: PrimitiveButtonStyleConfiguration.Label", "What the button does.") {
        (configuration: PrimitiveButtonStyleConfiguration) in configuration.label
      }
      Row("var role: ButtonRole?", "What the button is for, if said.") {
        (configuration: PrimitiveButtonStyleConfiguration) in configuration.role
      }
      Row("func trigger()", "Presses it, which does nothing here.") {
        (configuration: PrimitiveButtonStyleConfiguration) in
        configuration.trigger()
        return Value.void
      }
    }
    Rows.type("struct PrimitiveButtonStyleConfiguration.Label: View", "What a button does.")
    Rows.type("struct ToggleStyleConfiguration", "What a style draws of a toggle.") {
      Row("var label: ToggleStyleConfiguration.Label", "What is on or off.") {
        (configuration: ToggleStyleConfiguration) in configuration.label
      }
      Row(
        "var isOn: Bool { get nonmutating set }", "Whether it is on.",
        get: { (configuration: ToggleStyleConfiguration) in configuration.isOn },
        set: { (configuration: inout ToggleStyleConfiguration, isOn: Bool) in
          configuration.isOn = isOn
        })
      Row("var $isOn: Binding<Bool>", "Whether it is on, to be read and set.") {
        (configuration: ToggleStyleConfiguration) in
        let isOn = configuration.$isOn
        return ScriptBinding(
          get: { isOn.wrappedValue.scriptValue }, set: { isOn.wrappedValue = try Bool.from($0) })
      }
    }
    Rows.type("struct ToggleStyleConfiguration.Label: View", "What is on or off.")
    Rows.type("struct ProgressViewStyleConfiguration", "What a style draws of a progress view.") {
      Row("var fractionCompleted: Double?", "How far it is, 0 to 1; nil where nobody knows.") {
        (configuration: ProgressViewStyleConfiguration) in configuration.fractionCompleted
      }
      Row("var label: ProgressViewStyleConfiguration.Label?", "What is under way, if given.") {
        (configuration: ProgressViewStyleConfiguration) in configuration.label
      }
      Row(
        "var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?",
        "How far it is in words, if given."
      ) { (configuration: ProgressViewStyleConfiguration) in configuration.currentValueLabel }
    }
    Rows.type("struct ProgressViewStyleConfiguration.Label: View", "What is under way.")
    Rows.type(
      "struct ProgressViewStyleConfiguration.CurrentValueLabel: View", "How far it is, in words.")
    Rows.type("struct LabelStyleConfiguration", "What a style draws of a label.") {
      Row("var title: LabelStyleConfiguration.Title", "The words.") {
        (configuration: LabelStyleConfiguration) in configuration.title
      }
      Row("var icon: LabelStyleConfiguration.Icon", "The symbol.") {
        (configuration: LabelStyleConfiguration) in configuration.icon
      }
    }
    Rows.type("struct LabelStyleConfiguration.Title: View", "A label's words.")
    Rows.type("struct LabelStyleConfiguration.Icon: View", "A label's symbol.")
    Rows.type("struct GroupBoxStyleConfiguration", "What a style draws of a group box.") {
      Row("var label: GroupBoxStyleConfiguration.Label", "What the views are.") {
        (configuration: GroupBoxStyleConfiguration) in configuration.label
      }
      Row("var content: GroupBoxStyleConfiguration.Content", "The views.") {
        (configuration: GroupBoxStyleConfiguration) in configuration.content
      }
    }
    Rows.type("struct GroupBoxStyleConfiguration.Label: View", "What a group box is for.")
    Rows.type("struct GroupBoxStyleConfiguration.Content: View", "What a group box holds.")
  }

  /// A modifier that sets how controls look: each of its views takes a style of a kind.
  private static func modifier<Style>(
    _ name: String, _ kind: Style.Type, _ type: String, _ summary: String,
    _ apply: @escaping (AnyView, Style) -> any View
  ) -> Row {
    Row.view("func \(name)<S: \(type)>(_ style: S) -> some View", summary) {
      (view: AnyView, style: AnyStyle) in AnyView(apply(view, try style.of(kind)))
    }
  }

  @RowBuilder private static var styleModifiersOfControls: [Row] {
    Rows.members(of: "View") {
      modifier(
        "buttonStyle", (any ButtonStyle).self, "ButtonStyle", "How buttons in it look."
      ) { $0.buttonStyle($1) }
      modifier(
        "buttonStyle", (any PrimitiveButtonStyle).self, "PrimitiveButtonStyle",
        "How buttons in it look, and what presses them."
      ) { $0.buttonStyle($1) }
      modifier(
        "toggleStyle", (any ToggleStyle).self, "ToggleStyle", "How toggles in it look."
      ) { $0.toggleStyle($1) }
      modifier(
        "progressViewStyle", (any ProgressViewStyle).self, "ProgressViewStyle",
        "How progress views in it look."
      ) { $0.progressViewStyle($1) }
      modifier(
        "labelStyle", (any LabelStyle).self, "LabelStyle", "How labels in it look."
      ) { $0.labelStyle($1) }
      modifier(
        "groupBoxStyle", (any GroupBoxStyle).self, "GroupBoxStyle", "How group boxes in it look."
      ) { $0.groupBoxStyle($1) }
      modifier(
        "disclosureGroupStyle", (any DisclosureGroupStyle).self, "DisclosureGroupStyle",
        "How disclosure groups in it look."
      ) { $0.disclosureGroupStyle($1) }
      modifier(
        "labeledContentStyle", (any LabeledContentStyle).self, "LabeledContentStyle",
        "How values with labels in it look."
      ) { $0.labeledContentStyle($1) }
      modifier(
        "controlGroupStyle", (any ControlGroupStyle).self, "ControlGroupStyle",
        "How groups of controls in it look."
      ) { $0.controlGroupStyle($1) }
      modifier(
        "menuStyle", (any MenuStyle).self, "MenuStyle", "How menus in it look."
      ) { $0.menuStyle($1) }
      modifier(
        "datePickerStyle", (any DatePickerStyle).self, "DatePickerStyle",
        "How date pickers in it look."
      ) { $0.datePickerStyle($1) }
      modifier(
        "formStyle", (any FormStyle).self, "FormStyle", "How forms in it look."
      ) { $0.formStyle($1) }
      Row.view("func labelsHidden() -> some View", "Controls without their labels; not gauges.") {
        (view: AnyView) in view.labelsHidden()
      }
      Row.view("func disabled(_ disabled: Bool) -> some View", "Controls that do not respond.") {
        (view: AnyView, disabled: Bool) in view.disabled(disabled)
      }
    }
  }
}

extension PrimitiveButtonStyleConfiguration: NativeValue {}
extension PrimitiveButtonStyleConfiguration.Label: NativeValue {}
extension ButtonStyleConfiguration.Label: NativeValue {}
extension ToggleStyleConfiguration.Label: NativeValue {}
extension ProgressViewStyleConfiguration: NativeValue {}
extension ProgressViewStyleConfiguration.Label: NativeValue {}
extension ProgressViewStyleConfiguration.CurrentValueLabel: NativeValue {}
extension LabelStyleConfiguration: NativeValue {}
extension LabelStyleConfiguration.Title: NativeValue {}
extension LabelStyleConfiguration.Icon: NativeValue {}
extension GroupBoxStyleConfiguration: NativeValue {}
extension GroupBoxStyleConfiguration.Label: NativeValue {}
extension GroupBoxStyleConfiguration.Content: NativeValue {}
