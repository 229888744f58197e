/// An object that lives only as long as others hold it: what a `weak` variable has.
final class WeakReference {
  private weak var object: ObjectValue?

  private init(_ object: ObjectValue) { self.object = object }
  nonisolated deinit {}

  /// What is kept of an optional object.
  static func keeping(_ value: Value) -> Value {
    switch value {
    case .some(.object(let object)), .object(let object): .native(WeakReference(object))
    default: value
    }
  }

  /// What there is of it now.
  static func present(_ value: Value) -> Value {
    guard case .native(let reference as WeakReference) = value else { return value }
    return reference.object.map { .some(.object($0)) } ?? .none
  }
}

extension Expression {
  /// This variable, which does not keep its object alive.
  var weak: Expression {
    let place = place.map { place in
      Place { frame, change in
        try place.modify(frame) { value in
          var object = WeakReference.present(value)
          defer { value = WeakReference.keeping(object) }
          try change(&object)
        }
      }
    }
    return Expression(type, place: place) { [evaluate] in
      WeakReference.present(try evaluate($0))
    }
  }
}
