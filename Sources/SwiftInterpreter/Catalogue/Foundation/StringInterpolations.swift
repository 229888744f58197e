extension Catalogue {
  /// What the parts of a string with interpolations are collected in: scripts add ways of their own to write values.
  @RowBuilder static var stringInterpolations: [Row] {
    for owner in ["String", "LocalizedStringKey"] {
      Rows.type(
        "struct \(owner).StringInterpolation",
        "Collects the parts of a string; an extension with an `appendInterpolation` adds a way to write values."
      ) {
        Row.mutating("mutating func appendLiteral(_ literal: String)", "Adds text as it stands.") {
          (parts: inout StringParts, literal: String) in
          parts.text += literal
          return Value.void
        }
        Row.mutating(
          "mutating func appendInterpolation<T>(_ value: T)", "Adds a value as it is printed."
        ) { (parts: inout StringParts, value: Value) in
          parts.text += value.described()
          return Value.void
        }
      }
    }
  }
}

/// The parts of a string so far, in one.
struct StringParts: NativeValue {
  var text = ""
}
