import GaugeUI
import Testing

@testable import SwiftInterpreter

/// What views do when they are first seen, and when values change: the picture shows what comes of it.
@Suite struct EventTests {
  @Test(arguments: [
    // A gauge that fills when it appears.
    (
      """
      struct Speed: View {
        @State private var speed = 0
        var body: some View {
          Text("\\(speed)").onAppear { withAnimation(.easeOut(duration: 1)) { speed = 75 } }
        }
      }
      """, "75"
    ),
    // Inner views come first, and tasks after all that appears.
    (
      """
      struct Speed: View {
        @State private var log = ""
        var body: some View {
          VStack {
            Text(log).task { log += "d" }.onAppear { log += "a" }.onChange(of: 0, initial: true) { log += "b" }
          }
          .task { log += "e" }
          .onAppear { log += "c" }
        }
      }
      """, "abcde"
    ),
    (
      """
      struct Speed: View {
        @State private var speed = 1
        @State private var log = ""
        var body: some View {
          Text(log)
            .onAppear { speed = 2 }
            .onChange(of: speed) { old, new in log += "\\(old)\\(new) " }
            .onChange(of: speed) { log += "\\(speed) " }
            .onChange(of: speed) { new in log += "new \\(new)" }
        }
      }
      """, "12 2 new 2"
    ),
    // Nobody waits for what sleeps, and what ticks for ever does so for ten seconds.
    (
      """
      @MainActor final class Model: ObservableObject {
        @Published var name = "none"
        func load() async { try? await Task.sleep(for: .seconds(3)); name = "loaded" }
      }
      struct Speed: View {
        @StateObject private var model = Model()
        @State private var ticks = 0
        var body: some View {
          Text("\\(model.name) \\(ticks)")
            .task { await model.load() }
            .task { while true { ticks += 1; try? await Task.sleep(nanoseconds: 2_000_000_000) } }
            .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 20) { ticks = -1 } }
        }
      }
      """, "loaded 6"
    ),
    // The earliest first.
    (
      """
      struct Speed: View {
        @State private var log = ""
        var body: some View { Text(log).onAppear(perform: start) }
        private func start() {
          DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(2)) { log += "c" }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log += "b" }
          DispatchQueue.main.async { log += "a" }
        }
      }
      """, "abc"
    ),
    // A task begins again when its value is another.
    (
      """
      struct Speed: View {
        @State private var page = 1
        @State private var log = ""
        var body: some View {
          Text(log).task(id: page) { log += "\\(page)"; if page < 4 { page += 1 } }
        }
      }
      """, "1234"
    ),
  ])
  func `the picture shows what events set`(source: String, text: String) throws {
    let evaluation = try evaluation(of: source + "\n#Preview { Speed() }")
    #expect(try texts(evaluation) == [text])
    #expect(try texts(evaluation) == [text])
  }

  @Test func `each preview has events of its own`() throws {
    let evaluation = try evaluation(
      of: """
        struct Speed: View {
          let goal: Int
          @State private var speed = 0
          var body: some View { Text("\\(speed)").onAppear { speed = goal } }
        }
        #Preview("A") { Speed(goal: 3) }
        #Preview("B") { Speed(goal: 4) }
        """)
    #expect(try texts(evaluation, of: 0) == ["3"])
    #expect(try texts(evaluation, of: 1) == ["4"])
  }

  @Test func `what appeared does not appear again, and what was set stays`() throws {
    let evaluation = try evaluation(
      of: """
        struct Speed: View {
          @State private var speed = 0
          var body: some View { Text("\\(speed)").onAppear { speed = 75 } }
        }
        #Preview { Speed() }
        """)
    _ = try texts(evaluation)
    #expect(evaluation.set("speed", to: SourceText("30")).isEmpty)
    #expect(try texts(evaluation) == ["30"])
    // The states take it along.
    let next = Evaluation(evaluation.program, states: evaluation.states)
    #expect(try texts(next) == ["30"])
  }

  @Test func `changes without end are stopped and told`() throws {
    let evaluation = try evaluation(
      of: """
        struct Speed: View {
          @State private var speed = 0
          var body: some View { Text("x").onAppear { speed = 1 }.onChange(of: speed) { speed += 1 } }
        }
        #Preview { Speed() }
        """)
    let preview = try #require(evaluation.program.previews.first)
    let rendering = evaluation.draw(preview, columns: 20, rows: nil)
    #expect(
      rendering.diagnostics.map(\.message) == [
        "what happens in 'onAppear', 'onChange' or 'task' makes it happen again; stopped after 20 drawings"
      ])
    #expect(rendering.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test func `what traps in an event is told at its place`() throws {
    let source = """
      struct Speed: View {
        @State private var speed = 0
        var body: some View { Text("x").task { speed = [1][2] } }
      }
      #Preview { Speed() }
      """
    let evaluation = try evaluation(of: source)
    let preview = try #require(evaluation.program.previews.first)
    let found = evaluation.draw(preview, columns: 20, rows: nil).diagnostics
    #expect(found.map(\.message) == ["index out of range"])
    #expect(
      found.map { String(source.utf8.dropFirst($0.range.lowerBound).prefix(6)) } == ["[1][2]"])
  }

  private func evaluation(of source: String) throws -> Evaluation {
    let (program, diagnostics) = Program.check([SourceText(source)])
    #expect(diagnostics.map(\.message) == [])
    return Evaluation(try #require(program))
  }

  private func texts(_ evaluation: Evaluation, of index: Int = 0) throws -> [String] {
    let rendering = evaluation.draw(evaluation.program.previews[index], columns: 40, rows: nil)
    #expect(rendering.diagnostics.map(\.message) == [])
    return rendering.drawing.items.compactMap { item in
      if case .text(let string, _, _) = item.content { string } else { nil }
    }
  }
}
