import GaugeUI

extension Catalogue {
  /// How buttons, toggles, progress views, labels and boxes look: the library's styles, and what scripts write theirs by.
  @RowBuilder static var controlStyles: [Row] {
    for kind in styleKinds {
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
    styleModifiersOfControls
  }

  private typealias StyleRow = (name: String, type: String, summary: String, style: Any)

  private struct StyleKind {
    var name: String
    var control: String
    var styles: [StyleRow]

    /// Each type once: two names can be one style.
    var types: [StyleRow] {
      var seen: Set<String> = []
      return styles.filter { seen.insert($0.type).inserted }
    }
  }

  private static let styleKinds = [
    StyleKind(
      name: "ButtonStyle", control: "button",
      styles: [
        ("automatic", "DefaultButtonStyle", "Words in the tint.", DefaultButtonStyle()),
        ("borderless", "BorderlessButtonStyle", "Words in the tint.", BorderlessButtonStyle()),
        ("plain", "PlainButtonStyle", "The label as it is.", PlainButtonStyle()),
        ("bordered", "BorderedButtonStyle", "On a pale ground.", BorderedButtonStyle()),
        (
          "borderedProminent", "BorderedProminentButtonStyle", "White on the tint.",
          BorderedProminentButtonStyle()
        ),
        ("glass", "GlassButtonStyle", "On a pale pane.", GlassButtonStyle()),
        (
          "glassProminent", "GlassProminentButtonStyle", "On a pane of the tint.",
          GlassProminentButtonStyle()
        ),
      ]),
    StyleKind(
      name: "ToggleStyle", control: "toggle",
      styles: [
        ("automatic", "SwitchToggleStyle", "A switch.", SwitchToggleStyle()),
        ("switch", "SwitchToggleStyle", "A switch.", SwitchToggleStyle()),
        ("button", "ButtonToggleStyle", "A button, filled where it is on.", ButtonToggleStyle()),
      ]),
    StyleKind(
      name: "ProgressViewStyle", control: "progress view",
      styles: [
        (
          "automatic", "DefaultProgressViewStyle", "A bar, or a wheel.", DefaultProgressViewStyle()
        ),
        ("linear", "LinearProgressViewStyle", "A thin bar.", LinearProgressViewStyle()),
        ("circular", "CircularProgressViewStyle", "A ring.", CircularProgressViewStyle()),
      ]),
    StyleKind(
      name: "LabelStyle", control: "label",
      styles: [
        ("automatic", "TitleAndIconLabelStyle", "Symbol and title.", TitleAndIconLabelStyle()),
        ("titleAndIcon", "TitleAndIconLabelStyle", "Symbol and title.", TitleAndIconLabelStyle()),
        ("iconOnly", "IconOnlyLabelStyle", "The symbol alone.", IconOnlyLabelStyle()),
        ("titleOnly", "TitleOnlyLabelStyle", "The title alone.", TitleOnlyLabelStyle()),
      ]),
    StyleKind(
      name: "GroupBoxStyle", control: "group box",
      styles: [
        ("automatic", "DefaultGroupBoxStyle", "Between two lines.", DefaultGroupBoxStyle())
      ]),
  ]

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

  @RowBuilder private static var styleModifiersOfControls: [Row] {
    Rows.members(of: "View") {
      Row.view(
        "func buttonStyle<S: ButtonStyle>(_ style: S) -> some View", "How buttons in it look."
      ) { (view: AnyView, style: AnyStyle) in
        AnyView(view.buttonStyle(try style.of((any ButtonStyle).self)))
      }
      Row.view(
        "func toggleStyle<S: ToggleStyle>(_ style: S) -> some View", "How toggles in it look."
      ) { (view: AnyView, style: AnyStyle) in
        AnyView(view.toggleStyle(try style.of((any ToggleStyle).self)))
      }
      Row.view(
        "func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View",
        "How progress views in it look."
      ) { (view: AnyView, style: AnyStyle) in
        AnyView(view.progressViewStyle(try style.of((any ProgressViewStyle).self)))
      }
      Row.view("func labelStyle<S: LabelStyle>(_ style: S) -> some View", "How labels in it look.")
      { (view: AnyView, style: AnyStyle) in
        AnyView(view.labelStyle(try style.of((any LabelStyle).self)))
      }
      Row.view(
        "func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View",
        "How group boxes in it look."
      ) { (view: AnyView, style: AnyStyle) in
        AnyView(view.groupBoxStyle(try style.of((any GroupBoxStyle).self)))
      }
      Row.view("func labelsHidden() -> some View", "Controls without their labels; not gauges.") {
        (view: AnyView) in view.labelsHidden()
      }
      Row.view("func disabled(_ disabled: Bool) -> some View", "Controls that do not respond.") {
        (view: AnyView, disabled: Bool) in view.disabled(disabled)
      }
    }
  }
}

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
