import Foundation
import Testing

@testable import SwiftInterpreter

/// Each row is exercised by a program whose output is recorded: those of `Tests/Programs` print what Swift prints, those of
/// `Tests/Gauges` and `Tests/Vocabulary` draw the pictures beside them.
///
/// A row counts once its closure has run, a property or an element that can be set once it has been read and set. A type
/// counts where a member of it does, or where a program names it.
@Suite struct RowUseTests {
  @Test func `every row is used by a recorded program`() throws {
    let use = RowUse(of: Catalogue.shared)
    for folder in ["Programs", "Gauges", "Vocabulary"] {
      for program in try Self.programs(in: folder) { use.run(program) }
    }
    // What ends a program ends a picture too.
    for ending in ["fatalError", "preconditionFailure", "assertionFailure"] {
      use.run(SourceText("\(ending)(\"over\")"))
    }
    let unused = use.end()
    let record = Self.folder.appendingPathComponent("Vocabulary/unused.txt")
    if ProcessInfo.processInfo.environment["RECORD_ROWS"] != nil {
      try unused.map { $0 + "\n" }.joined().write(to: record, atomically: true, encoding: .utf8)
    }
    // What no program uses yet: rows leave this list, none may join it.
    let known = try String(contentsOf: record, encoding: .utf8).split(separator: "\n").map(
      String.init)
    #expect(Set(unused).subtracting(known).sorted() == [])
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func programs(in folder: String) throws -> [SourceText] {
    let folder = Self.folder.appendingPathComponent(folder)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map {
        SourceText(
          try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8), name: $0)
      }
  }
}

extension Catalogue {
  /// An example has a view called `Row`.
  fileprivate typealias Entry = SwiftInterpreter.Row
}

/// Notes which rows of a catalogue run, until `end()`.
private final class RowUse {
  private let rows: [Catalogue.Entry]
  private let kept: [(body: NativeBody, plain: PlainFunction?)]
  private var used: Set<String> = []
  private var words: Set<Substring> = []

  init(of catalogue: Catalogue) {
    rows = catalogue.rows
    kept = rows.map { ($0.body, $0.plain) }
    Self.forget(in: catalogue)
    for row in rows {
      row.body = noting(row.body, as: Self.name(of: row))
      // The same function by its shorter way, which nothing here sees.
      row.plain = nil
      row.modify = nil
    }
  }

  /// Runs a program's statements and draws its previews.
  func run(_ source: SourceText) {
    words.formUnion(source.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    guard let program = Program.check([source]).program else {
      Issue.record("\(source.name) does not check")
      return
    }
    let evaluation = Evaluation(program)
    _ = evaluation.run(source: 0)
    for preview in program.previews(in: 0) {
      _ = evaluation.draw(preview, columns: 60, rows: nil)
    }
  }

  /// What was checked before knows the rows as they were.
  private static func forget(in catalogue: Catalogue) {
    catalogue.operatorUses = [:]
    catalogue.defaults = [:]
  }

  /// Puts the rows back, and gives what none of the programs used.
  func end() -> [String] {
    for (row, kept) in zip(rows, kept) { (row.body, row.plain) = kept }
    Self.forget(in: .shared)
    let owners = Set(used.compactMap { $0.split(separator: ":").first })
    return zip(rows, kept).flatMap { row, kept -> [String] in
      // What a row objects to is an error, and tested as one.
      if row.objection != nil { return [] }
      let name = Self.name(of: row)
      switch kept.body {
      case .function, .mutating, .property, .subscript:
        // Nothing makes a gesture's value, a pressed key, a scrolled view, a notice, a page's answer or a window: what reads or
        // makes one never runs.
        if [
          "Transaction", "KeyPress", "ScrollTransitionPhase", "Notification", "URLResponse",
          "HTTPURLResponse",
        ].contains(row.owner) || row.owner.hasSuffix("Gesture.Value") {
          return words.contains(row.name[...]) ? [] : [name]
        }
        if ["WindowGroup", "Settings"].contains(row.owner) {
          return words.contains(row.owner[...]) ? [] : [name]
        }
      case .nothing: break
      }
      switch kept.body {
      case .function, .mutating: return used.contains(name) ? [] : [name]
      case .property, .subscript:
        return [name + " (get)", name + " (set)"].filter { !used.contains($0) }
      case .nothing:
        if row.keyword == .type, owners.contains(row.name[...]) { return [] }
        let last = row.name.split(separator: ".").last ?? ""
        return words.contains(last) ? [] : [name]
      }
    }
  }

  private static func name(of row: Catalogue.Entry) -> String { "\(row.owner): \(row.text)" }

  private func noting(_ body: NativeBody, as name: String) -> NativeBody {
    switch body {
    case .function(let call):
      .function {
        self.used.insert(name)
        return try call($0)
      }
    case .mutating(let change):
      .mutating {
        self.used.insert(name)
        return try change(&$0, $1)
      }
    case .property(let get, let set):
      .property(
        get: {
          self.used.insert(name + " (get)")
          return try get($0)
        },
        set: {
          self.used.insert(name + " (set)")
          try set(&$0, $1)
        })
    case .subscript(let get, let set):
      .subscript(
        get: {
          self.used.insert(name + " (get)")
          return try get($0)
        },
        set: {
          self.used.insert(name + " (set)")
          try set(&$0, $1, $2)
        })
    case .nothing: .nothing
    }
  }
}
