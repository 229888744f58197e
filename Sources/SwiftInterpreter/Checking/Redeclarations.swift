internal import SwiftSyntax

// One name, one declaration: of those that stand side by side.
extension Checker {
  /// Reports each declaration that says again what an earlier one of the list says.
  func checkRedeclarations(_ items: [DeclSyntax]) {
    var seen: Set<String> = []
    func note(_ key: String, _ name: String, at node: TokenSyntax) {
      guard !seen.insert(key).inserted else { return }
      let message = "invalid redeclaration of '\(name)'"
      // A page's listings in one paste: the later one is meant.
      report(
        isLenient ? .warning : .error, isLenient ? message + "; the later one stands" : message,
        at: node)
    }
    for item in items {
      switch item.as(DeclSyntaxEnum.self) {
      case .variableDecl(let variables):
        let prefix = variables.modifiers.contains { $0.name.plainText == "static" } ? "static " : ""
        for case let name? in variables.bindings.map({
          $0.pattern.as(IdentifierPatternSyntax.self)?.identifier
        }) {
          note(prefix + name.plainText, name.plainText, at: name)
        }
      case .enumCaseDecl(let cases):
        for element in cases.elements {
          note(element.name.plainText, element.name.plainText, at: element.name)
        }
      case .functionDecl(let function):
        note(Self.key(of: function), Self.fullName(of: function), at: function.name)
      case .structDecl(let type): note(type.name.plainText, type.name.plainText, at: type.name)
      case .classDecl(let type): note(type.name.plainText, type.name.plainText, at: type.name)
      case .enumDecl(let type): note(type.name.plainText, type.name.plainText, at: type.name)
      case .protocolDecl(let type): note(type.name.plainText, type.name.plainText, at: type.name)
      default: break
      }
    }
  }

  static func fullName(of function: FunctionDeclSyntax) -> String {
    function.name.plainText + "("
      + function.signature.parameterClause.parameters.map { $0.firstName.plainText + ":" }.joined()
      + ")"
  }

  /// What tells a function from its overloads.
  private static func key(of function: FunctionDeclSyntax) -> String {
    let modifiers = function.modifiers.map(\.name.plainText)
      .filter { ["static", "class", "prefix", "postfix"].contains($0) }
    let types = function.signature.parameterClause.parameters.map(\.type.trimmedText)
    return
      (modifiers + [fullName(of: function)] + types + [
        function.genericParameterClause?.trimmedText ?? "",
        function.genericWhereClause?.trimmedText ?? "",
        function.signature.returnClause?.type.trimmedText ?? "",
      ]).joined(separator: " ")
  }
}
