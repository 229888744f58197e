import Foundation
import Testing

@testable import gauges

@Suite("Files that are written")
struct OutputFileTests {
  private static let source = """
    #Preview("first") { Gauge(value: 0.5) { Text("One") } }
    #Preview("second") { Text("Two") }
    """

  @Test("render --svg writes the chosen or first preview, for both appearances, and prints nothing")
  func svg() throws {
    let program = try Program()
    let file = try program.file("a.swift", Self.source)
    let out = program.directory.path + "/a.svg"
    #expect(try program.run("render", file, "--svg", out) == .init(code: 0, output: "", errors: ""))
    let first = try String(contentsOfFile: out, encoding: .utf8)
    #expect(first.hasPrefix("<svg ") && first.hasSuffix("</svg>\n"))
    #expect(first.contains(">One</text>") && !first.contains(">Two</text>"))
    #expect(first.contains("#007aff") && first.contains("#0a84ff"))
    let dark = try program.run(
      "render", file, "--svg", "-", "--preview", "second", "--appearance", "dark")
    #expect(dark.code == 0 && dark.output.contains(">Two</text>"))
    #expect(dark.output.contains("#ffffff") && !dark.output.contains("@media"))
  }

  @Test("A file that cannot be written is the code 73; a source in error leaves the file alone")
  func failures() throws {
    let program = try Program()
    let file = try program.file("a.swift", Self.source)
    let missing = program.directory.path + "/missing/a.svg"
    #expect(
      try program.run("render", file, "--svg", missing)
        == .init(
          code: 73, output: "",
          errors: "gauges: cannot write \(missing): no such file or directory\n"))
    let directory = program.directory.path
    #expect(
      try program.run("render", file, "--svg", directory)
        == .init(
          code: 73, output: "", errors: "gauges: cannot write \(directory): is a directory\n"))
    let kept = try program.file("kept.svg", "as it was")
    let wrong = try program.run("render", "-", "--svg", kept, input: "Gaug(value: 1)")
    #expect(wrong.code == 1 && wrong.output.isEmpty && wrong.errors.contains("error: "))
    #expect(try String(contentsOfFile: kept, encoding: .utf8) == "as it was")
  }

  @Test("Files are saved, exported and opened from the prompt; errors are told and stop nothing")
  func commands() throws {
    let program = try Program()
    let directory = program.directory.path
    _ = try program.file("there.swift", "import SwiftUI")
    let result = try program.run(
      input: """
        Text("a")
        :save ~/a.swift
        :save ~/there.swift
        :export ~/a.txt
        :export ~/missing/a.svg
        Text("b")
        :open ~/a.swift
        :open ~/missing
        """)
    #expect(result.code == 1)
    #expect(result.output == "a\nWrote ~/a.swift.\nWrote ~/a.txt.\nb\na\n")
    let errors = result.errors.split(separator: "\n").filter { $0.contains("error: ") }
    #expect(
      errors.map { $0.split(separator: "error: ").last } == [
        "~/there.swift is there already and was not written here; the same command again replaces it",
        "cannot write ~/missing/a.svg: no such file or directory",
        "cannot read ~/missing: no such file or directory",
      ])
    #expect(
      try String(contentsOfFile: directory + "/a.swift", encoding: .utf8)
        == "import SwiftUI\n\n#Preview {\n    Text(\"a\")\n}\n")
    #expect(try String(contentsOfFile: directory + "/a.txt", encoding: .utf8) == "a\n")
    #expect(
      try String(contentsOfFile: directory + "/there.swift", encoding: .utf8) == "import SwiftUI")
  }

  @Test("A file is replaced whole, keeps its permissions, and stays behind its link")
  func replacing() throws {
    let program = try Program()
    let directory = program.directory.path
    let file = try program.file("real.txt", "a long old content")
    #expect(chmod(file, 0o640) == 0)
    let link = directory + "/link.txt"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.txt")
    try OutputFile("~/link.txt", environment: ["HOME": directory]).write("new")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "new")
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: directory).sorted()
        == ["link.txt", "real.txt"])
    try OutputFile("/dev/null").write("gone")
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test(
    "A home directory is written short",
    arguments: [
      ("~", "/h"), ("~/a", "/h/a"), ("~nobody-of-that-name/a", "~nobody-of-that-name/a"),
      ("a~/b", "a~/b"), ("", ""),
    ])
  func home(path: String, expanded: String) {
    #expect(FilePath.expanding(path, environment: ["HOME": "/h"]) == expanded)
  }
}
