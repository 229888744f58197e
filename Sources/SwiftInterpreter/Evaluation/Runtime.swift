import GaugeUI

/// Evaluation under way: the states it reads and writes, and what it has used up.
final class Runtime {
  /// The one that evaluates now: views are resolved long after they are made.
  static var current: Runtime?

  /// The values of states, those of variables at the top level included as they are now.
  var states: StateValues {
    get {
      keepVariables()
      return kept
    }
    _modify {
      keepVariables()
      yield &kept
    }
  }
  var kept: StateValues
  /// The values of variables at the top level, by their slots: most programs read and set these far more often than
  /// anyone asks for `states`.
  var variables: [GlobalVariable] = []
  /// Those that were set since `kept` had them.
  var changedVariables: [Global] = []
  var budget = Budget()
  /// Where the numbers by chance come from; it begins with its seed for each drawing and each source that runs.
  var chance: any RandomNumberGenerator = Chance(seed: Chance.usualSeed)
  var seed = Chance.usualSeed
  var isCancelled: () -> Bool = { false }
  /// Work that a script has started, in order.
  var waiting: [Task] = []
  /// What the views that are being drawn ask for.
  var events = PendingEvents()
  /// The time that passes while work waits, in seconds.
  var clock = VirtualClock()
  /// What `UserDefaults` of a name give where nothing is kept.
  var registered: [String: [String: Value]] = [:]
  /// What `print` wrote.
  private var printed: [String] = []
  private var unfinished = ""
  /// Which of its views each of these builders gives, where that is not all: one preview shows one view of a `Group`.
  var chosenViews: [BuilderPlace: Int] = [:]
  /// Whether what is read is read for a picture.
  var isDrawing = false
  /// What is being drawn: the place of failures that have none of their own.
  var place: (source: SourceText, range: Range<Int>) = (SourceText(""), 0..<0)
  /// What went wrong while views were resolved.
  var failures: [Diagnostic] = []
  /// What the views of scripts made in the drawing under way, by their places.
  var bodies: [ViewIdentity: (instance: Instance, content: AnyView)] = [:]
  /// How many views of scripts stand around the one that is being resolved.
  var viewDepth = 0
  private var steps = 0
  private var depth = 0
  private var elements = 0

  /// What the program declares.
  let declarations: Declarations

  init(_ declarations: Declarations, states: StateValues) {
    self.declarations = declarations
    kept = states
  }

  /// Lets go of all values: functions among them hold what they run in.
  func release() {
    (kept, variables, changedVariables) = (StateValues(), [], [])
    (waiting, events, bodies) = ([], PendingEvents(), [:])
  }
}

extension Runtime {
  /// Makes it the current one while `body` runs, with a fresh budget.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Runtime.current
    Runtime.current = self
    (steps, depth, elements) = (0, 0, 0)
    defer { Runtime.current = outer }
    return try body()
  }

  /// Does the work that was started, and what that starts, the earliest first. An error ends its own piece of work
  /// only.
  func runWaiting() throws {
    defer {
      waiting = []
      clock = VirtualClock()
    }
    try runWaiting { false }
  }

  /// Does the work that was started until `isDone` says so.
  func runWaiting(until isDone: () -> Bool) throws {
    while !isDone(), let next = waiting.indices.min(by: { waiting[$0].begin < waiting[$1].begin }) {
      let task = waiting.remove(at: next)
      guard task.begin <= clock.horizon else { continue }
      do { try task.run() } catch is ThrownValue {} catch is Suspended {}
    }
  }

  /// Takes what `print` writes: whole lines, what has no end yet waiting for the rest.
  func print(_ text: String, terminator: String) throws {
    try make(elements: text.utf8.count + 1)
    unfinished += text + terminator
    var lines = unfinished.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    unfinished = lines.removeLast()
    printed += lines
  }

  /// What was printed since the last time; a line without its end only where `isEnd` says that no more comes.
  func takePrinted(isEnd: Bool) -> [String] {
    defer { printed = [] }
    guard isEnd, !unfinished.isEmpty else { return printed }
    defer { unfinished = "" }
    return printed + [unfinished]
  }

  /// Counts one step, and stops where the budget is used up or the run is cancelled.
  func step() throws {
    steps += 1
    guard steps <= budget.steps else {
      throw ScriptFailure("this takes more than \(budget.steps) steps; stopped")
    }
    if steps & 0xfff == 0, isCancelled() { throw ScriptFailure("cancelled") }
  }

  /// Counts elements of collections made.
  func make(elements count: Int) throws {
    elements += max(count, 0)
    guard elements <= budget.elements else {
      throw ScriptFailure("this makes more than \(budget.elements) elements; stopped")
    }
  }

  /// Counts what a function or operator made of `values`: what the result is longer than the longest of them, and a
  /// sixteenth of its length for the copying.
  func count(_ result: Value, madeOf values: [Value]) throws {
    let length = result.length
    guard length > 0 else { return }
    let longest = values.lazy.map(\.length).max() ?? 0
    try make(elements: max(0, length - longest) + length / 16)
  }

  func enter() throws {
    depth += 1
    guard depth <= budget.depth else {
      depth -= 1
      throw ScriptFailure("calls nest more than \(budget.depth) deep; stopped")
    }
    try step()
  }

  func leave() { depth -= 1 }
}
