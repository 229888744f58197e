import GaugeUI

extension Catalogue {
  /// Things to press, switch and drag. A drawing shows them as they are; nothing is pressed.
  @RowBuilder static var controls: [Row] {
    buttons
    sliders
    toggles
    steppers
    Rows.type("struct ColorPicker: View", "A colour to choose.") {
      Row.titled(
        "init", ", selection: Binding<Color>, supportsOpacity: Bool = true)",
        "A label and a dot of the colour."
      ) { (title: LocalizedStringKey, color: ScriptBinding, _: Bool) in
        ColorPicker(title, selection: color.reading(Color.clear))
      }
      Row.view(
        "init<Label: View>(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label)",
        "A label and a dot of the colour."
      ) { (color: ScriptBinding, _: Bool, label: AnyView) in
        ColorPicker(selection: color.reading(Color.clear)) { label }
      }
    }
  }

  @RowBuilder private static var buttons: [Row] {
    Rows.type("struct Button: View", "Something to press; the action is not run.") {
      Row.view(
        "init<Label: View>(action: () -> Void, @ViewBuilder label: () -> Label)",
        "A button with a label."
      ) { (_: FunctionValue, label: AnyView) in Button(action: {}, label: { label }) }
      Row.view(
        "init<Label: View>(role: ButtonRole?, action: () -> Void, @ViewBuilder label: () -> Label)",
        "A button for something special."
      ) { (role: ButtonRole?, _: FunctionValue, label: AnyView) in
        Button(role: role, action: {}, label: { label })
      }
      Row.titled(
        "init", ", role: ButtonRole? = nil, action: () -> Void)", "A button that says something."
      ) { (title: LocalizedStringKey, role: ButtonRole?, _: FunctionValue) in
        Button(title, role: role) {}
      }
      Row.titled(
        "init", ", systemImage: String, role: ButtonRole? = nil, action: () -> Void)",
        "A button with a symbol."
      ) { (title: LocalizedStringKey, name: String, role: ButtonRole?, _: FunctionValue) in
        Button(title, systemImage: name, role: role) {}
      }
      Row.view(
        "init(_ configuration: PrimitiveButtonStyleConfiguration)", "The button of a style."
      ) { (configuration: PrimitiveButtonStyleConfiguration) in Button(configuration) }
    }
    Rows.type("struct ButtonRole: Hashable", "What a button is for.") {
      Row.constant(
        "destructive", "ButtonRole", "It destroys something: red.", ButtonRole.destructive)
      Row.constant("cancel", "ButtonRole", "It goes back.", ButtonRole.cancel)
      Row.constant("close", "ButtonRole", "It closes something.", ButtonRole.close)
      Row.constant("confirm", "ButtonRole", "It goes ahead.", ButtonRole.confirm)
    }
    Rows.members(of: "Menu") {
      Row.view("init(_ configuration: MenuStyleConfiguration)", "The menu of a style.") {
        (configuration: MenuStyleConfiguration) in Menu(configuration)
      }
    }
    Rows.type("struct EditButton: View", "Begins editing; nothing here.") {
      Row.view("init()", "A button that says so.") { EditButton() }
    }
    Rows.type("struct Menu: View", "Actions behind a button, closed.") {
      Row.titled(
        "init<Content: View>", ", @ViewBuilder content: () -> Content)", "A menu with a name."
      ) { (title: LocalizedStringKey, content: AnyView) in Menu(title) { content } }
      Row.view(
        "init<Label: View, Content: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)",
        "A menu with a label."
      ) { (content: AnyView, label: AnyView) in Menu(content: { content }, label: { label }) }
      Row.view(
        "init<Label: View, Content: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: () -> Void)",
        "A menu with a label, and something to do at once."
      ) { (content: AnyView, label: AnyView, _: FunctionValue) in
        Menu(content: { content }, label: { label }, primaryAction: {})
      }
      Row.titled(
        "init<Content: View>", ", @ViewBuilder content: () -> Content, primaryAction: () -> Void)",
        "A menu with a name, and something to do at once."
      ) { (title: LocalizedStringKey, content: AnyView, _: FunctionValue) in
        Menu(title, content: { content }, primaryAction: {})
      }
      Row.titled(
        "init<Content: View>", ", systemImage: String, @ViewBuilder content: () -> Content)",
        "A menu with a name and a symbol."
      ) { (title: LocalizedStringKey, name: String, content: AnyView) in
        Menu(title, systemImage: name) { content }
      }
      Row.titled(
        "init<Content: View>",
        ", systemImage: String, @ViewBuilder content: () -> Content, primaryAction: () -> Void)",
        "A menu with a name and a symbol, and something to do at once."
      ) { (title: LocalizedStringKey, name: String, content: AnyView, _: FunctionValue) in
        Menu(title, systemImage: name, content: { content }, primaryAction: {})
      }
    }
  }

  @RowBuilder private static var sliders: [Row] {
    Rows.type("struct Slider: View", "A value on a line; as on iOS its label is not shown.") {
      for bounds in [
        "in bounds: ClosedRange<V> = 0...1", "in bounds: ClosedRange<V>, step: V = 1",
      ] {
        for row in sliderRows(bounds) { row }
      }
    }
  }

  private static func sliderRows(_ bounds: String) -> [Row] {
    let hasStep = bounds.contains("step")
    let head = "init<V: BinaryFloatingPoint"
    let editing = "onEditingChanged: (Bool) -> Void = { _ in }"
    func row<each P: NativeValue>(
      _ text: String,
      _ make: @escaping (ScriptBinding, ClosedRange<Double>, repeat each P) -> AnyView
    ) -> Row {
      hasStep
        ? Row.view(text, "A value between bounds, in steps.") {
          (value: ScriptBinding, bounds: ClosedRange<Double>, _: Double, rest: repeat each P) in
          make(value, bounds, repeat each rest)
        }
        : Row.view(text, "A value between bounds.") {
          (value: ScriptBinding, bounds: ClosedRange<Double>, rest: repeat each P) in
          make(value, bounds, repeat each rest)
        }
    }
    return [
      row(
        "\(head), Label: View, ValueLabel: View>(value: Binding<V>, \(bounds.replacing(" = 0...1", with: "")), \(editing), minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label)"
      ) {
        (
          value: ScriptBinding, bounds: ClosedRange<Double>, _: FunctionValue, low: AnyView,
          high: AnyView, label: AnyView
        ) in
        AnyView(
          Slider(
            value: value.reading(0.0), in: bounds, minimumValueLabel: low,
            maximumValueLabel: high, label: { label }))
      },
      row("\(head)>(value: Binding<V>, \(bounds), \(editing))") {
        (value: ScriptBinding, bounds: ClosedRange<Double>, _: FunctionValue) in
        AnyView(Slider(value: value.reading(0.0), in: bounds))
      },
      row(
        "\(head), Label: View>(value: Binding<V>, \(bounds), @ViewBuilder label: () -> Label, \(editing))"
      ) { (value: ScriptBinding, bounds: ClosedRange<Double>, _: FunctionValue, _: FunctionValue) in
        AnyView(Slider(value: value.reading(0.0), in: bounds))
      },
      row(
        "\(head), Label: View, ValueLabel: View>(value: Binding<V>, \(bounds), @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, \(editing))"
      ) {
        (
          value: ScriptBinding, bounds: ClosedRange<Double>, _: FunctionValue, low: AnyView,
          high: AnyView, _: FunctionValue
        ) in
        AnyView(
          Slider(value: value.reading(0.0), in: bounds) {
          } minimumValueLabel: {
            low
          } maximumValueLabel: {
            high
          })
      },
    ]
  }

  @RowBuilder private static var toggles: [Row] {
    Rows.type("struct Toggle: View", "A switch between on and off.") {
      Row.titled("init", ", isOn: Binding<Bool>)", "A switch with a name.") {
        (title: LocalizedStringKey, isOn: ScriptBinding) in
        Toggle(title, isOn: isOn.reading(false))
      }
      Row.titled(
        "init", ", systemImage: String, isOn: Binding<Bool>)", "A switch with a name and a symbol."
      ) { (title: LocalizedStringKey, name: String, isOn: ScriptBinding) in
        Toggle(title, systemImage: name, isOn: isOn.reading(false))
      }
      Row.view(
        "init<Label: View>(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)",
        "A switch with a label."
      ) { (isOn: ScriptBinding, label: AnyView) in
        Toggle(isOn: isOn.reading(false)) { label }
      }
      Row.view("init(_ configuration: ToggleStyleConfiguration)", "The switch of a style.") {
        (configuration: ToggleStyleConfiguration) in Toggle(configuration)
      }
    }
  }

  @RowBuilder private static var steppers: [Row] {
    Rows.type("struct Stepper: View", "A value to change in steps.") {
      for type in ["Int", "Double"] {
        for bounds in ["", ", in bounds: ClosedRange<\(type)>"] {
          for row in stepperRows(type, bounds) { row }
        }
      }
      for (type, style) in NumberStyle.families {
        for part in ["", ".Percent", ".Currency"] {
          for bounds in ["", ", in bounds: ClosedRange<\(type)>"] {
            formattedSteppers(type, bounds, format: style + part)
          }
        }
      }
      Row.titled(
        "init",
        ", onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: (Bool) -> Void = { _ in })",
        "A name, and a button for less and for more."
      ) { (title: LocalizedStringKey, _: Value, _: Value, _: FunctionValue) in
        Stepper(title, onIncrement: nil, onDecrement: nil)
      }
      Row.view(
        "init<Label: View>(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: (Bool) -> Void = { _ in })",
        "A label, and a button for less and for more."
      ) { (label: AnyView, _: Value, _: Value, _: FunctionValue) in
        Stepper(label: { label }, onIncrement: nil, onDecrement: nil)
      }
    }
  }

  /// A value in a format, in which it would be typed where there is a keyboard.
  @RowBuilder private static func formattedSteppers(
    _ type: String, _ bounds: String, format: String
  ) -> [Row] {
    let value = "value: Binding<\(type)>\(bounds), step: \(type) = 1, format: \(format)"
    let editing = "onEditingChanged: (Bool) -> Void = { _ in }"
    let summary = "A value to change by a step\(bounds.isEmpty ? "" : ", within bounds")."
    Row.titled(
      "init", ", \(value), \(editing))", summary,
      values: { title, _ in AnyView(Stepper(title, onIncrement: nil, onDecrement: nil)) })
    Row(
      "init<Label: View>(\(value), @ViewBuilder label: () -> Label, \(editing))",
      summary: summary,
      body: .function { values in
        let label = try AnyView.from(values.dropLast().last ?? .void)
        return AnyView(Stepper(label: { label }, onIncrement: nil, onDecrement: nil)).scriptValue
      })
  }

  private static func stepperRows(_ type: String, _ bounds: String) -> [Row] {
    let rest = "\(bounds), step: \(type) = 1"
    let editing = "onEditingChanged: (Bool) -> Void = { _ in }"
    let summary = "A value to change by a step\(bounds.isEmpty ? "" : ", within bounds")."
    let labelled =
      "init<Label: View>(value: Binding<\(type)>\(rest), @ViewBuilder label: () -> Label, \(editing))"
    if bounds.isEmpty {
      return Row.titled("init", ", value: Binding<\(type)>\(rest), \(editing))", summary) {
        (title: LocalizedStringKey, _: ScriptBinding, _: Value, _: FunctionValue) in
        Stepper(title, onIncrement: nil, onDecrement: nil)
      } + [
        Row.view(labelled, summary) {
          (_: ScriptBinding, _: Value, label: AnyView, _: FunctionValue) in
          Stepper(label: { label }, onIncrement: nil, onDecrement: nil)
        }
      ]
    }
    return Row.titled("init", ", value: Binding<\(type)>\(rest), \(editing))", summary) {
      (title: LocalizedStringKey, _: ScriptBinding, _: Value, _: Value, _: FunctionValue) in
      Stepper(title, onIncrement: nil, onDecrement: nil)
    } + [
      Row.view(labelled, summary) {
        (_: ScriptBinding, _: Value, _: Value, label: AnyView, _: FunctionValue) in
        Stepper(label: { label }, onIncrement: nil, onDecrement: nil)
      }
    ]
  }
}

extension ButtonRole: NativeValue {}
extension ButtonStyleConfiguration: NativeValue {}
extension ToggleStyleConfiguration: NativeValue {}
