internal import SwiftSyntax

/// An expression and the modifiers that are put behind it, as input that begins with a dot asks.
public struct Continuation {
  public let source: SourceText
  /// Where the modifiers begin in it, in UTF-8 offsets.
  public let offset: Int

  /// - Parameters:
  ///   - expression: A source that is one expression.
  ///   - modifiers: What begins with a dot: `.tint(.green)`.
  public init(of expression: SourceText, with modifiers: String) {
    let separator = Self.separator(behind: expression, before: modifiers)
    source = SourceText(expression.text + separator + modifiers, name: expression.name)
    offset = expression.text.utf8.count + separator.utf8.count
  }

  private static func separator(behind expression: SourceText, before modifiers: String) -> String {
    let tree = ParsedSource(expression).tree
    let end = tree.statements.last?.textRange.upperBound ?? 0
    // Behind a comment only a new line will do.
    guard end == expression.text.utf8.count,
      let call = tree.statements.last?.item.as(FunctionCallExprSyntax.self)
    else { return "\n" }
    let layout = SourceLayout(expression.text)
    let separator = layout.separator(before: modifiers, behind: call)
    return separator.isEmpty && modifiers.contains("\n") ? "\n" : separator
  }
}
