import GaugeUI
internal import SwiftSyntax

// What other files of an app add to the library's types: colours of its catalogue, methods on numbers, initialisers. A
// lenient check goes on with something in their place.
extension Checker {
  /// `.brand` or `Color.brand` that was just reported as unknown: a colour made from the name where a colour or any style is
  /// asked for, else what stands for a value of the type; `nil` where it stays an error.
  ///
  /// In a view it is the modifier or the view around that goes without what nothing stands for.
  func unknownStatic(_ name: String, of type: SwiftType) -> Callee? {
    guard isLenient else { return nil }
    let type = standsForStyle(type) ? self.type("Color") : resolved(type)
    switch type {
    case .nominal(let nominal, _) where nominal.name == "Color":
      pardonLast("; a colour made from the name stands for it")
      return .value(Expression(type, Evaluate(always: .native(Color(name)))), nil)
    case .nominal(let nominal, _) where nominal.name == "UIColor":
      pardonLast("; a colour made from the name stands for it")
      return .value(Expression(type, Evaluate(always: .native(UIColor(Color(name))))), nil)
    default: break
    }
    guard type.isNoScript else { return nil }
    if let (_, value) = standIn(as: type, name) {
      pardonLast("; a placeholder stands for it")
      // A name after a dot is likelier that of a colour than of a text.
      if type == string { score.conversions += 1 }
      return .value(Expression(type, Evaluate(always: value)), nil)
    }
    guard viewDepth == 0, enclosing != nil else { return nil }
    pardonLast("; a placeholder stands for it")
    return .unknown(Unknown(path: name, nominal: unknownType(name)))
  }

  /// Whether a colour may be meant where a style is.
  private func standsForStyle(_ type: SwiftType) -> Bool {
    guard case .variable(let variable) = resolved(type) else { return false }
    return variable.protocols.contains { $0.name == "ShapeStyle" }
  }

  /// `speed.rounded(to: 2)` of a library type, which was just reported: what a method makes of a number, a colour or a text
  /// is likeliest another like it.
  func unknownMember(_ access: MemberAccessExprSyntax, of base: Expression) -> Callee? {
    let type = settled(base.type)
    guard isLenient, type.isNoScript, let last = diagnostics.last, last.severity == .error,
      standIn(as: resolved(type), "") != nil
    else { return nil }
    let name = access.declName.baseName.plainText
    let isCalled = access.isCalled
    if Self.tells(name), !isNamed(type, "String") {
      pardonLast("; the value itself is written")
      let text = Expression(string) { .string(try base.evaluate($0).described(as: type)) }
      return isCalled ? .skipping(text) : .value(text, nil)
    }
    if !isNamed(type, "Array", "Set", "Dictionary", "Range", "ClosedRange"), !Self.asks(name),
      isCalled || isNamed(type, "String", "Color", "Font")
    {
      pardonLast("; it is skipped")
      return isCalled ? .skipping(base) : .value(base, nil)
    }
    pardonLast("; a placeholder stands for it")
    return .unknown(Unknown(path: name, nominal: unknownType(name)))
  }

  /// Whether a member's name is that of a text.
  private static func tells(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["formatted", "string", "text", "label", "description"].contains(where: name.contains)
  }

  /// Whether a member's name is that of a truth value.
  private static func asks(_ name: String) -> Bool {
    ["is", "has", "should", "can"].contains { name.hasPrefix($0) }
  }

  /// `Color(hex: "FF8800")`, by an initialiser that none of the library's can be meant with: the colour where the digits
  /// tell it, else what stands for one. `nil` where it stays an error, or is none.
  func unknownInitializer(
    _ candidates: [Candidate], _ type: SwiftType, _ arguments: [Argument], at node: ExprSyntax
  ) -> Expression? {
    guard isLenient, type.isNoScript else { return nil }
    guard let label = arguments.lazy.compactMap(\.label).first,
      !candidates.contains(where: { candidate in
        candidate.member.signature.parameters.contains { $0.label == label }
      }),
      let (_, value) = standIn(as: resolved(type), label)
    else { return nil }
    report("no initializer of '\(settled(type))' takes '\(label):'", at: node)
    diagnostics[diagnostics.count - 1].unknownName = "\(settled(type))(\(label):)"
    let text = arguments[0].expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    if isNamed(type, "Color"), let color = text.flatMap(Color.init(digits:)) {
      pardonLast("; the colour of its digits stands for it")
      return Expression(type, Evaluate(always: .native(color)))
    }
    pardonLast("; a placeholder stands for it")
    return Expression(type, Evaluate(always: value))
  }

  /// Whether it is one of the library's views, or what a modifier made of one.
  func isNoScriptView(_ type: SwiftType) -> Bool {
    type.isNoScript && conforms(type, to: catalogue.known("View"))
  }

  /// `.frame(square: 40)`, a form of a modifier that other files of an app add: whether it is told of, and the modifier left
  /// out. A label like one that it takes is a slip of the pen.
  func isUnknownForm(_ candidates: [Candidate], at call: FunctionCallExprSyntax) -> Bool {
    let labels = Set(
      candidates.flatMap { $0.member.signature.parameters.compactMap(\.label) })
    guard isLenient, candidates.allSatisfy({ $0.member.row != nil }),
      let name = candidates.first?.member.signature.name,
      let label = call.arguments.lazy.compactMap(\.label?.plainText).first,
      !labels.contains(label), Spelling.nearest(to: label, among: labels.sorted()) == nil
    else { return false }
    report("no form of '\(name)' takes '\(label):'", at: call.arguments)
    diagnostics[diagnostics.count - 1].unknownName = "\(name)(\(label):)"
    pardonLast("; it is skipped")
    mentionUnknown(in: call.arguments)
    return true
  }

  private func pardonLast(_ consequence: String) {
    // Another overload, which knows the name, is meant.
    score.conversions += 8
    diagnostics[diagnostics.count - 1].pardon(consequence)
  }
}

extension Color {
  /// The colour of six digits to the base 16, or of eight with the opacity first, with or without a sign before.
  fileprivate init?(digits: String) {
    let digits = digits.drop { $0 == "#" }
    guard digits.count == 6 || digits.count == 8, let number = UInt32(digits, radix: 16) else {
      return nil
    }
    func part(_ shift: UInt32) -> Double { Double(number >> shift & 255) / 255 }
    self.init(
      red: part(16), green: part(8), blue: part(0), opacity: digits.count == 8 ? part(24) : 1)
  }
}
