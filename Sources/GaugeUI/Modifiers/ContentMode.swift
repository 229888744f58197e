/// How content of a given shape fills its room, as SwiftUI's `ContentMode`.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of it is inside.
  case fit
  /// All of the room is covered.
  case fill
}
