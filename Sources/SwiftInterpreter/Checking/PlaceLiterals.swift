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
    case "file", "fileID", "filePath":
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
        let labels = function.signature.parameterClause.parameters.map {
          $0.firstName.plainText + ":"
        }
        return function.name.plainText + "(" + labels.joined() + ")"
      }
      if let variable = current.as(PatternBindingSyntax.self), variable.accessorBlock != nil {
        return variable.pattern.trimmedDescription
      }
      next = current.parent
    }
    return "main"
  }
}
