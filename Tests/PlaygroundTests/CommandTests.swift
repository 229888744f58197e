import SwiftInterpreter
import Testing

@testable import Playground

@Suite("Commands are looked up by name and by prefix")
struct CommandTests {
  @Test(arguments: [
    ("style", "style"), ("sty", "error: ':sty' could be any of :style, :styles"), ("u", "undo"),
    ("tu", "tutorial"), ("t", "error: ':t' could be any of :tint, :tints, :tutorial"),
    ("tnit", "error: there is no command ':tnit'; did you mean ':tint'?"),
    ("xyzzyx", "error: there is no command ':xyzzyx'; :help lists them"),
    ("", "error: a command's name is missing after the colon; :help lists them"),
  ])
  func lookUp(typed: String, found: String) {
    do {
      let command = try Command.named(Argument(SourceText(typed)))
      #expect(command.name == found)
    } catch {
      #expect(Event.diagnostic(error as! Diagnostic).transcript == found)
    }
  }

  @Test("Each command has one name, a summary that fits, and an example of itself")
  func table() {
    #expect(Set(Command.all.map(\.name)).count == Command.all.count)
    for command in Command.all {
      #expect(command.example.hasPrefix(":\(command.name)"))
      #expect(command.usage.count + command.summary.count < 120)
    }
  }

  @Test("Arguments are cut at blanks outside brackets and quotes")
  func words() {
    let argument = Argument(SourceText("  a \"b \\\" c\" f(1, 2),d [3 4] "))
    #expect(argument.words().map(\.text) == ["a", "\"b \\\" c\"", "f(1, 2),d", "[3 4]"])
    #expect(
      argument.words(separators: [","]).map(\.text)
        == ["a", "\"b \\\" c\"", "f(1, 2)", "d", "[3 4]"])
    #expect(argument.words()[1].range == 4..<12)
  }

  @Test(
    "What is odd about a new gauge is said of the line that was typed, not of the Swift written for it",
    arguments: [
      (
        ":gauge rpm 3000 in 0...2000",
        "the value 3000 is outside of the range 0...2000; it is drawn at its end"
      ),
      (":gauge y nowhere", "cannot find 'nowhere' in scope"),
    ])
  func newGauge(input: String, message: String) throws {
    let events = Session().submit(input)
    let diagnostics = events.compactMap { event in
      if case .diagnostic(let diagnostic) = event { diagnostic } else { nil }
    }
    try #require(diagnostics.map(\.message) == [message])
    #expect(diagnostics[0].source.text == input)
    #expect(diagnostics[0].range == ":gauge ".utf8.count..<input.utf8.count)
  }

  @Test(
    "What is missing or wrong is named, with the usage",
    arguments: [
      (":set", "a state's name and its new value are missing"),
      (":set speed 3", "there is no state named 'speed'"),
      (":gauge", "a name for the new state is missing"),
      (":gauge 5 5", "'5' is no name: it has letters, digits and _, and begins with no digit"),
      (":gauge speed", "the value of 'speed' is missing"),
      (":gauge speed 5 in 0-200", "'0-200' is no range: it is written LOW...HIGH, as 0...200"),
      (":gauge speed 5 in", "a range is missing: it is written LOW...HIGH, as 0...200"),
      (":gauge speed 5 in 9...1", "the range's low end, 9, is above its high end, 1"),
      (":range", "a range is missing: it is written LOW...HIGH, as 0...200"),
      (":tint gren", "there is no colour 'gren'; did you mean 'green'?"),
      (":tint #12", "'#12' is no colour: after # stand six digits 0–9, A–F, as #34C759"),
      (":label", "a slot and a text are missing; the slots are label, current, minimum, maximum"),
      (
        ":label top x",
        "a gauge has no label slot 'top'; the slots are label, current, minimum, maximum"
      ),
      (":label current", "the text for 'current' is missing"),
      (":symbols nonesuch", "no symbol has 'nonesuch' in its name or description"),
      (":help styl", "':styl' could be any of :style, :styles"),
      (":help Viev", "nothing is known of 'Viev'; did you mean 'View'?"),
      (":show Nothing", "there is nothing named 'Nothing' that could be shown"),
      (":undo 3", "this command takes no argument"),
      (":back", "no tutorial is open; :tutorial lists them"),
      (":hint", "no tutorial is open; :tutorial lists them"),
      (":tutorial nothing", "there is no tutorial 'nothing'"),
    ])
  func misuse(input: String, message: String) {
    let events = Session().submit(input)
    guard events.count == 1, case .diagnostic(let diagnostic) = events[0] else {
      Issue.record("\(events)")
      return
    }
    #expect(diagnostic.message.hasPrefix(message))
    #expect(diagnostic.isError)
    #expect(diagnostic.source.text == input)
  }

  @Test("Tables to choose from")
  func tables() {
    #expect(
      transcript(of: [":tints", ":symbols gauge.low"], window: Window(columns: 100)) == """
        > :tints
        ██ red          ██ orange       ██ yellow       ██ green        ██ mint         ██ teal
        ██ cyan         ██ blue         ██ indigo       ██ purple       ██ pink         ██ brown
        ██ gray         ██ white           black        ██ primary      ▒▒ secondary    ██ accentColor
        > :symbols gauge.low
        ◔  gauge.low  gauge, low
        """)
  }

  @Test("Help explains one command, or lists all")
  func help() {
    #expect(
      transcript(
        of: [":help", ":help :set", ":help gauge", ":style"],
        window: Window(columns: 80)) == """
          > :help
          Type SwiftUI (a gauge, a view, a style) and see it drawn. A view typed next
          takes its place; a line that begins with a dot goes on with it; NAME = VALUE
          changes a state. Commands begin with a colon and may be shortened:

          :gauge NAME VALUE …  writes a new gauge and shows it
          :set NAME VALUE      changes a state, as NAME = VALUE does
          :style [NAME]        sets the gauge's style, or lists the styles
          :tint [COLOUR…]      sets the gauge's tint; several colours make a gradient
          :range LOW...HIGH    sets the range of the gauge's value
          :label SLOT TEXT     sets one of the gauge's labels
          :styles              shows the gauge in every style, side by side
          :explain             says which labels the style shows, and why not the others
          :tints               shows the colours that :tint knows by name
          :symbols [QUERY]     lists system symbols for Image(systemName:)
          :show [NAME]         draws again, or shows the view or preview of that name
          :list                lists what is declared, with the states' values
          :code                prints the Swift source, ready for Xcode
          :undo                takes back the last change
          :redo                does again what was taken back
          :reset               begins with an empty document
          :open FILE           begins anew with a Swift file or a notebook
          :save FILE           writes the Swift source, as :code prints it
          :export FILE         writes the picture: .svg, .txt, .ansi or .html
          :canvas [SET]        sets what previews are drawn with, or lists the sets
          :appearance [MODE]   draws previews for a dark or a light background
          :width [N]           draws previews in N columns
          :tutorial [NAME]     opens a tutorial, or lists them
          :back                in a tutorial: the step before
          :again               in a tutorial: this step from its beginning
          :hint                in a tutorial: what this step asks for
          :skip                in a tutorial: the next step, this one done or not
          :stop                in a tutorial: back to your own session
          :help [NAME]         explains a command or a Swift name
          :quit                leaves

          :help NAME says more. :tutorial is a good start. Source is read as for an
          iPhone: #if os(iOS) and canImport(SwiftUI) hold, DEBUG only around previews.
          > :help :set
          :set NAME VALUE  changes a state, as NAME = VALUE does

          The value is any Swift expression of the state's type, other states included.

          Example: :set speed 180
          > :help gauge
          :gauge NAME VALUE [in LOW...HIGH] ["LABEL"]  writes a new gauge and shows it

          Writes the Swift for a new state and a gauge that shows it, with a label, the
          present value and, at the ends, the bounds. Without a range it is 0...1, shown
          as percent. A name that is taken is an error: :set changes its value.

          Example: :gauge speed 140 in 0...200 "Speed"
          > :style
             automatic                  what the platform chooses: linearCapacity
             linearCapacity             a bar that fills from the leading end
             accessoryLinear            a thin bar with a marker at the value
             accessoryLinearCapacity    a thin bar that fills, its labels above and below
             accessoryCircular          an open ring with a marker at the value
             accessoryCircularCapacity  a closed ring that fills clockwise
             linear                     watchOS: as accessoryLinear
             circular                   watchOS: as accessoryCircular
          """)
  }

  @Test("Bare words that a newcomer types are understood")
  func bareWords() {
    for word in ["quit", "exit", ":quit", ":q", " exit "] {
      #expect(transcript(of: [word]) == "> \(word)\n(quit)")
    }
    #expect(transcript(of: ["help"]).contains(":gauge NAME VALUE"))
  }
}
