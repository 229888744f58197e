internal import SwiftSyntax

/// `typealias`, with the generic parameters that it may have. What it stands for is found out when it is first asked for:
/// it may name types, and other aliases, that are declared further down.
final class TypeAlias {
  let name: String
  /// Its own generic parameters; those of the types around it are theirs.
  fileprivate(set) var parameters: [GenericParameter] = []
  fileprivate var completion: (() -> SwiftType)?
  private var known: SwiftType?

  init(_ name: String) { self.name = name }

  /// What it stands for; an error inside itself.
  var type: SwiftType {
    if let known { return known }
    guard let completion else { return .error }
    self.completion = nil
    let found = completion()
    known = found
    return found
  }
}

extension Checker {
  func declareAlias(_ syntax: TypeAliasDeclSyntax, in nominal: Nominal?) {
    let name = syntax.name.plainText
    let fullName = nominal.map { $0.name + "." + name } ?? name
    // A type's own are declared with its head, and met again among its members.
    guard nominal == nil || declarations.aliases[fullName] == nil else { return }
    let alias = TypeAlias(name)
    let source = source
    alias.completion = { [unowned self, unowned alias] in
      var found = SwiftType.error
      inFreshContext(source, nominal) {
        let outer = generics
        defer { generics = outer }
        alias.parameters = genericParameters(syntax.genericParameterClause)
        generics = alias.parameters
        found = resolve(syntax.initializer.value)
      }
      return found
    }
    declarations.aliases[fullName] = alias
    // What is wrong with it is said though nothing uses it.
    pending.append { _ = alias.type }
  }

  /// `where RawValue == String` behind a protocol's head: in what conforms to it, the name stands for that.
  func declareAliases(saidBy clause: GenericWhereClauseSyntax, of proto: Nominal) {
    for requirement in clause.requirements {
      guard case .sameTypeRequirement(let same) = requirement.requirement,
        let name = same.leftType.as(TypeSyntax.self)?.as(IdentifierTypeSyntax.self)?.name.plainText,
        let written = same.rightType.as(TypeSyntax.self)
      else { continue }
      let alias = TypeAlias(name)
      let source = source
      alias.completion = { [unowned self] in
        var found = SwiftType.error
        inFreshContext(source, proto) { found = resolve(written) }
        return found
      }
      declarations.aliases[proto.name + "." + name] = alias
    }
  }

  /// What an alias stands for with these generic arguments; where none are written, they are open.
  func type(
    of alias: TypeAlias, _ written: GenericArgumentListSyntax?, at node: some SyntaxProtocol
  )
    -> SwiftType
  {
    let type = alias.type
    guard let written else { return opened(alias) }
    let arguments = types(written)
    guard arguments.count == alias.parameters.count else {
      reportArguments("type alias", alias.name, arguments.count, alias.parameters.count, at: node)
      return .error
    }
    return substitute(
      Substitution(uniqueKeysWithValues: zip(alias.parameters, arguments)), in: type)
  }

  /// What an alias stands for, with its generic parameters open.
  func opened(_ alias: TypeAlias) -> SwiftType {
    let type = alias.type
    if alias.parameters.isEmpty { return type }
    var map: Substitution = [:]
    open(alias.parameters, into: &map)
    return substitute(map, in: type)
  }

  func types(_ arguments: GenericArgumentListSyntax) -> [SwiftType] {
    arguments.compactMap { argument -> SwiftType? in
      if case .type(let type) = argument.argument { resolve(type) } else { nil }
    }
  }

  /// Says that a type has more or fewer generic parameters than it is given.
  func reportArguments(
    _ kind: String, _ name: String, _ given: Int, _ wanted: Int, at node: some SyntaxProtocol
  ) {
    report(
      wanted == 0
        ? "cannot specialize non-generic \(kind) '\(name)'"
        : "generic \(kind) '\(name)' specialized with too \(given > wanted ? "many" : "few") type "
          + "parameters (got \(given), but expected \(wanted))", at: node)
  }
}
