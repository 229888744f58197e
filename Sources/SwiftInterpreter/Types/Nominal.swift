/// A named type: of the catalogue, or declared in a script.
final class Nominal: Hashable, CustomStringConvertible {
  enum Kind: String {
    case `struct`, `enum`, `class`, `protocol`
  }

  let kind: Kind
  /// The name in full: `GaugeStyleConfiguration.Label`.
  let name: String
  /// Whether it is the catalogue's own: its head never changes.
  let isCatalogued: Bool
  /// In order; filled once the declaration's head is read.
  var parameters: [GenericParameter] = []
  /// How many of them are those of the types around.
  var outerParameters = 0
  /// What the declaration says it conforms to or inherits, apart from extensions.
  var inherited: [SwiftType] = []
  /// What its `where` says of its parameters and their associated types, besides what those conform to themselves.
  var requirements: [Signature.Requirement] = []
  /// Whether only classes conform to it: `AnyObject` among what it inherits.
  var isClassBound = false
  /// What a protocol says of associated types besides what it is made of: `Collection<Int>`.
  var constraint: Constraint?
  /// `Self` inside a protocol.
  let selfParameter: GenericParameter
  /// What a script declared; `nil` for the catalogue's own. The program's `Declarations` keep it.
  weak var script: ScriptType?

  /// What the catalogue has of it under a name, as far as that was asked.
  var cataloguedMembers: [String: [Member]] = [:]
  /// What the catalogue says it conforms to under conditions, once that was asked.
  var cataloguedConformances: [Conformance]?
  /// The protocols that it conforms to, those they refine included and itself if it is one; of the catalogue's own.
  private(set) lazy var cataloguedProtocols = protocols(inheritedBy: self)
  private lazy var protocolIdentities = cataloguedProtocols.map { ObjectIdentifier($0) }

  init(_ kind: Kind, _ name: String, isCatalogued: Bool = false) {
    self.kind = kind
    self.name = name
    self.isCatalogued = isCatalogued
    selfParameter = GenericParameter("Self")
    if kind == .protocol { selfParameter.protocols = [self] }
  }

  /// The type inside its own declaration: `Self` of a protocol, `Array<Element>` of `Array`.
  var declaredType: SwiftType {
    kind == .protocol
      ? .parameter(selfParameter) : .nominal(self, parameters.map { .parameter($0) })
  }

  var description: String { name }

  /// A protocol with some of its associated types told.
  struct Constraint {
    var base: Nominal
    /// In the order of the protocol's primary associated types.
    var names: [String]
    var types: [SwiftType]

    func type(_ name: String) -> SwiftType? { names.firstIndex(of: name).map { types[$0] } }
  }

  static func == (left: Nominal, right: Nominal) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension String {
  /// The type that the one of this full name stands in: `Gauge` of `Gauge.Label`; `nil` where it stands in none.
  var outerName: String? {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[..<$0]) }
  }
}

extension Nominal {
  /// Whether it is `other`, or a protocol that refines it.
  func inherits(_ other: Nominal) -> Bool {
    if self === other { return true }
    guard kind == .protocol else { return false }
    if isCatalogued { return protocolIdentities.contains(ObjectIdentifier(other)) }
    return inherited.contains {
      if case .nominal(let nominal, _) = $0 { nominal.inherits(other) } else { false }
    }
  }

  private func protocols(inheritedBy nominal: Nominal) -> [Nominal] {
    var found: [Nominal] = []
    func add(_ proto: Nominal) {
      guard proto.kind == .protocol, !found.contains(where: { $0 === proto }) else { return }
      found.append(proto)
      for case .nominal(let inherited, _) in proto.inherited { add(inherited) }
    }
    if nominal.kind == .protocol { add(nominal) }
    for case .nominal(let inherited, _) in nominal.inherited { add(inherited) }
    return found
  }

  /// Lets go of what it conforms to, which may be itself, once nothing is checked any more.
  func release() {
    inherited = []
    constraint = nil
    selfParameter.protocols = []
  }

  var isConstrained: Bool { constraint != nil }

  /// Whether it is a protocol that only classes conform to.
  var isForObjects: Bool {
    guard kind == .protocol else { return false }
    return isClassBound
      || inherited.contains {
        if case .nominal(let other, _) = $0 { other.isForObjects } else { false }
      }
  }

  /// Whether only a value at work tells which type it is: one that conforms to a protocol, or inherits from a class.
  var isKnownAtWork: Bool { kind == .protocol || (kind == .class && script != nil) }

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
