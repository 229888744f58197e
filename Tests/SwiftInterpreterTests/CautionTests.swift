import GaugeUI
import Testing

@testable import SwiftInterpreter

/// What is drawn all the same, with a warning.
@Suite struct CautionTests {
  func warnings(_ text: String) throws -> [String] {
    let (program, diagnostics) = Program.check([SourceText(text)])
    #expect(diagnostics == [])
    let whole = try #require(program)
    let preview = try #require(whole.previews(in: 0).first)
    return Evaluation(whole).draw(preview, columns: 60, rows: nil).diagnostics.map {
      let place = String(Array(text.utf8)[$0.range].map { Character(Unicode.Scalar($0)) })
      return "\($0.severity.rawValue): \($0.message) [\(place)]"
    }
  }

  @Test(arguments: [
    (
      #"Image(systemName: "hart.fill")"#,
      [
        "warning: there is no symbol 'hart.fill' here; a placeholder stands for it; did you mean 'heart.fill'? [Image(systemName: \"hart.fill\")]"
      ]
    ),
    (
      #"ForEach(0..<3) { _ in Label("a", systemImage: "zzqx") }"#,
      [
        "warning: there is no symbol 'zzqx' here; a placeholder stands for it [Label(\"a\", systemImage: \"zzqx\")]"
      ]
    ),
    (#"Image(systemName: "heart.circle.fill", variableValue: 0.4)"#, []),
    (
      #"Color("Brand")"#,
      [
        "warning: there is no colour 'Brand' here; one made from its name stands for it [Color(\"Brand\")]"
      ]
    ),
  ])
  func `is said once, with its place`(source: String, expected: [String]) throws {
    #expect(try warnings(source) == expected)
  }
}
