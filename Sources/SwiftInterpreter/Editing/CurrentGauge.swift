internal import SwiftSyntax

/// The first `Gauge(…)`, in source order, in what is shown; the bodies of script types, properties and functions count
/// where they are used.
struct CurrentGauge {
  /// Which source it stands in.
  var source: Int
  var call: FunctionCallExprSyntax
  /// The modifiers that reach it, innermost first, up to the shown expression.
  var modifiers: [Modifier]

  /// A call of a method on the gauge or on a view around it.
  struct Modifier {
    var source: Int
    var name: String
    var call: FunctionCallExprSyntax
  }

  /// The innermost modifier of that name.
  func modifier(_ name: String) -> Modifier? { modifiers.first { $0.name == name } }
}

extension CurrentGauge {
  /// Searches each preview in turn.
  static func find(in previews: [Program.Preview], of scripts: ScriptBodies) -> CurrentGauge? {
    for preview in previews {
      guard let root = scripts.node(at: preview.range, in: preview.source) else { continue }
      var search = Search(scripts: scripts)
      if let gauge = search.search(root, in: preview.source) { return gauge }
    }
    return nil
  }

  private struct Search {
    let scripts: ScriptBodies
    /// What has been entered: nothing is entered twice, so that a type which shows itself ends.
    var entered: Set<SyntaxIdentifier> = []

    /// Looks for a gauge below `root`, without recursion but for the bodies entered.
    mutating func search(_ root: Syntax, in source: Int, type: String? = nil) -> CurrentGauge? {
      guard entered.insert(root.id).inserted else { return nil }
      var pending = [root]
      while let node = pending.popLast() {
        if let call = node.as(FunctionCallExprSyntax.self), call.calledName == "Gauge" {
          return CurrentGauge(
            source: source, call: call, modifiers: modifiers(of: node, upTo: root, in: source))
        }
        for body in bodies(used: node, inside: type) {
          if var gauge = search(body.node, in: body.source, type: body.type) {
            gauge.modifiers += modifiers(of: node, upTo: root, in: source)
            return gauge
          }
        }
        pending += node.children(viewMode: .sourceAccurate).reversed()
      }
      return nil
    }

    private func bodies(used node: Syntax, inside type: String?) -> [ScriptBodies.Body] {
      if let reference = node.as(DeclReferenceExprSyntax.self) {
        // `other.name` is a member of something unknown.
        if let access = reference.parent?.as(MemberAccessExprSyntax.self),
          access.declName.id == reference.id,
          access.base?.trimmedText != "self"
        {
          return []
        }
        return scripts.bodies(named: reference.baseName.text, inside: type)
      }
      return []
    }

    /// The method calls that have `node` in their receiver.
    private func modifiers(of node: Syntax, upTo root: Syntax, in source: Int) -> [Modifier] {
      var modifiers: [Modifier] = []
      var inner = node
      while inner.id != root.id, let outer = inner.parent {
        if let call = outer.as(FunctionCallExprSyntax.self),
          let access = call.calledExpression.as(MemberAccessExprSyntax.self),
          access.id == inner.id
        {
          modifiers.append(
            Modifier(source: source, name: access.declName.baseName.text, call: call))
        }
        inner = outer
      }
      return modifiers
    }
  }
}

extension FunctionCallExprSyntax {
  /// The name of the type or function called: `Gauge` of `Gauge(…)`, `Gauge<…>(…)`, `SwiftUI.Gauge(…)`; `nil` for a
  /// method.
  var calledName: String? {
    var callee = calledExpression
    if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
    if let access = callee.as(MemberAccessExprSyntax.self) {
      guard access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "SwiftUI" else {
        return nil
      }
      return access.declName.baseName.text
    }
    return callee.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
