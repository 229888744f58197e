internal import SwiftSyntax

// `#line`, `#function` and the like: where in the source something stands.
extension Checker {
  /// What such a word stands for; `nil` for every other macro.
  func placeLiteral(_ name: String, at node: some SyntaxProtocol) -> Expression? {
    let offset = range(of: node).lowerBound
    switch name {
    case "line":
      let lines = sources[source].text.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") }
      return Expression(int, Evaluate(always: .int(lines + 1)))
    case "column":
      let line = sources[source].text.utf8.prefix(offset)
      let start = line.lastIndex(of: UInt8(ascii: "\n")).map { line.index(after: $0) }
      let column = line.distance(from: start ?? line.startIndex, to: line.endIndex)
      return Expression(int, Evaluate(always: .int(column + 1)))
    case "fileID":
      let file = sources[source].name.split(separator: "/").last ?? ""
      return Expression(string, Evaluate(always: .string("main/" + file)))
    case "file", "filePath":
      return Expression(string, Evaluate(always: .string(sources[source].name)))
    case "function":
      return Expression(string, Evaluate(always: .string(enclosingFunction(of: Syntax(node)))))
    default: return nil
    }
  }

  /// The function around, with its labels; the module's name at the top level.
  private func enclosingFunction(of node: Syntax) -> String {
    var next = node.parent
    while let current = next {
      if let function = current.as(FunctionDeclSyntax.self) {
        return Self.name(
          function.name.plainText,
          function.signature.parameterClause.parameters.map(\.firstName.plainText))
      }
      if let initializer = current.as(InitializerDeclSyntax.self) {
        return Self.name(
          "init", initializer.signature.parameterClause.parameters.map(\.firstName.plainText))
      }
      if let element = current.as(SubscriptDeclSyntax.self) {
        // A subscript's parameter has no label unless it is written before the name.
        return Self.name(
          "subscript",
          element.parameterClause.parameters.map {
            $0.secondName == nil ? "_" : $0.firstName.plainText
          })
      }
      if current.is(DeinitializerDeclSyntax.self) { return "deinit" }
      if let variable = current.as(PatternBindingSyntax.self), variable.accessorBlock != nil {
        return variable.pattern.trimmedText
      }
      next = current.parent
    }
    return "main"
  }

  private static func name(_ name: String, _ labels: [String]) -> String {
    name + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  /// `#warning("…")` and `#error("…")`: says what is written there; `nil` for every other macro.
  func saidDirective(_ macro: MacroExpansionExprSyntax) -> Expression? {
    let severities: [String: Diagnostic.Severity] = ["warning": .warning, "error": .error]
    guard let severity = severities[macro.macroName.text],
      let literal = macro.arguments.first?.expression.as(StringLiteralExprSyntax.self),
      let text = literal.representedLiteralValue
    else { return nil }
    report(severity, text, at: literal)
    return severity == .error ? .error : Expression(.void, Evaluate(always: .void))
  }
}
