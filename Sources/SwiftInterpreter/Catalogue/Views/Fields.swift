import GaugeUI

extension Catalogue {
  /// Text to enter.
  @RowBuilder static var fields: [Row] {
    Rows.type("struct TextField: View", "A line of text to edit.") {
      for axis in ["", ", axis: Axis"] {
        for row in textFieldRows(axis) { row }
      }
      for (number, style) in NumberStyle.families {
        for part in ["", ".Percent", ".Currency"] {
          Row.titled(
            "init", ", value: Binding<\(number)>, format: \(style)\(part), prompt: Text? = nil)",
            "A number to edit, in a format."
          ) {
            (title: LocalizedStringKey, value: ScriptBinding, style: NumberStyle, prompt: Text?) in
            let text = style.string(try value.get())
            return TextField(title, text: .constant(text), prompt: prompt)
          }
          Row.titled(
            "init", ", value: Binding<\(number)?>, format: \(style)\(part), prompt: Text? = nil)",
            "A number to edit, in a format, or the prompt where there is none."
          ) {
            (title: LocalizedStringKey, value: ScriptBinding, style: NumberStyle, prompt: Text?) in
            let text = try Value?.from(value.get()).map { style.string($0) }
            return TextField(title, text: .constant(text ?? ""), prompt: prompt)
          }
        }
      }
      Row.titled(
        "init",
        ", text: Binding<String>, onEditingChanged: (Bool) -> Void, onCommit: () -> Void = {})",
        "A text, or what is asked for: the older form."
      ) { (title: LocalizedStringKey, text: ScriptBinding, _: FunctionValue, _: FunctionValue) in
        TextField(title, text: text.reading(""))
      }
      Row.view(
        "init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: NumberFormatter)",
        "A number to edit, as a formatter writes it."
      ) { (title: LocalizedStringKey, value: ScriptBinding, formatter: NumberFormatter) in
        let text = try value.get().unwrapped.number.flatMap { formatter.string(from: $0) }
        return TextField(title, text: .constant(text ?? ""))
      }
      Row.view(
        "init<Label: View>(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)",
        "A text, or a label where there is none."
      ) { (text: ScriptBinding, prompt: Text?, label: AnyView) in
        TextField(text: text.reading(""), prompt: prompt) { label }
      }
    }
    Rows.type("struct TextEditor: View", "Lines of text to edit.") {
      Row.view("init(text: Binding<String>)", "The text, in all the room there is.") {
        (text: ScriptBinding) in TextEditor(text: text.reading(""))
      }
    }
    Rows.type("struct SecureField: View", "A line of text that stays hidden.") {
      Row.titled(
        "init", ", text: Binding<String>, prompt: Text? = nil)", "A dot for each letter."
      ) { (title: LocalizedStringKey, text: ScriptBinding, prompt: Text?) in
        SecureField(title, text: text.reading(""), prompt: prompt)
      }
    }
    Rows.type("protocol TextFieldStyle", "How text fields look.") {
      for style in fieldStyles {
        Row.implicit(style.name, style.type, style.summary, AnyStyle(style.style))
      }
    }
    for style in fieldStyles {
      Rows.type("struct \(style.type): TextFieldStyle", style.summary) {
        Row("init()", style.summary) { AnyStyle(style.style) }
      }
    }
    Rows.members(of: "View") {
      Row.view(
        "func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View",
        "How text fields in it look."
      ) { (view: AnyView, style: AnyStyle) in
        AnyView(view.textFieldStyle(try style.of((any TextFieldStyle).self)))
      }
    }
  }

  private static func textFieldRows(_ axis: String) -> [Row] {
    if axis.isEmpty {
      return Row.titled(
        "init", ", text: Binding<String>, prompt: Text? = nil)", "A text, or what is asked for."
      ) { (title: LocalizedStringKey, text: ScriptBinding, prompt: Text?) in
        TextField(title, text: text.reading(""), prompt: prompt)
      }
    }
    return Row.titled(
      "init", ", text: Binding<String>, prompt: Text? = nil\(axis))",
      "A text, or what is asked for."
    ) { (title: LocalizedStringKey, text: ScriptBinding, prompt: Text?, _: Value) in
      TextField(title, text: text.reading(""), prompt: prompt)
    }
  }

  private static let fieldStyles:
    [(name: String, type: String, summary: String, style: any TextFieldStyle)] = [
      ("automatic", "DefaultTextFieldStyle", "The usual one.", DefaultTextFieldStyle()),
      ("plain", "PlainTextFieldStyle", "The text alone.", PlainTextFieldStyle()),
      (
        "roundedBorder", "RoundedBorderTextFieldStyle", "On a ground of its own.",
        RoundedBorderTextFieldStyle()
      ),
    ]
}
