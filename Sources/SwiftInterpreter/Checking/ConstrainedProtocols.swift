internal import SwiftSyntax

/// A protocol and what is told of its primary associated types.
struct ConstrainedKey: Hashable {
  var base: Nominal
  var types: [SwiftType]
}

// `Collection<Int>`: protocols whose associated types are told in part.
extension Checker {
  /// The protocol with these types for its primary associated types, in order.
  func constrained(_ base: Nominal, _ types: [SwiftType], _ names: [String]) -> Nominal {
    let key = ConstrainedKey(base: base, types: types)
    if let known = declarations.constrained[key] { return known }
    let text = types.map(\.description).joined(separator: ", ")
    let proto = Nominal(.protocol, "\(base.name)<\(text)>")
    proto.inherited = [.nominal(base, [])]
    proto.constraint = .init(base: base, names: names, types: types)
    declarations.constrained[key] = proto
    return proto
  }

  /// A protocol with what is written behind its name.
  func constrained(
    _ base: Nominal, writtenWith types: [SwiftType], at node: some SyntaxProtocol
  ) -> SwiftType {
    guard let names = primaryTypes(of: base) else {
      guard !base.isCatalogued else { return .nominal(base, []) }
      report(
        "protocol '\(base)' does not have primary associated types that can be constrained",
        at: node)
      return .error
    }
    guard types.count == names.count || base.isCatalogued else {
      report(
        "protocol type '\(base)' specialized with too \(types.count > names.count ? "many" : "few") "
          + "type arguments (got \(types.count), but expected \(names.count))", at: node)
      return .error
    }
    let count = min(types.count, names.count)
    return .nominal(
      constrained(base, Array(types.prefix(count)), Array(names.prefix(count))), [])
  }

  /// The names of a protocol's primary associated types; `nil` where it has none.
  private func primaryTypes(of proto: Nominal) -> [String]? {
    if let own = declarations.primaryTypes[proto] { return own }
    if let known = Self.primaryTypes[proto.name] { return known }
    return proto.isCatalogued && catalogue.isAssociated("Element", with: proto) ? ["Element"] : nil
  }

  private static let primaryTypes = [
    "Identifiable": ["ID"], "RangeExpression": ["Bound"], "Gesture": ["Value"],
  ]

  /// Protocols without what is told of associated types, and that as requirements of `type`.
  func unconstrained(_ protocols: [Nominal], of type: SwiftType) -> (
    [Nominal], [Signature.Requirement]
  ) {
    var requirements: [Signature.Requirement] = []
    let plain = protocols.map { proto -> Nominal in
      guard let constraint = proto.constraint else { return proto }
      for (name, known) in zip(constraint.names, constraint.types) {
        requirements.append(.same(.member(type, name), known))
      }
      return constraint.base
    }
    return (plain, requirements)
  }

  /// What protocols tell of an associated type.
  func constraint(on name: String, in protocols: [Nominal]) -> SwiftType? {
    for proto in protocols {
      if let found = proto.constraint?.type(name) { return found }
    }
    return nil
  }

  /// Where a type conforms to a protocol, but its associated types are others than are told: one of them, and what it has
  /// to be.
  func mismatch(of type: SwiftType, with protocols: [Nominal]) -> (SwiftType, SwiftType)? {
    for proto in protocols {
      guard let constraint = proto.constraint, conforms(type, to: constraint.base) else { continue }
      for (name, asked) in zip(constraint.names, constraint.types) {
        let own = settled(.member(type, name))
        if !unify(own, asked) { return (own, settled(asked)) }
      }
    }
    return nil
  }

  /// `any P` with the types in its arguments replaced.
  func substitute(_ map: Substitution, inConstraintsOf protocols: [Nominal]) -> [Nominal] {
    protocols.map { proto in
      guard let constraint = proto.constraint else { return proto }
      let types = constraint.types.map { substitute(map, in: $0) }
      return types == constraint.types
        ? proto : constrained(constraint.base, types, constraint.names)
    }
  }

  /// Whether both are the same protocols, with the same said of them.
  func unify(_ left: [Nominal], _ right: [Nominal]) -> Bool {
    left == right
      || left.count == right.count
        && zip(left, right).allSatisfy { a, b in
          guard let this = a.constraint, let that = b.constraint else { return a == b }
          return this.base == that.base && this.types.count == that.types.count
            && zip(this.types, that.types).allSatisfy { unify($0, $1) }
        }
  }

  /// Reports a member of `any P` that takes what only the value at work tells the type of.
  func isUsable(
    _ member: Member, of existential: SwiftType, at node: some SyntaxProtocol
  ) -> Bool {
    guard let owner = member.owner, owner.kind == .protocol, owner.script != nil,
      case .existential(let protocols) = existential
    else { return true }
    let isOpen = member.signature.parameters.contains {
      mentionsOwn($0.type, owner, protocols)
    }
    guard isOpen else { return true }
    report(
      "member '\(member.signature.shortName)' cannot be used on value of type '\(existential)'; "
        + "consider using a generic constraint instead", at: node)
    return false
  }

  /// Whether a type has a part that conforming types choose, and nothing tells.
  private func mentionsOwn(_ type: SwiftType, _ owner: Nominal, _ told: [Nominal]) -> Bool {
    switch type {
    case .parameter(let parameter): parameter == owner.selfParameter
    case .member(.parameter(let parameter), let name):
      parameter == owner.selfParameter && constraint(on: name, in: told) == nil
    case .nominal(_, let arguments): arguments.contains { mentionsOwn($0, owner, told) }
    case .tuple(let elements): elements.contains { mentionsOwn($0.type, owner, told) }
    default: false
    }
  }
}
