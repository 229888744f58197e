import GaugeUI
import Testing

@testable import SwiftInterpreter

/// States are set by name, survive edits, and are read back as literals.
@Suite struct StateTests {
  private static let view = """
    struct A: View {
      @State private var n = 1
      var body: some View { Text("n is \\(n)") }
    }
    """

  @Test func aStateIsSetEverywhereByName() throws {
    let evaluation = try evaluation(of: Self.view + "\nVStack { A(); A() }")
    #expect(texts(evaluation) == ["n is 1", "n is 1"])
    #expect(evaluation.set("n", to: SourceText("2 + 3")).isEmpty)
    #expect(texts(evaluation) == ["n is 5", "n is 5"])
    #expect(evaluation.literal(of: evaluation.program.states[0]) == "5")
  }

  @Test func aWrongValueChangesNothing() throws {
    let evaluation = try evaluation(of: Self.view)
    let complaints = evaluation.set("n", to: SourceText("\"x\""))
    #expect(complaints.map(\.message) == ["cannot assign value of type 'String' to type 'Int'"])
    #expect(evaluation.set("m", to: SourceText("1")).count == 1)
    #expect(texts(evaluation) == ["n is 1"])
  }

  @Test func aStateSurvivesAnEditUnlessItsInitialValueChanged() throws {
    let before = try evaluation(of: Self.view)
    _ = before.set("n", to: SourceText("7"))
    let edited = Self.view.replacingOccurrences(of: "n is", with: "it is")
    let same = Evaluation(try evaluation(of: edited).program, states: before.states)
    #expect(texts(same) == ["it is 7"])
    let changed = Self.view.replacingOccurrences(of: "n = 1", with: "n = 2")
    #expect(
      texts(Evaluation(try evaluation(of: changed).program, states: before.states)) == ["n is 2"])
  }

  @Test func valuesOfAnEarlierProgramsTypesAreKeptWhereTheyFit() throws {
    let text = """
      enum Mode { case a, b }
      struct P { var x = 1 }
      struct A: View {
        @State var mode = Mode.a
        @State var p = P()
        var body: some View { Text(mode == .b ? "b" : "a"); Text("\\(p.x)") }
      }
      """
    let before = try evaluation(of: text)
    _ = before.set("mode", to: SourceText(".b"))
    _ = before.set("p", to: SourceText("P(x: 9)"))
    #expect(
      texts(Evaluation(try evaluation(of: text).program, states: before.states)) == ["b", "9"])
    let grown = text.replacingOccurrences(of: "var x = 1", with: "var w = 0; var x = 1")
    #expect(
      texts(Evaluation(try evaluation(of: grown).program, states: before.states)) == ["b", "1"])
  }

  @Test func snapshotsCompareByTheirValues() throws {
    let evaluation = try evaluation(of: Self.view)
    let first = evaluation.states
    _ = evaluation.set("n", to: SourceText("2"))
    #expect(evaluation.states != first)
    #expect(evaluation.states == evaluation.states)
  }

  @Test func previewsHaveStatesOfTheirOwn() throws {
    let evaluation = try evaluation(
      of: """
        #Preview("First") {
          @Previewable @State var x = 0.25
          Text("\\(x, specifier: "%.2f")")
        }
        """)
    #expect(evaluation.program.previews.map(\.name) == ["First"])
    #expect(texts(evaluation) == ["0.25"])
    _ = evaluation.set("x", to: SourceText("1"))
    #expect(texts(evaluation) == ["1.00"])
  }

  @Test func aStateObjectIsMadeOnceForItsPlaceAndAStatesValueWithEachView() throws {
    let evaluation = try evaluation(
      of: """
        class Model: ObservableObject {
          @Published var n: Int
          init(_ n: Int) { print("made \\(n)"); self.n = n }
        }
        class Plain { init() { print("plain") } }
        struct Counter: View {
          @StateObject private var model = Model(1)
          @StateObject private var other: Model
          @State private var plain = Plain()
          let step: Int
          init(step: Int) {
            _other = StateObject(wrappedValue: Model(step * 10))
            self.step = step
          }
          var body: some View {
            Text("\\(step) \\(model.n) \\(other.n)").onAppear { model.n += 1; other.n += 1 }
          }
        }
        struct Given: View {
          @StateObject var model: Model
          var body: some View { Text("given \\(model.n)") }
        }
        struct Outer: View {
          @State private var step = 1
          var body: some View {
            VStack { Counter(step: step); Given(model: Model(step * 100)) }.onAppear { step = 2 }
          }
        }
        #Preview { Outer() }
        """)
    let preview = try #require(evaluation.program.previews.first)
    let rendering = evaluation.draw(preview, columns: 40, rows: nil)
    #expect(rendering.printed == ["plain", "made 1", "made 10", "made 100", "plain"])
    #expect(texts(evaluation) == ["2 2 11", "given 100"])
  }

  @Test func anObjectTellsThatItChangesBeforeItsPropertyTellsToWhat() throws {
    let (program, _) = Program.check([
      SourceText(
        """
        class Model: ObservableObject {
          @Published var level = 1
          @Published var name = "a"
        }
        let model = Model()
        let any = model.objectWillChange.sink { print("will change from \\(model.level)") }
        let level = model.$level.sink { print("level \\($0)") }
        model.level = 5
        model.name = "b"
        """)
    ])
    let lines = Evaluation(try #require(program)).run(source: 0).map { output in
      if case .printed(let line) = output { line } else { "" }
    }
    #expect(lines == ["level 1", "will change from 1", "level 5", "will change from 5"])
  }

  @Test func whatAViewsStateBeganWithStaysThoughTheViewComesWithAnother() throws {
    let evaluation = try evaluation(
      of: """
        struct Dial: View {
          @State private var level: Int
          let now: Int
          init(_ level: Int) { _level = State(initialValue: level); now = level }
          var body: some View { Text("\\(now) began at \\(level)") }
        }
        struct Outer: View {
          @State private var step = 1
          var body: some View { Dial(step).onAppear { step = 2 } }
        }
        #Preview { Outer() }
        """)
    #expect(texts(evaluation) == ["2 began at 1"])
    _ = evaluation.set("level", to: SourceText("7"))
    #expect(texts(evaluation) == ["2 began at 7"])
  }

  @Test func aFragmentsFreeNameIsTheLatestState() throws {
    let (program, diagnostics) = Program.check([
      SourceText(Self.view), SourceText("Text(\"here \\(n)\")"),
    ])
    let whole = try #require(program)
    #expect(diagnostics.map(\.severity) == [.note])
    #expect(whole.impliedStates.map(\.initialValue) == ["1"])
    let (alone, _) = Program.check([
      SourceText("Gauge(value: currentSpeed, in: 0...200) { Text(\"Speed\") }")
    ])
    #expect(alone?.impliedStates.map(\.initialValue) == ["100.0"])
  }

  private func evaluation(of text: String) throws -> Evaluation {
    let (program, diagnostics) = Program.check([SourceText(text)])
    return Evaluation(try #require(program, "\(diagnostics.map(\.message))"))
  }

  private func texts(_ evaluation: Evaluation) -> [String] {
    guard let preview = evaluation.program.previews.first else { return [] }
    return evaluation.draw(preview, columns: 40, rows: nil).drawing.items.compactMap {
      if case .text(let text, _, _) = $0.content { text } else { nil }
    }
  }
}
