// Which types conform to which protocols.
extension Checker {
  func conforms(_ type: SwiftType, to proto: Nominal) -> Bool {
    if let constraint = proto.constraint {
      return conforms(type, to: constraint.base)
        && zip(constraint.names, constraint.types).allSatisfy { unify(.member(type, $0), $1) }
    }
    switch resolved(type) {
    case .error: return true
    case .nominal(let nominal, let arguments):
      return nominal == proto
        || (proto.name == "AnyObject" && (nominal.kind == .class || nominal.isForObjects))
        || conforms(nominal, arguments, to: proto)
    case .opaque(let opaque): return opaque.protocols.contains { inherits($0, proto) }
    case .parameter(let parameter):
      return parameter.protocols.contains { inherits($0, proto) } || isAssumed(type, proto)
    case .variable(let variable): return variable.protocols.contains { inherits($0, proto) }
    case .existential(let protocols):
      return proto.name == "Error" && protocols.contains { inherits($0, proto) }
        || proto.name == "AnyObject" && protocols.contains(where: \.isForObjects)
    case .tuple(let elements):
      return ["Equatable", "Comparable"].contains(proto.name)
        && elements.allSatisfy { conforms($0.type, to: proto) }
    case .member(let base, let name):
      // What a protocol asks of its associated type is not written down: an element may be anything.
      _ = (base, name)
      return true
    case .function, .metatype: return false
    }
  }

  private func isAssumed(_ type: SwiftType, _ proto: Nominal) -> Bool {
    assumptions.conforming[resolved(type)]?.contains { inherits($0, proto) } ?? false
  }

  private func conforms(_ nominal: Nominal, _ arguments: [SwiftType], to proto: Nominal) -> Bool {
    func leads(_ inherited: [SwiftType]) -> Bool {
      for case .nominal(let inherited, let arguments) in inherited {
        if inherits(inherited, proto) { return true }
        if inherited.kind == .class, conforms(inherited, arguments, to: proto) { return true }
      }
      return false
    }
    if leads(nominal.inherited) { return true }
    if let added = declarations.conformances[nominal], leads(added) { return true }
    if proto.name == "RawRepresentable", rawType(of: nominal) != nil { return true }
    if nominal.kind == .enum, ["Equatable", "Hashable"].contains(proto.name) {
      // Enums without payload are both by themselves, the library's too.
      if let script = nominal.script {
        return script.members.values.joined().allSatisfy {
          $0.signature.parameters.isEmpty || $0.signature.kind != .enumCase
        }
      }
      let rows = (catalogue.members[nominal.name] ?? [:]).values.joined()
      if rows.contains(where: { $0.text.hasPrefix("case ") }) { return true }
    }
    let conditional = conditionalConformances(of: nominal)
    if conditional.isEmpty { return false }
    let map = substitution(of: nominal, arguments)
    return conditional.contains { conformance in
      conformance.protocols.contains {
        if case .nominal(let found, _) = $0 { inherits(found, proto) } else { false }
      } && conformance.requirements.allSatisfy { holds($0, map) }
    }
  }

  /// What holds of a type where its generic arguments are right: what the library says and what extensions add.
  private func conditionalConformances(of nominal: Nominal) -> [Conformance] {
    let known = catalogue.conditionalConformances(of: nominal)
    guard !declarations.conditionalConformances.isEmpty,
      let added = declarations.conditionalConformances[nominal]
    else { return known }
    return known + added
  }

  /// Why a type does not conform: itself, or what stands in it where it does under conditions.
  func lacking(_ type: SwiftType, _ proto: Nominal) -> (type: SwiftType, proto: Nominal) {
    guard case .nominal(let nominal, let arguments) = resolved(type) else { return (type, proto) }
    let map = substitution(of: nominal, arguments)
    for conformance in conditionalConformances(of: nominal) {
      let fits = conformance.protocols.contains {
        if case .nominal(let found, _) = $0 { inherits(found, proto) } else { false }
      }
      guard fits else { continue }
      for case .conformance(let part, let asked) in conformance.requirements {
        let part = substitute(map, in: part)
        if !conforms(part, to: asked) { return lacking(part, asked) }
      }
    }
    return (type, proto)
  }

  /// Whether a protocol is `other` or refines it.
  func inherits(_ proto: Nominal, _ other: Nominal) -> Bool { proto.inherits(other) }

  /// What a type's generic parameters are in one use of it.
  func substitution(of nominal: Nominal, _ arguments: [SwiftType]) -> Substitution {
    arguments.isEmpty ? [:] : Substitution(uniqueKeysWithValues: zip(nominal.parameters, arguments))
  }

  func holds(_ requirement: Signature.Requirement, _ map: Substitution) -> Bool {
    switch requirement {
    case .conformance(let type, let proto): conforms(substitute(map, in: type), to: proto)
    case .same(let left, let right): unify(substitute(map, in: left), substitute(map, in: right))
    }
  }

  /// The protocols that a type conforms to, those they refine included; for looking up members.
  func protocols(of type: SwiftType) -> [Nominal] {
    if let known = cataloguedProtocols(of: type) { return known }
    var found: [Nominal] = []
    func add(_ proto: Nominal) {
      guard proto.kind == .protocol, !found.contains(proto) else { return }
      found.append(proto)
      for case .nominal(let inherited, _) in proto.inherited { add(inherited) }
    }
    switch resolved(type) {
    case .nominal(let nominal, let arguments):
      if nominal.kind == .protocol { add(nominal) }
      for case .nominal(let inherited, _) in nominal.inherited
        + (declarations.conformances[nominal] ?? [])
      { add(inherited) }
      let map = substitution(of: nominal, arguments)
      for conformance in conditionalConformances(of: nominal)
      where conformance.requirements.allSatisfy({ holds($0, map) }) {
        for case .nominal(let proto, _) in conformance.protocols { add(proto) }
      }
    case .opaque(let opaque): opaque.protocols.forEach(add)
    case .parameter(let parameter):
      parameter.protocols.forEach(add)
      assumptions.conforming[resolved(type)]?.forEach(add)
    case .member(let whole, let name):
      assumptions.conforming[resolved(type)]?.forEach(add)
      // A part of a collection is one of its kind.
      if name == "SubSequence" { protocols(of: whole).filter(\.isCatalogued).forEach(add) }
    case .variable(let variable): variable.protocols.forEach(add)
    case .existential(let protocols): protocols.forEach(add)
    default: break
    }
    return found
  }

  /// The protocols of what the catalogue alone tells of, without conditions; `nil` for any other type.
  private func cataloguedProtocols(of type: SwiftType) -> [Nominal]? {
    switch resolved(type) {
    case .nominal(let nominal, _):
      guard nominal.isCatalogued, declarations.conformances[nominal] == nil,
        conditionalConformances(of: nominal).isEmpty
      else { return nil }
      return nominal.cataloguedProtocols
    case .opaque(let opaque):
      guard opaque.protocols.count == 1, opaque.protocols[0].isCatalogued else { return nil }
      return opaque.protocols[0].cataloguedProtocols
    default: return nil
    }
  }

  /// What a type calls `name`: a generic argument (`Element` of `[Int]`) or a type alias.
  func associatedType(_ name: String, of type: SwiftType) -> SwiftType? {
    if case .opaque(let opaque) = type, name == "Body", let body = opaque.arguments.first {
      return body
    }
    if name == "Element", case .member(let whole, "SubSequence") = type {
      // A part has the elements of the whole.
      return resolved(.member(whole, "Element"))
    }
    guard case .nominal(let nominal, let arguments) = type else {
      let protocols = protocols(of: type)
      if let told = constraint(on: name, in: protocols) { return told }
      if let alias = protocols.lazy.compactMap({ self.alias(name, in: $0, [:]) }).first {
        return alias
      }
      // What only the value at work tells is anything.
      guard case .existential = type, protocols.contains(where: { isAssociated(name, with: $0) })
      else { return nil }
      return .existential([])
    }
    let map = substitution(of: nominal, arguments)
    if let parameter = nominal.parameters.first(where: { $0.name == name }) {
      return map[parameter]
    }
    let owners = [nominal] + protocols(of: type)
    for owner in owners {
      if let alias = alias(name, in: owner, map) { return alias }
    }
    if let nested = catalogue.nominal(nominal.name + "." + name) { return .nominal(nested, []) }
    if name == "RawValue", let raw = rawType(of: nominal) { return raw }
    return witnessedType(name, of: type, nominal).map { substitute(map, in: $0) }
  }

  /// What a type alias of `owner` stands for.
  private func alias(_ name: String, in owner: Nominal, _ map: Substitution) -> SwiftType? {
    if let alias = declarations.aliases[owner.name + "." + name] {
      return substitute(map, in: opened(alias))
    }
    for member in catalogue.members(named: name, in: owner) {
      if case .metatype(let alias) = member.signature.result {
        return substitute(map, in: alias)
      }
    }
    return nil
  }

  /// The associated types of library protocols that a member's type tells.
  private static let witnesses = [
    ("EnvironmentKey", "Value", "defaultValue"), ("PreferenceKey", "Value", "defaultValue"),
    ("PreferenceKey", "Value", "reduce"),
    ("LayoutValueKey", "Value", "defaultValue"),
    ("TimelineProvider", "Entry", "placeholder"),
    ("AppIntentTimelineProvider", "Entry", "placeholder"),
    ("IntentTimelineProvider", "Entry", "placeholder"), ("Identifiable", "ID", "id"),
    ("RawRepresentable", "RawValue", "rawValue"),
    ("IteratorProtocol", "Element", "next"), ("Sequence", "Element", "next"),
    ("Sequence", "Element", "makeIterator"), ("Sequence", "Element", "makeAsyncIterator"),
    ("Sequence", "Element", "subscript"),
    ("Collection", "Index", "startIndex"),
  ]

  /// What an associated type is by the members that a protocol asks for: `Item` is `Int` where `items: [Item]` is `[Int]`.
  private func witnessedType(_ name: String, of type: SwiftType, _ nominal: Nominal) -> SwiftType? {
    guard let script = nominal.script, nominal.kind != .protocol else { return nil }
    declareMembersAhead(of: nominal)
    for proto in protocols(of: type) {
      for (owner, associated, member) in Self.witnesses
      where owner == proto.name && associated == name {
        // What the library gives by itself is made of the type that is asked for.
        let found = (members(member, of: type) + members(member, of: type, isStatic: true))
          .first { $0.member.row == nil }
        if case .global(let global)? = found?.member.implementation {
          global.complete()
          return global.type
        }
        if let found {
          let result = found.member.signature.result
          // What it makes one of several values of is its first parameter.
          if member == "reduce" { return found.member.signature.parameters.first?.type ?? result }
          if member.hasPrefix("make") { return resolved(.member(result, associated)) }
          return found.member.signature.kind == .function ? wrapped(result) ?? result : result
        }
      }
      guard declarations.associatedTypes[proto]?.contains(name) ?? false else { continue }
      let wanted = SwiftType.member(.parameter(proto.selfParameter), name)
      for (memberName, requirements) in proto.script?.members ?? [:] {
        for requirement in requirements {
          for candidate in script.members[memberName] ?? []
          where candidate.signature.fullName == requirement.signature.fullName {
            let pairs =
              [(requirement.signature.result, candidate.signature.result)]
              + zip(requirement.signature.parameters, candidate.signature.parameters)
              .map { ($0.type, $1.type) }
            for (pattern, actual) in pairs {
              if let found = part(of: actual, where: pattern, is: wanted) { return found }
            }
          }
        }
      }
    }
    return nil
  }

  /// What stands in `type` where `wanted` stands in `pattern`.
  private func part(of type: SwiftType, where pattern: SwiftType, is wanted: SwiftType)
    -> SwiftType?
  {
    if pattern == wanted { return isError(type) ? nil : type }
    switch (pattern, type) {
    case (.nominal(let a, let these), .nominal(let b, let those))
    where a == b && these.count == those.count:
      return zip(these, those).lazy.compactMap { part(of: $1, where: $0, is: wanted) }.first
    case (.function(let a), .function(let b)) where a.parameters.count == b.parameters.count:
      return part(of: b.result, where: a.result, is: wanted)
        ?? zip(a.parameters, b.parameters).lazy
        .compactMap { part(of: $1, where: $0, is: wanted) }.first
    case (.tuple(let these), .tuple(let those)) where these.count == those.count:
      return zip(these, those).lazy
        .compactMap { part(of: $1.type, where: $0.type, is: wanted) }.first
    default: return nil
    }
  }
}
