import Foundation
import Testing

@Suite("The command line")
struct CommandLineTests {
  /// Arguments, and the one line they get on standard error.
  nonisolated static let misuses: [([String], String)] = [
    (["rendr"], "unknown command 'rendr'; did you mean 'render'? (see 'gauges --help')"),
    (["paint"], "unknown command 'paint' (see 'gauges --help')"),
    (["--colour"], "unknown option '--colour'; did you mean '--color'? (see 'gauges --help')"),
    (["\u{1B}[31m"], "unknown command '\u{241B}[31m' (see 'gauges --help')"),
    (["-x"], "unknown option '-x' (see 'gauges --help')"),
    (["render"], "FILE|- is missing (see 'gauges render --help')"),
    (["render", "a", "b"], "unexpected argument 'b' (see 'gauges render --help')"),
    (["render", "a", "--width"], "--width N lacks its value (see 'gauges render --help')"),
    (
      ["render", "a", "--width", "0"],
      "'0' is no value for --width N: columns to draw in, 1 to 1000 (see 'gauges render --help')"
    ),
    (
      ["render", "a", "--height=many"],
      "'many' is no value for --height N: rows to draw in, 1 to 1000 (see 'gauges render --help')"
    ),
    (
      ["render", "a", "--canvas", "oil"],
      "'oil' is no value for --canvas: it takes auto, ascii, blocks, sextants, octants, braille, "
        + "kitty, sixel (see 'gauges render --help')"
    ),
    (
      ["render", "a", "--color", ""],
      "'' is no value for --color: it takes auto, never, 16, 256, truecolor "
        + "(see 'gauges render --help')"
    ),
    (
      ["render", "a", "--set", "x"],
      "'x' is no value for --set NAME=VALUE: give a state a value, in Swift "
        + "(see 'gauges render --help')"
    ),
    (
      ["render", "a", "--width", "9", "--width", "9"],
      "--width is given twice (see 'gauges render --help')"
    ),
    (["tutorial", "--auto=yes"], "--auto takes no value (see 'gauges tutorial --help')"),
    (
      ["tutorial", "--delay", "nan"],
      "'nan' is no value for --delay SECONDS: how long --auto waits before a step, 0 to 60 "
        + "(see 'gauges tutorial --help')"
    ),
    (["completions", "tcsh"], "no completions for 'tcsh': there are some for bash, zsh, fish"),
  ]

  @Test("What is not understood is said in one line, with the code 64", arguments: misuses)
  func misuse(_ arguments: [String], _ message: String) throws {
    let result = try Program().run(arguments)
    #expect(result == .init(code: 64, output: "", errors: "gauges: \(message)\n"))
  }

  @Test("Help and version go to standard output")
  func help() throws {
    let program = try Program()
    let overview = try program.run("--help")
    #expect(overview.code == 0 && overview.errors.isEmpty)
    for usage in ["gauges render FILE|-", "gauges tutorial [NAME]", "--canvas SET"] {
      #expect(overview.output.contains("  \(usage)  "))
    }
    let details = try program.run("render", "--width", "9", "--help")
    #expect(details.output.hasPrefix("usage: gauges render FILE|- [OPTION]…\n"))
    #expect(details.output.contains("\n  --set NAME=VALUE   give a state a value, in Swift\n"))
    #expect(try program.run("--version").output.contains(#/^gauges \d+\.\d+\.\d+\n$/#))
  }

  @Test("Each shell's completions name each command and option, and the shell takes them")
  func completions() throws {
    let program = try Program()
    for shell in ["bash", "zsh", "fish"] {
      let result = try program.run("completions", shell)
      #expect(result.code == 0)
      for word in ["render", "run", "tutorial", "canvas", "preview", "octants", "delay"] {
        #expect(result.output.contains(word), "\(word) for \(shell)")
      }
    }
    let script = try program.file("bash", program.run("completions", "bash").output)
    let asked = """
      . \(script); COMP_WORDS=(gauges render --he); COMP_CWORD=2; _gauges; echo "${COMPREPLY[@]}"
      COMP_WORDS=(gauges render --canvas o); COMP_CWORD=3; _gauges; echo "${COMPREPLY[@]}"
      COMP_WORDS=(gauges t); COMP_CWORD=1; _gauges; echo "${COMPREPLY[@]}"
      """
    let answer = try program.run("-c", asked, executable: "/bin/bash")
    #expect(
      answer == .init(code: 0, output: "--height --help\noctants\ntutorial\n", errors: ""))
  }

  @Test("An input that cannot be read is named, with the system's reason")
  func unreadable() throws {
    let program = try Program()
    let missing = program.directory.path + "/missing.swift"
    let expected: [(String, Int32, String)] = [
      (missing, 66, "cannot read \(missing): no such file or directory"),
      (program.directory.path, 66, "cannot read \(program.directory.path): is a directory"),
      ("", 66, "cannot read : no such file or directory"),
    ]
    for command in ["render", "run"] {
      for (path, code, message) in expected {
        let result = try program.run(command, path)
        #expect(result == .init(code: code, output: "", errors: "gauges: \(message)\n"))
      }
    }
  }

  @Test("A file that is no text is named")
  func noText() throws {
    let program = try Program()
    for (name, bytes) in [("latin1", [0x54, 0xE9, 0x0A]), ("binary", [0x7F, 0, 1])] {
      let url = program.directory.appendingPathComponent(name)
      try Data(bytes.map(UInt8.init)).write(to: url)
      let result = try program.run("render", url.path)
      let message = "gauges: \(url.path) is no text in UTF-8\n"
      #expect(result == .init(code: 1, output: "", errors: message))
    }
    let endless = try program.run("render", "/dev/zero")
    #expect(endless.errors == "gauges: /dev/zero is longer than 16 MB\n")
  }

  @Test("An output that cannot be written is said, with the code 73; a reader that has gone is not")
  func unwritable() throws {
    let program = try Program()
    let full = try program.run(
      "-c", "\"$0\" --help >/dev/full", Program.path, executable: "/bin/sh")
    #expect(full.code == 73)
    #expect(
      full.errors == "gauges: cannot write to standard output: no space left on device\n")
    let closed = try program.run("-c", "\"$0\" --help >&-", Program.path, executable: "/bin/sh")
    #expect(closed.code == 73)
    // The reader closes its end before it lets the program begin.
    let script = """
      mkfifo go; { read line <go; exec "$0" --help; } | { exec <&-; echo >go; }
      """
    let gone = try program.run(
      "-c", "cd \(program.directory.path); \(script)", Program.path, executable: "/bin/sh")
    #expect(gone.errors.isEmpty)
  }
}
