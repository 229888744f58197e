internal import SwiftSyntax

// Strings and what is interpolated in them.
extension Checker {
  func stringLiteral(_ literal: StringLiteralExprSyntax, _ hint: SwiftType?) -> Expression {
    var type = string
    if let hint = hint.map({ wrapped($0) ?? $0 }),
      isNamed(hint, "LocalizedStringKey", "Character", "Substring")
    {
      type = hint
    }
    if let text = literal.representedLiteralValue {
      let value = Value.string(text)
      return Expression(type) { _ in value }
    }
    let isLocalized = isNamed(type, "LocalizedStringKey")
    var parts: [Evaluate] = []
    for segment in Self.segments(of: literal) {
      switch segment {
      case .text(let text):
        let value = Value.string(text)
        parts.append(Evaluate(always: value))
      case .interpolation(let interpolation):
        guard let part = self.interpolation(interpolation, isLocalized: isLocalized) else {
          return .error
        }
        parts.append(part)
      }
    }
    let trap = trap(at: literal)
    return Expression(type) { frame in
      var text = ""
      for part in parts {
        guard case .string(let piece) = try part(frame) else { continue }
        do { try frame.runtime.make(elements: piece.utf8.count) } catch let failure as ScriptFailure
        {
          throw trap(failure.message)
        }
        text += piece
      }
      return .string(text)
    }
  }

  private enum Segment {
    case text(String)
    case interpolation(ExpressionSegmentSyntax)
  }

  /// The segments with their escapes read: each run of text is read as a literal of its own, in the same quotes.
  private static func segments(of literal: StringLiteralExprSyntax) -> [Segment] {
    literal.segments.map { segment in
      switch segment {
      case .stringSegment(let text):
        let alone = literal.with(\.segments, StringLiteralSegmentListSyntax([.stringSegment(text)]))
        return .text(alone.representedLiteralValue ?? unescaped(text.content.text))
      case .expressionSegment(let expression): return .interpolation(expression)
      @unknown default: return .text("")
      }
    }
  }

  /// Reads the escapes of a run of text that cannot stand as a literal by itself.
  private static func unescaped(_ text: String) -> String {
    let escapes = [
      "\\n": "\n", "\\t": "\t", "\\\"": "\"", "\\\\": "\\", "\\r": "\r", "\\0": "\0", "\\'": "'",
    ]
    var result = ""
    var rest = Substring(text)
    while let first = rest.first {
      if first == "\\", let escape = escapes[String(rest.prefix(2))] {
        result += escape
        rest = rest.dropFirst(2)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private func interpolation(_ syntax: ExpressionSegmentSyntax, isLocalized: Bool) -> Evaluate? {
    guard let first = syntax.expressions.first else { return nil }
    let value = check(first.expression, hint: nil)
    if isError(value.type) { return nil }
    var arguments: [String: Expression] = [:]
    for extra in syntax.expressions.dropFirst() {
      guard let label = extra.label?.text else { continue }
      let hint = label == "specifier" ? string : formatHint(label, value.type)
      let argument = check(extra.expression, hint: hint)
      if isError(argument.type) { return nil }
      arguments[label] = argument
    }
    let type = settled(value.type)
    if let format = arguments["format"] {
      return Evaluate { frame in
        .string(try Interpolation.formatted(try value.evaluate(frame), format.evaluate(frame)))
      }
    }
    if let specifier = arguments["specifier"] {
      return Evaluate { frame in
        guard case .string(let text) = try specifier.evaluate(frame) else { return .void }
        return .string(try StringFormat(text).string([try value.evaluate(frame)]))
      }
    }
    if isLocalized {
      return Evaluate { .string(Interpolation.localized(try value.evaluate($0), as: type)) }
    }
    return Evaluate { .string(try value.evaluate($0).described(as: type)) }
  }

  private func formatHint(_ label: String, _ value: SwiftType) -> SwiftType? {
    label == "format"
      ? .variable(
        TypeVariable("F", protocols: [catalogue.nominal("FormatStyle")].compactMap { $0 }))
      : nil
  }
}
