import SwiftUI

// The styles of controls, by name and by type, and styles of one's own.

struct Pressed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.isPressed ? "down" : "up")
      Text(configuration.role == .cancel ? "cancels" : "acts")
    }
  }
}

struct Lamp: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.isOn ? "lit" : "dark")
    }
    .onAppear { configuration.isOn = true }
  }
}

struct Share: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.currentValueLabel
      ProgressView(configuration).progressViewStyle(.linear)
    }
  }
}

struct Swapped: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

struct Framed: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label.bold()
      configuration.content
    }
    .border(.gray)
  }
}

struct Plainer: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.plain)
  }
}

#Preview("Buttons") {
  VStack {
    Button("Automatic") {}.buttonStyle(.automatic)
    Button("Borderless") {}.buttonStyle(.borderless)
    Button("Plain") {}.buttonStyle(.plain)
    Button("Bordered") {}.buttonStyle(.bordered)
    Button("Default") {}.buttonStyle(DefaultButtonStyle())
    Button("Borderless") {}.buttonStyle(BorderlessButtonStyle())
    Button("Plain") {}.buttonStyle(PlainButtonStyle())
    Button("Bordered") {}.buttonStyle(BorderedButtonStyle())
    Button("Prominent") {}.buttonStyle(BorderedProminentButtonStyle())
    Button("Cancel", role: .cancel) {}.buttonStyle(Pressed())
    Button(role: .destructive, action: {}) { Text("Delete") }
    Button("Add", systemImage: "plus") {}
    Button(String("Text"), systemImage: "star", role: .cancel) {}
    Button(String("Text"), role: .cancel) {}
    Button("Plainer") {}.buttonStyle(Plainer())
  }
}

struct Switches: View {
  @State private var isOn = true

  var body: some View {
    VStack {
      Toggle("Automatic", isOn: $isOn).toggleStyle(.automatic)
      Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
      Toggle("Button", isOn: $isOn).toggleStyle(.button)
      Toggle("Switch", isOn: $isOn).toggleStyle(SwitchToggleStyle())
      Toggle("Red", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .red))
      Toggle("Button", isOn: $isOn).toggleStyle(ButtonToggleStyle())
      Toggle(String("Text"), isOn: $isOn)
      Toggle("Symbol", systemImage: "bolt", isOn: $isOn)
      Toggle(String("Text"), systemImage: "bolt", isOn: $isOn)
      Toggle("Lamp", isOn: $isOn).toggleStyle(Lamp())
      Toggle("Hidden", isOn: $isOn).labelsHidden()
    }
  }
}

#Preview("Switches") { Switches() }

#Preview("Progress") {
  VStack {
    ProgressView(value: 0.3).progressViewStyle(.automatic)
    ProgressView(value: 0.3).progressViewStyle(.linear)
    ProgressView(value: 0.3).progressViewStyle(DefaultProgressViewStyle())
    ProgressView(value: 0.3).progressViewStyle(LinearProgressViewStyle())
    ProgressView(value: 0.3).progressViewStyle(LinearProgressViewStyle(tint: .red))
    ProgressView(value: 0.3).progressViewStyle(CircularProgressViewStyle())
    ProgressView(value: 0.3).progressViewStyle(CircularProgressViewStyle(tint: .red))
    ProgressView("Loading")
    ProgressView(String("Text"))
    ProgressView { Text("Waiting") }
    ProgressView(String("Text"), value: 0.5)
    ProgressView(value: 1, total: 4) { Text("A quarter") }
    ProgressView(value: 0.7) {
      Text("Label")
    } currentValueLabel: {
      Text("70 %")
    }
    .progressViewStyle(Share())
  }
}

#Preview("Labels") {
  VStack {
    Label("Automatic", systemImage: "star").labelStyle(.automatic)
    Label("Icon", systemImage: "star").labelStyle(.iconOnly)
    Label("Title", systemImage: "star").labelStyle(.titleOnly)
    Label("Both", systemImage: "star").labelStyle(TitleAndIconLabelStyle())
    Label("Icon", systemImage: "star").labelStyle(IconOnlyLabelStyle())
    Label("Title", systemImage: "star").labelStyle(TitleOnlyLabelStyle())
    Label("Swapped", systemImage: "star").labelStyle(Swapped())
    Label("Asset", image: "picture")
    Label(String("Text"), systemImage: "star")
    Label {
      Text("Own")
    } icon: {
      Circle().frame(width: 8, height: 16)
    }
  }
}

#Preview("Boxes") {
  VStack {
    GroupBox { Text("Content") }
    GroupBox("Title") { Text("Content") }.groupBoxStyle(.automatic)
    GroupBox(String("Text")) { Text("Content") }.groupBoxStyle(DefaultGroupBoxStyle())
    GroupBox {
      Text("Content")
    } label: {
      Text("Label")
    }
    .groupBoxStyle(Framed())
    GroupBox(label: Text("Label")) { Text("Content") }
    ControlGroup { Button("One") {} }
  }
}

struct Choices: View {
  @State private var choice = 1

  var body: some View {
    VStack {
      Picker("Automatic", selection: $choice) { options }.pickerStyle(.automatic)
      Picker("Menu", selection: $choice) { options }.pickerStyle(.menu)
      Picker("Link", selection: $choice) { options }.pickerStyle(.navigationLink)
      Picker("Palette", selection: $choice) { options }.pickerStyle(.palette)
      Picker("Inline", selection: $choice) { options }.pickerStyle(.inline)
      Picker("Wheel", selection: $choice) { options }.pickerStyle(.wheel)
      Picker("Default", selection: $choice) { options }.pickerStyle(DefaultPickerStyle())
      Picker("Menu", selection: $choice) { options }.pickerStyle(MenuPickerStyle())
      Picker("Link", selection: $choice) { options }.pickerStyle(NavigationLinkPickerStyle())
      Picker("Segmented", selection: $choice) { options }.pickerStyle(SegmentedPickerStyle())
      Picker("Palette", selection: $choice) { options }.pickerStyle(PalettePickerStyle())
      Picker("Inline", selection: $choice) { options }.pickerStyle(InlinePickerStyle())
      Picker("Wheel", selection: $choice) { options }.pickerStyle(WheelPickerStyle())
      Picker(String("Text"), selection: $choice) { options }
      Picker(selection: $choice) {
        options
      } label: {
        Text("Label")
      }
      Picker(selection: $choice, label: Text("Older")) { options }
    }
  }

  @ViewBuilder private var options: some View {
    Text("One").tag(1)
    Text("Two").tag(2)
  }
}

#Preview("Choices") { Choices() }

struct Texts: View {
  @State private var text = "Ada"
  @State private var count = 1234
  @State private var share = 0.5

  var body: some View {
    VStack {
      TextField("Automatic", text: $text).textFieldStyle(.automatic)
      TextField("Plain", text: $text).textFieldStyle(.plain)
      TextField("Default", text: $text).textFieldStyle(DefaultTextFieldStyle())
      TextField("Plain", text: $text).textFieldStyle(PlainTextFieldStyle())
      TextField("Rounded", text: $text).textFieldStyle(RoundedBorderTextFieldStyle())
      TextField(String("Text"), text: $text)
      TextField("Down", text: $text, axis: .vertical)
      TextField(String("Across"), text: $text, axis: .horizontal)
      TextField("Count", value: $count, format: .number)
      TextField(String("Count"), value: $count, format: .number)
      TextField("Count", value: $count, format: .percent)
      TextField(String("Count"), value: $count, format: .percent)
      TextField("Count", value: $count, format: .currency(code: "EUR"))
      TextField(String("Count"), value: $count, format: .currency(code: "EUR"))
      TextField("Share", value: $share, format: .number)
      TextField(String("Share"), value: $share, format: .number)
      TextField("Share", value: $share, format: .percent)
      TextField(String("Share"), value: $share, format: .percent)
      TextField("Share", value: $share, format: .currency(code: "EUR"))
      TextField(String("Share"), value: $share, format: .currency(code: "EUR"))
      TextField(text: $text) { Text("Label") }
      SecureField(String("Secret"), text: $text)
    }
  }
}

#Preview("Texts") { Texts() }
