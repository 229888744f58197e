import SwiftUI

// Styles of a script's own, for each control that has them.

struct Pressing: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("<")
      configuration.label
      Text(configuration.role == .destructive ? "!>" : ">")
    }
    .onTapGesture { configuration.trigger() }
    .onAppear { configuration.trigger() }
  }
}

struct Twice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Button(configuration)
      Button(configuration).buttonStyle(.bordered)
    }
  }
}

struct Folding: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        HStack {
          Text(configuration.isExpanded ? "v" : ">")
          configuration.label
        }
      }
      if configuration.isExpanded { configuration.content.padding(.leading, 16) }
      Toggle("unfold", isOn: configuration.$isExpanded).labelsHidden()
    }
    .onAppear { configuration.isExpanded = true }
  }
}

struct Stacked: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.bold()
      configuration.content
    }
  }
}

struct Underlined: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration).underline()
  }
}

struct Boxed: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
    .border(.red)
  }
}

struct Upright: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon
      configuration.title
    }
  }
}

struct Counted: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text((configuration.fractionCompleted ?? 0).formatted(.percent))
      configuration.currentValueLabel
    }
  }
}

struct Joined: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.label
      configuration.content
    }
    .border(.blue)
  }
}

struct Arrowed: MenuStyle {
  func makeBody(configuration: MenuStyleConfiguration) -> some View {
    HStack {
      Menu(configuration)
      Text("v")
    }
  }
}

struct InWords: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.selection, format: .dateTime.year().month().day())
      if configuration.displayedComponents.contains(.hourAndMinute) { Text("and time") }
      DatePicker("again", selection: configuration.$selection, displayedComponents: .date)
        .labelsHidden()
      if configuration.minimumDate != nil { Text("from") }
      if configuration.maximumDate != nil { Text("until") }
    }
    .onAppear { configuration.selection = .now }
  }
}

struct Framed: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.content
      Form(configuration)
    }
    .border(.green)
  }
}

extension PrimitiveButtonStyle where Self == Pressing {
  static var pressing: Pressing { Pressing() }
}
extension LabeledContentStyle where Self == Stacked { static var stacked: Stacked { Stacked() } }

#Preview("Buttons") {
  VStack {
    Button("own") {}.buttonStyle(Pressing())
    Button("own", role: .destructive) {}.buttonStyle(.pressing)
    Button("twice") {}.buttonStyle(Twice())
    Button("twice") {}.buttonStyle(Twice()).buttonStyle(.borderedProminent)
    ControlGroup {
      Button("one") {}
      Button("two") {}
    }.controlGroupStyle(Joined())
    ControlGroup("name") {
      Button("one") {}
      Button("two") {}
    }.controlGroupStyle(Joined())
    ControlGroup("name".prefix(2)) { Button("one") {} }.controlGroupStyle(Joined())
    ControlGroup {
      Button("one") {}
    } label: {
      Text("label")
    }.controlGroupStyle(Joined())
    ControlGroup { Button("one") {} }.controlGroupStyle(.automatic)
    ControlGroup { Button("one") {} }.controlGroupStyle(AutomaticControlGroupStyle())
    ControlGroup { Button("one") {} }.controlGroupStyle(.navigation)
    ControlGroup { Button("one") {} }.controlGroupStyle(NavigationControlGroupStyle())
    Menu("menu") { Text("item") }.menuStyle(Arrowed())
    Menu("menu") { Text("item") }.menuStyle(.button).buttonStyle(.bordered)
  }
}

#Preview("Groups") {
  VStack(alignment: .leading) {
    DisclosureGroup("closed") { Text("more") }.disclosureGroupStyle(Folding())
    DisclosureGroup("open", isExpanded: .constant(true)) { Text("more") }
      .disclosureGroupStyle(Folding())
    DisclosureGroup("usual", isExpanded: .constant(true)) { Text("more") }
      .disclosureGroupStyle(.automatic)
    DisclosureGroup("usual", isExpanded: .constant(true)) { Text("more") }
      .disclosureGroupStyle(AutomaticDisclosureGroupStyle())
    LabeledContent("speed", value: "140").labeledContentStyle(Stacked())
    LabeledContent("speed", value: "140").labeledContentStyle(.stacked)
    LabeledContent("speed", value: "140").labeledContentStyle(Underlined())
    LabeledContent("speed", value: "140").labeledContentStyle(.automatic)
    LabeledContent("speed", value: "140").labeledContentStyle(AutomaticLabeledContentStyle())
    GroupBox("box") { Text("in it") }.groupBoxStyle(Boxed())
    Label("up", systemImage: "star").labelStyle(Upright())
    ProgressView(value: 0.25) {
      Text("load")
    } currentValueLabel: {
      Text("of it")
    }
    .progressViewStyle(Counted())
    Form { Text("row") }.formStyle(Framed())
    TextEditor(text: .constant("text")).frame(height: 16).textEditorStyle(.plain)
      .textEditorStyle(.automatic).textEditorStyle(PlainTextEditorStyle())
      .textEditorStyle(AutomaticTextEditorStyle())
    Text("columns").navigationSplitViewStyle(.balanced).navigationSplitViewStyle(.automatic)
      .navigationSplitViewStyle(.prominentDetail)
      .navigationSplitViewStyle(AutomaticNavigationSplitViewStyle())
      .navigationSplitViewStyle(BalancedNavigationSplitViewStyle())
      .navigationSplitViewStyle(ProminentDetailNavigationSplitViewStyle())
  }
}

#Preview("Dates") {
  let day = Date(timeIntervalSinceReferenceDate: 86_400)
  VStack {
    DatePicker("day", selection: .constant(day)).datePickerStyle(InWords())
    DatePicker("day", selection: .constant(day), in: day...day, displayedComponents: .date)
      .datePickerStyle(InWords())
    DatePicker("day", selection: .constant(day), in: day...).datePickerStyle(InWords())
    DatePicker("day", selection: .constant(day), in: ...day).datePickerStyle(InWords())
  }
}
