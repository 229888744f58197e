import Foundation
import GaugeUI
internal import SwiftSyntax

// Values for what nothing declares, where a lenient check goes on without it.
extension Checker {
  /// A value that fits what is expected; a placeholder where none is known.
  func standIn(for unknown: Unknown, _ hint: SwiftType?) -> Expression {
    guard let hint else { return placeholder(for: unknown) }
    let type = wrapped(hint).map(resolved) ?? resolved(hint)
    guard let (type, value) = standIn(as: type, unknown.path) else {
      return placeholder(for: unknown)
    }
    // What is gone through is likelier a list than a range, and a number is likelier a fraction.
    switch value {
    case .range: score.conversions += 1
    case .int: (score.literals, score.conversions) = (score.literals + 1, score.conversions + 1)
    default: break
    }
    return Expression(type, Evaluate(always: value))
  }

  /// What a value of an unknown type is where something else is asked for; `nil` for known types.
  func standIn(for source: SwiftType, as target: SwiftType) -> Expression? {
    guard let nominal = isUnknown(source), let (type, value) = standIn(as: target, nominal.name),
      unify(type, target)
    else { return nil }
    score.conversions += 1
    return Expression(target, Evaluate(always: value))
  }

  /// Something unknown that is bound by `if let` or `guard let` is there; anything else is as it was.
  func presumedOptional(_ value: Expression) -> Expression {
    guard isUnknown(value.type) != nil else { return value }
    return Expression(optional(value.type)) { .some(try value.evaluate($0)) }
  }

  /// Something unknown that is gone through is a list; anything else is as it was.
  func presumedSequence(_ value: Expression) -> Expression {
    guard let nominal = isUnknown(value.type) else { return value }
    let (type, elements) = elements(as: .variable(TypeVariable("Element")), nominal.name)
    return Expression(type, Evaluate(always: elements))
  }

  /// Something unknown that is compared with numbers, texts or ranges of them is what these are; anything else is as it was.
  func presumedSubject(_ value: Expression, of syntax: SwitchExprSyntax) -> Expression {
    guard isUnknown(value.type) != nil else { return value }
    for case .switchCase(let item) in syntax.cases {
      guard let label = item.label.as(SwitchCaseLabelSyntax.self) else { continue }
      for item in label.caseItems {
        guard let pattern = item.pattern.as(ExpressionPatternSyntax.self)?.expression else {
          continue
        }
        let (compared, _, complaints) = trial { check(pattern, hint: nil) as Expression? }
        guard let compared, complaints.isEmpty, !isError(compared.type) else { continue }
        var type = resolved(compared.type)
        if case .nominal(let range, let bounds) = type, let bound = bounds.first,
          RangeValue.Kind(rawValue: range.name) != nil
        {
          type = resolved(bound)
        }
        guard standIn(as: type, "") != nil else { continue }
        return check(syntax.subject, hint: type)
      }
    }
    return value
  }

  /// A value that fits what is expected, of something that is named by `path`; `nil` where nothing does.
  func standIn(as type: SwiftType, _ path: String) -> (SwiftType, Value)? {
    switch type {
    case .nominal(let nominal, let arguments):
      if nominal.name == "Array", let element = arguments.first {
        return elements(as: resolved(element), path)
      }
      if let make = Self.standIns[nominal.name] { return (type, make(path)) }
      if let width = Arithmetic.widths.first(where: { $0.name == nominal.name }) {
        return (type, .native(width.type.init(Self.place(path))))
      }
      if isUnknown(type) != nil {
        return (type, .native(AnyView(Placeholder(name: nominal.name))))
      }
      guard arguments.count == 1,
        let (argument, value) = standIn(as: resolved(arguments[0]), path)
      else { return nil }
      return whole(nominal, of: argument, value).map { (.nominal(nominal, [argument]), $0) }
    case .variable(let variable)
    where variable.protocols.contains { Self.collections.contains($0.name) }:
      return elements(as: .variable(TypeVariable("Element")), path)
    case .variable(let variable):
      return variable.protocols.lazy.compactMap { Self.usualTypes[$0.name] }.first.flatMap {
        standIn(as: self.type($0), path)
      }
    case .function(let function):
      guard !isVoid(function.result) else { return (type, .function(FunctionValue { _ in .void })) }
      return standIn(as: resolved(function.result), path).map { _, value in
        (type, .function(FunctionValue { _ in value }))
      }
    default: return nil
    }
  }

  /// An array of one element, which shows what becomes of each; of none where nothing stands for an element.
  private func elements(as element: SwiftType, _ path: String) -> (SwiftType, Value) {
    if let (type, value) = standIn(as: element, path) { return (array(type), .array([value])) }
    guard case .variable = element else { return (array(element), .array([])) }
    let type = SwiftType.nominal(unknownType(path), [])
    let value = Value.native(AnyView(Placeholder(name: path)))
    guard path.hasSuffix(".enumerated") else { return (array(type), .array([value])) }
    let parts = [
      SwiftType.Element(label: "offset", type: int), .init(label: "element", type: type),
    ]
    return (array(.tuple(parts)), .array([.tuple([.int(0), value])]))
  }

  /// A value of a generic type that is made of another value.
  private func whole(_ nominal: Nominal, of argument: SwiftType, _ value: Value) -> Value? {
    if nominal.name == "Binding" { return .native(ScriptBinding(get: { value }, set: { _ in })) }
    guard let kind = RangeValue.Kind(rawValue: nominal.name),
      let (_, low) = standIn(as: argument, "lower"), let (_, high) = standIn(as: argument, "upper")
    else { return nil }
    return (try? RangeValue(kind, low, high)).map { .range($0) }
  }

  /// A value of each type that needs none of the script's, by the name of what it stands for.
  private static let standIns: [String: (String) -> Value] = [
    "Double": { .double(fraction($0)) }, "CGFloat": { .double(fraction($0)) },
    "Float": { .double(fraction($0)) },
    "Decimal": { .native(Decimal(fraction($0))) }, "Int": { .int(place($0)) },
    "Bool": { _ in .bool(false) }, "String": { .string($0) }, "LocalizedStringKey": { .string($0) },
    "Color": { _ in .native(Color.gray) }, "Font": { _ in .native(Font.body) },
    "Gradient": { _ in .native(Gradient(colors: [.gray, .primary])) },
    "Angle": { _ in .native(Angle.zero) }, "Date": { _ in .native(Date()) },
    "Set": { _ in .set([]) }, "Dictionary": { _ in .dictionary([:]) },
  ]

  /// A number between the ends of a gauge, unless the name is that of an end.
  private static func fraction(_ path: String) -> Double { Double(place(path)) / 2 }

  /// 0 for what is named as a low end is, 2 for a high end, else 1.
  private static func place(_ path: String) -> Int {
    let name = path.split(separator: ".").last ?? ""
    let words = name.reduce(into: [""]) { words, character in
      if character.isUppercase { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    if words.contains(where: lowest.contains) { return 0 }
    return words.contains(where: highest.contains) ? 2 : 1
  }

  private static let lowest: Set = ["min", "minimum", "low", "lower", "lowest"]
  private static let highest: Set = [
    "max", "maximum", "high", "upper", "highest", "total", "limit", "goal", "target", "capacity",
  ]

  /// What is taken where only a protocol is known.
  private static let usualTypes = [
    "BinaryFloatingPoint": "Double", "FloatingPoint": "Double", "BinaryInteger": "Int",
    "Strideable": "Double", "Comparable": "Double", "StringProtocol": "String",
    "ShapeStyle": "Color",
  ]

  private static let collections = ["Sequence", "Collection", "RandomAccessCollection"]

  /// What an operand of an operator may be.
  ///
  /// - Parameters:
  ///   - types: What literals beside it may be.
  ///   - others: The operands beside it.
  func operandOptions(
    forUnknown operand: ExprSyntax, _ types: [SwiftType], beside others: [Expression?]
  ) -> [OperatorOption] {
    let path =
      operand.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? operand.trimmedText
    let itself = check(operand, hint: nil)
    let same = OperatorOption(
      type: settled(itself.type), score: Score(), code: .operand(itself.evaluate))
    let known = others.compactMap(\.self).map { settled(wrapped($0.type) ?? $0.type) }.filter {
      isUnknown($0) == nil && !types.contains($0) && $0 != bool && $0 != string
    }
    return [same]
      + (types.reversed() + [bool, string] + known).compactMap { type in
        standIn(as: type, path).map {
          var score = Score()
          score.literals = 1
          score.conversions = isNamed(type, "Double") ? 0 : 1
          return OperatorOption(
            type: $0.0, score: score, code: .operand(Evaluate(always: $0.1)))
        }
      }
  }

  /// The type of the first of some operands that is unknown.
  func unknownOperand(_ options: [OperatorOption]) -> Nominal? {
    guard !unknownTypes.isEmpty else { return nil }
    return options.lazy.compactMap { self.isUnknown($0.type) }.first
  }
}
