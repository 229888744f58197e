import Foundation
internal import SwiftSyntax

// Literals take their type from what is expected, else their default one.
extension Checker {
  /// What a literal is to be: through optionals, and by the protocols of what is still open.
  func literalTarget(_ hint: SwiftType?) -> SwiftType? {
    guard let hint else { return nil }
    return wrapped(hint).map { literalTarget($0) ?? $0 } ?? hint
  }

  private func isFloating(_ type: SwiftType) -> Bool {
    switch resolved(type) {
    case .nominal(let nominal, _):
      return isDoubleOrCGFloat(nominal) || nominal.name == "Float"
    case .variable(let variable):
      return variable.protocols.contains {
        $0.name == "BinaryFloatingPoint" || $0.name == "FloatingPoint"
      }
    default: return false
    }
  }

  /// The floating-point type that a literal takes: the one expected, else `Double`.
  private func floatingType(_ target: SwiftType?) -> SwiftType {
    if let target, case .nominal = resolved(target), isFloating(target) { return target }
    return double
  }

  func integer(_ literal: IntegerLiteralExprSyntax, _ hint: SwiftType?) -> Expression {
    let text = Self.digits(of: literal.literal)
    let target = literalTarget(hint)
    if let made = scriptLiteral(.integer, hint, at: literal, { [integer(literal, $0)] }) {
      return made
    }
    if let target, isFloating(target) {
      score.literals += 1
      let value = Self.integerValue(text).map(Double.init) ?? Double(text) ?? .infinity
      let type = floatingType(target)
      return Expression(type, Evaluate(always: Value(value, as: type)))
    }
    if let target, isNamed(target, "NSNumber"), let value = Self.integerValue(text) {
      return Expression(target, Evaluate(always: NSNumber(value: value).scriptValue))
    }
    if let target, let made = self.literal(text, as: target, at: literal) { return made }
    guard let value = Self.integerValue(text) else {
      return fail("integer literal '\(text)' overflows when stored into 'Int'", at: literal)
    }
    return Expression(int, Evaluate(always: .int(value)))
  }

  /// An integer literal as a whole number of another width, or as a number of a type that is not known.
  private func literal(_ text: String, as target: SwiftType, at node: some SyntaxProtocol)
    -> Expression?
  {
    switch target {
    case .nominal(let nominal, _):
      if nominal.name == "Decimal" {
        score.literals += 1
        let value = Self.integerValue(text).map { Decimal($0) } ?? Decimal(string: text) ?? .nan
        return Expression(target, Evaluate(always: .native(value)))
      }
      guard let width = Arithmetic.widths.first(where: { $0.name == nominal.name })?.type else {
        return nil
      }
      score.literals += 1
      guard let value = Self.value(of: text, as: width) else {
        return fail(
          "integer literal '\(text)' overflows when stored into '\(nominal.name)'", at: node)
      }
      return Expression(target, Evaluate(always: value))
    case .parameter, .member:
      guard conforms(target, to: catalogue.known("Numeric")), let value = Self.integerValue(text)
      else { return nil }
      score.literals += 1
      let isFloating = protocols(of: target).contains { $0.name == "FloatingPoint" }
      return Expression(
        target, Evaluate(always: isFloating ? .double(Double(value)) : .int(value)))
    default: return nil
    }
  }

  /// `-128` as a whole number of another width than `Int`: the least one has no positive counterpart.
  func negativeNumber(_ syntax: ExprSyntax, _ hint: SwiftType?) -> Expression? {
    guard let prefix = syntax.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-",
      let literal = prefix.expression.as(IntegerLiteralExprSyntax.self),
      let target = literalTarget(hint), case .nominal(let nominal, _) = resolved(target),
      let width = Arithmetic.widths.first(where: { $0.name == nominal.name })?.type,
      let value = Self.negative(Self.digits(of: literal.literal), as: width)
    else { return nil }
    score.literals += 1
    return Expression(target, Evaluate(always: value))
  }

  private static func negative<Number: FixedWidthInteger>(_ text: String, as _: Number.Type)
    -> Value?
  {
    Number("-" + text).map { Value($0) }
  }

  static func value<Number: FixedWidthInteger>(of text: String, as _: Number.Type) -> Value? {
    let radix = Self.radix(of: text)
    return Number(radix == 10 ? text : String(text.dropFirst(2)), radix: radix).map { Value($0) }
  }

  private static func radix(of text: String) -> Int {
    guard text.utf8.first == UInt8(ascii: "0") else { return 10 }
    return [("0x", 16), ("0b", 2), ("0o", 8)].first { text.hasPrefix($0.0) }?.1 ?? 10
  }

  /// A number's text without the lines that group its digits.
  private static func digits(of literal: TokenSyntax) -> String {
    let text = literal.text
    return text.utf8.contains(UInt8(ascii: "_")) ? text.filter { $0 != "_" } : text
  }

  static func integerValue(_ text: String) -> Int? {
    let radix = radix(of: text)
    return Int(radix == 10 ? text : String(text.dropFirst(2)), radix: radix)
  }

  func float(_ literal: FloatLiteralExprSyntax, _ hint: SwiftType?) -> Expression {
    if let made = scriptLiteral(.float, hint, at: literal, { [float(literal, $0)] }) { return made }
    let value = Double(Self.digits(of: literal.literal)) ?? 0
    if let target = literalTarget(hint), isNamed(target, "NSNumber") {
      return Expression(target, Evaluate(always: NSNumber(value: value).scriptValue))
    }
    if let target = literalTarget(hint), case .parameter = target,
      conforms(target, to: catalogue.known("ExpressibleByFloatLiteral"))
    {
      return Expression(target, Evaluate(always: .double(value)))
    }
    if let target = literalTarget(hint), isNamed(target, "Decimal") {
      score.literals += 1
      return Expression(target, Evaluate(always: .native(Decimal(value))))
    }
    let type = floatingType(literalTarget(hint))
    if !isNamed(type, "Double") { score.literals += 1 }
    return Expression(type, Evaluate(always: Value(value, as: type)))
  }

  func nilLiteral(_ syntax: ExprSyntax, _ hint: SwiftType?) -> Expression {
    guard let hint else { return fail("'nil' requires a contextual type", at: syntax) }
    if wrapped(hint) != nil { return Expression(hint) { _ in .none } }
    if case .variable = hint {
      return Expression(optional(.variable(TypeVariable("Wrapped")))) { _ in .none }
    }
    if isError(hint) { return .error }
    if let made = scriptLiteral(
      .none, hint, at: syntax, { [Expression($0, Evaluate(always: .void))] })
    {
      return made
    }
    return fail("'nil' cannot be used where a '\(settled(hint))' is expected", at: syntax)
  }

  func arrayLiteral(_ array: ArrayExprSyntax, _ hint: SwiftType?) -> Expression {
    let target = literalTarget(hint)
    if let made = scriptLiteral(
      .array, hint, at: array,
      { element in array.elements.map { check($0.expression, as: element, for: .element) } })
    {
      return made
    }
    let name = target.flatMap { target -> String? in
      if case .nominal(let nominal, let arguments) = target, arguments.count == 1 {
        nominal.name
      } else {
        nil
      }
    }
    var element: SwiftType = .variable(TypeVariable("Element"))
    if case .nominal(_, let arguments)? = target,
      name == "Array" || name == "Set" || name == "ArraySlice"
    {
      element = arguments[0]
    }
    // Options are written as an array of their own type.
    let isOptions = target.map { isOptionSet($0) } ?? false
    if let target, isOptions { element = target }
    let syntaxes = array.elements.map(\.expression)
    if syntaxes.isEmpty, target == nil {
      return fail("empty collection literal requires an explicit type", at: array)
    }
    element = holdingNone(element, syntaxes)
    let mark = diagnostics.count
    let open = resolved(element)
    var elements = checkTogether(syntaxes, as: element, for: .element)
    if elements.contains(where: { isError($0.type) }), case .variable(let open) = open,
      open.protocols.isEmpty, let optionals = optionals(syntaxes)
    {
      diagnostics.removeSubrange(mark...)
      element = optionals
      elements = checkTogether(syntaxes, as: element, for: .element)
    }
    if elements.contains(where: { isError($0.type) }) {
      guard case .variable(let open) = open else { return .error }
      if let target, case .existential([]) = target {
        // Where anything may be, a list of anything may be.
        diagnostics.removeSubrange(mark...)
        return arrayLiteral(array, self.array(target))
      }
      return brokenArray(array, open, hasContext: name != nil, since: mark)
    }
    let trap = trap(at: array)
    let make = { (frame: Frame) throws -> [Value] in
      do { try frame.runtime.make(elements: elements.count) } catch let failure as ScriptFailure {
        throw trap(failure.message)
      }
      return try elements.map { try $0.evaluate(frame) }
    }
    if let target, isOptions {
      guard case .nominal(let nominal, _) = resolved(target), let script = nominal.script else {
        return Expression(target) { .array(try make($0)) }
      }
      return Expression(target, placing(array) { try Options.union(try make($0), of: script) })
    }
    if name == "Set" {
      return Expression(type("Set", element)) { .set(Set(try make($0).map(HashableValue.init))) }
    }
    if name == "ArraySlice" {
      return Expression(type("ArraySlice", element)) {
        SliceValue(try make($0)[...]).scriptValue
      }
    }
    return Expression(self.array(settled(element))) { .array(try make($0)) }
  }

  /// `[name, nickname]` of which one is an optional of what the other is; `nil` where they are something else.
  private func optionals(_ syntaxes: [ExprSyntax]) -> SwiftType? {
    let type = optional(.variable(TypeVariable("Wrapped")))
    let (made, _, complaints) = trial { checkTogether(syntaxes, as: type, for: .element) as [_]? }
    guard let made, complaints.isEmpty, !made.contains(where: { isError($0.type) }) else {
      return nil
    }
    return type
  }

  /// What elements that are not all of one type come to: a mistake of theirs, or one of what they are handed to.
  private func brokenArray(
    _ array: ArrayExprSyntax, _ open: TypeVariable, hasContext: Bool, since mark: Int
  ) -> Expression {
    let syntaxes = array.elements.map(\.expression)
    func areFine(_ type: SwiftType?) -> Bool {
      let (made, _, complaints) = trial { () -> [Expression]? in
        type.map { checkTogether(syntaxes, as: $0, for: .element) }
          ?? syntaxes.map { check($0, hint: nil) }
      }
      return complaints.isEmpty && !(made ?? []).contains { isError($0.type) }
    }
    let free = SwiftType.variable(TypeVariable("Element"))
    if !open.protocols.isEmpty, areFine(free) {
      // They are of one type, and it is that which does not do.
      diagnostics.removeSubrange(mark...)
      _ = checkTogether(syntaxes, as: free, for: .element)
      return Expression(self.array(settled(free))) { _ in .void }
    }
    if open.protocols.isEmpty, !hasContext, areFine(nil) {
      diagnostics.removeSubrange(mark...)
      return fail(Self.heterogeneous("[Any]"), at: array)
    }
    return .error
  }

  private static func heterogeneous(_ type: String) -> String {
    "heterogeneous collection literal could only be inferred to '\(type)'; add explicit type "
      + "annotation if this is intentional"
  }

  private func isOptionSet(_ type: SwiftType) -> Bool {
    guard case .nominal = resolved(type), let options = catalogue.nominal("OptionSet") else {
      return false
    }
    return conforms(type, to: options)
  }

  /// What elements are of which one is `nil`: optionals, where nothing else is said.
  private func holdingNone(_ element: SwiftType, _ syntaxes: [ExprSyntax]) -> SwiftType {
    guard case .variable = resolved(element),
      syntaxes.contains(where: { $0.kind == .nilLiteralExpr })
    else { return element }
    return optional(.variable(TypeVariable("Wrapped")))
  }

  /// Checks expressions that share one type: those with a type of their own decide it.
  func checkTogether(_ syntaxes: [ExprSyntax], as type: SwiftType, for use: Use) -> [Expression] {
    var checked = [Expression?](repeating: nil, count: syntaxes.count)
    let order = syntaxes.indices.map { ($0, openness(syntaxes[$0])) }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    for (index, _) in order { checked[index] = check(syntaxes[index], as: type, for: use) }
    return checked.compactMap { $0 }
  }

  func dictionaryLiteral(_ dictionary: DictionaryExprSyntax, _ hint: SwiftType?) -> Expression {
    var key: SwiftType = .variable(TypeVariable("Key"))
    var value: SwiftType = .variable(TypeVariable("Value"))
    var isOrdered = false
    if let target = literalTarget(hint), case .nominal(let nominal, let arguments) = target,
      ["Dictionary", "KeyValuePairs"].contains(nominal.name)
    {
      (key, value) = (arguments[0], arguments[1])
      isOrdered = nominal.name == "KeyValuePairs"
    }
    if let made = scriptLiteral(
      .dictionary, hint, at: dictionary,
      { type in
        if case .elements(let elements) = dictionary.content {
          pairs(of: elements, as: type)
        } else {
          []
        }
      })
    {
      return made
    }
    guard case .elements(let elements) = dictionary.content else {
      if hint == nil {
        return fail("empty collection literal requires an explicit type", at: dictionary)
      }
      let none = isOrdered ? OrderedPairs(pairs: []).scriptValue : .dictionary([:])
      return Expression(
        type(isOrdered ? "KeyValuePairs" : "Dictionary", key, value), Evaluate(always: none))
    }
    value = holdingNone(value, elements.map(\.value))
    let keys = checkTogether(elements.map(\.key), as: key, for: .key)
    let mark = diagnostics.count
    let values = checkTogether(elements.map(\.value), as: value, for: .value)
    if values.contains(where: { isError($0.type) }), let hint, case .existential([]) = hint {
      diagnostics.removeSubrange(mark...)
      return dictionaryLiteral(dictionary, type("Dictionary", settled(key), hint))
    }
    if values.contains(where: { isError($0.type) }), hint == nil,
      elements.allSatisfy({ value in
        let (made, _, complaints) = trial { check(value.value, hint: nil) as Expression? }
        return complaints.isEmpty && made.map { !isError($0.type) } ?? false
      })
    {
      diagnostics.removeSubrange(mark...)
      return fail(Self.heterogeneous("[\(settled(key)) : Any]"), at: dictionary)
    }
    if isOrdered {
      return Expression(type("KeyValuePairs", settled(key), settled(value))) { frame in
        OrderedPairs(
          pairs: try zip(keys, values).map {
            .tuple([try $0.evaluate(frame), try $1.evaluate(frame)])
          }
        ).scriptValue
      }
    }
    let trap = trap(at: dictionary)
    return Expression(type("Dictionary", settled(key), settled(value))) { frame in
      var result: [HashableValue: Value] = [:]
      for (key, value) in zip(keys, values) {
        let key = HashableValue(try key.evaluate(frame))
        if result[key] != nil { throw trap("dictionary literal contains duplicate keys") }
        result[key] = try value.evaluate(frame)
      }
      return .dictionary(result)
    }
  }

  func tupleLiteral(_ tuple: TupleExprSyntax, _ hint: SwiftType?) -> Expression {
    if let only = tuple.elements.first, tuple.elements.count == 1, only.label == nil {
      return check(only.expression, hint: hint)
    }
    var hints: [SwiftType?] = tuple.elements.map { _ in nil }
    if let hint, case .tuple(let elements) = wrapped(hint).map(resolved) ?? hint,
      elements.count == hints.count
    {
      hints = elements.map(\.type)
    }
    let elements = zip(tuple.elements, hints).map { element, hint in
      (element.label?.plainText, check(element.expression, as: hint, for: .specified))
    }
    if elements.contains(where: { isError($0.1.type) }) { return .error }
    if elements.isEmpty { return Expression(.void) { _ in .void } }
    let values = elements.map(\.1)
    return Expression(.tuple(elements.map { .init(label: $0.0, type: $0.1.type) })) { frame in
      .tuple(try values.map { try $0.evaluate(frame) })
    }
  }
}
