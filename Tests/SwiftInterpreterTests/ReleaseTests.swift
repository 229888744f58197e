import Foundation
import GaugeUI
import Testing

@testable import SwiftInterpreter

/// What a program was made of goes with it: a prompt checks one for each key that is pressed.
@MainActor @Suite struct ReleaseTests {
  nonisolated static let sources = [
    "struct Sensor: Identifiable { let id: Int; var isHigh: Bool { id > 3 } }",
    """
    struct Panel: View {
      @State private var level = 0.5
      var body: some View { Gauge(value: level) { Text("Level") } }
    }
    #Preview { Panel() }
    """,
    """
    struct Ring: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View { Circle() }
    }
    extension GaugeStyle where Self == Ring { static var ring: Ring { Ring() } }
    Gauge(value: 0.5) { Text("Level") }.gaugeStyle(.ring)
    """,
    "func factorial(_ n: Int) -> Int { n < 2 ? 1 : n * factorial(n - 1) }\nprint(factorial(5))",
    """
    func isEven(_ n: Int) -> Bool { n == 0 || isOdd(n - 1) }
    func isOdd(_ n: Int) -> Bool { n != 0 && isEven(n - 1) }
    print(isEven(4))
    """,
    """
    protocol Shown { var value: Double { get }; func text() -> String }
    extension Shown { var half: Double { value / 2 }; func text() -> String { "\\(half)" } }
    struct Speed: Shown { var value = 88.0 }
    print(Speed().text())
    """,
    """
    class Model { var x = 1; var next: Model?; static let shared = Model(); deinit { print(x) } }
    class Finer: Model { override var x: Int { didSet { print(Model.shared.x, oldValue) } } }
    Finer().x = 2
    """,
    """
    enum Level: String, CaseIterable {
      case low, high
      var other: Level { self == .low ? .high : .low }
      indirect enum Tree { case leaf, node(Tree, Tree) }
    }
    print(Level.allCases, Level.low.other)
    """,
    """
    @propertyWrapper struct Clamped {
      var wrappedValue: Double { didSet { wrappedValue = min(wrappedValue, 1) } }
    }
    struct Tank { @Clamped var level = 2.0; lazy var twice = level * 2 }
    var tank = Tank()
    print(tank.twice)
    """,
    "let again: () -> Int = { total > 3 ? 1 : again() }\nvar total = 4\nprint(again())",
    "struct A { init() { print(B.b) } }\nstruct B { static let b = 1; static let a = A() }\nprint(B.a)",
    """
    struct Stack<Element> { var all: [Element] = []; subscript(i: Int) -> Element { all[i] } }
    extension Stack where Element == Int { func sum() -> Int { all.reduce(0, +) } }
    print(Stack(all: [1, 2]).sum())
    """,
    """
    func total() -> Int {
      struct Part { let size: Int; var twice: Int { size * 2 } }
      return [Part(size: 1), Part(size: 2)].map(\\.twice).reduce(0, +)
    }
    print(total())
    """,
  ]

  @Test(arguments: sources) func aProgramThatRanIsFreedWhole(source: String) throws {
    try expectFreed(source) { program in
      let evaluation = Evaluation(program)
      _ = evaluation.run(source: 0)
      for preview in program.previews { _ = evaluation.draw(preview, columns: 40, rows: 10) }
    }
  }

  nonisolated static let files = ["Programs", "Gauges", "Vocabulary"].flatMap { folder in
    let url = ProgramTests.folder.deletingLastPathComponent().appendingPathComponent(folder)
    let names = try? FileManager.default.contentsOfDirectory(atPath: url.path)
    return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  // Run, a program may keep its objects itself, as Swift's do that hold one another.
  @Test(arguments: files) func aProgramThatWasCheckedIsFreedWhole(file: String) throws {
    let url = ProgramTests.folder.deletingLastPathComponent().appendingPathComponent(file)
    try expectFreed(try String(contentsOf: url, encoding: .utf8)) { _ in }
  }

  private func expectFreed(_ source: String, use: (Program) -> Void) throws {
    weak var declarations: Declarations?
    var parts: [() -> AnyObject?] = []
    try {
      let program = try #require(Program.check([SourceText(source)]).program)
      use(program)
      let declared = program.checker.declarations
      declarations = declared
      let objects: [[AnyObject]] = [
        Array(declared.scripts.values), Array(declared.types.values), declared.bodies,
        declared.variables,
      ]
      for object in objects.joined() { parts.append { [weak object] in object } }
    }()
    #expect(declarations == nil)
    #expect(parts.compactMap { $0() }.isEmpty)
  }
}
