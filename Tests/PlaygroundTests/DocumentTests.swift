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
        undone: n = 5
        n is 1
        > n
        1
        > :redo
        done again: n = 5
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
        note: 'n' is not declared here; taken as '@State var n = 6', as it is in A
        its own: 6
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

  @Test("A name that nothing declares begins as the latest state of that name is")
  func impliedStateOfAView() {
    #expect(
      transcript(of: [
        "struct A: View { @State var on = false; var body: some View { Text(\"\\(on)\") } }",
        "Text(on ? \"yes\" : \"no\")", ":undo", "on = true", "Text(on ? \"yes\" : \"no\")",
        "on = false", ":list",
      ]) == """
        > struct A: View { @State var on = false; var body: some View { Text("\\(on)") } }
        false
        > Text(on ? "yes" : "no")
        note: 'on' is not declared here; taken as '@State var on = false', as it is in A
        no
        > :undo
        undone: Text(on ? "yes" : "no")
        false
        > on = true
        true
        > Text(on ? "yes" : "no")
        note: 'on' is not declared here; taken as '@State var on = true', as it is in A
        yes
        > on = false
        no
        > :list
        struct A: View { @State var on = false; var body: some View { Text("\\( …
        A.on: Bool = true
        on: Bool = false
        shown: Text(on ? "yes" : "no")
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
        undone: :show B
        second
        > :undo
        undone: struct A: View { var body: some View { Text("second") } }
        first
        > :undo
        undone: A()
        b
        > :redo
        done again: A()
        first
        """)
  }

  @Test("A state of what is shown comes before others of its name")
  func shownStates() {
    #expect(
      transcript(of: [
        "struct A: View { @State var n = 1; var body: some View { Text(\"a \\(n)\") } }",
        "Text(\"own \\(n)\")", "n = 2",
        "struct B: View { @State var n = 3; var body: some View { Text(\"b \\(n)\") } }",
        "n = 4", "n", ":set n 5", ":show A", "n += 5", "n", "Text(\"own \\(n)\")", "n = 7",
        ":show B",
        "var n = 8", "n", "n = 9", ":show",
      ]).split(separator: "\n").filter { !$0.hasPrefix("note:") }.joined(separator: "\n") == """
        > struct A: View { @State var n = 1; var body: some View { Text("a \\(n)") } }
        a 1
        > Text("own \\(n)")
        own 1
        > n = 2
        own 2
        > struct B: View { @State var n = 3; var body: some View { Text("b \\(n)") } }
        b 3
        > n = 4
        b 4
        > n
        4
        > :set n 5
        b 5
        > :show A
        a 1
        > n += 5
        a 6
        > n
        6
        > Text("own \\(n)")
        own 2
        > n = 7
        own 7
        > :show B
        b 5
        > var n = 8
        b 5
        > n
        8
        > n = 9
        b 5
        > :show
        b 5
        """)
  }

  @Test("A declaration that changes nothing in the picture says what it is good for")
  func uses() {
    #expect(
      transcript(of: [
        "Text(\"here\")", "let three = 3", "@State var a = 1",
        "struct B: View { let n: Int; var m = 2; var body: some View { Text(\"\\(n)\") } }",
        "struct C: GaugeStyle { func makeBody(configuration: Configuration) -> some View { Text(\"c\") } }",
        "struct D: GaugeStyle { var ink: Color; func makeBody(configuration: Configuration) -> some View { Text(\"d\") } }",
        "struct E { var x = 1 }", "a = 2",
        "Gauge(value: 0.5) { Text(\"\") }.gaugeStyle(C())",
        "struct C: GaugeStyle { func makeBody(configuration: Configuration) -> some View { Text(\"new\") } }",
      ]).split(separator: "\n").filter { !$0.hasPrefix("> ") }.joined(separator: "\n") == """
        here
        B is a view that takes arguments: B(n: Int).
        C is a gauge style: .gaugeStyle(C()) puts it on a gauge.
        D is a gauge style: .gaugeStyle(D(ink: Color)) puts it on a gauge.
        here
        c
        new
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
        A is a view that takes arguments: A(text: String).
        > :show
        Nothing is shown yet. Type a view, or :gauge speed 140 in 0...200 "Speed".
        """)
  }

  @Test("A line that begins with a dot goes on with what is shown")
  func continuation() {
    #expect(
      transcript(of: ["Text(\"one\")", ".padding(.leading, 16)", ":show"]) == """
        > Text("one")
        one
        > .padding(.leading, 16)
          one
        > :show
          one
        """)
    #expect(
      transcript(of: [".bold()"]).hasPrefix(
        "> .bold()\nerror: there is no shown expression that this could go on"))
  }

  @Test("Assigning to a state draws again; so does :set")
  func states() {
    #expect(
      transcript(of: [
        "var n = 1", "Text(\"n is \\(n)\")", "n = 5", ":set n n * 2", "n", "n + 1.5",
        ":set n \"x\"",
        "n = nope", "n",
      ]) == """
        > var n = 1
        > Text("n is \\(n)")
        n is 1
        > n = 5
        n is 5
        > :set n n * 2
        n is 10
        > n
        10
        > n + 1.5
        error: binary operator '+' cannot be applied to operands of type 'Int' and 'Double'
        > :set n "x"
        error: cannot assign value of type 'String' to type 'Int'
        > n = nope
        error: cannot find 'nope' in scope
        > n
        10
        """)
  }

  @Test("What was done can be undone and done again, the values of states too")
  func undo() {
    #expect(
      transcript(of: [
        ":undo", "var n = 1", "Text(\"\\(n)\")", "n = 2", "1 + 1", ":undo", ":redo", ":redo",
        ":undo", ":undo",
        "Text(\"new\")", ":redo", ":reset", ":list", ":undo",
      ]) == """
        > :undo
        There is nothing to undo.
        > var n = 1
        > Text("\\(n)")
        1
        > n = 2
        2
        > 1 + 1
        2
        > :undo
        undone: n = 2
        1
        > :redo
        done again: n = 2
        2
        > :redo
        There is nothing to redo.
        > :undo
        undone: n = 2
        1
        > :undo
        undone: Text("\\(n)")
        Nothing is shown.
        > Text("new")
        new
        > :redo
        There is nothing to redo.
        > :reset
        The document is empty; :undo brings the old one back.
        > :list
        Nothing is declared yet.
        > :undo
        undone: :reset
        new
        """)
  }

  @Test("The views of a group are previews of their own, each with what is set on the group")
  func groupedPreviews() {
    let source = """
      struct A: View { var text = "a"; var body: some View { Text(text) } }
      struct A_Previews: PreviewProvider {
        static var previews: some View {
          Group {
            A()
            Group { A(text: "b").previewDisplayName("Bee") }
          }
          .padding(.leading, 16)
          Text("c").previewDisplayName("See")
        }
      }
      """
    #expect(
      transcript(of: [source, ":show Bee"]) == """
        > \(source)
        A
          a
        Bee
          b
        See
        c
        > :show Bee
          b
        """)
  }

  @Test("What one statement of a group comes to is one preview, however many views that are")
  func repeatedPreviews() {
    let source = """
      struct A_Previews: PreviewProvider {
        static var previews: some View {
          Group {
            ForEach(ColorScheme.allCases, id: \\.self) { scheme in Text("\\(scheme)") }
            if 1 < 2 { Text("c"); Text("d") }
            Group { Text("e"); Text("f") }.previewDisplayName("Last")
          }
        }
      }
      """
    #expect(
      transcript(of: [source]) == """
        > \(source)
        A_Previews
        light
        dark
        A_Previews
        c
        d
        Last
        e
        Last
        f
        """)
  }

  @Test("A pasted file shows its previews")
  func previews() {
    #expect(
      transcript(of: [
        """
        import SwiftUI
        struct A: View { var text = "a"; var body: some View { Text(text) } }
        struct A_Previews: PreviewProvider {
          static var previews: some View {
            A()
            A(text: "b").previewDisplayName("Bee")
          }
        }
        """, ":show Bee", ":show A", ":show A_Previews",
      ]) == """
        > import SwiftUI
        struct A: View { var text = "a"; var body: some View { Text(text) } }
        struct A_Previews: PreviewProvider {
          static var previews: some View {
            A()
            A(text: "b").previewDisplayName("Bee")
          }
        }
        A
        a
        Bee
        b
        > :show Bee
        b
        > :show A
        a
        > :show A_Previews
        A
        a
        Bee
        b
        """)
  }
}
