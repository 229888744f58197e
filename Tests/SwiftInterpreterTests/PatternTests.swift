import Testing

@testable import SwiftInterpreter

@Suite("Regular expressions have the types of their captures, and none goes on for ever")
struct PatternTests {
  @Test(arguments: [
    ("a", []), ("(a)(?:b)(c)", ["", ""]), ("(?<year>\\d+)-(?<_m>.)", ["year", "_m"]),
    ("(a)?(b)*(c)+(d){0,2}", ["?", "?", "", "?"]), ("(a)|(b(c))", ["?", "?", "?"]),
    ("((a)|b)(c)", ["", "?", ""]), ("[(](a)\\((b)[[(]a]", ["", ""]), ("\\Q(\\E(a)", [""]),
    ("(?=x)(?<!y)(?<n>z)", ["n"]), ("(a(b)?)?", ["?", "?"]),
  ])
  func finds(pattern: String, captures: [String]) throws {
    let found = try TextPattern(pattern).captures
    #expect(found.map { ($0.name ?? "") + ($0.isOptional ? "?" : "") } == captures)
  }

  /// Each of these tries more ways than there are atoms, or asks for what is not there.
  @Test(arguments: [
    (#""\#(String(repeating: "a", count: 50))b".contains(/(a+)+$/)"#, "tries too many ways"),
    (#""\#(String(repeating: "a", count: 50))b".replacing(/(a|aa)+$/, with: "")"#, "too many ways"),
    (
      #""\#(String(repeating: "x", count: 50))".range(of: "(x*)*y", options: .regularExpression)"#,
      "too many ways"
    ),
    (#"try! NSRegularExpression(pattern: "(")"#, "The value “(” is invalid."),
    (
      #"try! NSRegularExpression(pattern: "a").matches(in: "a", range: NSRange(location: 0, length: .max))"#,
      "the range is not all in the text"
    ),
    (#"("a".firstMatch(of: try! Regex("a"))!)[7]"#, "Index out of range"),
  ])
  func stops(source: String, message: String) throws {
    let (program, diagnostics) = Program.check([SourceText("import Foundation\nprint(\(source))")])
    #expect(diagnostics.map(\.message) == [])
    let said = Evaluation(try #require(program)).run(source: 0).compactMap { output in
      if case .diagnostic(let diagnostic) = output { diagnostic.message } else { nil }
    }
    #expect(said.count == 1 && said.first?.contains(message) ?? false, "\(said)")
  }
}
