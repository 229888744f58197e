import Testing

@testable import SwiftInterpreter

/// A mend that is offered mends: applied, it takes its complaint away and brings no other.
@Suite struct FixItTests {
  @Test(arguments: Set(VerdictTests.mistakes.map(\.file)).sorted())
  func `every fix-it removes its diagnostic and adds none`(file: String) {
    for snippet in VerdictTests.mistakes where snippet.file == file {
      let before = Self.diagnostics(of: snippet.text)
      for diagnostic in before {
        for fixIt in diagnostic.fixIts where !fixIt.hasPlaceholder {
          let mended = snippet.text.applying(fixIt.edits)
          var rest = before.map(\.message)
          rest.remove(at: rest.firstIndex(of: diagnostic.message) ?? 0)
          for message in Self.diagnostics(of: mended).map(\.message) {
            let known = rest.firstIndex(of: message)
            #expect(
              known != nil, "\(snippet): '\(fixIt.message)' makes\n\(mended)which says \(message)")
            if let known { rest.remove(at: known) }
          }
        }
      }
    }
  }

  /// What is mistyped in public code, and what each fix-it of it makes in turn.
  nonisolated static let mends: [(typed: String, mended: String)] = [
    (
      #"Guage(value: 0.5) { Text("a") }"#,
      #"Gauge(value: 0.5) { Text("a") }"#
    ),
    (
      #"Gauge(value: 0.5) { Text("a") }.tnt(.red)"#,
      #"Gauge(value: 0.5) { Text("a") }.tint(.red)"#
    ),
    (
      #"Gauge(value: 0.5) { Text("a") }.gaugeStyle(.acessoryCircular)"#,
      #"Gauge(value: 0.5) { Text("a") }.gaugeStyle(.accessoryCircular)"#
    ),
    (
      #"Gauge(value: 0.5) { Text("a") } currentValueLable: { Text("b") }"#,
      #"Gauge(value: 0.5) { Text("a") } currentValueLabel: { Text("b") }"#
    ),
    (
      #"Gauge(0.5) { Text("a") }"#,
      #"Gauge(value: 0.5) { Text("a") }"#
    ),
    (
      #"Text("a").padding(edges: .leading)"#,
      #"Text("a").padding(.leading)"#
    ),
    (
      "let n = 5\n" + #"Gauge(value: n, in: 0...10) { Text("a") }"#,
      "let n = 5\n" + #"Gauge(value: Double(n), in: 0...10) { Text("a") }"#
    ),
    (
      "let n = 5\nlet half: Double = n",
      "let n = 5\nlet half: Double = Double(n)"
    ),
    (
      "Text(“a”)",
      #"Text("a")"#
    ),
    (
      #"Gauge(value: 0.5) { Text("a") } currentValueLabel: { Text("b") } minimumValueLabel: { Text("0") }"#,
      #"Gauge(value: 0.5) { Text("a") } currentValueLabel: { Text("b") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("") }"#
    ),
    (
      #"Gauge(value: 0.5) { Text("a") } currentValueLabel: { Text("b") } maximumValueLabel: { Text("1") }"#,
      #"Gauge(value: 0.5) { Text("a") } currentValueLabel: { Text("b") } minimumValueLabel: { Text("") } maximumValueLabel: { Text("1") }"#
    ),
    (
      "struct Dial: View {\n  @State var on = true\n"
        + #"  var body: some View { Toggle("a", isOn: on) }"# + "\n}",
      "struct Dial: View {\n  @State var on = true\n"
        + #"  var body: some View { Toggle("a", isOn: $on) }"# + "\n}"
    ),
  ]

  @Test(arguments: mends)
  func `what is mended checks`(typed: String, mended: String) throws {
    var text = typed
    for _ in 0..<8 {
      guard let fixIt = Self.diagnostics(of: text).lazy.flatMap(\.fixIts).first else { break }
      text = text.applying(fixIt.edits)
    }
    #expect(text == mended)
    #expect(Self.diagnostics(of: text).map(\.message) == [])
  }

  private static func diagnostics(of text: String) -> [Diagnostic] {
    Program.check([SourceText(text)]).diagnostics
  }
}

extension Diagnostic.FixIt {
  /// Whether it leaves a gap for its reader to fill.
  fileprivate var hasPlaceholder: Bool { edits.contains { $0.replacement.contains("<#") } }
}
