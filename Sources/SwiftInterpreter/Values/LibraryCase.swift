/// A case of an enum of the library that carries something: `.success(5)`.
struct LibraryCase: NativeValue {
  let name: String
  let payload: [Value]
}

extension LibraryCase: @MainActor Hashable {
  static func == (left: LibraryCase, right: LibraryCase) -> Bool {
    left.name == right.name && left.payload.count == right.payload.count
      && zip(left.payload, right.payload).allSatisfy { $0.equals($1) }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    for value in payload { value.hash(into: &hasher) }
  }
}
