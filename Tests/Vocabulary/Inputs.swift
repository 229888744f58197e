import SwiftUI

enum Flavor: String, CaseIterable, Identifiable {
  case chocolate, vanilla, strawberry
  var id: Self { self }
}
struct Controls: View {
  @State private var value = 0.5
  @State private var number: Double = 20
  @State private var count = 3
  @State private var on = true
  @State private var name = "Ann"
  @State private var pass = ""
  @State private var flavor: Flavor = .vanilla
  @State private var opt: Flavor? = nil
  @State private var date = Date(timeIntervalSince1970: 1_699_963_200)
  @State private var color = Color.red
  @State private var editing = false
  @State private var set: Set<Flavor> = []
  var body: some View {
    VStack {
      Slider(value: $value)
      Slider(value: $value, in: 0...1)
      Slider(value: $number, in: 0...100, step: 1)
      Slider(value: $number, in: 0...100) { Text("Speed") }
      Slider(value: $number, in: 0...100, step: 5) { Text("Speed") }
      Slider(value: $number, in: 0...100) {
        Text("Speed")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
      Slider(value: $number, in: 0...100, step: 5) {
        Text("Speed")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      } onEditingChanged: { editing in
        self.editing = editing
      }
      Slider(
        value: $number, in: 0...100, step: 5, label: { Text("Speed") },
        minimumValueLabel: { Text("0") }, maximumValueLabel: { Text("100") },
        onEditingChanged: { _ in })
      Slider(value: $number, in: 0...100, onEditingChanged: { editing = $0 })
      Slider(value: $number, in: 0...100, step: 1, onEditingChanged: { editing = $0 })
      Slider(value: $number, in: 0...100) { editing in self.editing = editing }
      Slider(
        value: $number, in: 0...100, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
        maximumValueLabel: Text("100")
      ) { Text("x") }
      Slider(value: Binding(get: { Double(count) }, set: { count = Int($0) }), in: 0...10, step: 1)
      Slider(value: $number, in: 0...100, step: 10.0) {
        Text("x")
      } onEditingChanged: { _ in
      }
    }
  }
}
struct Buttons: View {
  @State var n = 0
  var body: some View {
    VStack {
      Button("Add") { n += 1 }
      Button("Del", role: .destructive) { n = 0 }
      Button(role: .cancel) {
        n = 0
      } label: {
        Label("Cancel", systemImage: "xmark")
      }
      Button(action: { n += 1 }) { Text("Add") }
      Button(action: add) { Image(systemName: "plus") }
      Button("Add", action: add)
      Button {
        n += 1
      } label: {
        Text("Go").padding()
      }
      Button("Add", systemImage: "plus") { n += 1 }
      Button("Add", systemImage: "plus", role: .destructive, action: add)
      Button(action: { add() }, label: { Text("Add") })
      Button("OK", role: .confirm) {}
      Button("Add") { withAnimation { n += 1 } }.buttonStyle(.borderedProminent)
      Button("B") {}.buttonStyle(.bordered).tint(.green).controlSize(.large)
      Button("B") {}.buttonStyle(PlainButtonStyle())
      Button("B") {}.buttonStyle(BorderlessButtonStyle())
      Button("B") {}.buttonStyle(.borderless)
      Button("B") {}.buttonStyle(.plain)
      Button("B") {}.buttonStyle(.glass)
      Button("B") {}.buttonStyle(.glassProminent)
      Button("B") {}.buttonBorderShape(.capsule)
      Button("B") {}.buttonStyle(Pressy()).disabled(true)
      Button("B") {}.buttonStyle(.pressy)
      Button("B") { Task { await load() } }
      Button("B") {}.keyboardShortcut(.defaultAction)
      Button("B") {}.buttonRepeatBehavior(.enabled)
      EditButton()
      Link("Apple", destination: URL(string: "https://apple.com")!)
      Link(destination: URL(string: "https://apple.com")!) { Text("Apple") }
      ShareLink(item: "text")
      ShareLink("Share", item: "text")
    }
  }
  func add() { n += 1 }
  func load() async {}
}
struct Pressy: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(4).background(
      configuration.isPressed ? Color.gray : Color.blue, in: Capsule()
    ).foregroundStyle(.white).scaleEffect(configuration.isPressed ? 0.95 : 1).animation(
      .easeOut(duration: 0.2), value: configuration.isPressed)
  }
}
extension ButtonStyle where Self == Pressy { static var pressy: Pressy { Pressy() } }
#Preview("sliders") { Controls() }
#Preview("buttons") { Buttons() }
struct Pickers: View {
  @State private var on = true
  @State private var count = 3
  @State private var number = 2.0
  @State private var flavor: Flavor = .vanilla
  @State private var opt: Flavor? = nil
  @State private var date = Date(timeIntervalSince1970: 1_699_963_200)
  @State private var color = Color.red
  var body: some View {
    VStack {
      Toggle("On", isOn: $on)
      Toggle(isOn: $on) { Text("On") }
      Toggle(isOn: $on, label: { Label("Wifi", systemImage: "wifi") })
      Toggle("On", systemImage: "bolt", isOn: $on)
      Toggle("On", isOn: $on).toggleStyle(.switch)
      Toggle("On", isOn: $on).toggleStyle(.button)
      Toggle("On", isOn: $on).toggleStyle(SwitchToggleStyle(tint: .red))
      Toggle("On", isOn: $on.animation()).labelsHidden().tint(.orange)
      Toggle("On", isOn: $on.animation(.spring()))
      Stepper("N \(count)", value: $count)
      Stepper("N", value: $count, in: 0...10)
      Stepper("N", value: $count, in: 0...10, step: 2)
      Stepper(value: $count, in: 0...10) { Text("N") }
      Stepper(value: $number, in: 0...10, step: 0.5) { Text("N") }
      Stepper("N") {
        count += 1
      } onDecrement: {
        count -= 1
      }
      Stepper("N", onIncrement: { count += 1 }, onDecrement: { count -= 1 })
      Stepper {
        Text("N")
      } onIncrement: {
        count += 1
      } onDecrement: {
        count -= 1
      }
      Picker("F", selection: $flavor) { ForEach(Flavor.allCases) { Text($0.rawValue.capitalized) } }
      Picker("F", selection: $flavor) { ForEach(Flavor.allCases) { f in Text(f.rawValue).tag(f) } }
        .pickerStyle(.segmented)
      Picker("F", selection: $flavor) {
        Text("V").tag(Flavor.vanilla)
        Text("C").tag(Flavor.chocolate)
      }.pickerStyle(SegmentedPickerStyle())
      Picker(selection: $flavor, label: Text("F")) { Text("V").tag(Flavor.vanilla) }
      Picker(selection: $flavor) {
        Text("V").tag(Flavor.vanilla)
      } label: {
        Text("F")
      }
      Picker("F", selection: $opt) {
        Text("none").tag(nil as Flavor?)
        ForEach(Flavor.allCases) { Text($0.rawValue).tag(Optional($0)) }
      }
      Picker("F", selection: $opt) {
        Text("none").tag(Flavor?.none)
        ForEach(Flavor.allCases) { Text($0.rawValue).tag($0 as Flavor?) }
      }
      Picker("N", selection: $count) { ForEach(0..<5) { Text("\($0)") } }.pickerStyle(.menu)
      Picker("N", selection: $count) { ForEach(1...5, id: \.self) { i in Text("\(i)").tag(i) } }
        .pickerStyle(.wheel)
      Picker("N", systemImage: "star", selection: $count) { Text("3").tag(3) }
      Picker("N", selection: $count) { Text("3").tag(3) }.pickerStyle(.inline)
      DatePicker("Date", selection: $date, displayedComponents: .date)
      DatePicker("Date", selection: $date, displayedComponents: .date)
      DatePicker("Date", selection: $date, displayedComponents: [.date])
      DatePicker("Date", selection: $date, in: ...Date(), displayedComponents: .date)
      DatePicker("Date", selection: $date, in: Date()..., displayedComponents: .date)
      DatePicker(selection: $date, displayedComponents: .date) { Text("Day") }
      DatePicker(selection: $date, in: Date()..., displayedComponents: .date) { Text("Day") }
      DatePicker(selection: $date, in: ...Date(), displayedComponents: .date) { Text("Day") }
      DatePicker(selection: $date, in: date...date, displayedComponents: .date) { Text("Day") }
      DatePicker("Date", selection: $date, in: date...date, displayedComponents: .date)
      ColorPicker("Color", selection: $color)
      ColorPicker("Color", selection: $color, supportsOpacity: false)
      ColorPicker(selection: $color) { Text("Color") }
    }
  }
}
#Preview("pickers") { Pickers().environment(\.locale, Locale(identifier: "en_US")) }
struct Fields: View {
  @State var name = "Ann"
  @State var value = 12.5
  @State var count = 4
  @State var optional: Double? = 3
  @FocusState var focused: Bool
  enum Field: Hashable { case name, value }
  @FocusState var field: Field?
  @State var showing = false
  var body: some View {
    VStack {
      TextField("Name", text: $name)
      TextField("Name", text: $name, prompt: Text("required"))
      TextField("Name", text: $name, axis: .vertical).lineLimit(2...4)
      TextField(text: $name) { Text("Name") }
      TextField(text: $name, prompt: Text("x")) { Text("Name") }
      TextField("Value", value: $value, format: .number)
      TextField("Value", value: $value, format: .number.precision(.fractionLength(2)))
      TextField("Value", value: $value, format: .percent)
      TextField("Value", value: $value, format: .currency(code: "USD"))
      TextField("Value", value: $count, format: .number)
      TextField("Value", value: $optional, format: .number)
      TextField("Value", value: $value, format: .number, prompt: Text("0"))
      TextField("Value", value: $value, formatter: NumberFormatter())
      TextField("Name", text: $name).textFieldStyle(.roundedBorder).keyboardType(.decimalPad)
        .focused($focused)
      TextField("Name", text: $name).textFieldStyle(RoundedBorderTextFieldStyle()).focused(
        $field, equals: .name)
      TextField("Name", text: $name).textInputAutocapitalization(.never).autocorrectionDisabled()
        .submitLabel(.done).onSubmit { focused = false }
      TextField("Name", text: $name).disableAutocorrection(true).autocapitalization(.none)
      TextField("Name", text: $name, onEditingChanged: { _ in }, onCommit: {})
      TextField("Name", text: $name) { editing in
        showing = editing
      } onCommit: {
      }
      TextField("Name", text: $name).textContentType(.username)
      SecureField("Pass", text: $name)
      SecureField("Pass", text: $name, prompt: Text("x"))
      TextEditor(text: $name).frame(height: 48)
    }
    .onAppear {
      focused = true
      field = .value
    }
    .defaultFocus($field, .name)
  }
}
#Preview("fields") { Fields() }
