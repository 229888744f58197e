import SwiftInterpreter
import Testing

@testable import Playground

@Suite("Nothing that is typed ends the session")
struct EnduranceTests {
  nonisolated static let many = 50_000

  @Test(
    "Huge, deep, endless and garbled inputs get an answer",
    arguments: [
      String(repeating: "a", count: many), String(repeating: "(", count: many),
      String(repeating: "[", count: many) + String(repeating: "]", count: many),
      String(repeating: "1+", count: many / 2) + "1",
      "Text(\"\")" + String(repeating: ".bold()", count: many / 7),
      String(repeating: ".a", count: many / 2), ":" + String(repeating: "a", count: many),
      ":set " + String(repeating: "a", count: many),
      ":tint " + String(repeating: "red ", count: many / 4),
      ":gauge a " + String(repeating: "-", count: many),
      ":label current " + String(repeating: "\"", count: many),
      "Text(\"" + String(repeating: "x", count: many) + "\")", "/*", "\"\"\"", "#if", "\u{0}",
      "\u{1B}[2J",
      ":\u{7}", ": ", "::", "\u{FEFF}Text(\"x\")", "\r\n\r", "while true {}",
      "func f() { f() }; f()",
      "struct A: View { var body: some View { A() } }",
      "class A: Codable { var a: A? }; let a = A(); a.a = a; print(try JSONEncoder().encode(a).count)",
      String(repeating: "VStack { ", count: 1000) + String(repeating: "}", count: 1000),
    ])
  func input(_ input: String) {
    let session = Session()
    session.window = Window(columns: 60)
    _ = session.isIncomplete(input)
    _ = session.submit(input)
    #expect(session.submit("1 + 1").map(\.transcript) == ["2"])
  }

  @Test("Completion answers anywhere")
  func completion() {
    let session = Session()
    for text in ["", ":", ":st", ":tint gr", ":tint green,", "Gauge(", ".", "é", ":set ", "\u{0}"] {
      for cursor in -1...text.utf8.count + 1 { _ = session.completions(of: text, at: cursor) }
    }
  }
}
