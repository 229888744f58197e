/// A named type: of the catalogue, or declared in a script.
final class Nominal: Hashable, CustomStringConvertible {
  enum Kind: String {
    case `struct`, `enum`, `class`, `protocol`
  }

  let kind: Kind
  /// The name in full: `GaugeStyleConfiguration.Label`.
  let name: String
  /// In order; filled once the declaration's head is read.
  var parameters: [GenericParameter] = []
  /// How many of them are those of the types around.
  var outerParameters = 0
  /// What the declaration says it conforms to or inherits, apart from extensions.
  var inherited: [SwiftType] = []
  /// Whether only classes conform to it: `AnyObject` among what it inherits.
  var isClassBound = false
  /// `Self` inside a protocol.
  let selfParameter: GenericParameter
  /// What a script declared; `nil` for the catalogue's own. The program's `Declarations` keep it.
  weak var script: ScriptType?

  init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
    selfParameter = GenericParameter("Self")
    if kind == .protocol { selfParameter.protocols = [self] }
  }

  /// The type inside its own declaration: `Self` of a protocol, `Array<Element>` of `Array`.
  var declaredType: SwiftType {
    kind == .protocol
      ? .parameter(selfParameter) : .nominal(self, parameters.map { .parameter($0) })
  }

  var description: String { name }

  static func == (left: Nominal, right: Nominal) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Nominal {
  /// Whether it is a protocol that only classes conform to.
  var isForObjects: Bool {
    guard kind == .protocol else { return false }
    return isClassBound
      || inherited.contains {
        if case .nominal(let other, _) = $0 { other.isForObjects } else { false }
      }
  }

  /// Whether this is `other` or inherits from it.
  func reaches(_ other: Nominal) -> Bool {
    var seen: Set<Nominal> = []
    var pending = [self]
    while let nominal = pending.popLast() {
      if nominal == other { return true }
      guard seen.insert(nominal).inserted else { continue }
      for case .nominal(let inherited, _) in nominal.inherited { pending.append(inherited) }
    }
    return false
  }
}
