internal import SwiftSyntax

// What a protocol asks of the types that conform to it.
extension Checker {
  /// Reports each type at the top level that lacks what a protocol it names asks for.
  func checkRequirements(_ trees: [SourceFileSyntax]) {
    for (index, tree) in trees.enumerated() {
      source = index
      for item in tree.statements {
        guard let type = item.item.asProtocol((any NamedDeclSyntax).self),
          type.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause != nil,
          let nominal = declarations.types[type.name.text], nominal.kind != .protocol
        else { continue }
        checkRequirements(of: nominal, at: type.name)
      }
    }
  }

  private func checkRequirements(of type: Nominal, at name: TokenSyntax) {
    let declared = type.script?.members ?? [:]
    let added = declarations.extensions[type] ?? [:]
    let protocols = protocols(of: type.declaredType)
    // A `Shape` need not say what it is as a `View`.
    let given = Set(
      protocols.flatMap { (catalogue.members[$0.name] ?? [:]).values.joined() }
        .filter { !$0.isRequirement }.map(\.name))
    for proto in protocols {
      let rows = (catalogue.members[proto.name] ?? [:]).values.joined()
      let missing = rows.first { row in
        row.isRequirement && declared[row.name] == nil && added[row.name] == nil
          && !given.contains(row.name)
      }
      guard let missing else { continue }
      let names = declared.keys.sorted()
      let message = "type '\(type)' does not conform to protocol '\(proto)'"
      guard
        let nearest = Spelling.nearest(to: missing.name, among: names)
          ?? mistranslation(of: missing.name, among: names)
      else {
        report("\(message): it has no '\(missing.name)'", at: name)
        continue
      }
      report(
        "\(message): it has no '\(missing.name)'; is '\(nearest)' meant to be it?", at: name)
    }
  }

  /// The one of `names` that a translation may have made of `meant`.
  private func mistranslation(of meant: String, among names: [String]) -> String? {
    names.first { WordRepair.candidate(for: $0, among: [meant]) != nil }
  }
}

extension Row {
  /// Whether it is what a protocol asks for.
  var isRequirement: Bool {
    guard case .nothing = body else { return false }
    return keyword == .member && !text.hasPrefix("typealias ")
      && !text.hasPrefix("associatedtype ")
  }
}
