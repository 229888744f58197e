import Playground
import SwiftInterpreter
import Testing

@MainActor @Suite("Unknown names, strictly and leniently")
struct LeniencyTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let source: String
    /// What a strict check says.
    let error: String
    /// What a lenient one says.
    let warning: String
    /// What is drawn all the same, a blank trimmed at either end of each line.
    let picture: String

    var testDescription: String { source }
  }

  nonisolated static let cases = [
    Case(
      source: "Text(\"a\").glow(radius: nowhere)",
      error: "value of type 'Text' has no member 'glow'",
      warning: "value of type 'Text' has no member 'glow'; it is skipped", picture: "a"),
    Case(
      source: "Text(\"a\").fnt(.title).padding(0)",
      error: "value of type 'Text' has no member 'fnt'; did you mean 'font'?",
      warning: "value of type 'Text' has no member 'fnt'; it is skipped; did you mean 'font'?",
      picture: "a"),
    Case(
      source: "FancyCard(style: .wide) { Text(\"inside\") }",
      error: "cannot find 'FancyCard' in scope",
      warning: "cannot find 'FancyCard' in scope; its content is shown", picture: "inside"),
    Case(
      source: "VStack { FancyCard { Text(\"above\") } footer: { Text(\"below\") } }",
      error: "cannot find 'FancyCard' in scope",
      warning: "cannot find 'FancyCard' in scope; its content is shown", picture: "above\nbelow"),
    Case(
      source: "Histogram(values: nowhere)",
      error: "cannot find 'Histogram' in scope",
      warning: "cannot find 'Histogram' in scope; a placeholder stands for it",
      picture: "░░░░░░░░░░░\n░Histogram░\n░░░░░░░░░░░"),
    Case(
      source: "VStack { Text(\"a\"); Histogram { count in count } }",
      error: "cannot find 'Histogram' in scope",
      warning: "cannot find 'Histogram' in scope; a placeholder stands for it",
      picture: "a\n░░░░░░░░░░░\n░Histogram░\n░░░░░░░░░░░"),
    Case(
      source: "Text(\"a\").foregroundStyle(Theme.accent).font(.caption)",
      error: "cannot find 'Theme' in scope",
      warning: "cannot find 'Theme' in scope; 'foregroundStyle' is skipped", picture: "a"),
    Case(
      source: "Gauge(value: 0.5) { Text(\"a\") }.gaugeStyle(.neon).frame(width: 80)",
      error: "type 'GaugeStyle' has no member 'neon'",
      warning: "type 'GaugeStyle' has no member 'neon'; 'gaugeStyle' is skipped",
      picture: "a\n█████░░░░░"),
    Case(
      source: "Gauge(value: 0.5) { Text(\"a\") }.gaugeStyle(Neon()).frame(width: 80)",
      error: "cannot find 'Neon' in scope",
      warning: "cannot find 'Neon' in scope; 'gaugeStyle' is skipped",
      picture: "a\n█████░░░░░"),
    Case(
      source: "Text(\"a\").foregroundStyle(.brand).padding(0)",
      error: "type 'ShapeStyle' has no member 'brand'",
      warning: "type 'ShapeStyle' has no member 'brand'; a colour made from the name stands for it",
      picture: "a"),
    Case(
      source: "Text(\"a\").foregroundColor(Color(hex: \"#00FF00\"))",
      error: "incorrect argument label in call (have 'hex:', expected 'white:')",
      warning: "no initializer of 'Color' takes 'hex:'; the colour of its digits stands for it",
      picture: "a"),
    Case(
      source: "Text(0.5.percentage(digits: 2).formatted(.percent))",
      error: "value of type 'Double' has no member 'percentage'",
      warning: "value of type 'Double' has no member 'percentage'; it is skipped",
      picture: "50%"),
    Case(
      source: "Text(\"fuel\".localized).font(.brand)",
      error: "value of type 'String' has no member 'localized'",
      warning: "value of type 'String' has no member 'localized'; it is skipped", picture: "fuel"),
    Case(
      source: "VStack { Text(title(of: 3)); Text(\"\\(total() + 1)\") }",
      error: "cannot find 'title' in scope",
      warning: "cannot find 'title' in scope; a placeholder stands for it", picture: "title\n2"),
  ]

  @Test("A file is in error when it is checked strictly", arguments: cases)
  func strictFile(_ test: Case) {
    let events = FileRendering().events(of: [SourceText(test.source)])
    #expect(events.drawings.isEmpty)
    #expect(events.messages.contains("error: \(test.error)"))
  }

  @Test("Leniently it draws, and each unknown name is one warning", arguments: cases)
  func lenientFile(_ test: Case) {
    var rendering = FileRendering()
    rendering.isLenient = true
    let events = rendering.events(of: [SourceText(test.source)])
    #expect(events.drawings.map { $0.plain.trimmedLines } == [test.picture])
    #expect(events.messages.contains("warning: \(test.warning)"))
    #expect(!events.hasError)
  }

  @Test("The prompt is lenient where it is asked to be", arguments: cases)
  func prompt(_ test: Case) {
    let lenient = Session(isLenient: true).submit(test.source)
    #expect(lenient.drawings.map { $0.plain.trimmedLines } == [test.picture])
    #expect(lenient.messages.contains("warning: \(test.warning)"))
    #expect(Session().submit(test.source).messages.contains("error: \(test.error)"))
  }

  /// What a lenient session says to a line about a gauge, without its drawings.
  private nonisolated static let edits: [(line: String, messages: [String])] = [
    (
      ":style foo",
      [
        "error: there is no gauge style 'foo'; the styles are automatic, linearCapacity, accessoryLinear, accessoryLinearCapacity, accessoryCircular, accessoryCircularCapacity, linear, circular"
      ]
    ),
    (
      ":style Foo()",
      ["error: cannot find 'Foo' in scope"]
    ),
    (#":label current "\(missing)""#, ["error: cannot find 'missing' in scope"]),
    (":range low...9", ["error: cannot find 'low' in scope; did you mean 'log'?"]),
    (
      ".glow()",
      [
        "warning: value of type 'Gauge<Text, Text, Text, EmptyView>' has no member 'glow'; it is skipped"
      ]
    ),
  ]

  @Test(
    "A command writes no unknown name, even leniently; a modifier's is told of", arguments: edits)
  func edits(line: String, messages: [String]) {
    let session = Session(isLenient: true)
    _ = session.submit(":gauge speed 3 in 0...20")
    let code = session.submit(":code").map(\.transcript)
    #expect(session.submit(line).messages == messages)
    #expect((session.submit(":code").map(\.transcript) == code) == line.hasPrefix(":"))
  }

  @Test("A name is told of once, however often it stands there")
  func once() {
    var rendering = FileRendering()
    rendering.isLenient = true
    let source = "VStack { Text(\"a\").glow(); Text(\"b\").glow(); Dial(); Dial().glow() }"
    let messages = rendering.events(of: [SourceText(source)]).messages
    #expect(messages.count == 2)
  }

  @Test(
    "Each unknown name is told of at its place, wherever it stands beside another",
    arguments: [
      (
        "FancyCard(theme: Theme.light) { Dial(ink: Palette.red) }.glow(Shadows.big).foregroundStyle(Inks.x)",
        "FancyCard, Theme, Dial, Palette, glow, Shadows, Inks", "Dial"
      ),
      ("Text(\"a\").glow(Shadows.big, nowhere)", "glow, Shadows, nowhere", "a"),
      ("Text(\"a\").padding(0).frame(square: Sizes.big)", "square: Sizes.big, Sizes", "a"),
      ("Text(\"a\").modifier(Glow(Inks.x))", "Glow, Inks", "a"),
      ("VStack { Inks.page.padding(3) }", "Inks", "Inks.page"),
    ])
  func places(source: String, names: String, word: String) {
    var rendering = FileRendering()
    rendering.isLenient = true
    let events = rendering.events(of: [SourceText(source)])
    let found = events.compactMap { event -> String? in
      guard case .diagnostic(let diagnostic) = event else { return nil }
      let name = source.utf8.dropFirst(diagnostic.range.lowerBound).prefix(diagnostic.range.count)
      return String(name)
    }
    #expect(found.joined(separator: ", ") == names)
    #expect(events.drawings.map(\.plain).joined().contains(word))
  }

  @Test("A type that another file has does not lose the view that uses it")
  func missingType() {
    let source = """
      struct Panel: View {
        @StateObject var engine = Car()
        let theme: Theme? = nil
        var body: some View {
          VStack {
            Gauge(value: engine.fuel) { Text(engine.name) }
            if engine.isOn { Text("on") }
          }
          .frame(width: 80)
        }
      }
      #Preview { Panel() }
      """
    var rendering = FileRendering()
    rendering.isLenient = true
    let events = rendering.events(of: [SourceText(source)])
    #expect(events.drawings.map { $0.plain.trimmedLines } == ["name\n█████░░░░░"])
    #expect(
      events.messages == [
        "warning: cannot find 'Car' in scope; a placeholder stands for it",
        "warning: cannot find type 'Theme' in scope; a placeholder stands for it",
      ])
  }

  @Test("A view without a preview is drawn with values chosen for it")
  func samples() {
    let source = """
      enum Grade { case low, high }
      struct Wheel: View {
        let speed: Double
        let maxSpeed: Double
        let fuelName: String
        let grade: Grade
        @Binding var share: Double
        var ink = Color.red
        let onTap: (Int) -> Void
        var body: some View {
          Gauge(value: speed, in: 0...maxSpeed) { Text(fuelName) }.frame(width: 80)
          Gauge(value: share) { Text(grade == .low ? "low" : "high") }.frame(width: 80)
        }
      }
      struct Board: View {
        let title: String
        var body: some View { Wheel(speed: 1, maxSpeed: 2, fuelName: title, grade: .high, share: .constant(1), onTap: { _ in }) }
      }
      struct Lamp: View {
        let isOn: Bool
        var body: some View { Text(isOn ? "on" : "off") }
      }
      """
    var rendering = FileRendering()
    rendering.isLenient = true
    let events = rendering.events(of: [SourceText(source)])
    #expect(
      events.drawings.map { $0.plain.trimmedLines } == [
        "Title\n█████░░░░░\nhigh\n██████████", "on",
      ])
    #expect(
      events.messages == [
        "warning: 'Board' has no preview; it is drawn as 'Board(title: \"Title\")'",
        "warning: 'Lamp' has no preview; it is drawn as 'Lamp(isOn: true)'",
      ])
    let whole = source.replacing(
      "struct Board",
      with: "struct Other: Shape { func path(in rect: CGRect) -> Path { Path() } }\nstruct Bored"
    )
    .replacing(
      "Wheel(speed: 1, maxSpeed: 2, fuelName: title, grade: .high, share: .constant(1), onTap: { _ in })",
      with: "Text(title)")
    #expect(
      rendering.events(of: [SourceText(whole)]).messages.first
        == "warning: 'Wheel' has no preview; it is drawn as 'Wheel(speed: 60, maxSpeed: 100, fuelName: \"Fuel name\", grade: .low, share: .constant(60), onTap: { _ in })'"
    )
    #expect(FileRendering().events(of: [SourceText(source)]).hasError)
  }

  @Test("What other files hand down and add to types does not lose the view")
  func handedDown() {
    let source = """
      struct Panel: View {
        @Environment(\\.theme) private var theme: Theme
        @Environment(\\.spacing) private var spacing: CGFloat
        @Environment(Store.self) private var store
        var body: some View {
          VStack(spacing: 0 * spacing) {
            if let trip = store.trip { Text(trip.title) }
            Text(theme.title).padding(theme.width * 0)
          }
        }
      }
      #Preview { Panel() }
      """
    var rendering = FileRendering()
    rendering.isLenient = true
    let events = rendering.events(of: [SourceText(source)])
    #expect(events.drawings.map { $0.plain.trimmedLines } == ["title\ntitle"])
    #expect(!events.hasError)
  }

  @Test("What is read of unknown things fits its use, wherever it stands")
  func values() {
    let source = """
      struct Panel: View {
        var start = model.start
        @State private var speed = defaults.speed
        @Environment(Trip.self) private var trip
        @ObservedObject var car = Car.shared
        var share: Double { fleet.used / 2 }
        func title() -> String { words.title(for: start) }
        var body: some View {
          VStack {
            Gauge(value: start) { Text(title()) }
            Gauge(value: speed, in: car.low...car.high) { Text(trip.name) }
            Gauge(value: car.fuel, in: car.range) { Text(car.font).font(car.font) }
            Gauge(value: share) { Text(car.shown ? "on" : "off") }
            ForEach(car.wheels) { wheel in Text(wheel.name) }
            ForEach(0..<car.doors) { Text("door \\($0)") }
            Slider(value: $car.speed, in: 0...1)
            Button("go", action: car.go)
          }
          .frame(width: 80)
        }
      }
      #Preview { Panel() }
      """
    var rendering = FileRendering()
    rendering.isLenient = true
    let events = rendering.events(of: [SourceText(source)])
    #expect(
      events.drawings.map { $0.plain.trimmedLines } == [
        """
        words.tit…
        █████░░░░░
        name
        █████░░░░░
        font
        █████░░░░░
        off
        ██▌░░░░░░░
        name
        door 0
        ▄▄▄▄▟▌░░░░
        go
        """
      ])
    #expect(
      events.messages
        == ["model", "defaults", "Trip", "Car", "fleet", "words"].map {
          "warning: cannot find '\($0)' in scope; a placeholder stands for it"
        })
  }

  @Test(
    "What is unknown may be optional, an enum, a list, a number, or have types and values of its own"
  )
  func kinds() {
    let source = """
      struct Panel: View {
        @Environment(\\.theme) private var theme
        let entry: Provider.Entry
        let kind: Kind
        init(entry: Provider.Entry = .sample, kind: Kind = Kind.daily) {
          self.entry = entry
          self.kind = kind
        }
        var body: some View {
          VStack {
            Text("\\(entry.streak ?? 0) days")
            Text(entry.owner?.name ?? "nobody")
            Text(entry.owner!.name).foregroundStyle(theme.ink)
            if let streak = entry.streak, streak > 3 { Text("long") } else { Text("short") }
            if kind == .large { Text("large") }
            switch entry.state {
            case .loading: Text("loading")
            case .failed(let error): Text(error.text)
            }
            ForEach(Array(entry.items.enumerated()), id: \\.offset) { index, item in
              Text("\\(index) \\(item.name)")
            }
            ForEach(entry.items.filter { $0.isOn }, id: \\.id) { Text($0.title) }
            Gauge(value: Double(entry.minutes), in: 0...Double(entry.goal)) { Text("d") }
            Gauge(value: entry.minutes / entry.goal) { Text("e") }
            Gauge(value: max(0, min(1, entry.share))) { Text("f") }
          }
          .frame(width: 80)
        }
      }
      #Preview { Panel(entry: .short, kind: .weekly(3)) }
      """
    var rendering = FileRendering()
    rendering.isLenient = true
    let events = rendering.events(of: [SourceText(source)])
    #expect(
      events.drawings.map { $0.plain.trimmedLines } == [
        """
        1 days
        name
        owner.name
        short
        loading
        0 name
        title
        d
        █████░░░░░
        e
        █████░░░░░
        f
        █████░░░░░
        """
      ])
    #expect(
      events.messages == [
        "warning: value of type 'EnvironmentValues' has no member 'theme'; a placeholder stands for it",
        "warning: cannot find type 'Provider' in scope; a placeholder stands for it",
        "warning: cannot find type 'Kind' in scope; a placeholder stands for it",
      ])
  }

  @Test(
    "What is made of unknown things is as unknown: it is handed on, changed, gone through and counted with"
  )
  func madeOfUnknown() {
    let source = """
      struct Entry: TimelineEntry { let date: Date; let trip: Trip; let legs: Set<Leg> }
      func load(_ minutes: Int64) -> Entry {
        let request = Request<Trip>()
        request.limit = 3
        guard let found = try? store.fetch(request) else { fatalError() }
        for trip in found { print(trip.name) }
        return Entry(date: .now, trip: Store(at: 3).trip, legs: Set(Leg.allCases))
      }
      struct Panel: View {
        let entry = load(3)
        var goal: Int64 { defaults.goal ?? Habits.goal }
        var left: Double { 10 - clock.now }
        var share: CGFloat { (0.0..<0.5).middle(at: 3) }
        var body: some View {
          VStack {
            Text(entry.trip?.name ?? "none")
            Text(goal.formattedLitres())
            Gauge(value: left, in: 0...19) { Text("a") }
            Gauge(value: share) { Text(legs(of: entry)) }.frame(square: 80)
          }
          .frame(width: 80)
        }
        func legs(of entry: Entry) -> String { entry.trip.legs()[0]!.name }
      }
      #Preview {
        let trip = Trip.sample()
        trip.start = 900
        return VStack { Panel(); Text(trip.title) }
      }
      """
    var rendering = FileRendering()
    rendering.isLenient = true
    let events = rendering.events(of: [SourceText(source)])
    #expect(
      events.drawings.map { $0.plain.trimmedLines } == [
        "name\n2\na\n█████░░░░░\nlegs.name\n█████░░░░░\ntitle"
      ])
    #expect(
      events.messages == [
        "warning: cannot find type 'Trip' in scope; a placeholder stands for it",
        "warning: cannot find type 'Leg' in scope; a placeholder stands for it",
        "warning: cannot find 'Request' in scope; a placeholder stands for it",
        "warning: cannot find 'store' in scope; a placeholder stands for it",
        "warning: cannot find 'Store' in scope; a placeholder stands for it",
        "warning: cannot find 'defaults' in scope; a placeholder stands for it",
        "warning: cannot find 'Habits' in scope; a placeholder stands for it",
        "warning: cannot find 'clock' in scope; a placeholder stands for it",
        "warning: value of type 'Range<Double>' has no member 'middle'; a placeholder stands for it",
        "warning: value of type 'Int64' has no member 'formattedLitres'; the value itself is written",
        "warning: no form of 'frame' takes 'square:'; it is skipped",
      ])
  }

  @Test("What the picture does not need does not lose it; what it needs stops with a word")
  func unneeded() {
    func source(_ shown: String) -> String {
      """
      struct Dial { let ends: ClosedRange<Date> }
      func dial() -> Dial { Dial(ends: Reader().ends) }
      #Preview { Text(\(shown)) }
      """
    }
    var rendering = FileRendering()
    rendering.isLenient = true
    let events = rendering.events(of: [SourceText(source("\"drawn\""))])
    #expect(events.drawings.map { $0.plain.trimmedLines } == ["drawn"])
    #expect(!events.hasError)
  }

  @Test("Shapes are drawn by themselves only where a file has no other views")
  func shapesAlone() {
    let shape = """
      struct Bar: Shape {
        let share: Double
        func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 80 * share, height: 16)) }
      }
      """
    var rendering = FileRendering()
    rendering.isLenient = true
    let alone = rendering.events(of: [SourceText(shape)])
    #expect(alone.messages == ["warning: 'Bar' has no preview; it is drawn as 'Bar(share: 0.6)'"])
    #expect(alone.drawings.map { $0.plain.trimmedLines.first } == ["█"])
    let used =
      shape + "\nstruct Row: View { let title: String; var body: some View { Text(title) } }"
    let beside = rendering.events(of: [SourceText(used)])
    #expect(beside.drawings.map { $0.plain.trimmedLines } == ["Title"])
  }

  @Test("A style alone in a file is drawn on a view of its kind; with views beside it, these are")
  func stylesAlone() {
    let style = """
      struct Plain: GaugeStyle {
        var ink = Color.red
        let unit: String
        func makeBody(configuration: Configuration) -> some View {
          HStack(spacing: 8) {
            configuration.minimumValueLabel
            configuration.currentValueLabel
            configuration.maximumValueLabel
            Text(configuration.value.formatted(.percent))
            Text(unit)
          }
        }
      }
      struct Words: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View { Text("\\(configuration.fractionCompleted ?? 0)") }
      }
      struct Boxed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { HStack(spacing: 0) { Text("["); configuration.label; Text("]") } }
      }
      struct Marked: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { Text(configuration.isOn ? "on" : "off") }
      }
      """
    var rendering = FileRendering()
    rendering.isLenient = true
    let alone = rendering.events(of: [SourceText(style)])
    #expect(
      alone.drawings.map { $0.plain.trimmedLines } == [
        "0 60 100 60% Unit", "0.600000", "[Label]", "on",
      ])
    #expect(
      alone.messages.last
        == "warning: 'Marked' has no preview; it is drawn as 'Toggle(\"Label\", isOn: .constant(true)).toggleStyle(Marked())'"
    )
    let view = "\nstruct Row: View { let title: String; var body: some View { Text(title) } }"
    let beside = rendering.events(of: [SourceText(style + view)])
    #expect(beside.drawings.map { $0.plain.trimmedLines } == ["Title"])
    #expect(FileRendering().events(of: [SourceText(style)]).hasError)
  }

  @Test("Something unknown is switched over as what its cases are")
  func switchedOver() {
    let source = """
      struct Dial: View {
        let entry: Entry
        var ink: Gradient {
          switch entry.score {
          case 0..<40: return Gradient(colors: [.red])
          default: return Gradient(colors: [.green])
          }
        }
        var name: String {
          switch entry.name {
          case "a", "b": return "known"
          default: return entry.name
          }
        }
        var body: some View {
          switch entry.kind {
          case .small: Text(name).tint(ink)
          @unknown default: fatalError()
          }
        }
      }
      #Preview { Dial(entry: .sample) }
      """
    var rendering = FileRendering()
    rendering.isLenient = true
    let events = rendering.events(of: [SourceText(source)])
    #expect(events.drawings.map { $0.plain.trimmedLines } == ["name"])
    #expect(
      events.messages == ["warning: cannot find type 'Entry' in scope; a placeholder stands for it"]
    )
  }

  @Test("What an unknown type is in the way of is not told of as well")
  func noCascade() {
    let source = """
      struct Panel: View {
        @StateObject var settings = AppSettings.shared
        var body: some View { Toggle("Tint", isOn: $settings.defaults.tint) }
      }
      """
    #expect(
      FileRendering().events(of: [SourceText(source)]).messages == [
        "error: cannot find 'AppSettings' in scope"
      ])
  }

  @Test("A view of what another file declares is shown without a preview")
  func viewOfUnknownTypes() {
    let source = """
      struct Row: View {
        let metric: Metric
        @ObservedObject var store: Store
        @Binding var item: Item
        var log: Logger { Logger.shared }
        var body: some View {
          VStack {
            Gauge(value: metric.value, in: metric.range) { Text(metric.unit) }
            Text(store.name)
            Text(item.title)
          }
          .frame(width: 80)
        }
      }
      """
    var rendering = FileRendering()
    rendering.isLenient = true
    let events = rendering.events(of: [SourceText(source)])
    #expect(events.drawings.map { $0.plain.trimmedLines } == ["unit\n█████░░░░░\nname\ntitle"])
    #expect(!events.hasError)
    #expect(FileRendering().events(of: [SourceText(source)]).hasError)
  }

  @Test(
    "What is known is checked as strictly as ever",
    arguments: [
      "Text(\"a\").padding(\"b\")", "Gauge(value: \"a\") { Text(\"b\") }", "nowhere",
      "Card { Text(3 + \"a\") }.padding(true)",
    ])
  func mistakes(_ source: String) {
    var rendering = FileRendering()
    rendering.isLenient = true
    #expect(rendering.events(of: [SourceText(source)]).hasError)
  }
}

extension [Event] {
  fileprivate var messages: [String] {
    compactMap {
      if case .diagnostic(let diagnostic) = $0 {
        "\(diagnostic.severity): \(diagnostic.message)"
      } else {
        nil
      }
    }
  }
}

extension String {
  fileprivate var trimmedLines: String {
    split(separator: "\n").map { line in
      let start = line.firstIndex { $0 != " " } ?? line.endIndex
      let end = line.lastIndex { $0 != " " }.map { line.index(after: $0) } ?? start
      return String(line[start..<end])
    }.joined(separator: "\n")
  }
}
