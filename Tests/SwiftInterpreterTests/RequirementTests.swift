import Testing

@testable import SwiftInterpreter

@Suite struct RequirementTests {
  @Test(arguments: [
    (
      "struct A: View { var physique: some View { Text(\"a\") } }",
      "type 'A' does not conform to protocol 'View': it has no 'body'; is 'physique' meant to be it?"
    ),
    (
      "struct A: View { var boddy: some View { Text(\"a\") } }",
      "type 'A' does not conform to protocol 'View': it has no 'body'; is 'boddy' meant to be it?"
    ),
    (
      "struct A: GaugeStyle { }",
      "type 'A' does not conform to protocol 'GaugeStyle': it has no 'makeBody'"
    ),
    (
      "struct A: PreviewProvider { }",
      "type 'A' does not conform to protocol 'PreviewProvider': it has no 'previews'"
    ),
  ])
  func `what a protocol asks for has to be there`(text: String, message: String) {
    #expect(Program.check([SourceText(text)]).diagnostics.map(\.message) == [message])
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
