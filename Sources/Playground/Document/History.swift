/// The document as it is, as it was, and as it was before going back.
struct History {
  private(set) var present = Snapshot()
  private var past: [Snapshot] = []
  private var future: [Snapshot] = []

  init() {}

  /// Goes on to `next`, which one step undoes. What was undone before is lost.
  mutating func record(_ next: Snapshot) {
    guard next.differs(from: present) else {
      present = next
      return
    }
    past.append(present)
    future = []
    present = next
  }

  /// - Returns: Whether there was anything to go back to.
  mutating func undo() -> Bool {
    guard let previous = past.popLast() else { return false }
    future.append(present)
    present = previous
    return true
  }

  /// - Returns: Whether anything had been undone.
  mutating func redo() -> Bool {
    guard let next = future.popLast() else { return false }
    past.append(present)
    present = next
    return true
  }
}
