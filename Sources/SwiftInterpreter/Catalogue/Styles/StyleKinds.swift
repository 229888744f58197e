import GaugeUI

/// A kind of control that styles draw, and the styles of the library.
struct StyleKind {
  typealias StyleRow = (name: String, type: String, summary: String, style: Any)

  var name: String
  var control: String
  var styles: [StyleRow]

  /// Each type once: two names can be one style.
  var types: [StyleRow] {
    var seen: Set<String> = []
    return styles.filter { seen.insert($0.type).inserted }
  }
}

extension StyleKind {
  static let all = [
    StyleKind(
      name: "ButtonStyle", control: "button", styles: []),
    StyleKind(
      name: "PrimitiveButtonStyle", control: "button",
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
    StyleKind(
      name: "DisclosureGroupStyle", control: "disclosure group",
      styles: [
        (
          "automatic", "AutomaticDisclosureGroupStyle", "A label with an arrow, over the views.",
          AutomaticDisclosureGroupStyle()
        )
      ]),
    StyleKind(
      name: "LabeledContentStyle", control: "value with a label",
      styles: [
        (
          "automatic", "AutomaticLabeledContentStyle", "The label, and the value opposite.",
          AutomaticLabeledContentStyle()
        )
      ]),
    StyleKind(
      name: "ControlGroupStyle", control: "group of controls",
      styles: [
        (
          "automatic", "AutomaticControlGroupStyle", "Side by side.", AutomaticControlGroupStyle()
        ),
        (
          "navigation", "NavigationControlGroupStyle", "Side by side without grounds.",
          NavigationControlGroupStyle()
        ),
      ]),
    StyleKind(
      name: "MenuStyle", control: "menu",
      styles: [
        ("automatic", "DefaultMenuStyle", "As a button.", DefaultMenuStyle()),
        (
          "borderlessButton", "BorderlessButtonMenuStyle", "As a button.",
          BorderlessButtonMenuStyle()
        ),
        ("button", "ButtonMenuStyle", "As a button.", ButtonMenuStyle()),
      ]),
    StyleKind(
      name: "DatePickerStyle", control: "date picker",
      styles: [
        ("automatic", "DefaultDatePickerStyle", "Date and time.", DefaultDatePickerStyle()),
        (
          "compact", "CompactDatePickerStyle", "In a terminal as the usual one.",
          CompactDatePickerStyle()
        ),
        (
          "graphical", "GraphicalDatePickerStyle", "In a terminal as the usual one.",
          GraphicalDatePickerStyle()
        ),
        (
          "wheel", "WheelDatePickerStyle", "In a terminal as the usual one.", WheelDatePickerStyle()
        ),
        (
          "field", "FieldDatePickerStyle", "In a terminal as the usual one.", FieldDatePickerStyle()
        ),
      ]),
    StyleKind(
      name: "FormStyle", control: "form",
      styles: [
        ("automatic", "AutomaticFormStyle", "Rows below one another.", AutomaticFormStyle()),
        ("columns", "ColumnsFormStyle", "In a terminal as the usual one.", ColumnsFormStyle()),
        ("grouped", "GroupedFormStyle", "In a terminal as the usual one.", GroupedFormStyle()),
      ]),
  ]
}
