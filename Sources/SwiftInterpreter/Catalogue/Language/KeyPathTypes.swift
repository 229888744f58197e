extension Catalogue {
  /// The ways to parts of values.
  @RowBuilder static var keyPaths: [Row] {
    Rows.type("class AnyKeyPath: Hashable", "The way from something to a part of it.")
    Rows.type("class PartialKeyPath<Root>: AnyKeyPath", "The way to some part of a value.")
    Rows.type("class KeyPath<Root, Value>: PartialKeyPath<Root>", "The way to a part of a value.") {
      longer("KeyPath", by: "KeyPath")
    }
    Rows.type(
      "class WritableKeyPath<Root, Value>: KeyPath<Root, Value>",
      "The way to a part of a value, which can be set."
    ) {
      longer("WritableKeyPath", by: "WritableKeyPath")
      longer("KeyPath", by: "KeyPath")
    }
    Rows.type(
      "class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value>",
      "The way to a part of an object, which can be set."
    ) {
      longer("ReferenceWritableKeyPath", by: "WritableKeyPath")
      longer("KeyPath", by: "KeyPath")
    }
  }

  private static func longer(_ result: String, by path: String) -> Row {
    Row(
      "func appending<AppendedValue>(path: \(path)<Value, AppendedValue>) -> \(result)<Root, AppendedValue>",
      "The way on to a part of the part."
    ) { (path: ScriptKeyPath, next: ScriptKeyPath, type: Value) in
      let type: SwiftType = if case .type(let type) = type { type } else { path.type }
      return path.appending(next, as: type)
    }.takingType()
  }
}
