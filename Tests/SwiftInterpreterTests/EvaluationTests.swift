import GaugeUI
import Testing

@testable import SwiftInterpreter

/// Source in, drawing out: the interpreter's drawing is the compiled one.
@Suite struct EvaluationTests {
  @Test func gaugeDrawsAsCompiled() throws {
    let drawn = try draw(#"Gauge(value: 0.5) { Text("Hi") }"#)
    #expect(drawn == Gauge(value: 0.5) { Text("Hi") }.drawing(columns: 60, rows: nil))
    #expect(!drawn.items.isEmpty)
  }

  @Test func scriptViewDrawsItsBody() throws {
    let drawn = try draw(
      #"""
      struct ContentView: View {
        @State private var progress = 0.25
        var body: some View {
          Gauge(value: progress) { Text("Upload Status") }
        }
      }
      """#)
    #expect(
      drawn == Gauge(value: 0.25) { Text("Upload Status") }.drawing(columns: 60, rows: nil))
  }

  @Test func `an error that nothing catches is told of the statement`() throws {
    let source = SourceText(
      """
      struct Lost: Error {}
      func find() throws -> Int { throw Lost() }
      print(1)
      try print(find())
      """)
    let program = try #require(Program.check([source]).program)
    guard case .diagnostic(let diagnostic)? = Evaluation(program).run(source: 0).last else {
      Issue.record("nothing was told")
      return
    }
    #expect(diagnostic.message == "an error was thrown: Lost()")
    let range = diagnostic.range
    #expect(
      String(decoding: Array(source.text.utf8)[range], as: UTF8.self) == "try print(find())")
  }
}

/// The first preview of `sources`, 60 columns wide.
func draw(_ sources: String...) throws -> Drawing {
  let (program, diagnostics) = Program.check(sources.map { SourceText($0) })
  let whole = try #require(program, "\(diagnostics.map(\.message))")
  let preview = try #require(whole.previews.last)
  let rendering = Evaluation(whole).draw(preview, columns: 60, rows: nil)
  #expect(rendering.diagnostics.map(\.message) == [])
  return rendering.drawing
}
