import Foundation
import Testing

@Suite("The prompt, at a terminal")
struct PromptTests {
  @Test("What is typed and ended with Return is an input, kept for the next run")
  func typeAndRecall() throws {
    let program = try Program()
    let first = try program.atTerminal()
    try first.enter("let x = 1")
    try first.type("\u{4}")
    #expect(try first.exitCode() == 0)
    #expect(program.history == ["let x = 1"])

    let second = try program.atTerminal()
    try second.type("\u{1B}[A")
    try second.wait(forLine: "gauges> let x = 1")
  }

  @Test("A pasted block is one input, and comes back from history as one")
  func paste() throws {
    let program = try Program()
    let block = "struct A: View {\n  var body: some View {\n    Text(\"a\")\n  }\n}"
    let terminal = try program.atTerminal()
    try terminal.paste(block)
    try terminal.wait(forLine: "   ...> }")
    try terminal.enter("")
    #expect(program.history == [block])
    try terminal.type("\u{1B}[A")
    try terminal.wait(forLine: "   ...> }")
    #expect(terminal.screen.text.components(separatedBy: "gauges> struct A: View {").count == 3)
  }

  @Test("What a paste is warned of is said under it, and not again")
  func warnings() throws {
    let terminal = try Program().atTerminal(rows: 60)
    try terminal.paste(
      "struct A: View {\n  @State var n = 1\n  var body: some View {\n    Text(\"\\(n)\").glow()\n  }\n}"
    )
    try terminal.wait(forLine: "   ...> }")
    try terminal.enter("")
    #expect(terminal.screen.count(of: "<input>:4:18: warning: ") == 1)
    try terminal.enter("n = 2")
    try terminal.enter("Text(\"b\").sparkle()")
    try terminal.enter(":undo")
    #expect(terminal.screen.count(of: "warning: ") == 2)
    #expect(terminal.screen.text.hasSuffix("undone: Text(\"b\").sparkle()\n2\ngauges>"))
  }

  @Test(
    "The end of file leaves a tutorial, and then the program", arguments: ["xterm", "dumb"])
  func endOfTutorial(kind: String) throws {
    let program = try Program()
    program.environment["TERM"] = kind
    let terminal = try program.atTerminal(rows: 60)
    try terminal.type("let own = 7\r:tutorial bpm\r")
    try terminal.wait(for: "the tutorial") {
      $0.text.contains("[bpm 1/8]") && $0.lineUpToCursor == "gauges> "
    }
    try terminal.type("\u{4}")
    try terminal.wait(for: "the own session") {
      $0.text.contains("Back in your own session.") && $0.lineUpToCursor == "gauges> "
    }
    try terminal.type("own\r")
    try terminal.wait(for: "what is in it") { $0.text.hasSuffix("own\n7\ngauges>") }
    try terminal.type("\u{4}")
    #expect(try terminal.exitCode() == 0)
  }

  @Test("Up and Down move through a block, and beyond it through history")
  func arrows() throws {
    let program = try Program()
    let terminal = try program.atTerminal()
    try terminal.enter("let a = 1")
    try terminal.paste("first\nsecond")
    try terminal.wait(forLine: "   ...> second")
    try terminal.type("\u{1B}[A!")
    try terminal.wait(forLine: "gauges> first!")
    try terminal.type("\u{1B}[A")
    try terminal.wait(forLine: "gauges> let a = 1")
    try terminal.type("\u{1B}[B")
    try terminal.wait(forLine: "   ...> second")
  }

  @Test("An interrupt drops the input and nothing else")
  func interrupt() throws {
    let program = try Program()
    let terminal = try program.atTerminal()
    try terminal.type("let half")
    try terminal.wait(forLine: "gauges> let half")
    try terminal.type("\u{3}")
    try terminal.wait(for: "an empty prompt") {
      $0.text.contains("gauges> let half^C\n") && $0.lineUpToCursor == "gauges> "
    }
    try terminal.enter("let whole = 1")
    #expect(program.history == ["let whole = 1"])
  }

  @Test("An interrupt stops what runs")
  func interruptRun() throws {
    let terminal = try Program().atTerminal()
    try terminal.type("while true {}\r")
    try terminal.wait(for: "the run") { $0.text.hasSuffix("gauges> while true {}") }
    try terminal.type("\u{3}")
    try terminal.wait(for: "the end of it") {
      $0.text.contains("error: ") && $0.lineUpToCursor == "gauges> "
    }
    #expect(!terminal.screen.text.contains("steps"))
    try terminal.enter("7")
    #expect(terminal.screen.text.hasSuffix("gauges> 7\n7\ngauges>"))
  }

  @Test("No pipe is waited for that nobody writes to or reads, and an interrupt ends a wait")
  func pipes() throws {
    let program = try Program()
    let pipe = program.directory.path + "/p.svg"
    #expect(mkfifo(pipe, 0o600) == 0)
    let terminal = try program.atTerminal()
    try terminal.enter("let a = 1")
    try terminal.enter("Text(\"a\")")
    try terminal.enter(":export \(pipe)")
    #expect(terminal.screen.text.contains("error: "))
    try terminal.enter(":open \(pipe)")
    // With a writer that says nothing.
    let end = open(pipe, O_RDWR | O_CLOEXEC)
    defer { close(end) }
    try terminal.type(":open \(pipe)\r")
    try terminal.wait(for: "the command") { $0.count(of: ":open") == 2 && $0.cursor.column == 0 }
    try terminal.type("\u{3}")
    try terminal.wait(forLine: "gauges> ")
    try terminal.enter("6 * 7")
    #expect(terminal.screen.text.contains("\n42\n"))
  }

  @Test(
    "A key of several bytes that means nothing does nothing, and ends a search as others do",
    arguments: [
      ("", "\u{18}q", "7"), ("", "\u{1B}q", "7"), ("", "\u{1B}q\taaaaaaaa\u{15}", "7"),
      ("+", "\u{18}q", "20 7+ 1"), ("+", "\u{1B}[H", "720 + 1"),
    ])
  func unboundInSearch(search: String, keys: String, line: String) throws {
    let terminal = try Program().atTerminal()
    try terminal.enter("20 + 1")
    try terminal.type("\u{12}\(search)")
    try terminal.wait(for: "reverse-i-search)`\(search)'")
    // Behind what may be nothing, a 7 where the cursor is, and then the end of the line.
    try terminal.type(keys + "7\u{5}")
    try terminal.wait(forLine: "gauges> \(line)")
  }

  @Test(
    "Nor does one in any other command",
    arguments: [
      "\u{1B}q", "\u{1D}\u{1B}q", "\u{1D}\u{1B}\u{7}", "\u{1B}\u{1D}\u{1B})", "\u{18}\u{7}",
    ])
  func unbound(keys: String) throws {
    let terminal = try Program().atTerminal()
    try terminal.type(keys + "6 * 7")
    try terminal.wait(forLine: "gauges> 6 * 7")
    try terminal.enter("")
    #expect(terminal.screen.text.contains("\n42\n"))
  }

  @Test("An interrupt leaves a search in the history")
  func interruptSearch() throws {
    let terminal = try Program().atTerminal()
    try terminal.type("\u{12}")
    try terminal.wait(for: "reverse-i-search")
    try terminal.type("\u{3}")
    try terminal.wait(forLine: "gauges> ")
    try terminal.type("x")
    try terminal.wait(forLine: "gauges> x")
  }

  @Test("An input that goes on asks for the next line")
  func continuation() throws {
    let program = try Program()
    let terminal = try program.atTerminal()
    try terminal.type("VStack {\r")
    try terminal.wait(forLine: "   ...> ")
    try terminal.enter("}")
    #expect(program.history == ["VStack {\n}"])
  }

  @Test("What was typed survives a kill")
  func kill() throws {
    let program = try Program()
    let terminal = try program.atTerminal()
    try terminal.enter("let kept = 1")
    Foundation.kill(terminal.process, SIGKILL)
    #expect(try terminal.exitCode() == 128 + SIGKILL)
    #expect(program.history == ["let kept = 1"])
  }

  @Test("A narrower window wraps the input anew")
  func resize() throws {
    let terminal = try Program().atTerminal()
    try terminal.type("let name = 12345678901234567890")
    try terminal.wait(forLine: "gauges> let name = 12345678901234567890")
    terminal.resize(columns: 20, rows: 24)
    try terminal.wait(for: "two rows") {
      $0.text.contains("gauges> let name = 1\n2345678901234567890")
    }
  }

  @Test("A stop gives the terminal back, and going on shows the input again")
  func suspend() throws {
    let program = try Program()
    // A shell with job control starts the program in a job of its own, reports the stop and goes on with it.
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-c", "set -m; \"$0\"; stty -a; echo stopped; fg", Program.path],
      environment: program.environment)
    try terminal.wait(forLine: "gauges> ")
    try terminal.type("let a")
    try terminal.wait(forLine: "gauges> let a")
    try terminal.type("\u{1A}")
    try terminal.wait(for: "stopped")
    #expect(terminal.screen.text.contains(" icanon"))
    try terminal.wait(forLine: "gauges> let a")
    try terminal.enter(" = 1")
    #expect(program.history == ["let a = 1"])
  }

  @Test(
    "A reply of the terminal is not typing",
    arguments: [
      "\u{1B}]11;rgb:0000/0000/0000\u{7}", "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\",
      "\u{1B}P>|xterm(370)\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}[?62;4c",
    ])
  func reply(_ reply: String) throws {
    let terminal = try Program().atTerminal()
    try terminal.type("a\(reply)b")
    try terminal.wait(forLine: "gauges> ab")
  }

  @Test(
    "The terminal is given back as it was found, however the program ends",
    arguments: ["\u{4}", ":quit\r"])
  func restored(_ keys: String) throws {
    let program = try Program()
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-c", "stty -g; \"$0\"; stty -g", Program.path],
      environment: program.environment, columns: 200)
    try terminal.wait(forLine: "gauges> ")
    try terminal.type(keys)
    #expect(try terminal.exitCode() == 0)
    let lines = terminal.screen.text.split(separator: "\n")
    #expect(lines.count > 2 && lines.first == lines.last)
    #expect(String(decoding: terminal.screen.bytes, as: UTF8.self).contains("\u{1B}[?2004l"))
  }

  @Test("A history that cannot be written is noted once, and nothing else happens")
  func unwritableHistory() throws {
    let program = try Program()
    program.environment["XDG_STATE_HOME"] = "/dev/null/state"
    let terminal = try program.atTerminal()
    try terminal.enter("let a = 1")
    try terminal.enter("let b = 2")
    let note = "gauges: history is not kept: cannot write /dev/null/state/gauges/history"
    #expect(terminal.screen.count(of: note) == 1)
    try terminal.type("\u{4}")
    #expect(try terminal.exitCode() == 0)
  }

  @Test("History is its owner's alone")
  func privateHistory() throws {
    let program = try Program()
    try program.atTerminal().enter("let a = 1")
    let manager = FileManager.default
    let permissions = try [program.historyFile, program.historyFile.deletingLastPathComponent()]
      .map { try manager.attributesOfItem(atPath: $0.path)[.posixPermissions] as? Int }
    #expect(permissions == [0o600, 0o700])
  }

  @Test("A repeated or blank input is kept once or not at all")
  func repeated() throws {
    let program = try Program()
    let terminal = try program.atTerminal()
    for input in ["let a = 1", "let a = 1", "", "  ", "let b = 1", "let a = 1"] {
      try terminal.enter(input)
    }
    #expect(program.history == ["let a = 1", "let b = 1", "let a = 1"])
  }

  @Test("While nothing is known of the background, plain text is in the terminal's own colour")
  func greetingColor() throws {
    for isOwn in [true, false] {
      let program = try Program()
      program.environment["COLORTERM"] = "truecolor"
      let terminal = try isOwn ? program.atTerminal() : program.atTerminal("--appearance", "dark")
      let bytes = String(decoding: terminal.screen.bytes, as: UTF8.self)
      #expect(bytes.contains("\u{1B}[38;2;255;255;255m") != isOwn)
      #expect(bytes.contains("\u{1B}[38;2;64;200;224m:help"))
    }
  }

  @Test("An inputrc file knows the program by its name, and its keys for Return count")
  func inputrc() throws {
    let program = try Program()
    program.environment["INPUTRC"] = try program.file(
      "inputrc", "$if gauges\n\"\\C-o\": accept-line\n\"\\C-t\": \"typed\"\n$endif\n")
    let terminal = try program.atTerminal()
    try terminal.type("VStack {\u{F}\u{14}")
    try terminal.wait(forLine: "   ...> typed")
  }

  @Test("Clearing the screen leaves the input, and the drawing under it")
  func clear() throws {
    let terminal = try Program().atTerminal()
    try terminal.type("Text(\"one\")")
    try terminal.wait(for: "one") { $0.text.hasSuffix("\none") }
    try terminal.type("\u{C}")
    try terminal.wait(for: "nothing else") { $0.visibleText == "gauges> Text(\"one\")\none" }
  }

  @Test("vi keys work as well")
  func viKeys() throws {
    let program = try Program()
    program.environment["INPUTRC"] = try program.file("inputrc", "set editing-mode vi\n")
    let terminal = try program.atTerminal()
    try terminal.enter("let a = 1")
    try terminal.type("\u{1B}k")
    try terminal.wait(for: "the input before") { $0.count(of: "gauges> let a = 1") == 2 }
    try terminal.type("\r")
    try terminal.wait(for: "a prompt") { $0.count(of: "gauges> ") == 3 }
  }

  @Test("A terminal that moves no cursor is asked line by line")
  func dumbTerminal() throws {
    let program = try Program()
    program.environment["TERM"] = "dumb"
    let terminal = try program.atTerminal()
    try terminal.type("VStack {\n")
    try terminal.wait(forLine: "   ...> ")
    try terminal.type("\u{3}")
    try terminal.wait(forLine: "gauges> ")
    try terminal.type(":quit\n")
    #expect(try terminal.exitCode() == 0)
    #expect(!terminal.screen.bytes.contains(0x1B))
  }

  @Test("With only one end at a terminal there is no prompt")
  func halfTerminal() throws {
    let program = try Program()
    let file = try program.file("in", ":nonsense\n")
    let reading = try PseudoTerminal(
      [Program.path], environment: program.environment, standardInput: file)
    #expect(try reading.exitCode() == 1)
    #expect(reading.screen.text.contains("<stdin>:1:"))
    #expect(!reading.screen.text.contains("gauges>"))

    let output = program.directory.appendingPathComponent("out")
    let writing = try PseudoTerminal(
      [Program.path], environment: program.environment, standardOutput: output.path)
    try writing.type(":help\n:quit\n")
    #expect(try writing.exitCode() == 0)
    #expect(try String(contentsOf: output, encoding: .utf8).contains(":tutorial"))
  }
}
