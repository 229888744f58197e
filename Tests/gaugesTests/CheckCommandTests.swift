import Foundation
import Testing

@Suite("gauges check")
struct CheckCommandTests {
  private static let right = "```swift\nText(\"one\")\n```\n\n```preview\none\n```\n"
  private static let wrong = right.replacing("preview\none", with: "preview\ntwo")

  @Test("Each file gets a line; what differs is an error, and the code 1")
  func check() throws {
    let program = try Program()
    let (right, wrong) = (
      try program.file("right.md", Self.right), try program.file("wrong.md", Self.wrong)
    )
    #expect(try program.run("check", right).code == 0)
    let result = try program.run("check", wrong, right)
    #expect(
      result
        == .init(
          code: 1, output: "\(wrong): 1 preview, 1 differs\n\(right): 1 preview\n",
          errors: """
            \(wrong):6:1: error: the block before shows 'one' here
            6 | two
              | ^~~

            """))
  }

  @Test("--update records what is shown, in the file")
  func update() throws {
    let program = try Program()
    let file = try program.file("a.md", Self.wrong)
    let result = try program.run("check", file, "--update")
    #expect(result == .init(code: 0, output: "\(file): 1 preview, 1 updated\n", errors: ""))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == Self.right)
    let piped = try program.run("check", "--update", "-", input: Self.wrong)
    #expect(piped.code == 64)
    #expect(piped.errors == "gauges: --update cannot change standard input\n")
  }

  @Test("Swift source is no notebook, and is not taken for an empty one")
  func source() throws {
    let program = try Program()
    let file = try program.file("a.swift", "Gauge(value: 0.5) { Text(\"a\") }")
    let result = try program.run("check", file)
    #expect(result.code == 64)
    #expect(result.output == "")
    #expect(result.errors.contains("'gauges render' draws it"))
  }
}
