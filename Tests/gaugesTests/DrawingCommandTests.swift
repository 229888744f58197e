import Foundation
import Testing

@Suite("Commands that draw, without a terminal")
struct DrawingCommandTests {
  private static let upload = """
    import SwiftUI

    struct UploadStatus: View {
      @State private var progress = 0.4
      var body: some View {
        Gauge(value: progress) { Text("Upload") }
      }
    }

    """

  @Test("render draws a file's view in 80 columns, without an escape")
  func render() throws {
    let program = try Program()
    let file = try program.file("a.swift", Self.upload)
    let expected = """
                                           Upload
      ████████████████████████████████░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░

      """
    let result = try program.run("render", file)
    #expect(result.output == expected)
    #expect(result == .init(code: 0, output: expected, errors: ""))
    #expect(try program.run("render", "-", input: Self.upload) == result)
  }

  @Test("Width, canvas and a state's value are options")
  func options() throws {
    let program = try Program()
    let file = try program.file("a.swift", Self.upload)
    let result = try program.run(
      "render", file, "--width=20", "--canvas", "ascii", "--set", "progress = 0.5")
    #expect(result.code == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.first == "       Upload")
    let halves = (lines.last.map(String.init) ?? "").map(\.self)
    #expect(halves.count == 20 && Set(halves).count == 2)
    #expect(Set(halves.prefix(10)).count == 1 && Set(halves.suffix(10)).count == 1)
    #expect(result.output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test("COLUMNS counts where --width says nothing, and colour only where it is asked for")
  func environment() throws {
    let program = try Program()
    let file = try program.file("a.swift", Self.upload)
    program.environment["COLUMNS"] = "30"
    let plain = try program.run("render", file)
    #expect(plain.output.split(separator: "\n").map(\.count).max() == 30)
    #expect(!plain.output.utf8.contains(0x1B))
    let colored = try program.run("render", file, "--color", "16")
    #expect(colored.output.contains("\u{1B}["))
  }

  @Test("A locale that is not UTF-8, or none, gets ASCII")
  func locale() throws {
    let program = try Program()
    program.environment["LANG"] = nil
    let result = try program.run("render", "-", input: Self.upload)
    #expect(result.output.utf8.allSatisfy { $0 < 0x80 } && result.output.contains("Upload"))
  }

  @Test("Several previews stand under their names, a blank line between, and can be chosen")
  func previews() throws {
    let program = try Program()
    let source = "#Preview(\"a\") { Text(\"one\") }\n#Preview { Text(\"two\") }\n"
    let all = try program.run("render", "-", input: source)
    #expect(all.output == "a\none\n\nPreview 2\ntwo\n")
    let one = try program.run("render", "-", "--preview", "Preview 2", input: source)
    #expect(one.output == "two\n")
    let none = try program.run("render", "-", "--preview", "b", input: source)
    #expect(none.code == 1 && none.output.isEmpty)
    #expect(none.errors.contains("there are 'a', 'Preview 2'"))
  }

  @Test("A wrong source is told apart by place, the code being 1")
  func wrong() throws {
    let result = try Program().run("render", "-", input: "Text(\"a\")\n  .bld()\n")
    #expect(result.code == 1 && result.output.isEmpty)
    #expect(result.errors.hasPrefix("<stdin>:2:4: error: "))
    #expect(result.errors.contains("\n2 |   .bld()\n  |    ^~~\n"))
  }

  @Test("Piped inputs are taken one after another; an error stops none of them but counts")
  func piped() throws {
    let program = try Program()
    let good = try program.run(input: "VStack {\n  Text(\"one\")\n}\n\n:quit\nText(\"two\")")
    #expect(good == .init(code: 0, output: "one\n", errors: ""))
    let mixed = try program.run(
      input: "Text(\"one\")\r\ntxt(\"two\")\n7\n:nonsense\nText(\"three\"")
    #expect(mixed.code == 1)
    #expect(mixed.output == "one\n7\n")
    for line in [2, 4, 5] { #expect(mixed.errors.contains("<stdin>:\(line):")) }
  }

  @Test(
    "No input, however odd, brings a control character out",
    arguments: [
      "Text(\"a\u{1B}[2Jb\")", "Text(\"a\\u{1B}]0;b\\u{7}\")", "\u{1B}[2J", ":\u{1B}[2J",
      "\u{0}\u{9B}",
      "print(\"\\u{1B}[2J\")", ":help \u{1B}c", "let a\u{7} = 1",
    ])
  func controls(_ input: String) throws {
    let result = try Program().run(input: input)
    let scalars = (result.output + result.errors).unicodeScalars
    #expect(scalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    #expect([0, 1].contains(result.code))
  }

  @Test("run prints a notebook through: prose, code, drawings")
  func notebook() throws {
    let program = try Program()
    let file = try program.file(
      "a.md", "# A title\n\nSome prose.\n\n```swift\nText(\"drawn\").bold()\n```\n")
    let result = try program.run("run", file)
    #expect(result.code == 0)
    #expect(
      result.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } == [
        "A title", "Some prose.", "Text(\"drawn\").bold()", "drawn",
      ])
    let swift = try program.run("run", "-", input: "Text(\"plain\")")
    #expect(swift.output == "plain\n")
  }

  @Test("A page that is piped is taken as one that is pasted")
  func pipedPage() throws {
    let page =
      "# Speed\n\nHere's how I draw it:\n\n```swift\nText(\"fast\")\n  .bold()\n```\n\nThat's all, folks!\n"
    let result = try Program().run(input: page)
    #expect(result.code == 0)
    #expect(result.output == "fast\n")
    #expect(
      result.errors.hasPrefix("<stdin>:1:1: warning: the words of a page stand around this code\n"))
  }

  @Test("tutorial lists, plays through, and knows what it does not have")
  func tutorial() throws {
    let program = try Program()
    let list = try program.run("tutorial")
    for name in ["upload-status", "bpm", "speedometer"] {
      #expect(list.output.contains(name))
      let played = try program.run("tutorial", name, "--auto", "--delay", "0")
      #expect(played.code == 0, "\(played.errors)")
      let last = #/\[[a-z-]+ (\d+)\/\1\]/#
      #expect(played.output.contains(last))
    }
    let unknown = try program.run("tutorial", "nothing")
    #expect(unknown.code == 1 && unknown.errors.contains("upload-status"))
  }
}
