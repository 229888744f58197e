import Testing

@testable import SwiftInterpreter

@Suite struct RequirementTests {
  @Test(arguments: [
    (
      "struct A: View { var physique: some View { Text(\"a\") } }",
      "type 'A' does not conform to protocol 'View'; did you mean 'body' by 'physique'?"
    ),
    (
      "struct A: View { var boddy: some View { Text(\"a\") } }",
      "type 'A' does not conform to protocol 'View'; did you mean 'body' by 'boddy'?"
    ),
    (
      "struct A: GaugeStyle { }",
      "type 'A' does not conform to protocol 'GaugeStyle'"
    ),
    (
      "struct A: PreviewProvider { }",
      "type 'A' does not conform to protocol 'PreviewProvider'"
    ),
  ])
  func `what a protocol asks for has to be there`(text: String, message: String) {
    #expect(Program.check([SourceText(text)]).diagnostics.map(\.message) == [message])
  }

  @Test func `what is asked for is a note, a misspelt name has a mend`() throws {
    let source = "struct A: View { var boddy: some View { Text(\"a\") } }"
    let diagnostic = try #require(Program.check([SourceText(source)]).diagnostics.first)
    #expect(
      diagnostic.notes.map(\.message) == ["protocol requires '@ViewBuilder var body: Body { get }'"]
    )
    #expect(
      source.applying(diagnostic.fixIts.flatMap(\.edits))
        == source.replacing("boddy", with: "body"))
  }

  @Test(arguments: [
    "struct A: View { var body: some View { Text(\"a\") } }",
    "struct A: View { }; extension A { var body: some View { Text(\"a\") } }",
    "struct A: Equatable { var x = 1 }", "enum E: String, CaseIterable { case a }",
    "struct S: GaugeStyle { func makeBody(configuration: Configuration) -> some View { Text(\"a\") } }",
  ])
  func `what conforms is fine`(text: String) {
    #expect(Program.check([SourceText(text)]).diagnostics.map(\.message) == [])
  }
}
