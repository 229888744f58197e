internal import SwiftSyntax

nonisolated extension ParsedSource.Item {
  /// `nil` for an item that holds nothing, as after a mistake.
  init?(_ item: CodeBlockItemSyntax) {
    range = item.item.textRange
    guard !range.isEmpty else { return nil }
    kind = Self.kind(of: item.item)
  }

  private static func kind(of item: CodeBlockItemSyntax.Item) -> Kind {
    switch item {
    case .decl(let declaration): kind(of: declaration)
    case .expr(let expression): kind(of: expression)
    default: .statement
    }
  }

  private static func kind(of declaration: DeclSyntax) -> Kind {
    if let named = declaration.asProtocol((any NamedDeclSyntax).self) {
      if let function = declaration.as(FunctionDeclSyntax.self) {
        return .function(name: fullName(of: function))
      }
      return .type(name: named.name.text)
    }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .importDecl: return .import
    case .extensionDecl(let declaration):
      return .extension(of: declaration.extendedType.trimmedText)
    case .variableDecl(let declaration):
      return .variable(names: declaration.bindings.flatMap { names(in: $0.pattern) })
    case .macroExpansionDecl(let macro) where macro.macroName.text == "Preview":
      return .preview(name: previewName(macro.arguments))
    default: return .statement
    }
  }

  private static func kind(of expression: ExprSyntax) -> Kind {
    switch expression.as(ExprSyntaxEnum.self) {
    case .macroExpansionExpr(let macro) where macro.macroName.text == "Preview":
      return .preview(name: previewName(macro.arguments))
    case .sequenceExpr(let sequence):
      let isAssignment = sequence.elements.contains { element in
        element.is(AssignmentExprSyntax.self)
          || element.as(BinaryOperatorExprSyntax.self)
            .map { assigningOperators.contains($0.operator.text) } ?? false
      }
      return isAssignment ? .statement : .expression
    case .ifExpr, .switchExpr: return .statement
    default: return .expression
    }
  }

  private static let assigningOperators: Set = ["+=", "-=", "*=", "/=", "%=", "&+=", "&-=", "&*="]

  private static func fullName(of function: FunctionDeclSyntax) -> String {
    let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    return "\(function.name.text)(\(labels.joined()))"
  }

  private static func names(in pattern: PatternSyntax) -> [String] {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let pattern): [pattern.identifier.text]
    case .tuplePattern(let pattern): pattern.elements.flatMap { names(in: $0.pattern) }
    default: []
    }
  }

  private static func previewName(_ arguments: LabeledExprListSyntax) -> String? {
    guard let first = arguments.first, first.label == nil else { return nil }
    return first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
