import GaugeUI
import Testing

@testable import SwiftInterpreter

/// What views keep, watch and hand down, told by the texts that they draw.
@Suite struct ViewLanguageTests {
  @Test(arguments: [
    (
      """
      struct Inner: View {
        @Environment(\\.colorScheme) private var scheme
        var body: some View { Text(scheme == .dark ? "dark" : "light") }
      }
      VStack { Inner(); Inner().environment(\\.colorScheme, .light) }
      """, ["dark", "light"]
    ),
    (
      """
      private struct LevelKey: EnvironmentKey { static let defaultValue = 3 }
      extension EnvironmentValues {
        var level: Int { get { self[LevelKey.self] } set { self[LevelKey.self] = newValue } }
      }
      struct Leaf: View { @Environment(\\.level) var level; var body: some View { Text("\\(level)") } }
      VStack { Leaf(); Leaf().environment(\\.level, 9) }
      """, ["3", "9"]
    ),
    (
      """
      struct Named: ViewModifier {
        var name = "a"
        @Environment(\\.colorScheme) var scheme
        func body(content: Content) -> some View {
          VStack { Text(name); content; Text(scheme == .dark ? "d" : "l") }
        }
      }
      extension View { func named(_ name: String) -> some View { modifier(Named(name: name)) } }
      Text("x").named("n")
      """, ["n", "x", "d"]
    ),
    (
      """
      class Model: ObservableObject {
        @Published var level = 0.4
        var percent: String { "\\(Int(level * 100))%" }
      }
      struct Part: View {
        @ObservedObject var model: Model
        @Binding var level: Double
        var body: some View { Text("\\(model.percent) \\(level.formatted())") }
      }
      struct Whole: View {
        @StateObject private var model = Model()
        var body: some View { Part(model: model, level: $model.level) }
      }
      Whole()
      """, ["40% 0.4"]
    ),
    (
      """
      @Observable class Settings { var names = ["p", "q"] }
      class Other: ObservableObject { let name = "o" }
      struct Leaf: View {
        @Environment(Settings.self) private var settings
        @EnvironmentObject var other: Other
        var body: some View {
          @Bindable var settings = settings
          Text(settings.names.joined() + other.name)
        }
      }
      struct Whole: View {
        @State private var settings = Settings()
        var body: some View { Leaf().environment(settings).environmentObject(Other()) }
      }
      Whole()
      """, ["pqo"]
    ),
    (
      """
      struct Item: Identifiable { let id = UUID(); var name: String }
      struct Row: View { @Binding var item: Item; var body: some View { Text(item.name) } }
      struct Whole: View {
        @State private var items = [Item(name: "a"), Item(name: "b")]
        var body: some View {
          ForEach($items) { $item in
            Row(item: $item)
            Text(item.name.uppercased())
          }
          Row(item: $items[1])
        }
      }
      VStack { Whole() }
      """, ["a", "A", "b", "B", "b"]
    ),
    (
      """
      struct Kept: View {
        @State private var names: [String]
        @AppStorage("count") private var count = 3
        @ScaledMetric(relativeTo: .body) private var size = 20
        @FocusState private var isFocused: Bool
        @Namespace private var space
        init(_ name: String) { _names = State(initialValue: [name, "z"]) }
        var body: some View { Text("\\(names.joined()) \\(count) \\(size) \\(isFocused.description)") }
      }
      Kept("y")
      """, ["yz 3 20 false"]
    ),
    (
      """
      struct Whole: View {
        var body: some View {
          VStack {
            #if os(iOS)
            Text("iOS")
            #else
            Text("other")
            #endif
            #if DEBUG
            Text("debug")
            #endif
            if #available(iOS 16, *) { Text("new") }
          }
          .onDisappear { print("never") }
          .animation(.easeInOut(duration: 1), value: 3)
        }
      }
      Whole()
      """, ["iOS", "new"]
    ),
  ])
  func `views say what they are given`(source: String, texts: [String]) throws {
    let (program, diagnostics) = Program.check([SourceText(source)])
    #expect(diagnostics.map(\.message) == [])
    let whole = try #require(program)
    let preview = try #require(whole.previews.last)
    let rendering = Evaluation(whole).draw(preview, columns: 40, rows: nil)
    #expect(rendering.diagnostics.map(\.message) == [])
    let drawn = rendering.drawing.items.compactMap { item -> String? in
      if case .text(let string, _, _) = item.content { string } else { nil }
    }
    #expect(drawn == texts)
  }

  @Test func `an object that no view has set is missed`() throws {
    let source = """
      class Model: ObservableObject { let name = "m" }
      struct Leaf: View { @EnvironmentObject var model: Model; var body: some View { Text(model.name) } }
      Leaf()
      """
    let whole = try #require(Program.check([SourceText(source)]).program)
    let preview = try #require(whole.previews.first)
    #expect(
      Evaluation(whole).draw(preview, columns: 40, rows: nil).diagnostics.map(\.message) == [
        "no object of type 'Model' found; a view's ancestor has to set one with "
          + "'.environmentObject(…)' or '.environment(…)'"
      ])
  }

  @Test func `work that is started is done when the input is`() throws {
    let source = """
      func load() async throws -> Int { try await Task.sleep(for: .seconds(60)); return 5 }
      Task { print("got", try await load()) }
      DispatchQueue.main.async { print("then") }
      print("first")
      """
    let (program, diagnostics) = Program.check([SourceText(source)])
    #expect(diagnostics.map(\.message) == [])
    let printed = Evaluation(try #require(program)).run(source: 0).map { output in
      if case .printed(let line) = output { line } else { "no line" }
    }
    #expect(printed == ["first", "got 5", "then"])
  }
}

/// What is said about arguments that do not fit, and where.
@Suite struct ArgumentMismatchTests {
  @Test(arguments: [
    (
      "Gauge(value: 1) { Text(\"a\") } currentValueLable: { Text(\"b\") }", "currentValueLable",
      "incorrect argument label in call (have 'currentValueLable:', expected 'currentValueLabel:')"
    ),
    (
      "Text(\"a\").frame(widht: 3)", "(",
      "incorrect argument label in call (have 'widht:', expected 'width:')"
    ),
    (
      "Gauge(value: 1) { Text(\"a\") } currentValueLabel: { Text(\"b\") } minimumValueLabel: { Text(\"c\") }",
      "", "missing argument for parameter 'maximumValueLabel' in call"
    ),
    (
      "Gauge(value: 1) { Text(\"a\") } currentValueLabel: { Text(\"b\") } minimumValueLabel: { Spacer() } maximumValueLabel: { Text(\"c\") }",
      "{ Text(\"c\") }", "cannot convert return expression of type 'Text' to return type 'Spacer'"
    ),
  ])
  func `the place is the compiler's`(source: String, place: String, message: String) {
    let diagnostics = Program.check([SourceText(source)]).diagnostics
    #expect(diagnostics.map(\.message) == [message])
    let bytes = Array(source.utf8)
    #expect(diagnostics.map { String(decoding: bytes[$0.range], as: UTF8.self) } == [place])
  }
}
