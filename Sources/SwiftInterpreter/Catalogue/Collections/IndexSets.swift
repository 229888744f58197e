extension Catalogue {
  /// Several places in a collection, as lists tell which of their rows are deleted or moved: whole numbers in order.
  @RowBuilder static var indexSets: [Row] {
    Rows.type("struct IndexSet: Sequence, Equatable", "Several places in a collection.") {
      Row.alias("typealias Element = Int")
      Row("init()", "No place.") { [Value]() }
      Row("init(integer: Int)", "One place.") { (place: Int) in [Value.int(place)] }
      for kind in [RangeValue.Kind.halfOpen, .closed] {
        Row("init(integersIn range: \(kind.rawValue)<Int>)", "Places side by side.") {
          (range: RangeValue) in try range.elements()
        }
      }
      Row("var count: Int", "How many places there are.") { (places: [Value]) in places.count }
      Row("var isEmpty: Bool", "Whether there is none.") { (places: [Value]) in places.isEmpty }
      Row("var first: Int?", "The first place.") { (places: [Value]) in places.first }
      Row("var last: Int?", "The last place.") { (places: [Value]) in places.last }
      Row.mutating("mutating func insert(_ integer: Int)", "Adds a place.") {
        (places: inout [Value], place: Int) in
        let next = try places.firstIndex { try Int.from($0) >= place } ?? places.count
        if next == places.count || !places[next].equals(.int(place)) {
          places.insert(.int(place), at: next)
        }
        return Value.void
      }
    }
    Rows.members(of: "Array") {
      Row.mutating("mutating func remove(atOffsets offsets: IndexSet)", "Takes several out.") {
        (elements: inout [Value], offsets: [Value]) in
        for place in try offsets.places(in: elements).reversed() { elements.remove(at: place) }
        return Value.void
      }
      Row.mutating(
        "mutating func move(fromOffsets source: IndexSet, toOffset destination: Int)",
        "Brings several to another place, before the element that stands there."
      ) { (elements: inout [Value], source: [Value], destination: Int) in
        guard (0...elements.count).contains(destination) else {
          throw ScriptFailure("index out of range")
        }
        let places = try source.places(in: elements)
        let moved = places.map { elements[$0] }
        for place in places.reversed() { elements.remove(at: place) }
        let before = places.count { $0 < destination }
        elements.insert(contentsOf: moved, at: destination - before)
        return Value.void
      }
    }
  }
}

extension [Value] {
  /// These as places in `elements`, in order.
  fileprivate func places(in elements: [Value]) throws -> [Int] {
    let places = try map { try Int.from($0) }
    guard places.allSatisfy(elements.indices.contains) else {
      throw ScriptFailure("index out of range")
    }
    return places
  }
}
