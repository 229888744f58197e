/// A member found by name, and what its owner's generic parameters stand for.
struct Candidate {
  let member: Member
  var substitution: Substitution
}

// Finding members.
extension Checker {
  /// The members called `name` that a value of `type` has; with `isStatic`, those of the type itself.
  func members(_ name: String, of type: SwiftType, isStatic: Bool = false) -> [Candidate] {
    let type = resolved(type)
    var found: [Candidate] = []
    if case .nominal(let nominal, let arguments) = type {
      found = members(name, in: nominal, substitution(of: nominal, arguments), isStatic: isStatic)
      if nominal.kind == .class {
        let map = substitution(of: nominal, arguments)
        for case .nominal(let parent, let given) in nominal.inherited
        where parent.kind == .class && found.isEmpty {
          let given = given.map { substitute(map, in: $0) }
          found = members(name, of: .nominal(parent, given), isStatic: isStatic)
        }
      }
    }
    for proto in protocols(of: type) {
      found += members(name, in: proto, [proto.selfParameter: type], isStatic: isStatic)
    }
    // `extension Array where Element == Int` and `where Self == Ring` hold for some only.
    if !found.contains(where: { !$0.member.requirements.isEmpty }) { return found }
    return found.filter { candidate in
      candidate.member.requirements.allSatisfy { mayHold($0, candidate.substitution) }
    }
  }

  /// Whether a requirement holds, or may do so once it is known what is open: that is for the call to find out.
  private func mayHold(_ requirement: Signature.Requirement, _ map: Substitution) -> Bool {
    switch requirement {
    case .conformance(let type, let proto):
      let type = resolved(substitute(map, in: type))
      if case .variable = type { return true }
      return conforms(type, to: proto)
    case .same: return trial { holds(requirement, map) ? true : nil }.0 ?? false
    }
  }

  private func members(
    _ name: String, in nominal: Nominal, _ map: @autoclosure () -> Substitution, isStatic: Bool
  ) -> [Candidate] {
    let script = nominal.isCatalogued ? nil : nominal.script
    if let script {
      script.complete()
      if let index = script.index(ofField: name) { completeField(index, of: script) }
      // A property's wrapper, and what that shows of itself.
      if let first = name.first, first == "$" || first == "_",
        let index = script.index(ofField: String(name.dropFirst()))
      {
        completeField(index, of: script)
      }
    }
    var members = script?.members[name] ?? []
    if let added = declarations.extensions[nominal]?[name] { members += added }
    members += catalogue.members(named: name, in: nominal)
    if members.isEmpty { return [] }
    let map = map()
    return members.compactMap { member in
      let isInitializer = member.signature.name == "init"
      guard isInitializer || member.signature.isStatic == isStatic, !member.isOnlyAskedFor else {
        return nil
      }
      return Candidate(member: member, substitution: map)
    }
  }

  /// The static members that `.name` can mean where a `type` is expected: its own, and those that protocols have
  /// `where Self ==` some type.
  func implicitMembers(_ name: String, for type: SwiftType) -> [Candidate] {
    let type = resolved(type)
    switch type {
    case .nominal(let nominal, _) where nominal.kind != .protocol:
      return members(name, of: type, isStatic: true)
    case .variable, .opaque, .existential, .parameter, .nominal, .member:
      if isParameter(type) {
        let own = members(name, of: type, isStatic: true)
        if !own.isEmpty { return own }
      }
      return protocols(of: type).flatMap { proto in
        members(name, in: proto, [:], isStatic: true).compactMap { candidate in
          concreteSelf(of: candidate, in: proto).map { type in
            // What depends on what the call is given is found out by it.
            let isOpen = !candidate.member.signature.generics.isEmpty
            return Candidate(
              member: candidate.member,
              substitution: [
                proto.selfParameter: isOpen
                  ? .variable(TypeVariable("Self", protocols: [proto])) : type
              ])
          }
        }
      }
    default: return []
    }
  }

  private func isParameter(_ type: SwiftType) -> Bool {
    switch type {
    case .parameter, .member: true
    default: false
    }
  }

  /// What `where Self == T` says of a protocol's static member.
  private func concreteSelf(of candidate: Candidate, in proto: Nominal) -> SwiftType? {
    for requirement in candidate.member.requirements + candidate.member.signature.requirements {
      if case .same(.parameter(let parameter), let type) = requirement,
        parameter == proto.selfParameter
      {
        return type
      }
    }
    return nil
  }

  /// The names of all members, for suggestions.
  func memberNames(of type: SwiftType, isStatic: Bool) -> [String] {
    let type = resolved(type)
    var owners = protocols(of: type)
    if case .nominal(let nominal, _) = type { owners.insert(nominal, at: 0) }
    return owners.flatMap { owner -> [String] in
      let rows = (catalogue.members[owner.name] ?? [:]).filter { _, rows in
        rows.contains { isStatic == ($0.text.contains("static ") || $0.text.hasPrefix("case ")) }
      }
      let scripts = [owner.script?.members ?? [:], declarations.extensions[owner] ?? [:]]
        .flatMap { $0 }
        .filter { $0.value.contains { $0.signature.isStatic == isStatic } }
      return rows.keys.sorted() + scripts.map(\.key).sorted()
    }
  }
}

// Finding names.
extension Checker {
  /// The type of that name: of the script, nested in the type around, or of the catalogue.
  func nominal(named name: String) -> Nominal? {
    // Few names are those of nested types.
    let isNested = catalogue.nestedNames.contains(name) || declarations.nestedNames.contains(name)
    var scope = isNested ? enclosing?.name : nil
    while let outer = scope {
      if let nested = declarations.types[outer + "." + name]
        ?? catalogue.nominal(outer + "." + name)
      {
        return nested
      }
      if let inherited = inheritedType(name, of: declarations.types[outer]) { return inherited }
      scope = outer.outerName
    }
    return declarations.types[name] ?? catalogue.nominal(Self.otherNames[name] ?? name)
  }

  /// A type of that name that a class above declares inside.
  private func inheritedType(_ name: String, of nominal: Nominal?) -> Nominal? {
    var next = nominal
    // A class that inherits from itself is a mistake of its own.
    for _ in 0..<100 {
      guard next?.kind == .class, case .nominal(let above, _)? = next?.inherited.first,
        above.kind == .class
      else { return nil }
      if let found = declarations.types[above.name + "." + name] { return found }
      next = above
    }
    return nil
  }

  /// Names of the library that stand for another type.
  private static let otherNames = [
    "TimeInterval": "Double", "DefaultStringInterpolation": "String.StringInterpolation",
  ]

  /// The local variable of that name, captured where it belongs to an outer function.
  func variable(named name: String) -> Variable? {
    for index in scopes.indices.reversed() {
      if let variable = scopes[index].variables[name] {
        return function.capture(variable, of: scopes[index].function)
      }
    }
    return nil
  }

  func declare(_ variable: Variable) {
    if scopes.isEmpty { scopes.append(Scope(function: function)) }
    scopes[scopes.count - 1].variables[variable.name] = variable
  }

  func inScope<Result>(_ body: () -> Result) -> Result {
    scopes.append(Scope(function: function))
    defer { scopes.removeLast() }
    return body()
  }

  /// Every name that could be meant here by an expression, for suggestions.
  var visibleNames: [String] {
    var names = scopes.flatMap(\.variables.keys)
    if let enclosing {
      // A property's first value is made where there is no `self` yet.
      names += memberNames(of: enclosing.declaredType, isStatic: variable(named: "self") == nil)
    }
    names += Array(declarations.globals.keys)
    names += Array(declarations.functions.keys)
    names += declarations.types.keys
    names += catalogue.types.keys
    names += (catalogue.members[""] ?? [:]).keys
    return names.filter { !$0.contains("@") }.sorted()
  }
}
