import Testing

@Suite("Tab, at a terminal")
struct CompletionTests {
  @Test("The one thing that can stand here is written out")
  func one() throws {
    let terminal = try Program().atTerminal()
    try terminal.type(":tuto\t")
    try terminal.wait(forLine: "gauges> :tutorial")
  }

  @Test("As much as all candidates have in common, then a list of them under the input")
  func several() throws {
    let terminal = try Program().atTerminal()
    try terminal.type(":sty\t")
    try terminal.wait(forLine: "gauges> :style")
    try terminal.type("\t")
    try terminal.wait(for: "a list, and the input under it") {
      let lines = $0.text.split(separator: "\n").suffix(4)
      return $0.lineUpToCursor == "gauges> :style"
        && lines.map { $0.prefix { $0 != " " } } == ["gauges>", "style", "styles", "gauges>"]
    }
  }

  @Test("A list longer than the window says how much is left out")
  func long() throws {
    let terminal = try Program().atTerminal(rows: 8)
    try terminal.type(":\t")
    try terminal.wait(for: "the rest in number") { $0.text.contains(#/\n… \d+ more\ngauges> :/#) }
  }

  @Test("Whatever way of completing an inputrc file gives a key, the same is completed")
  func otherWays() throws {
    let program = try Program()
    program.environment["INPUTRC"] = try program.file("inputrc", "TAB: menu-complete\n")
    let terminal = try program.atTerminal()
    try terminal.type(":tuto\t")
    try terminal.wait(forLine: "gauges> :tutorial")
  }

  @Test("In Swift, what the gauge has and what is expected")
  func swift() throws {
    let terminal = try Program().atTerminal(columns: 100)
    try terminal.type("Gauge(value: 0.5) { Text(\"a\") }.gaugeSt\t(.accessoryLinearC\t)")
    try terminal.wait(
      forLine: "gauges> Gauge(value: 0.5) { Text(\"a\") }.gaugeStyle(.accessoryLinearCapacity)")
  }

  @Test("After nothing but blanks Tab indents")
  func indent() throws {
    let terminal = try Program().atTerminal()
    try terminal.type("VStack {\r\tx")
    try terminal.wait(forLine: "   ...>   x")
  }

  @Test("What nothing can follow stays as it is")
  func nothing() throws {
    let terminal = try Program().atTerminal()
    try terminal.type(":zzz\t!")
    try terminal.wait(forLine: "gauges> :zzz!")
  }
}
