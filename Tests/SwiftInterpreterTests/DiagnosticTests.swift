import Testing

@testable import SwiftInterpreter

/// Mistakes are said in Swift's words, at their place, with the nearest known name.
@Suite struct DiagnosticTests {
  @Test(arguments: [
    ("Textual(\"x\")", "cannot find 'Textual' in scope; did you mean 'Text'?", "Textual"),
    (
      "Gauge(worth: 0.5) { Text(\"a\") }",
      "incorrect argument label in call (have 'worth:', expected 'value:')",
      "("
    ),
    ("Gauge(value: 0.5)", "missing argument for parameter 'label' in call", ")"),
    ("Text(\"a\").glow()", "value of type 'Text' has no member 'glow'", "glow"),
    ("Text(\"a\").padding().glow()", "value of type 'some View' has no member 'glow'", "glow"),
    (
      "Text(\"a\").foregroundColor(.redd)",
      "type 'Color?' has no member 'redd'; did you mean 'red'?", "redd"
    ),
    (
      "Text(\"a\").frame(width: \"3\")",
      "cannot convert value of type 'String' to expected argument type 'CGFloat'", "\"3\""
    ),
    (
      "VStack { 5 }", "static method 'buildExpression' requires that 'Int' conform to 'View'", "5"
    ),
    (
      "let a = 2; let d = 0.5; a * d",
      "binary operator '*' cannot be applied to operands of type 'Int' and 'Double'", "*"
    ),
    ("let x: String = 5", "cannot convert value of type 'Int' to specified type 'String'", "5"),
    (
      "func f() -> Int { \"a\" }",
      "cannot convert return expression of type 'String' to return type 'Int'", "\"a\""
    ),
    ("if 1 { }", "type 'Int' cannot be used as a boolean; test for '!= 0' instead", "1"),
    (
      "let a: Int? = 1; a + 1",
      "value of optional type 'Int?' must be unwrapped to a value of type 'Int'", "a"
    ),
    ("let c = 1; c = 2", "cannot assign to value: 'c' is a 'let' constant", "c"),
    (
      "enum E { case a, b }; func f(_ e: E) -> Int { switch e { case .a: return 1 } }",
      "switch must be exhaustive", "switch"
    ),
    (
      "func f() -> Int { let x = 1 }", "missing return in global function expected to return 'Int'",
      "}"
    ),
  ])
  func mistake(source: String, message: String, place: String) throws {
    let (program, diagnostics) = Program.check([SourceText(source)])
    #expect(program == nil)
    let first = try #require(diagnostics.first { $0.severity == .error })
    #expect(first.message == message)
    let bytes = Array(source.utf8)
    #expect(String(decoding: bytes[first.range], as: UTF8.self) == place)
  }

  @Test func severalAreSaidInOrder() {
    let (_, diagnostics) = Program.check([
      SourceText("struct A: View { var body: some View { Txt(\"a\"); Image(sytemName: \"b\") } }"),
      SourceText("let x: Int = \"a\"\nfoo"),
    ])
    #expect(
      diagnostics.map(\.message) == [
        "cannot find 'Txt' in scope; did you mean 'Text'?",
        "incorrect argument label in call (have 'sytemName:', expected 'systemName:')",
        "cannot convert value of type 'String' to specified type 'Int'",
        "cannot find 'foo' in scope",
      ])
  }

  @Test func boundLabelsShareOneType() {
    let (program, diagnostics) = Program.check([
      SourceText(
        """
        Gauge(value: 0.5) { Text("a") } currentValueLabel: { Text("b") } minimumValueLabel: {
          Image(systemName: "heart")
        } maximumValueLabel: { Text("c") }
        """)
    ])
    #expect(program == nil)
    #expect(
      diagnostics.map(\.message) == [
        "cannot convert return expression of type 'Text' to return type 'Image'"
      ])
  }

  @Test(arguments: [true, false])
  func `a whole number variable is drawn where the check is lenient`(isLenient: Bool) throws {
    let source = "let n = 5\nGauge(value: n, in: 0...10) { Text(\"a\") }"
    let (program, diagnostics) = Program.check([SourceText(source)], isLenient: isLenient)
    #expect(program?.previews.count == (isLenient ? 1 : nil))
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostic.severity == (isLenient ? .warning : .error))
    #expect(diagnostic.message.contains("requires that 'Int' conform to 'BinaryFloatingPoint'"))
    #expect(
      source.applying(diagnostic.fixIts.flatMap(\.edits))
        == source.replacing("value: n", with: "value: Double(n)"))
  }

  @Test(arguments: [
    ("[1, 2][5]", "index out of range"),
    ("1 / 0", "division by zero"),
    ("Int.max + 1", "arithmetic overflow"),
    ("let a: Int? = nil; a!", "Unexpectedly found nil while unwrapping an Optional value"),
    ("5...1", "Range requires lowerBound <= upperBound"),
    ("var i = 0\nwhile true { i += 1 }", "this takes more than 100000 steps; stopped"),
    ("func f(_ n: Int) -> Int { f(n + 1) }\nf(0)", "calls nest more than 300 deep; stopped"),
    ("class A { var a = A() }\nA()", "calls nest more than 300 deep; stopped"),
  ])
  func trap(source: String, message: String) {
    #expect(lastValue(of: source) == "trap: " + message)
  }
}

/// Nothing that is typed crashes or hangs.
@Suite struct NarrowReportTests {
  @Test func aMessageIsPartedBetweenWordsAndTheLineIsCut() {
    let source = SourceText("VStack { Text(\"one\"); Text(\"two\").nowhere(); Text(\"three\") }")
    let diagnostics = Program.check([source]).diagnostics
    #expect(
      diagnostics[0].report(columns: 40) == """
        <input>:1:35: error: value of type
            'Text' has no member 'nowhere'
        1 | …e"); Text("two").nowhere(); Text("…
          |                   ^~~~~~~

        """)
    #expect(diagnostics[0].report(columns: 200) == diagnostics[0].report)
  }

  @Test func noLineIsWiderThanItsWindow() {
    let source = SourceText(String(repeating: "a", count: 300) + "\n")
    for columns in [30, 40, 60] {
      let lines = Program.check([source]).diagnostics.map { $0.report(columns: columns) }.joined()
        .split(separator: "\n")
      #expect(lines.filter { $0.contains("|") }.allSatisfy { $0.count <= columns })
    }
  }
}

@Suite struct HostileSourceTests {
  @Test(arguments: [
    ("let x = " + String(repeating: "1+", count: 20_000) + "1\nx", "20001: Int"),
    (
      "let b = true\n" + String(repeating: "b ? 1 : ", count: 2_000) + "1",
      "this expression nests more than 200 operators deep"
    ),
    (
      "Text(\"a\")" + String(repeating: ".bold()", count: 5_000),
      "this chain has 10001 links; more than 1000 are not read"
    ),
    ("[" + String(repeating: "1, ", count: 20_000) + "1].count", "20001: Int"),
    ("\"" + String(repeating: "a", count: 1_000_000) + "\".count", "1000000: Int"),
    ("max(1, 2" + String(repeating: " + max(1, 2)", count: 200) + ")", "402: Int"),
  ])
  func large(source: String, expected: String) {
    #expect(lastValue(of: source) == expected)
  }

  @Test(
    arguments: [
      ("protocol P: P {}\nstruct A: P {}\nA()", "protocol 'P' refines itself"),
      ("protocol P: Q {}\nprotocol Q: P {}\nstruct A: P {}\nA()", "protocol 'Q' refines itself"),
      ("class A: B {}\nclass B: A {}\nA()", "'B' inherits from itself"),
      (
        // What `Data` stands for would be made of itself.
        """
        struct Rows<Data, Content> {
          let data: Data
          let content: (Data.Element) -> Content
          init(_ data: Data, content: @escaping (Data.Element) -> Content) {
            self.data = data
            self.content = content
          }
        }
        Rows([1]) { "\\($0)" }
        """,
        """
        'Element' is not a member type of type 'Data'
        'Element' is not a member type of type 'Data'
        """
      ),
      ("func f(_ x: Int = f()) -> Int { x }\nf()", "the default of 'x' calls for itself"),
      (
        "enum E: Int { case a = 9223372036854775807, b }\nE.b.rawValue",
        "there is no raw value after 9223372036854775807"
      ),
      (
        "var a = [1]\nwhile true { a += a }", "trap: this makes more than 5000000 elements; stopped"
      ),
      (
        "var s = \"xx\"\nwhile true { s = s.replacingOccurrences(of: \"x\", with: s) }",
        "trap: this makes more than 1000000 elements; stopped"
      ),
      (
        "var s = [\"x\"]\nwhile true { s = [s.joined(), s.joined()] }",
        "trap: this makes more than 1000000 elements; stopped"
      ),
      ("(1...).lazy.contains(0)", "trap: this takes more than 100000 steps; stopped"),
      (
        "(1...).lazy.dropFirst(2_000_000_000).first",
        "trap: this takes more than 100000 steps; stopped"
      ),
      (
        "var a: [Any] = [1]\nfor _ in 0..<60 { a = [a, a] }\n\"\\(a)\"",
        "\"(100000 parts and more)\": String"
      ),
    ])
  func endless(source: String, expected: String) {
    #expect(lastValue(of: source) == expected)
  }

  @Test(
    arguments: [
      "struct A: View { var body: some View { VStack { A(); A() } } }\nA()",
      """
      struct V: View {
        var body: some View {
          var v = AnyView(Text("a"))
          for _ in 0..<60 { v = AnyView(ZStack { v; v }) }
          return v
        }
      }
      V()
      """,
      """
      struct V: View {
        var body: some View {
          var v = AnyView(Text("a"))
          for _ in 0..<5000 { v = AnyView(v.padding(0)) }
          return v
        }
      }
      V()
      """,
    ])
  func endlessViews(source: String) throws {
    let program = try #require(Program.check([SourceText(source)]).program)
    let preview = try #require(program.previews.first)
    let evaluation = Evaluation(program)
    evaluation.budget.views = 2_000
    let messages = evaluation.draw(preview, columns: 40, rows: nil).diagnostics.map(\.message)
    #expect(
      messages.contains("this shows more than 2000 views; stopped")
        || messages == ["too many modifiers and views stand around one view"], "\(messages)")
  }

  @Test func messagesDoNotRepeatEndlessNames() {
    let (_, diagnostics) = Program.check([SourceText(String(repeating: "a", count: 100_000))])
    #expect(diagnostics.map(\.report).joined().utf8.count < 1_000)
  }

  @Test(arguments: [
    "struct A: View { var body: some View { VStack { A() } } }\nA()",
    """
    struct A: View { var body: some View { B() } }
    struct B: View { var body: some View { Text("x").overlay(A()) } }
    A()
    """,
  ])
  func aViewThatContainsItselfEnds(source: String) throws {
    let program = try #require(Program.check([SourceText(source)]).program)
    let preview = try #require(program.previews.first)
    let rendering = Evaluation(program).draw(preview, columns: 40, rows: nil)
    #expect(rendering.diagnostics.map(\.message).joined().contains("contains itself"))
  }

  @Test func cancellingStopsARun() throws {
    let program = try #require(Program.check([SourceText("while true { }")]).program)
    let evaluation = Evaluation(program)
    evaluation.isCancelled = { true }
    guard case .diagnostic(let diagnostic)? = evaluation.run(source: 0).last else {
      Issue.record("the loop ended by itself")
      return
    }
    #expect(diagnostic.message == "cancelled")
  }
}
