/// What views hand up while they are drawn, in the order of drawing, for the views around them that ask.
///
/// Many a view is made only for the room that it has, so that nothing earlier knows them all.
final class HandedValues {
  private var values: [AnyHashable: [Any]] = [:]

  /// What was handed up under a key, made one; the key's own value where nothing was.
  func value(under key: AnyPreferenceKey) -> Any {
    guard let handed = values[key.name], var value = handed.first else { return key.initial() }
    for next in handed.dropFirst() { key.reduce(&value) { next } }
    return value
  }

  /// Puts one value in the place of all that was handed up under a key.
  func put(_ value: Any, under key: AnyPreferenceKey) { values[key.name] = [value] }

  /// Adds what was handed up inside a view.
  func add(_ inside: HandedValues) {
    values.merge(inside.values) { $0 + $1 }
  }
}

/// A preference key, whatever its values are.
package struct AnyPreferenceKey {
  /// What it is told apart by.
  let name: AnyHashable
  let initial: () -> Any
  let reduce: (inout Any, () -> Any) -> Void

  package init(
    name: AnyHashable, initial: @escaping () -> Any,
    reduce: @escaping (inout Any, () -> Any) -> Void
  ) {
    (self.name, self.initial, self.reduce) = (name, initial, reduce)
  }

  init<Key: PreferenceKey>(_ key: Key.Type) {
    name = ObjectIdentifier(key)
    initial = { Key.defaultValue }
    reduce = { value, next in
      var whole = value as? Key.Value ?? Key.defaultValue
      Key.reduce(value: &whole) { next() as? Key.Value ?? Key.defaultValue }
      value = whole
    }
  }
}
