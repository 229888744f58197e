/// The document as it is, as it was, and as it was before going back.
struct History {
  private(set) var present = Snapshot()
  private var past: [Step] = []
  private var future: [Step] = []

  /// What a change leads from, or where it is undone, to; and the change, in a line.
  private struct Step {
    var snapshot: Snapshot
    var change: String
  }

  init() {}

  /// Goes on to `next`, which one step undoes. What was undone before is lost.
  ///
  /// - Parameter change: What made it so, in a line for the reader.
  mutating func record(_ next: Snapshot, by change: String) {
    guard next.differs(from: present) else {
      present = next
      return
    }
    past.append(Step(snapshot: present, change: change))
    future = []
    present = next
  }

  /// - Returns: What was undone; `nil` where there was nothing to go back to.
  mutating func undo() -> String? {
    guard let step = past.popLast() else { return nil }
    future.append(Step(snapshot: present, change: step.change))
    present = step.snapshot
    return step.change
  }

  /// - Returns: What was done again; `nil` where nothing had been undone.
  mutating func redo() -> String? {
    guard let step = future.popLast() else { return nil }
    past.append(Step(snapshot: present, change: step.change))
    present = step.snapshot
    return step.change
  }
}
