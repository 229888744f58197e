import GaugeUI
internal import SwiftSyntax

// Strings and what is interpolated in them.
extension Checker {
  func stringLiteral(_ literal: StringLiteralExprSyntax, _ hint: SwiftType?) -> Expression {
    if let made = scriptLiteral(.string, hint, at: literal, { [stringLiteral(literal, $0)] }) {
      return made
    }
    var type = string
    if let hint = hint.map({ wrapped($0) ?? $0 }),
      isNamed(hint, "LocalizedStringKey", "Character", "Substring", "PreviewDevice")
        || isTextOfLibrary(hint)
    {
      type = hint
    }
    // Several letters are no character, wherever one is expected.
    if isNamed(type, "Character"), literal.representedLiteralValue.map({ $0.count != 1 }) ?? false {
      type = string
    }
    if let text = literal.representedLiteralValue {
      let value = Value.string(text)
      return Expression(type) { _ in value }
    }
    let isLocalized = isNamed(type, "LocalizedStringKey")
    guard let found = knownStrings[literal.id] ?? self.parts(of: literal) else { return .error }
    if isNamed(type, "String", "Substring", "Character") {
      for part in found {
        guard case .value(_, _, .some(let way)) = part else { continue }
        return refuse(way, in: literal)
      }
    }
    let parts = found.map { $0.evaluate(isLocalized: isLocalized) }
    let trap = trap(at: literal)
    return Expression(type) { frame in
      var text = ""
      // Texts and symbols among the words keep their look.
      var mixed = LocalizedStringKey.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
      var isMixed = false
      for part in parts {
        let made = try part(frame)
        guard case .string(let piece) = made else {
          mixed.appendLiteral(text)
          mixed.appendInterpolation(try Text.from(made))
          (text, isMixed) = ("", true)
          continue
        }
        do { try frame.runtime.make(elements: piece.utf8.count) } catch let failure as ScriptFailure
        {
          throw trap(failure.message)
        }
        text += piece
      }
      guard isMixed else { return .string(text) }
      mixed.appendLiteral(text)
      return LocalizedStringKey(stringInterpolation: mixed).scriptValue
    }
  }

  /// Says that a plain string has no such way to write a value.
  private func refuse(_ way: StringPart.Way, in literal: StringLiteralExprSyntax) -> Expression {
    for segment in literal.segments {
      guard case .expressionSegment(let segment) = segment,
        let extra = segment.expressions.first(where: { $0.label?.plainText == way.label })
      else { continue }
      if case .specifier = way {
        report(
          "incorrect argument label in call (have '_:specifier:', expected '_:default:')",
          at: segment.leftParen)
      } else {
        report("extra argument '\(way.label)' in call", at: extra.expression)
      }
      break
    }
    return .error
  }

  /// Whether a type of the catalogue is a text with another name, as `LocalizedStringResource` is.
  private func isTextOfLibrary(_ type: SwiftType) -> Bool {
    guard case .nominal(let nominal, _) = resolved(type), nominal.isCatalogued,
      nominal.kind == .struct
    else { return false }
    return nominal.inherited.contains { isNamed($0, "ExpressibleByStringInterpolation") }
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
        if literal.openingPounds == nil, literal.openingQuote.tokenKind == .stringQuote,
          !text.content.text.utf8.contains(UInt8(ascii: "\\"))
        {
          return .text(text.content.text)
        }
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

  /// The parts of a string in which something is interpolated; `nil` after an error.
  private func parts(of literal: StringLiteralExprSyntax) -> [StringPart]? {
    var parts: [StringPart] = []
    for segment in Self.segments(of: literal) {
      switch segment {
      case .text(let text): parts.append(.text(text))
      case .interpolation(let interpolation):
        guard let part = self.interpolation(interpolation) else { return nil }
        parts.append(part)
      }
    }
    return parts
  }

  /// Checks the parts of strings among arguments once, however many overloads look at them.
  func learnStrings(in arguments: [Argument], _ known: [Int: Expression]) {
    for (index, argument) in arguments.enumerated() where known[index] == nil {
      guard let literal = argument.expression.as(StringLiteralExprSyntax.self),
        knownStrings[literal.id] == nil, literal.segments.count > 1
      else { continue }
      let (parts, _, messages) = trial { self.parts(of: literal) }
      if messages.isEmpty, let parts { knownStrings[literal.id] = parts }
    }
  }

  func forgetStrings(in arguments: [Argument]) {
    guard !knownStrings.isEmpty else { return }
    for argument in arguments {
      if let literal = argument.expression.as(StringLiteralExprSyntax.self) {
        knownStrings[literal.id] = nil
      }
    }
  }

  private func interpolation(_ syntax: ExpressionSegmentSyntax) -> StringPart? {
    guard let first = syntax.expressions.first else { return nil }
    if let own = scriptInterpolation(syntax) { return own }
    let value = check(first.expression, hint: nil)
    if isError(value.type) { return nil }
    if isUnknown(value.type) != nil {
      return .text(first.expression.lastToken(viewMode: .sourceAccurate)?.text ?? "")
    }
    var way: StringPart.Way?
    for extra in syntax.expressions.dropFirst() {
      guard let label = extra.label?.plainText else { continue }
      let hint: SwiftType? =
        switch label {
        case "format": formatHint(extra.expression, for: value.type)
        case "privacy": type("OSLogPrivacy")
        case "style": type("Text.DateStyle")
        case "formatter": type("Formatter")
        default: string
        }
      let argument = check(extra.expression, hint: hint)
      if isError(argument.type) { return nil }
      way = StringPart.Way(label: label, argument.evaluate) ?? way
    }
    return .value(value.evaluate, settled(value.type), way)
  }

  /// What an `appendInterpolation` of the script's makes of it; `nil` where none takes it.
  private func scriptInterpolation(_ syntax: ExpressionSegmentSyntax) -> StringPart? {
    let arguments = syntax.expressions.map {
      Argument(label: $0.label?.plainText, expression: $0.expression)
    }
    for owner in ["String", "LocalizedStringKey"] {
      guard let nominal = catalogue.nominal(owner + ".StringInterpolation"),
        declarations.extensions[nominal]?["appendInterpolation"] != nil
      else { continue }
      let type = SwiftType.nominal(nominal, [])
      let candidates = members("appendInterpolation", of: type).filter { $0.member.row == nil }
      let parts = function.variable("", type, isMutable: true)
      func call() -> Expression {
        resolve(candidates, .value(read(parts)), arguments, at: first(of: syntax), hint: nil)
      }
      let (tried, _, complaints) = trial { call() as Expression? }
      guard complaints.isEmpty, let tried, !isError(tried.type) else { continue }
      let made = call()
      let text = Evaluate { frame in
        frame.declare(parts, StringParts().scriptValue)
        _ = try made.evaluate(frame)
        return .string(try StringParts.from(frame.value(of: parts)).text)
      }
      return .value(text, string, nil)
    }
    return nil
  }

  private func first(of syntax: ExpressionSegmentSyntax) -> ExprSyntax {
    syntax.expressions.first?.expression ?? ExprSyntax(MissingExprSyntax())
  }

  /// Which of a number's format styles `.percent` and the like belong to.
  private func formatHint(_ syntax: ExprSyntax, for value: SwiftType) -> SwiftType? {
    let style =
      NumberStyle.families.first { isNamed(value, $0.number) }?.style ?? "FloatingPointFormatStyle"
    let names =
      isNamed(value, "Date")
      ? ["Date.FormatStyle", "Date.RelativeFormatStyle", "Date.ISO8601FormatStyle"]
      : ["", ".Percent", ".Currency"].map { style + $0 }
    let styles = names.compactMap { catalogue.nominal($0) }
      .map { SwiftType.nominal($0, []) }
    return styles.first { style in
      let (format, _, complaints) = trial { check(syntax, hint: style) }
      return complaints.isEmpty && format.map { !isError($0.type) } ?? false
    }
  }
}

/// A part of a string, whatever the string is to be.
enum StringPart {
  case text(String)
  case value(Evaluate, SwiftType, Way?)

  /// In which way a value is written.
  enum Way {
    case format(Evaluate)
    case specifier(Evaluate)
    case dateStyle(Evaluate)
    case formatter(Evaluate)

    init?(label: String, _ evaluate: Evaluate) {
      switch label {
      case "format": self = .format(evaluate)
      case "specifier": self = .specifier(evaluate)
      case "style": self = .dateStyle(evaluate)
      case "formatter": self = .formatter(evaluate)
      default: return nil
      }
    }

    /// Its label: texts have such ways, and plain strings have not.
    var label: String {
      switch self {
      case .format: "format"
      case .specifier: "specifier"
      case .dateStyle: "style"
      case .formatter: "formatter"
      }
    }
  }

  /// - Parameter isLocalized: Whether the string is a `LocalizedStringKey`: numbers are set otherwise there.
  func evaluate(isLocalized: Bool) -> Evaluate {
    guard isLocalized, case .value = self else { return evaluated(isLocalized: isLocalized) }
    // Its marks stand for themselves.
    let value = evaluated(isLocalized: true)
    return Evaluate { frame in
      let value = try value(frame)
      return if case .string(let text) = value { .string(text.asValue) } else { value }
    }
  }

  private func evaluated(isLocalized: Bool) -> Evaluate {
    switch self {
    case .text(let text): return Evaluate(always: .string(text))
    case .value(let value, _, .format(let format)?):
      return Evaluate { frame in
        .string(try Interpolation.formatted(try value(frame), format(frame)))
      }
    case .value(let value, _, .specifier(let specifier)?):
      return Evaluate { frame in
        guard case .string(let text) = try specifier(frame) else { return .void }
        return .string(try Interpolation.specified(try value(frame), text))
      }
    case .value(let value, _, .dateStyle(let style)?):
      return Evaluate { frame in
        Text(try Date.from(value(frame)), style: try Text.DateStyle.from(style(frame))).scriptValue
      }
    case .value(let value, _, .formatter(let formatter)?):
      return Evaluate { frame in
        .string(try FormatterText.string(formatter(frame), value(frame)) ?? "")
      }
    case .value(let value, let type, nil):
      if isLocalized {
        return Evaluate { Interpolation.localized(try value($0), as: type) }
      }
      return Evaluate { .string(try value($0).described(as: type)) }
    }
  }
}
