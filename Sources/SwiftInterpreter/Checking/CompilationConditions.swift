internal import SwiftSyntax

/// `#if`: what is drawn is what an iPhone's debug-free build would show. So `os(iOS)`, `canImport(SwiftUI)` and `swift(…)`
/// hold, other systems do not, and `DEBUG` only where it stands around previews, which are there for it.
enum CompilationConditions {
  static func active(in syntax: IfConfigDeclSyntax) -> [IfConfigClauseSyntax.Elements] {
    for clause in syntax.clauses {
      guard let condition = clause.condition else { return clause.elements.map { [$0] } ?? [] }
      if holds(condition) || isAroundPreviews(clause) { return clause.elements.map { [$0] } ?? [] }
    }
    return []
  }

  /// `#if DEBUG` with a preview in it.
  private static func isAroundPreviews(_ clause: IfConfigClauseSyntax) -> Bool {
    guard clause.condition?.trimmedText == "DEBUG",
      case .statements(let statements)? = clause.elements
    else { return false }
    return statements.contains { item in
      if let type = item.item.as(StructDeclSyntax.self) {
        return type.inheritanceClause?.inheritedTypes.contains {
          $0.type.trimmedText == "PreviewProvider"
        } ?? false
      }
      let macro =
        item.item.as(MacroExpansionDeclSyntax.self)?.macroName
        ?? item.item.as(MacroExpansionExprSyntax.self)?.macroName
      return macro?.text == "Preview"
    }
  }

  /// What can be imported on an iPhone, as far as public code asks.
  private static let modules: Set<String> = [
    "ActivityKit", "AppIntents", "AVFoundation", "Charts", "Combine", "CoreGraphics",
    "CoreHaptics", "CoreLocation", "CoreMotion", "Darwin", "Foundation", "HealthKit", "MapKit",
    "Observation", "OSLog", "QuartzCore", "StoreKit", "SwiftData", "SwiftUI", "UIKit",
    "WidgetKit", "os",
  ]

  /// What stands for `.padding() #if … .frame() #endif` where a condition holds: `.frame()`; `nil` where none does.
  static func links(of syntax: PostfixIfConfigExprSyntax) -> ExprSyntax? {
    guard case .postfixExpression(let links)? = active(in: syntax.config).first else { return nil }
    return links
  }

  private static func holds(_ condition: ExprSyntax) -> Bool {
    switch condition.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): return literal.literal.tokenKind == .keyword(.true)
    case .functionCallExpr(let call):
      let argument = call.arguments.first?.expression.trimmedText ?? ""
      switch call.calledExpression.trimmedText {
      case "os": return argument == "iOS"
      case "canImport": return modules.contains(argument)
      case "targetEnvironment": return argument == "simulator"
      case "arch": return argument == "arm64"
      case "swift", "compiler": return isMet(argument)
      default: return false
      }
    case .prefixOperatorExpr(let prefix): return !holds(prefix.expression)
    case .tupleExpr(let tuple): return tuple.elements.first.map { holds($0.expression) } ?? false
    case .sequenceExpr(let sequence):
      // `||` of `&&`, as their precedence has it.
      var alternatives: [[ExprSyntax]] = [[]]
      for element in sequence.elements {
        switch element.as(BinaryOperatorExprSyntax.self)?.operator.text {
        case "||": alternatives.append([])
        case "&&": continue
        default: alternatives[alternatives.count - 1].append(element)
        }
      }
      return alternatives.contains { $0.allSatisfy(holds) }
    default: return false
    }
  }

  /// The version of Swift that is read, as its parts.
  private static let version = [6, 3]

  /// Whether `>=5.9` or `<6` is met.
  private static func isMet(_ requirement: String) -> Bool {
    let isBelow = requirement.hasPrefix("<")
    let parts = requirement.drop { !$0.isNumber }.split(separator: ".").compactMap { Int($0) }
    return version.lexicographicallyPrecedes(parts) == isBelow
  }
}

extension CodeBlockItemListSyntax {
  /// The items, those of each `#if` being the ones whose condition holds.
  @MainActor var active: [CodeBlockItemSyntax] {
    flatMap { item -> [CodeBlockItemSyntax] in
      guard let condition = item.item.as(IfConfigDeclSyntax.self) else { return [item] }
      return CompilationConditions.active(in: condition).flatMap {
        elements -> [CodeBlockItemSyntax] in
        if case .statements(let statements) = elements { statements.active } else { [] }
      }
    }
  }
}
