/// Views made from a collection, as SwiftUI's `DynamicViewContent`.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection

  /// What the views are made from.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

// What is done by hand to the rows of a list: each is accepted, since nobody touches a terminal's.
extension DynamicViewContent {
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent { self }

  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent { self }
}

extension View {
  /// Accepted: nobody deletes a terminal's rows.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  /// Accepted: nobody moves a terminal's rows.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { self }
}

// What such actions do to the collection, as SwiftUI adds it to the standard library's. Offsets count from the first
// element; those that there are not are passed over.
extension RangeReplaceableCollection where Self: MutableCollection {
  /// Takes out the elements at `offsets`.
  public mutating func remove(atOffsets offsets: IndexSet) {
    replaceSubrange(
      startIndex..<endIndex,
      with: enumerated().filter { !offsets.contains($0.offset) }.map(\.element))
  }
}

extension MutableCollection {
  /// Brings the elements at the offsets in `source` to stand before the one that is at `destination`.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = enumerated().map { $0 }
    let moved = elements.filter { source.contains($0.offset) }
    let kept = elements.filter { !source.contains($0.offset) }
    let order =
      kept.prefix { $0.offset < destination } + moved + kept.drop { $0.offset < destination }
    for (index, element) in zip(indices.map { $0 }, order) { self[index] = element.element }
  }
}
