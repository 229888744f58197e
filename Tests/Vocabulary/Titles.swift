import SwiftUI

// Titles: as they may be translated, as they stand, and as a part of a text.

let name: Substring = "a name of words".prefix(6)

struct Shown<Subject: ReferenceConvertible>: View {
  let subject: Subject
  let formatter: Formatter

  var body: some View { Text(subject, formatter: formatter) }
}

let always: CurrencyFormatStyleConfiguration.DecimalSeparatorDisplayStrategy = .always
let grouping: CurrencyFormatStyleConfiguration.Grouping = .never
let precision: CurrencyFormatStyleConfiguration.Precision = .fractionLength(1)

#Preview("Numbers to edit") { Numberstoedit() }

struct Numberstoedit: View {
  @State private var whole = 3
  @State private var part = 0.5
  @State private var exact: Decimal = 2.5
  @State private var noWhole: Int?
  @State private var somePart: Double? = 0.25
  @State private var someExact: Decimal? = 7

  var body: some View {
    VStack {
      Group {
        TextField("Name", value: $whole, format: .number)
        TextField(name, value: $whole, format: .number, prompt: Text("prompt"))
        TextField(value: $whole, format: .number) { Text("label") }
        TextField("Name", value: $noWhole, format: .number)
        TextField(name, value: $noWhole, format: .number, prompt: Text("prompt"))
        TextField(value: $noWhole, format: .number) { Text("label") }
        TextField("Name", value: $whole, format: .percent)
        TextField(name, value: $whole, format: .percent, prompt: Text("prompt"))
        TextField(value: $whole, format: .percent) { Text("label") }
        TextField("Name", value: $noWhole, format: .percent)
        TextField(name, value: $noWhole, format: .percent, prompt: Text("prompt"))
        TextField(value: $noWhole, format: .percent) { Text("label") }
        TextField("Name", value: $whole, format: .currency(code: "USD"))
        TextField(name, value: $whole, format: .currency(code: "USD"), prompt: Text("prompt"))
        TextField(value: $whole, format: .currency(code: "USD")) { Text("label") }
        TextField("Name", value: $noWhole, format: .currency(code: "USD"))
        TextField(name, value: $noWhole, format: .currency(code: "USD"), prompt: Text("prompt"))
        TextField(value: $noWhole, format: .currency(code: "USD")) { Text("label") }
      }
      Group {
        TextField("Name", value: $part, format: .number)
        TextField(name, value: $part, format: .number, prompt: Text("prompt"))
        TextField(value: $part, format: .number) { Text("label") }
        TextField("Name", value: $somePart, format: .number)
        TextField(name, value: $somePart, format: .number, prompt: Text("prompt"))
        TextField(value: $somePart, format: .number) { Text("label") }
        TextField("Name", value: $part, format: .percent)
        TextField(name, value: $part, format: .percent, prompt: Text("prompt"))
        TextField(value: $part, format: .percent) { Text("label") }
        TextField("Name", value: $somePart, format: .percent)
        TextField(name, value: $somePart, format: .percent, prompt: Text("prompt"))
        TextField(value: $somePart, format: .percent) { Text("label") }
        TextField("Name", value: $part, format: .currency(code: "EUR").presentation(.fullName))
        TextField(
          name, value: $part, format: .currency(code: "EUR").presentation(.fullName),
          prompt: Text("prompt"))
        TextField(value: $part, format: .currency(code: "EUR").presentation(.fullName)) {
          Text("label")
        }
        TextField("Name", value: $somePart, format: .currency(code: "EUR").presentation(.fullName))
        TextField(
          name, value: $somePart, format: .currency(code: "EUR").presentation(.fullName),
          prompt: Text("prompt"))
        TextField(value: $somePart, format: .currency(code: "EUR").presentation(.fullName)) {
          Text("label")
        }
      }
      Group {
        TextField("Name", value: $exact, format: .number)
        TextField(name, value: $exact, format: .number, prompt: Text("prompt"))
        TextField(value: $exact, format: .number) { Text("label") }
        TextField("Name", value: $someExact, format: .number)
        TextField(name, value: $someExact, format: .number, prompt: Text("prompt"))
        TextField(value: $someExact, format: .number) { Text("label") }
        TextField("Name", value: $exact, format: .percent)
        TextField(name, value: $exact, format: .percent, prompt: Text("prompt"))
        TextField(value: $exact, format: .percent) { Text("label") }
        TextField("Name", value: $someExact, format: .percent)
        TextField(name, value: $someExact, format: .percent, prompt: Text("prompt"))
        TextField(value: $someExact, format: .percent) { Text("label") }
        TextField("Name", value: $exact, format: .currency(code: "USD"))
        TextField(name, value: $exact, format: .currency(code: "USD"), prompt: Text("prompt"))
        TextField(value: $exact, format: .currency(code: "USD")) { Text("label") }
        TextField("Name", value: $someExact, format: .currency(code: "USD"))
        TextField(name, value: $someExact, format: .currency(code: "USD"), prompt: Text("prompt"))
        TextField(value: $someExact, format: .currency(code: "USD")) { Text("label") }
      }
    }
    .frame(width: 200)
  }
}

#Preview("Steps") { Steps() }

struct Steps: View {
  @State private var whole = 3
  @State private var part = 0.5
  @State private var exact: Decimal = 2.5

  var body: some View {
    VStack {
      Group {
        Stepper("Name", value: $whole, step: 1, format: .number)
        Stepper(name, value: $whole, format: .number)
        Stepper(value: $whole, step: 1, format: .number) { Text("label") }
        Stepper("Name", value: $whole, in: 0...10, step: 1, format: .number)
        Stepper(name, value: $whole, in: 0...10, format: .number)
        Stepper(value: $whole, in: 0...10, step: 1, format: .number) { Text("label") }
        Stepper("Name", value: $whole, step: 1, format: .percent)
        Stepper(name, value: $whole, format: .percent)
        Stepper(value: $whole, step: 1, format: .percent) { Text("label") }
        Stepper("Name", value: $whole, in: 0...10, step: 1, format: .percent)
        Stepper(name, value: $whole, in: 0...10, format: .percent)
        Stepper(value: $whole, in: 0...10, step: 1, format: .percent) { Text("label") }
        Stepper("Name", value: $whole, step: 1, format: .currency(code: "USD"))
        Stepper(name, value: $whole, format: .currency(code: "USD"))
        Stepper(value: $whole, step: 1, format: .currency(code: "USD")) { Text("label") }
        Stepper("Name", value: $whole, in: 0...10, step: 1, format: .currency(code: "USD"))
        Stepper(name, value: $whole, in: 0...10, format: .currency(code: "USD"))
        Stepper(value: $whole, in: 0...10, step: 1, format: .currency(code: "USD")) {
          Text("label")
        }
      }
      Group {
        Stepper("Name", value: $part, step: 1, format: .number)
        Stepper(name, value: $part, format: .number)
        Stepper(value: $part, step: 1, format: .number) { Text("label") }
        Stepper("Name", value: $part, in: 0...10, step: 1, format: .number)
        Stepper(name, value: $part, in: 0...10, format: .number)
        Stepper(value: $part, in: 0...10, step: 1, format: .number) { Text("label") }
        Stepper("Name", value: $part, step: 1, format: .percent)
        Stepper(name, value: $part, format: .percent)
        Stepper(value: $part, step: 1, format: .percent) { Text("label") }
        Stepper("Name", value: $part, in: 0...10, step: 1, format: .percent)
        Stepper(name, value: $part, in: 0...10, format: .percent)
        Stepper(value: $part, in: 0...10, step: 1, format: .percent) { Text("label") }
        Stepper(
          "Name", value: $part, step: 1, format: .currency(code: "EUR").presentation(.fullName))
        Stepper(name, value: $part, format: .currency(code: "EUR").presentation(.fullName))
        Stepper(value: $part, step: 1, format: .currency(code: "EUR").presentation(.fullName)) {
          Text("label")
        }
        Stepper(
          "Name", value: $part, in: 0...10, step: 1,
          format: .currency(code: "EUR").presentation(.fullName))
        Stepper(
          name, value: $part, in: 0...10, format: .currency(code: "EUR").presentation(.fullName))
        Stepper(
          value: $part, in: 0...10, step: 1, format: .currency(code: "EUR").presentation(.fullName)
        ) { Text("label") }
      }
      Group {
        Stepper("Name", value: $exact, step: 1, format: .number)
        Stepper(name, value: $exact, format: .number)
        Stepper(value: $exact, step: 1, format: .number) { Text("label") }
        Stepper("Name", value: $exact, in: 0...10, step: 1, format: .number)
        Stepper(name, value: $exact, in: 0...10, format: .number)
        Stepper(value: $exact, in: 0...10, step: 1, format: .number) { Text("label") }
        Stepper("Name", value: $exact, step: 1, format: .percent)
        Stepper(name, value: $exact, format: .percent)
        Stepper(value: $exact, step: 1, format: .percent) { Text("label") }
        Stepper("Name", value: $exact, in: 0...10, step: 1, format: .percent)
        Stepper(name, value: $exact, in: 0...10, format: .percent)
        Stepper(value: $exact, in: 0...10, step: 1, format: .percent) { Text("label") }
        Stepper("Name", value: $exact, step: 1, format: .currency(code: "USD"))
        Stepper(name, value: $exact, format: .currency(code: "USD"))
        Stepper(value: $exact, step: 1, format: .currency(code: "USD")) { Text("label") }
        Stepper("Name", value: $exact, in: 0...10, step: 1, format: .currency(code: "USD"))
        Stepper(name, value: $exact, in: 0...10, format: .currency(code: "USD"))
        Stepper(value: $exact, in: 0...10, step: 1, format: .currency(code: "USD")) {
          Text("label")
        }
      }
    }
    .frame(width: 200)
  }
}

#Preview("Values as formatters write them") { Written() }

struct Written: View {
  @State private var amount = 2.5
  @State private var day = Date(timeIntervalSinceReferenceDate: 86_400)
  @State private var noDay: Date?
  @State private var secret = "secret"

  var numbers: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .percent
    return formatter
  }

  var days: DateFormatter {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    return formatter
  }

  var body: some View {
    VStack {
      TextField("Name", value: $amount, formatter: numbers)
      TextField(name, value: $amount, formatter: numbers, prompt: Text("prompt"))
      TextField(value: $amount, formatter: numbers) { Text("label") }
      TextField("Name", value: $day, formatter: days)
      TextField(name, value: $day, formatter: days)
      TextField(value: $day, formatter: days) { Text("label") }
      TextField("Name", value: $day, format: .dateTime.year())
      TextField(name, value: $day, format: .dateTime.year())
      TextField(value: $day, format: .dateTime.year()) { Text("label") }
      TextField("Name", value: $noDay, format: .dateTime.year())
      TextField(name, value: $noDay, format: .dateTime.year())
      TextField(value: $noDay, format: .dateTime.year()) { Text("label") }
      TextField(text: .constant(""), prompt: Text("prompt"), axis: .vertical) { Text("label") }
      SecureField(text: $secret) { Text("label") }
      SecureField(text: .constant(""), prompt: Text("prompt")) { Text("label") }
      Text(NSNumber(value: 0.25), formatter: numbers)
      Text(day, formatter: days)
      Shown(subject: day, formatter: days)
      Text("of \(day, formatter: days), \(0.5 as NSNumber, formatter: numbers)")
      Text(numbers.string(for: 0.75) ?? "nothing")
      Text(days.string(for: day) ?? "nothing")
      Text(ISO8601DateFormatter().string(for: day) ?? "nothing")
      Text(ByteCountFormatter().string(for: 1_500_000) ?? "nothing")
      Text(
        MeasurementFormatter().string(for: Measurement(value: 3, unit: UnitLength.kilometers))
          ?? "nothing")
      Text(DateComponentsFormatter().string(for: 90.0) ?? "nothing")
    }
    .frame(width: 200)
  }
}

#Preview("Dates among words") {
  let day = Date(timeIntervalSinceReferenceDate: 86_400)
  VStack {
    Text("at \(day, style: .time) of \(day, style: .date)")
    Text("\(day...day.addingTimeInterval(60)) and \(DateInterval(start: day, duration: 60))")
    Text("a star \(Image(systemName: "star")) and \(day, format: .dateTime.year())")
    Text(Date(timeIntervalSinceNow: -7205), format: .relative(presentation: .named))
    Text(
      Date(timeIntervalSinceNow: -7205).formatted(
        .relative(presentation: .numeric, unitsStyle: .narrow)))
    Text(
      Date.RelativeFormatStyle(presentation: .named, unitsStyle: .spellOut).format(
        .now.addingTimeInterval(-86_405)))
    Text(
      Date.RelativeFormatStyle(unitsStyle: .abbreviated).locale(Locale(identifier: "de")).format(
        .now.addingTimeInterval(-7205)))
    Text(Date.RelativeFormatStyle(unitsStyle: .wide).format(.now.addingTimeInterval(-7205)))
    Text(day, format: .iso8601)
  }
}

#Preview("Numbers with signs") {
  VStack {
    Text(12.5.formatted(.currency(code: "USD").presentation(.narrow)))
    Text(12.5.formatted(.currency(code: "CAD").presentation(.standard)))
    Text(12.5.formatted(.currency(code: "CAD").presentation(.isoCode)))
    Text(12.formatted(.currency(code: "EUR").presentation(.fullName)))
    Text(Decimal(3).formatted(.currency(code: "EUR").presentation(.narrow)))
    Text((-12.5).formatted(.currency(code: "USD").sign(strategy: .accounting)))
    Text(12.5.formatted(.currency(code: "USD").sign(strategy: .accountingAlways())))
    Text(12.5.formatted(.currency(code: "USD").sign(strategy: .always())))
    Text(12.5.formatted(.currency(code: "USD").sign(strategy: .automatic)))
    Text((-12.5).formatted(.currency(code: "USD").sign(strategy: .never)))
    Text(
      1234.5.formatted(
        .currency(code: "USD").precision(precision).grouping(grouping)
          .decimalSeparator(strategy: always)))
    Text(0.formatted(.number.sign(strategy: .always(includingZero: false))))
    Text(
      12.formatted(
        .currency(code: "USD").precision(.fractionLength(0)).decimalSeparator(strategy: .always)))
    Text(12.5.formatted(.currency(code: "USD").decimalSeparator(strategy: .automatic)))
    Text(Decimal(12).formatted(.currency(code: "USD").decimalSeparator(strategy: .always)))
    Text(12.formatted(.percent.decimalSeparator(strategy: .always)))
    Text(0.5.formatted(.percent.decimalSeparator(strategy: .always)))
    Text(Decimal(0.5).formatted(.percent.decimalSeparator(strategy: .always)))
    Text(1200.formatted(.percent.notation(.compactName)))
    Text(1200.5.formatted(.percent.notation(.compactName)))
    Text(Decimal(1200).formatted(.percent.notation(.compactName)))
  }
}

#Preview("Names of everything") {
  @Previewable @State var isOn = true
  @Previewable @State var choice = 1
  @Previewable @State var color = Color.red
  @Previewable @State var day = Date(timeIntervalSinceReferenceDate: 86_400)
  VStack {
    Group {
      Text(name)
      Label(name, systemImage: "star")
      Label(name, image: "picture")
      Label("words", image: "picture")
      Button(name) {}
      Button(name, systemImage: "star") {}
      Toggle(name, isOn: $isOn)
      Toggle(name, systemImage: "star", isOn: $isOn)
      Picker(name, selection: $choice) { Text("one").tag(1) }
      Picker(name, systemImage: "star", selection: $choice) { Text("one").tag(1) }
      Picker("words", systemImage: "star", selection: $choice) { Text("one").tag(1) }
      ColorPicker(name, selection: $color)
      DatePicker(name, selection: $day, displayedComponents: .date)
      DatePicker(name, selection: $day, in: ...day, displayedComponents: .date)
    }
    Group {
      LabeledContent(name, value: name)
      LabeledContent("words", value: name)
      LabeledContent(name) { Text("view") }
      Section(name) { Text("row") }
      GroupBox(name) { Text("box") }
      DisclosureGroup(name, isExpanded: $isOn) { Text("more") }
      Menu(name) { Text("item") }
      Menu(name, systemImage: "star") { Text("item") }
      ProgressView(name, value: 0.5)
      Link(name, destination: URL(string: "https://example.com")!)
    }
  }
  .frame(width: 240)
  .navigationTitle(name)
  .navigationBarTitle(name)
  .navigationBarTitle("words")
  .navigationBarTitle(name, displayMode: .inline)
  .help("words").help(name).help(Text("words"))
  .navigationSubtitle("words").navigationSubtitle(name).navigationSubtitle(Text("words"))
  .widgetLabel("words").widgetLabel(name).widgetLabel(Text("words"))
  .searchable(text: .constant(""), prompt: "words")
  .searchable(text: .constant(""), prompt: name)
  .searchable(text: .constant(""), prompt: Text("words"))
}

struct Failure: LocalizedError { var errorDescription: String? { "failed" } }

#Preview("Questions") {
  @Previewable @State var isAsked = false
  let item: Int? = 1
  let failure: Failure? = nil
  Text("asked")
    .alert("words", isPresented: $isAsked) { Button("Yes") {} }
    .alert(name, isPresented: $isAsked) { Button("Yes") {} }
    .alert(Text("words"), isPresented: $isAsked) { Button("Yes") {} }
    .alert("words", isPresented: $isAsked) {
      Button("Yes") {}
    } message: {
      Text("why")
    }
    .alert(name, isPresented: $isAsked) {
      Button("Yes") {}
    } message: {
      Text("why")
    }
    .alert(Text("words"), isPresented: $isAsked) {
      Button("Yes") {}
    } message: {
      Text("why")
    }
    .alert("words", isPresented: $isAsked, presenting: item) { Text("\($0)") }
    .alert(name, isPresented: $isAsked, presenting: item) { Text("\($0)") }
    .alert(Text("words"), isPresented: $isAsked, presenting: item) { Text("\($0)") }
    .alert("words", isPresented: $isAsked, presenting: item) {
      Text("\($0)")
    } message: {
      Text("\($0)")
    }
    .alert(name, isPresented: $isAsked, presenting: item) {
      Text("\($0)")
    } message: {
      Text("\($0)")
    }
    .alert(Text("words"), isPresented: $isAsked, presenting: item) {
      Text("\($0)")
    } message: {
      Text("\($0)")
    }
    .alert(isPresented: $isAsked, error: failure) { Button("Yes") {} }
    .alert(isPresented: $isAsked, error: failure) { _ in
      Button("Yes") {}
    } message: {
      Text($0.errorDescription ?? "")
    }
    .confirmationDialog("words", isPresented: $isAsked) { Button("Yes") {} }
    .confirmationDialog(name, isPresented: $isAsked) { Button("Yes") {} }
    .confirmationDialog(Text("words"), isPresented: $isAsked) { Button("Yes") {} }
    .confirmationDialog("words", isPresented: $isAsked, titleVisibility: .visible) {
      Button("Yes") {}
    } message: {
      Text("why")
    }
    .confirmationDialog(name, isPresented: $isAsked) {
      Button("Yes") {}
    } message: {
      Text("why")
    }
    .confirmationDialog(Text("words"), isPresented: $isAsked) {
      Button("Yes") {}
    } message: {
      Text("why")
    }
    .confirmationDialog("words", isPresented: $isAsked, presenting: item) { Text("\($0)") }
    .confirmationDialog(name, isPresented: $isAsked, presenting: item) { Text("\($0)") }
    .confirmationDialog(Text("words"), isPresented: $isAsked, presenting: item) { Text("\($0)") }
    .confirmationDialog("words", isPresented: $isAsked, presenting: item) {
      Text("\($0)")
    } message: {
      Text("\($0)")
    }
    .confirmationDialog(name, isPresented: $isAsked, presenting: item) {
      Text("\($0)")
    } message: {
      Text("\($0)")
    }
    .confirmationDialog(Text("words"), isPresented: $isAsked, presenting: item) {
      Text("\($0)")
    } message: {
      Text("\($0)")
    }
    .contentMargins(8)
    .contentMargins(8, for: .scrollContent)
    .contentMargins(.horizontal, 8)
    .contentMargins(.horizontal, 8, for: .scrollIndicators)
    .contentMargins(.top, EdgeInsets(), for: .automatic)
}

#Preview("Older links") {
  @Previewable @State var isActive = false
  @Previewable @State var chosen: Int? = 1
  VStack(alignment: .leading) {
    NavigationLink("words", isActive: $isActive) { Text("there") }
    NavigationLink(name, isActive: $isActive) { Text("there") }
    NavigationLink("words", destination: Text("there"), isActive: $isActive)
    NavigationLink(name, destination: Text("there"), isActive: $isActive)
    NavigationLink("words", tag: 1, selection: $chosen) { Text("there") }
    NavigationLink(name, tag: 1, selection: $chosen) { Text("there") }
    NavigationLink("words", destination: Text("there"), tag: 1, selection: $chosen)
    NavigationLink(name, destination: Text("there"), tag: 1, selection: $chosen)
    NavigationLink(destination: Text("there"), isActive: $isActive) { Text("label") }
    NavigationLink(isActive: $isActive) {
      Text("there")
    } label: {
      Text("label")
    }
    NavigationLink(destination: Text("there"), tag: 1, selection: $chosen) { Text("label") }
    NavigationLink(tag: 1, selection: $chosen) {
      Text("there")
    } label: {
      Text("label")
    }
  }
}

#Preview("Tabs") {
  VStack {
    TabView {
      Tab("one", systemImage: "star") { Text("first") }
      Tab(name, systemImage: "star") { Text("second") }
      Tab("three", image: "picture") { Text("third") }
      Tab(name, image: "picture") { Text("fourth") }
    }
    TabView {
      Tab { Text("first") }
      Tab {
        Text("second")
      } label: {
        Label("two", systemImage: "star")
      }
      Tab(role: .search) { Text("third") }
      Tab(role: .search) {
        Text("fourth")
      } label: {
        Label("four", systemImage: "star")
      }
    }
    TabView {
      Tab("one", systemImage: "star", role: .search) { Text("first") }
      Tab(name, systemImage: "star", role: .search) { Text("second") }
      Tab("three", image: "picture", role: .search) { Text("third") }
      Tab(name, image: "picture", role: .search) { Text("fourth") }
    }
    TabView(selection: .constant(2)) {
      Tab("one", systemImage: "star", value: 1) { Text("first") }
      Tab(name, systemImage: "star", value: 2) { Text("second") }
      Tab("three", image: "picture", value: 3) { Text("third") }
      Tab(name, image: "picture", value: 4) { Text("fourth") }
    }
    TabView(selection: .constant(3)) {
      Tab(value: 1) { Text("first") }
      Tab(value: 2) {
        Text("second")
      } label: {
        Label("two", systemImage: "star")
      }
      Tab(value: 3, role: .search) { Text("third") }
      Tab(value: 4, role: .search) {
        Text("fourth")
      } label: {
        Label("four", systemImage: "star")
      }
    }
    TabView(selection: .constant(4)) {
      Tab("one", systemImage: "star", value: 1, role: .search) { Text("first") }
      Tab(name, systemImage: "star", value: 2, role: .search) { Text("second") }
      Tab("three", image: "picture", value: 3, role: .search) { Text("third") }
      Tab(name, image: "picture", value: 4, role: .search) { Text("fourth") }
    }
    TabView {
      TabSection { Tab("one", systemImage: "star") { Text("first") } }
      TabSection("words") { Tab("two", systemImage: "star") { Text("second") } }
      TabSection(name) { Tab("three", systemImage: "star") { Text("third") } }
      TabSection {
        Tab("four", systemImage: "star") { Text("fourth") }
      } header: {
        Text("words")
      }
    }
  }
}
