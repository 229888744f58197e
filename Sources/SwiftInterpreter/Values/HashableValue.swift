/// A value as a dictionary's key or a set's element.
struct HashableValue: Hashable {
  let value: Value

  init(_ value: Value) { self.value = value }

  static func == (left: HashableValue, right: HashableValue) -> Bool {
    left.value.equals(right.value)
  }

  func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

extension Value {
  /// Swift's `==` for every type that gets it without writing it: structural, case by case.
  func equals(_ other: Value) -> Bool {
    if let isEqual = compared(by: "==", with: other) { return isEqual }
    return hasEqualParts(other)
  }

  private func hasEqualParts(_ other: Value) -> Bool {
    switch (self, other) {
    case (.void, .void), (.none, .none): true
    case (.bool(let left), .bool(let right)): left == right
    case (.int(let left), .int(let right)): left == right
    case (.double(let left), .double(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.some(let left), .some(let right)): left.equals(right)
    case (.array(let left), .array(let right)), (.tuple(let left), .tuple(let right)):
      Self.equal(left, right)
    case (.range(let left), .range(let right)): left == right
    case (.dictionary(let left), .dictionary(let right)):
      left.count == right.count
        && left.allSatisfy { key, value in right[key].map(value.equals) ?? false }
    case (.set(let left), .set(let right)): left == right
    case (.instance(let left), .instance(let right)):
      left.type === right.type && Self.equal(left.fields, right.fields)
    case (.enumCase(let left), .enumCase(let right)):
      left.type === right.type && left.index == right.index
        && Self.equal(left.payload, right.payload)
    case (.object(let left), .object(let right)): left === right
    case (.function(let left), .function(let right)): left === right
    case (.type(let left), .type(let right)): left == right
    case (.native(let left), .native(let right)):
      if let left = left as? any Equatable { left.isEqual(to: right) } else { false }
    // In generic code a number stands beside one of another type.
    case (.native, .int), (.int, .native), (.native, .double), (.double, .native), (.double, .int),
      (.int, .double):
      hasEqualNumber(other)
    default: false
    }
  }

  private func hasEqualNumber(_ other: Value) -> Bool {
    guard let left = floating ?? wholeNumber.map({ Double($0) }),
      let right = other.floating ?? other.wholeNumber.map({ Double($0) })
    else { return false }
    return left == right
  }

  private static func equal(_ left: [Value], _ right: [Value]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { $0.equals($1) }
  }

  func hash(into hasher: inout Hasher) {
    if let own = ownHash { return hasher.combine(own) }
    switch self {
    case .void, .none: hasher.combine(0)
    case .bool(let bool): hasher.combine(bool)
    case .int(let int): hasher.combine(int)
    case .double(let double): hasher.combine(double)
    case .string(let string): hasher.combine(string)
    case .some(let value): value.hash(into: &hasher)
    case .array(let values), .tuple(let values): for value in values { value.hash(into: &hasher) }
    case .range(let range): hasher.combine(range)
    case .dictionary(let dictionary): hasher.combine(dictionary.count)
    case .set(let set): hasher.combine(set)
    case .instance(let instance): for field in instance.fields { field.hash(into: &hasher) }
    case .enumCase(let value):
      hasher.combine(value.index)
      for part in value.payload { part.hash(into: &hasher) }
    case .object(let object): hasher.combine(ObjectIdentifier(object))
    case .function(let function): hasher.combine(ObjectIdentifier(function))
    case .type(let type): hasher.combine(type)
    case .native(let any): if let any = any as? any Hashable { hasher.combine(any) }
    }
  }
}

extension Value {
  /// What the `hash(into:)` of a script's type makes of it, or the `hash` of an `NSObject`; `nil` where the type has none.
  private var ownHash: Int? {
    guard let type = scriptType, let runtime = Runtime.current,
      let member = type.line.lazy.compactMap({ $0.members["hash"]?.first }).first
    else { return nil }
    switch member.implementation {
    case .function(let body):
      let parts = HashedParts()
      runtime.attempt(otherwise: ()) {
        _ = try body.call([self, parts.scriptValue], in: runtime)
      }
      return parts.hasher.finalize()
    case .computed(let get, _) where type.nominal.kind == .class:
      return runtime.attempt(otherwise: 0) { try Int.from(try get.call([self], in: runtime)) }
    default: return nil
    }
  }
}

/// What a script's `hash(into:)` hands its parts to.
final class HashedParts: NativeValue {
  var hasher = Hasher()
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
