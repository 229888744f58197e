import GaugeUI

extension Catalogue {
  /// Text to enter.
  @RowBuilder static var fields: [Row] {
    Rows.type("struct TextField: View", "A line of text to edit.") {
      for axis in ["", ", axis: Axis"] {
        for row in textFieldRows(axis) { row }
      }
      for (input, style) in formats {
        for optional in ["", "?"] { fieldRows("Binding<\(input)\(optional)>", format: style) }
      }
      Row.titled(
        "init",
        ", text: Binding<String>, onEditingChanged: (Bool) -> Void, onCommit: () -> Void = {})",
        "A text, or what is asked for: the older form."
      ) { (title: LocalizedStringKey, text: ScriptBinding, _: FunctionValue, _: FunctionValue) in
        TextField(title, text: text.reading(""))
      }
      for formatter in ["NumberFormatter", "DateFormatter"] {
        let parameters = "value: Binding<V>, formatter: \(formatter), prompt: Text? = nil"
        Row.titled("init<V>", ", \(parameters))", "A value to edit, as a formatter writes it.") {
          (
            title: LocalizedStringKey, value: ScriptBinding, formatter: Value, prompt: Text?
          ) in
          let text = try FormatterText.string(formatter, value.get()) ?? ""
          return TextField(title, text: .constant(text), prompt: prompt)
        }
        Row.view(
          "init<V, Label: View>(\(parameters), @ViewBuilder label: () -> Label)",
          "A value to edit, as a formatter writes it."
        ) { (value: ScriptBinding, formatter: Value, prompt: Text?, label: AnyView) in
          let text = try FormatterText.string(formatter, value.get()) ?? ""
          return TextField(text: .constant(text), prompt: prompt) { label }
        }
      }
      Row.view(
        "init<Label: View>(text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label)",
        "A text, or a label where there is none."
      ) { (text: ScriptBinding, prompt: Text?, _: Value, label: AnyView) in
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
      Row.view(
        "init<Label: View>(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)",
        "A dot for each letter."
      ) { (text: ScriptBinding, prompt: Text?, label: AnyView) in
        SecureField(text: text.reading(""), prompt: prompt) { label }
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

  /// What can be edited in a format, each with its formats.
  private static let formats: [(input: String, style: String)] =
    NumberStyle.families.flatMap { family in
      ["", ".Percent", ".Currency"].map { (family.number, family.style + $0) }
    } + [("Date", "Date.FormatStyle")]

  /// A field for a value in a format: with a name, and with a label.
  @RowBuilder private static func fieldRows(_ value: String, format: String) -> [Row] {
    let parameters = "value: \(value), format: \(format), prompt: Text? = nil"
    let summary =
      "A value to edit, in a format"
      + (value.hasSuffix("?>") ? ", or the prompt where there is none." : ".")
    Row.titled("init", ", \(parameters))", summary) {
      (title: LocalizedStringKey, value: ScriptBinding, format: Value, prompt: Text?) in
      TextField(title, text: .constant(try written(value, format)), prompt: prompt)
    }
    Row.view("init<Label: View>(\(parameters), @ViewBuilder label: () -> Label)", summary) {
      (value: ScriptBinding, format: Value, prompt: Text?, label: AnyView) in
      TextField(text: .constant(try written(value, format)), prompt: prompt) { label }
    }
  }

  /// What a field holds of a value, which may be missing.
  private static func written(_ value: ScriptBinding, _ format: Value) throws -> String {
    switch try value.get() {
    case .none: ""
    case .some(let value): try Interpolation.formatted(value, format)
    case let value: try Interpolation.formatted(value, format)
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
