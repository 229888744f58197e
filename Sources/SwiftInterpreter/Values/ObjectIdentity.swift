/// Which object a value is, whatever its type says of `==`: what `===` and `ObjectIdentifier` go by.
struct ObjectIdentity: Hashable, NativeValue {
  private let object: Value

  init(_ object: Value) { self.object = object }

  static func == (left: ObjectIdentity, right: ObjectIdentity) -> Bool {
    switch (left.object.object, right.object.object) {
    case (let left?, let right?): left === right
    case (nil, nil): left.object.equals(right.object)
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    if let object = object.object {
      hasher.combine(ObjectIdentifier(object))
    } else {
      object.hash(into: &hasher)
    }
  }
}

extension Value {
  /// The object that this is or holds; `nil` for values, among them the library's objects that are values here.
  fileprivate var object: AnyObject? {
    switch self {
    case .object(let object): return object
    case .some(let value): return value.object
    case .native(let any):
      guard Swift.type(of: any) is AnyClass else { return nil }
      return any as AnyObject
    default: return nil
    }
  }
}
