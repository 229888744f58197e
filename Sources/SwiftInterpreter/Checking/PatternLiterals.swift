import Foundation
internal import SwiftSyntax

// Regular expressions: `/(\d+)-(?<name>\w+)/` is a `Regex<(Substring, Substring, name: Substring)>`.
extension Checker {
  func patternLiteral(_ literal: RegexLiteralExprSyntax) -> Expression {
    let text = literal.regex.text
    // Over several lines blanks and comments mean nothing.
    let isLoose = text.contains("\n")
    guard let pattern = try? TextPattern(text, options: isLoose ? .allowCommentsAndWhitespace : [])
    else {
      return fail("cannot parse regular expression: this is no pattern", at: literal)
    }
    let substring = type("Substring")
    let captures = pattern.captures.map { capture in
      SwiftType.Element(
        label: capture.name, type: capture.isOptional ? optional(substring) : substring)
    }
    let output =
      captures.isEmpty ? substring : .tuple([.init(label: nil, type: substring)] + captures)
    return Expression(type("Regex", output), Evaluate(always: pattern.scriptValue))
  }
}
