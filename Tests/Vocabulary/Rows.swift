import SwiftUI

/// A list whose rows are deleted and moved.
struct RowList: View {
  @State private var names = ["one", "two", "three", "four", "five"]

  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        Text(name).deleteDisabled(name == "two").moveDisabled(true)
      }
      .onDelete { names.remove(atOffsets: $0) }
      .onMove { source, destination in names.move(fromOffsets: source, toOffset: destination) }
    }
  }
}

/// What such actions are told, and what they do.
struct RowChanges: View {
  var body: some View {
    var offsets = IndexSet(integer: 3)
    offsets.insert(1)
    offsets.insert(1)
    var letters = ["a", "b", "c", "d", "e"]
    letters.move(fromOffsets: offsets, toOffset: 0)
    let first = letters.joined()
    letters.move(fromOffsets: IndexSet(integersIn: 0...1), toOffset: 4)
    let second = letters.joined()
    letters.remove(atOffsets: IndexSet(integersIn: 1..<3))
    let third = letters.joined()
    let none = IndexSet()
    letters.move(fromOffsets: none, toOffset: 3)
    return VStack {
      Text("\(first) \(second) \(third)")
      Text("\(offsets.count) from \(offsets.first ?? -1) to \(offsets.last ?? -1)")
      Text(none.isEmpty && offsets.contains(3) ? "empty" : "not empty")
    }
  }
}

#Preview("Rows") { RowList() }
#Preview("Changes") { RowChanges() }
