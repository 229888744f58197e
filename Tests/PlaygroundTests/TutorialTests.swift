import Foundation
import SwiftInterpreter
import Testing

@testable import Playground

@Suite("A tutorial is a notebook that is stepped through in a session of its own")
struct TutorialTests {
  static let notebook = Notebook(
    SourceText(
      """
      # Counting

      A number is kept.

      ```swift
      var n = 1
      Text("n is \\(n)")
      ```

      It can grow.

      ```gauges
      n = n + 1
      ```

      Now it is your turn.

      ```check
      n > 10
      ```

      Well done.

      ```gauges
      n
      ```
      """, name: "counting.md"))

  private func transcript(of inputs: [String]) -> String {
    let session = Session()
    session.window = Window(columns: 60)
    _ = session.submit("let mine = \"my own\"")
    let opening = session.open(Self.notebook, named: "counting").map(\.transcript)
    return (opening + [PlaygroundTests.transcript(of: inputs, in: session)])
      .joined(separator: "\n")
  }

  @Test("Return goes on, from what the step before left")
  func steps() {
    #expect(
      transcript(of: ["n = 7", "", "", "n", "", ":hint", "n = 11", ":hint", "", "", "mine"]) == """
        Counting

        A number is kept.

            var n = 1
            Text("n is \\(n)")

        n is 1

        [counting 1/4]  Return goes on, :back, :again, :stop
        > n = 7
        n is 7
        > 

        It can grow.

            gauges> n = n + 1
        n is 2

        [counting 2/4]  Return goes on, :back, :again, :stop
        > 

        Now it is your turn.

        Make this true:
            n > 10

        [counting 3/4]  Return goes on, :back, :again, :stop
        > n
        2
        > 
        Not yet. :hint says what is left to do, :skip goes on without it.
        > :hint
        Still to be made true:

            n > 10
        > n = 11
        n is 11
        > :hint
        Nothing is left to do here; Return goes on.
        > 

        Well done.

            gauges> n
        11

        [counting 4/4]  Return ends the tutorial, :back, :again, :stop
        > 
        That was the last step of counting.
        Back in your own session.
        > mine
        "my own"
        """)
  }

  @Test("Back goes to the step before as it was, again to the beginning of this one")
  func back() {
    #expect(
      transcript(of: ["", "n = 99", ":again", "n", ":back", "n", ":back", ":stop", "mine", ":stop"])
        == """
        Counting

        A number is kept.

            var n = 1
            Text("n is \\(n)")

        n is 1

        [counting 1/4]  Return goes on, :back, :again, :stop
        > 

        It can grow.

            gauges> n = n + 1
        n is 2

        [counting 2/4]  Return goes on, :back, :again, :stop
        > n = 99
        n is 99
        > :again

        It can grow.

            gauges> n = n + 1
        n is 2

        [counting 2/4]  Return goes on, :back, :again, :stop
        > n
        2
        > :back
        Counting

        A number is kept.

            var n = 1
            Text("n is \\(n)")

        n is 1

        [counting 1/4]  Return goes on, :back, :again, :stop
        > n
        1
        > :back
        This is the first step.
        > :stop
        Back in your own session.
        > mine
        "my own"
        > :stop
        error: no tutorial is open; :tutorial lists them
        """)
  }

  @Test("A task can be skipped")
  func skip() {
    #expect(
      transcript(of: ["", "", ":skip", ":undo"]) == """
        Counting

        A number is kept.

            var n = 1
            Text("n is \\(n)")

        n is 1

        [counting 1/4]  Return goes on, :back, :again, :stop
        > 

        It can grow.

            gauges> n = n + 1
        n is 2

        [counting 2/4]  Return goes on, :back, :again, :stop
        > 

        Now it is your turn.

        Make this true:
            n > 10

        [counting 3/4]  Return goes on, :back, :again, :stop
        > :skip

        Well done.

            gauges> n
        2

        [counting 4/4]  Return ends the tutorial, :back, :again, :stop
        > :undo
        undone: n = n + 1
        n is 1
        """)
  }
}

@Suite("The tutorials in the program")
struct TutorialsTests {
  @Test("Each file of the folder is one")
  func all() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Tutorials")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    #expect(Set(files) == Set(Tutorial.all.map { "\($0.name).md" }))
  }

  @Test(
    "Each runs without an error, and shows what it says it shows",
    arguments: ["upload-status", "bpm", "speedometer"])
  func run(name: String) throws {
    let check = NotebookCheck(try #require(Tutorial.named(name)).source)
    #expect(check.errors.map(\.report) == [])
    #expect(check.mismatches.map(\.report) == [])
    #expect(check.previews.count > 5)
  }
}

@Suite("Notebooks run through")
struct NotebookRunTests {
  @Test("Errors are told by the file's lines, and do not stop it")
  func errors() {
    let text = """
      # A

      ```swift
      let a = 1
      let b: Int = "x"
      ```

      ```gauges
      a
      :nothing
      a + 1
      ```
      """
    var events: [Event] = []
    Session().run(Notebook(SourceText(text, name: "a.md"))) { events += $0 }
    #expect(
      events.map(\.report).joined(separator: "\n") == """
        A

            let a = 1
            let b: Int = "x"

        a.md:5:14: error: cannot convert value of type 'String' to specified type 'Int'
        5 | let b: Int = "x"
          |              ^~~


            gauges> a
        a.md:9:1: error: cannot find 'a' in scope
        9 | a
          | ^


            gauges> :nothing
        a.md:10:2: error: there is no command ':nothing'; :help lists them
        10 | :nothing
           |  ^~~~~~~


            gauges> a + 1
        a.md:11:1: error: cannot find 'a' in scope
        11 | a + 1
           | ^


        """)
  }
}

extension Event {
  /// The event as the program writes it.
  fileprivate var report: String {
    if case .diagnostic(let diagnostic) = self { diagnostic.report } else { transcript }
  }
}
