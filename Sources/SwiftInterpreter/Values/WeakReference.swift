internal import SwiftSyntax

/// How a variable keeps an object that lives only as long as others hold it.
enum Ownership: String {
  case weak, unowned
}

extension DeclModifierListSyntax {
  /// How what they stand before keeps an object that it does not keep alive.
  var ownership: Ownership? { lazy.compactMap { Ownership(rawValue: $0.name.plainText) }.first }
}

/// An object that lives only as long as others hold it: what a `weak` or `unowned` variable has.
final class WeakReference {
  private weak var object: ObjectValue?
  private let ownership: Ownership
  private let isOptional: Bool

  private init(_ object: ObjectValue, _ ownership: Ownership, isOptional: Bool) {
    self.object = object
    self.ownership = ownership
    self.isOptional = isOptional
  }
  nonisolated deinit {}

  /// What is kept of an object, which may be an optional one.
  static func keeping(_ value: Value, _ ownership: Ownership) -> Value {
    switch value {
    case .some(.object(let object)):
      .native(WeakReference(object, ownership, isOptional: true))
    case .object(let object):
      .native(WeakReference(object, ownership, isOptional: ownership == .weak))
    default: value
    }
  }

  /// What there is of it now.
  static func present(_ value: Value) throws -> Value {
    guard case .native(let reference as WeakReference) = value else { return value }
    guard let object = reference.object else {
      if reference.ownership == .weak { return .none }
      throw ScriptFailure(
        "Attempted to read an unowned reference but the object was already deallocated")
    }
    return reference.isOptional ? .some(.object(object)) : .object(object)
  }
}

extension Expression {
  /// This variable, which does not keep its object alive.
  func owned(by ownership: Ownership) -> Expression {
    let place = place.map { place in
      Place { frame, change in
        try place.modify(frame) { value in
          var object = try WeakReference.present(value)
          defer { value = WeakReference.keeping(object, ownership) }
          try change(&object)
        }
      }
    }
    return Expression(type, place: place) { [evaluate] in
      try WeakReference.present(try evaluate($0))
    }
  }
}
