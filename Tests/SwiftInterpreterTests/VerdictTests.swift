import Foundation
import Testing

@testable import SwiftInterpreter

/// What Swift rejects is rejected, in its words and at its place; what it accepts passes.
///
/// `Tests/Mistakes` holds programs with a mistake each; the file of the same name that ends in `.errors` has what the
/// compiler says of them. Where one fault makes the compiler complain several times, one of these is enough here; where
/// something else is said on purpose, a line `// here: …` in the program has it. `Tests/Accepted` holds programs that it takes. A line `// --- name` begins each program; for
/// the compiler an import of `GaugeUI` stands there.
///
/// `RECORD_VERDICTS=1 swift test --filter VerdictTests` asks the `swiftc` on the path anew, with the modules of the debug
/// build, and records what it says.
@Suite struct VerdictTests {
  nonisolated static let mistakes = Snippet.all(in: "Mistakes")
  nonisolated static let accepted = Snippet.all(in: "Accepted")

  static let isRecording = ProcessInfo.processInfo.environment["RECORD_VERDICTS"] != nil

  @Test func `there are programs`() {
    #expect(Self.mistakes.count > 80)
    #expect(Self.accepted.count > 80)
  }

  @Test(arguments: Set(mistakes.map(\.file)).sorted())
  func `says what Swift says`(file: String) throws {
    let snippets = Self.mistakes.filter { $0.file == file }
    let record = Snippet.folder("Mistakes").appendingPathComponent(file + ".errors")
    if Self.isRecording {
      var text = ""
      for snippet in snippets {
        let said = try Compiler.errors(in: snippet)
        #expect(!said.isEmpty, "'\(snippet.name)' is no mistake")
        text += "// --- \(snippet.name)\n" + said.map { $0 + "\n" }.joined()
      }
      try text.write(to: record, atomically: true, encoding: .utf8)
    }
    let recorded = Snippet.parts(of: try String(contentsOf: record, encoding: .utf8))
    try #require(recorded.map(\.name) == snippets.map(\.name))
    for (snippet, part) in zip(snippets, recorded) {
      let compiler = part.lines.map(\.withoutSuggestion)
      let own = Self.errors(in: snippet)
      let agrees = own.map(\.withoutSuggestion).allSatisfy(compiler.contains)
      if let wanted = snippet.differences {
        #expect(own == wanted, "\(file): \(snippet.name)")
        #expect(!agrees, "\(file): \(snippet.name): Swift says so too")
      } else {
        #expect(agrees, "\(file): \(snippet.name): \(own), Swift: \(compiler)")
      }
    }
  }

  @Test(arguments: Set(accepted.map(\.file)).sorted())
  func `accepts what Swift accepts`(file: String) throws {
    for snippet in Self.accepted where snippet.file == file {
      // These use what GaugeUI leaves to SwiftUI.
      if Self.isRecording, file != "objects" {
        #expect(try Compiler.errors(in: snippet) == [], "\(snippet.name)")
      }
      let diagnostics = Program.check([SourceText(snippet.text)]).diagnostics
      #expect(diagnostics.map(\.report) == [], "\(file): \(snippet.name)")
    }
  }

  private static func errors(in snippet: Snippet) -> [String] {
    let errors = Program.check([SourceText(snippet.text)]).diagnostics
      .filter { $0.severity == .error }
    let lines = errors.map { String($0.report.prefix { $0 != "\n" }.dropFirst("<input>:".count)) }
    return lines.isEmpty ? ["accepted"] : lines
  }
}

/// One of several programs in a file.
nonisolated struct Snippet: Sendable, CustomTestStringConvertible {
  let file: String
  let name: String
  let text: String

  var testDescription: String { "\(file): \(name)" }

  /// What is said here where it is not what the compiler says: the lines `// here: …`.
  var differences: [String]? {
    let mark = "// here: "
    let lines = text.split(separator: "\n").filter { $0.hasPrefix(mark) }
    return lines.isEmpty ? nil : lines.map { String($0.dropFirst(mark.count)) }
  }

  static func folder(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(name)
  }

  /// No file of Swift: the programs of one file are apart, and many do not parse.
  private static let ending = ".programs"

  static func all(in name: String) -> [Snippet] {
    let folder = folder(name)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(Self.ending) }.sorted().flatMap { file -> [Snippet] in
      let text = try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      return parts(of: text ?? "").map { part in
        Snippet(
          file: String(file.dropLast(Self.ending.count)), name: part.name,
          text: part.lines.map { $0 + "\n" }.joined())
      }
    }
  }

  /// The parts of a text that each begin with a line `// --- name`.
  static func parts(of text: String) -> [(name: String, lines: [String])] {
    let mark = "// --- "
    var parts: [(name: String, lines: [String])] = []
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix(mark) {
        parts.append((String(line.dropFirst(mark.count)), []))
      } else if !parts.isEmpty {
        parts[parts.count - 1].lines.append(line)
      }
    }
    return parts
  }
}

/// The Swift compiler.
private enum Compiler {
  /// What it has against a program: place and message of each error, in order of place.
  static func errors(in snippet: Snippet) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("verdict-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let main = folder.appendingPathComponent("main.swift")
    try "import GaugeUI\n\(snippet.text)".write(to: main, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let modules = Snippet.folder("../.build/debug/Modules").path
    // Some mistakes are found only when the intermediate language is made.
    process.arguments = [
      "swiftc", "-swift-version", "5", "-suppress-warnings", "-diagnostic-style", "llvm",
      "-emit-sil", "-I", modules, "-I", Snippet.folder("../Sources/CMark").path, main.path,
      "-o", "/dev/null",
    ]
    let output = Pipe()
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lead = main.path + ":"
    let errors = String(decoding: data, as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix(lead) && $0.contains(": error: ") }
      .map { $0.dropFirst(lead.count).split(separator: ":", maxSplits: 2) }
    // The import is the first line.
    return errors.map { (line: (Int($0[0]) ?? 0) - 1, column: Int($0[1]) ?? 0, message: $0[2]) }
      .sorted { ($0.line, $0.column, $0.message) < ($1.line, $1.column, $1.message) }
      .map { "\($0.line):\($0.column):\($0.message)" }
  }
}

extension String {
  /// A message without the name that may be meant, of which more are known here, and without the compiler's remarks on
  /// where a name comes from and where to read on.
  fileprivate var withoutSuggestion: String {
    (components(separatedBy: "; did you mean '").first ?? self)
      .replacing(#/ \(aka '[^']*'\)| \[#\w+\]$/#, with: "")
  }
}
