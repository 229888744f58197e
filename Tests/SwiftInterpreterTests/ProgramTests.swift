import Foundation
import Testing

@testable import SwiftInterpreter

/// Programs of `Tests/Programs`: each prints here what it printed when Swift itself compiled and ran it.
///
/// `RECORD_PROGRAMS=1 swift test --filter ProgramTests` compiles them anew, with the `swiftc` on the path, and records
/// what they print.
@Suite struct ProgramTests {
  nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Programs")

  nonisolated static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
  }()

  static let isRecording = ProcessInfo.processInfo.environment["RECORD_PROGRAMS"] != nil

  @Test func `there are programs`() { #expect(Self.names.count > 30) }

  @Test(arguments: names)
  func `prints what Swift prints`(name: String) throws {
    let source = Self.folder.appendingPathComponent(name + ".swift")
    let record = Self.folder.appendingPathComponent(name + ".txt")
    if Self.isRecording {
      try Self.compiledOutput(of: source).write(to: record, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: record, encoding: .utf8)
    let text = try String(contentsOf: source, encoding: .utf8)
    #expect(try Self.interpretedOutput(of: text) == expected)
  }

  private static func interpretedOutput(of text: String) throws -> String {
    let (program, diagnostics) = Program.check([SourceText(text)])
    #expect(diagnostics.map(\.message) == [])
    let lines = Evaluation(try #require(program)).run(source: 0).map { output in
      switch output {
      case .printed(let line): line
      case .value(let value, let type): "value: \(value): \(type)"
      case .diagnostic(let diagnostic): "trap: \(diagnostic.message)"
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// What a program prints that `swiftc` makes of the source, as Swift 5 has it for code at the top level.
  private static func compiledOutput(of source: URL) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("programs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let main = folder.appendingPathComponent("main.swift")
    try FileManager.default.copyItem(at: source, to: main)
    let program = folder.appendingPathComponent("program")
    _ = try run(
      "swiftc",
      [
        "-swift-version", "5", "-enable-bare-slash-regex", "-suppress-warnings", "-module-name",
        "main", main.path, "-o", program.path,
      ])
    return try run(program.path, [])
  }

  private static func run(_ command: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }
}
