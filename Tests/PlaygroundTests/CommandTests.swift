import SwiftInterpreter
import Testing

@testable import Playground

@Suite("Commands are looked up by name and by prefix")
struct CommandTests {
  @Test(arguments: [
    ("style", "style"), ("sty", "error: ':sty' could be any of :style, :styles"), ("u", "undo"),
    ("tu", "tutorial"), ("t", "error: ':t' could be any of :tint, :tutorial"),
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
      (
        ":style acessoryCircular",
        "there is no gauge style 'acessoryCircular'; did you mean 'accessoryCircular'?"
      ),
      (":label", "a slot and a text are missing; the slots are label, current, minimum, maximum"),
      (
        ":label top x",
        "a gauge has no label slot 'top'; the slots are label, current, minimum, maximum"
      ),
      (":label current", "the text for 'current' is missing"),
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

  @Test("Bare words that a newcomer types are understood")
  func bareWords() {
    for word in ["quit", "exit", ":quit", ":q", " exit "] {
      #expect(transcript(of: [word]) == "> \(word)\n(quit)")
    }
    #expect(transcript(of: ["help"]).contains(":gauge NAME VALUE"))
  }
}
