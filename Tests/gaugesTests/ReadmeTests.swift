import Foundation
import Testing

@Suite("The README is true")
struct ReadmeTests {
  private static let text: String? = try? String(
    contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../README.md"), encoding: .utf8)

  @Test("Its first screen is what a terminal shows")
  func screen() throws {
    let blocks = try #require(Self.text).components(separatedBy: "\n```")
    let screen = try #require(blocks.first { $0.hasPrefix("text\n") }).dropFirst("text\n".count)
    let program = try Program()
    program.environment["NO_COLOR"] = "1"
    let terminal = try program.atTerminal(columns: 60)
    for line in screen.split(separator: "\n") where line.hasPrefix("gauges> ") {
      try terminal.enter(String(line.dropFirst("gauges> ".count)))
    }
    #expect(terminal.screen.text == screen)
  }
}
