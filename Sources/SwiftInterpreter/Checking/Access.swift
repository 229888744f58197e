internal import SwiftSyntax

// `private`: what only the type that declares it, its extensions and the types inside it see.
extension Checker {
  /// Whether a declaration says `private`, and of a property whether that is said of its setter alone.
  static func privacy(_ modifiers: DeclModifierListSyntax) -> (isPrivate: Bool, ofSetter: Bool) {
    var privacy = (isPrivate: false, ofSetter: false)
    for modifier in modifiers where modifier.name.tokenKind == .keyword(.private) {
      if let detail = modifier.detail {
        privacy.ofSetter = privacy.ofSetter || detail.detail.text == "set"
      } else {
        privacy.isPrivate = true
      }
    }
    return privacy
  }

  /// Whether a member may be named here.
  ///
  /// - Parameter ignoringSetter: Whether reading is enough.
  func isAccessible(_ member: Member, ignoringSetter: Bool = true) -> Bool {
    guard member.isPrivate || member.isSetterPrivate && !ignoringSetter,
      let owner = member.owner
    else { return true }
    guard let enclosing else { return false }
    return enclosing == owner || enclosing.name.hasPrefix(owner.name + ".")
  }

  /// The candidates that may be named here; none where all are private, which is reported.
  func accessible(_ candidates: [Candidate], _ name: String, at node: some SyntaxProtocol)
    -> [Candidate]?
  {
    guard candidates.contains(where: { $0.member.isPrivate }) else { return candidates }
    let visible = candidates.filter { isAccessible($0.member) }
    guard visible.isEmpty, let owner = candidates.first?.member.owner else { return visible }
    report(
      name == "init"
        ? "'\(owner)' initializer is inaccessible due to 'private' protection level"
        : "'\(name)' is inaccessible due to 'private' protection level", at: node)
    return nil
  }
}
