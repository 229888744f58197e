internal import SwiftSyntax

/// The bodies of what scripts declare, by name: views' bodies, computed properties, functions.
struct ScriptBodies {
  struct Body {
    var source: Int
    var node: Syntax
    /// The type whose members can be named in it without more.
    var type: String?
  }

  private let trees: [SourceFileSyntax]
  /// By type (empty for the top level) and member.
  private var members: [String: [String: Body]] = [:]

  /// A later declaration of a name counts instead of an earlier one.
  init(_ sources: [ParsedSource]) {
    trees = sources.map(\.tree)
    for (source, tree) in trees.enumerated() {
      for item in tree.statements {
        if case .decl(let declaration) = item.item { add(declaration, of: nil, in: source) }
      }
    }
  }

  private mutating func add(_ declaration: DeclSyntax, of type: String?, in source: Int) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable):
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let body = binding.accessorBlock
        else { continue }
        members[type ?? "", default: [:]][name] = Body(
          source: source, node: Syntax(body), type: type)
      }
    case .functionDecl(let function):
      guard let body = function.body else { return }
      members[type ?? "", default: [:]][function.name.text] = Body(
        source: source, node: Syntax(body), type: type)
    case .structDecl(let type): enter(type.memberBlock, of: type.name.text, in: source)
    case .classDecl(let type): enter(type.memberBlock, of: type.name.text, in: source)
    case .enumDecl(let type): enter(type.memberBlock, of: type.name.text, in: source)
    case .extensionDecl(let type):
      let name = type.extendedType.trimmedText
      enter(type.memberBlock, of: name, in: source, startsAnew: false)
    default: break
    }
  }

  private mutating func enter(
    _ block: MemberBlockSyntax, of type: String, in source: Int, startsAnew: Bool = true
  ) {
    if startsAnew { members[type] = [:] }
    for member in block.members { add(member.decl, of: type, in: source) }
  }
}

extension ScriptBodies {
  /// The body of a type's own member.
  func member(_ name: String, of type: String) -> Body? { members[type]?[name] }

  /// What a use of `name` shows, seen from inside `type`: a member's body, a view's, a top-level property's or
  /// function's.
  func bodies(named name: String, inside type: String?) -> [Body] {
    if let type, let body = members[type]?[name] { return [body] }
    if let body = members[name]?["body"] ?? members[name]?["previews"] { return [body] }
    return members[""]?[name].map { [$0] } ?? []
  }

  /// The outermost node that has exactly this range, else the innermost around it. Of a type, what it shows.
  func node(at range: Range<Int>, in source: Int) -> Syntax? {
    guard trees.indices.contains(source) else { return nil }
    var node = Syntax(trees[source])
    while node.textRange != range {
      let inner = node.children(viewMode: .sourceAccurate).first { child in
        let place = child.textRange
        return place.lowerBound <= range.lowerBound && place.upperBound >= range.upperBound
      }
      guard let inner else { break }
      node = inner
    }
    let declared =
      node.asProtocol((any NamedDeclSyntax).self)
      ?? node.children(viewMode: .sourceAccurate).first.flatMap {
        $0.asProtocol((any NamedDeclSyntax).self)
      }
    if let name = declared?.name.text, let body = bodies(named: name, inside: nil).first {
      return body.node
    }
    return node
  }
}
