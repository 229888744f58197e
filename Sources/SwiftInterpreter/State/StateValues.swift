import GaugeUI

/// The values of states, apart from any program: they outlive an edit unless the text of their initial value changed.
public struct StateValues {
  /// Another number after each value that is set, in whatever copy: what nothing was set in since has the same revision.
  /// (Not every value equals itself: NaN does not, nor do functions.)
  public private(set) var revision = 0
  private static var latestRevision = 0

  /// Where a state lives.
  struct Key: Hashable {
    /// The place of the view it belongs to; `nil` for the top level, and for every view of the type.
    var identity: ViewIdentity?
    /// The script type it is a property of; `nil` for the top level.
    var owner: String?
    var name: String
  }

  struct Entry {
    var value: Value
    /// The source of the initial value it replaced: another one makes the entry void.
    var initialText: String
  }

  /// What was set.
  private var set: [Key: Entry] = [:]
  /// The first values of views' states, once they were asked for: no part of a snapshot.
  private var made: [Key: Entry] = [:]

  /// What views' events were seen with, so that each runs once for what it is about.
  private var seen: [ViewEvent.Key: Value] = [:]

  /// The states that were read for what is shown, by owner and name: no part of a snapshot either.
  private var shown: Set<Key> = []

  public init() {}

  /// To be called before everything shown is drawn anew.
  public mutating func forgetShown() { shown = [] }
}

extension StateValues {
  /// Notes that what is shown depends on a state.
  mutating func show(_ name: String, of owner: String?) {
    shown.insert(Key(owner: owner, name: name))
  }

  /// Whether what is shown depends on any state.
  var showsAny: Bool { !shown.isEmpty }

  /// Whether what is shown depends on a state, in whichever view.
  func isShown(_ name: String, of owner: String?) -> Bool {
    shown.contains(Key(owner: owner, name: name))
  }

  func value(_ key: Key, initialText: String) -> Value? {
    Self.value(key, in: set, initialText)
  }

  /// The value set at a view's place, else the one set for every view of its type, else the one it began with.
  func value(_ name: String, of owner: String, at identity: ViewIdentity, initialText: String)
    -> Value?
  {
    let key = Key(identity: identity, owner: owner, name: name)
    return value(key, initialText: initialText)
      ?? value(Key(owner: owner, name: name), initialText: initialText)
      ?? Self.value(key, in: made, initialText)
  }

  private static func value(_ key: Key, in entries: [Key: Entry], _ initialText: String) -> Value? {
    guard let entry = entries[key], entry.initialText == initialText else { return nil }
    return entry.value
  }

  /// The value set for every view of a type, else the one of any of them.
  func latest(_ name: String, of owner: String, initialText: String) -> Value? {
    value(Key(owner: owner, name: name), initialText: initialText)
      ?? set.first {
        $0.key.owner == owner && $0.key.name == name && $0.value.initialText == initialText
      }?.value.value
  }

  mutating func set(_ key: Key, _ value: Value, initialText: String) {
    set[key] = Entry(value: value, initialText: initialText)
    Self.latestRevision += 1
    revision = Self.latestRevision
  }

  /// What an event was last seen with; `nil` where it was not seen.
  func seen(_ key: ViewEvent.Key) -> Value? { seen[key] }

  mutating func see(_ key: ViewEvent.Key, _ value: Value) { seen[key] = value }

  mutating func remember(_ key: Key, _ value: Value, initialText: String) {
    made[key] = Entry(value: value, initialText: initialText)
  }

  /// Puts what `change` makes of each value in its place, and drops those of which it makes nothing.
  mutating func keep(_ change: (Value) -> Value?) {
    for (key, entry) in set {
      set[key] = change(entry.value).map { Entry(value: $0, initialText: entry.initialText) }
    }
    for (key, value) in seen { seen[key] = change(value) }
    made = [:]
  }

  /// Sets a state in every view of its type.
  mutating func setEverywhere(
    _ name: String, of owner: String, _ value: Value, initialText: String
  ) {
    for key in set.keys where key.owner == owner && key.name == name { set[key] = nil }
    set(Key(owner: owner, name: name), value, initialText: initialText)
  }
}

extension StateValues: @MainActor Equatable {
  public static func == (left: StateValues, right: StateValues) -> Bool {
    if left.revision == right.revision { return true }
    return left.set.count == right.set.count
      && left.set.allSatisfy { key, entry in
        right.set[key].map {
          $0.initialText == entry.initialText && $0.value.equals(entry.value)
        } ?? false
      }
  }
}
