import SwiftInterpreter
import Testing

@testable import Playground

@Suite("The document is Swift source and the values of its states")
struct DocumentTests {
  @Test("A view that is typed is drawn; the next takes its place")
  func shownExpression() {
    #expect(
      transcript(of: ["Text(\"one\")", "Text(\"two\")", ":code"]) == """
        > Text("one")
        one
        > Text("two")
        two
        > :code
        import SwiftUI

        #Preview {
            Text("two")
        }
        """)
  }

  @Test("A state of a view is set by its name")
  func statesOfViews() {
    #expect(
      transcript(of: [
        "struct A: View { @State private var n = 1; var body: some View { Text(\"n is \\(n)\") } }",
        "n = 5", "n", ":undo", "n", ":redo", ":set n 6", ":code",
        "Text(\"its own: \\(n)\")", "n = 8", ":list",
      ]) == """
        > struct A: View { @State private var n = 1; var body: some View { Text("n is \\(n)") } }
        n is 1
        > n = 5
        n is 5
        > n
        5
        > :undo
        n is 1
        > n
        1
        > :redo
        n is 5
        > :set n 6
        n is 6
        > :code
        import SwiftUI

        struct A: View { @State private var n = 6; var body: some View { Text("n is \\(n)") } }

        #Preview {
            A()
        }
        > Text("its own: \\(n)")
        note: 'n' is not declared here; taken as '@State var n = 1'
        its own: 1
        > n = 8
        its own: 8
        > :list
        struct A: View { @State private var n = 1; var body: some View { Text( …
        A.n: Int = 6
        n: Int = 8
        shown: Text("its own: \\(n)")
        """)
  }

  @Test("A name that nothing declares becomes a state, and a note says so")
  func impliedState() {
    #expect(
      transcript(of: ["Gauge(value: progress) { Text(\"Up\") }", "progress", ":list"]) == """
        > Gauge(value: progress) { Text("Up") }
        note: 'progress' is not declared here; taken as '@State var progress = 0.5'
                                     Up
        ██████████████████████████████░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
        > progress
        0.5
        > :list
        progress: Double = 0.5
        shown: Gauge(value: progress) { Text("Up") }
        """)
  }

  @Test("Declaring a name again replaces it where it stands")
  func replacement() {
    #expect(
      transcript(of: [
        "struct A: View { var body: some View { Text(\"first\") } }",
        "struct B: View { var body: some View { Text(\"b\") } }",
        "A()",
        "struct A: View { var body: some View { Text(\"second\") } }",
        ":list", ":show B", ":undo", ":undo", ":undo", ":redo",
      ]) == """
        > struct A: View { var body: some View { Text("first") } }
        first
        > struct B: View { var body: some View { Text("b") } }
        b
        > A()
        first
        > struct A: View { var body: some View { Text("second") } }
        second
        > :list
        struct A: View { var body: some View { Text("second") } }
        struct B: View { var body: some View { Text("b") } }
        shown: A()
        > :show B
        b
        > :undo
        second
        > :undo
        first
        > :undo
        b
        > :redo
        first
        """)
  }

  @Test("An input in error changes nothing")
  func errors() {
    #expect(
      transcript(of: ["Text(\"one\")", "Textt(\"two\")", "let a: Int = \"x\"", ":show", ":list"])
        == """
        > Text("one")
        one
        > Textt("two")
        error: cannot find 'Textt' in scope; did you mean 'Text'?
        > let a: Int = "x"
        error: cannot convert value of type 'String' to specified type 'Int'
        > :show
        one
        > :list
        shown: Text("one")
        """)
  }

  @Test("What no longer fits a changed declaration is no longer shown")
  func dropped() {
    #expect(
      transcript(of: [
        "struct A: View { var body: some View { Text(\"a\") } }",
        "struct A: View { let text: String; var body: some View { Text(text) } }", ":show",
      ]) == """
        > struct A: View { var body: some View { Text("a") } }
        a
        > struct A: View { let text: String; var body: some View { Text(text) } }
        warning: no longer shown: missing argument for parameter 'text' in call
        > :show
        Nothing is shown yet. Type a view, or :gauge speed 140 in 0...200 "Speed".
        """)
  }
}
