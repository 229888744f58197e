/// A case of an enum of the library that carries something: `.success(5)`.
struct LibraryCase: NativeValue {
  let name: String
  let payload: [Value]
  /// How it is written, where the library has words of its own for it.
  var text: String?
}

extension Value {
  /// The case of an enum of the library that it is, also where its type is kept beside it.
  var libraryCase: LibraryCase? {
    switch self {
    case .native(let made as LibraryCase): made
    case .native(let typed as TypedValue): typed.value.libraryCase
    default: nil
    }
  }
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
