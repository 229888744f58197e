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
    // What is gone through is likelier a list than a range.
    if case .range = value { score.conversions += 1 }
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

  func standIn(as type: SwiftType, _ path: String) -> (SwiftType, Value)? {
    switch type {
    case .nominal(let nominal, let arguments):
      if let make = Self.standIns[nominal.name] { return (type, make(path)) }
      guard arguments.count == 1,
        let (argument, value) = standIn(as: resolved(arguments[0]), path)
      else { return nil }
      return whole(nominal, of: argument, value).map { (.nominal(nominal, [argument]), $0) }
    case .variable(let variable)
    where variable.protocols.contains { Self.collections.contains($0.name) }:
      // One element shows what becomes of each.
      return (
        array(.nominal(unknownType(path), [])), .array([.native(AnyView(Placeholder(name: path)))])
      )
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
    "Float": { .double(fraction($0)) }, "Int": { .int(fraction($0) == 0 ? 0 : 1) },
    "Bool": { _ in .bool(false) }, "String": { .string($0) }, "LocalizedStringKey": { .string($0) },
    "Color": { _ in .native(Color.gray) }, "Font": { _ in .native(Font.body) },
    "Gradient": { _ in .native(Gradient(colors: [.gray, .primary])) },
    "Angle": { _ in .native(Angle.zero) }, "Date": { _ in .native(Date()) },
    "Array": { _ in .array([]) }, "Set": { _ in .set([]) }, "Dictionary": { _ in .dictionary([:]) },
  ]

  /// A number between the ends of a gauge, unless the name is that of an end.
  private static func fraction(_ path: String) -> Double {
    let name = path.split(separator: ".").last?.lowercased() ?? ""
    if lowest.contains(where: name.contains) { return 0 }
    return highest.contains(where: name.contains) ? 1 : 0.5
  }

  private static let lowest = ["min", "low"]
  private static let highest = ["max", "upper", "high", "total", "limit", "goal", "target"]

  /// What is taken where only a protocol is known.
  private static let usualTypes = [
    "BinaryFloatingPoint": "Double", "FloatingPoint": "Double", "BinaryInteger": "Int",
    "Strideable": "Double", "StringProtocol": "String", "ShapeStyle": "Color",
  ]

  private static let collections = ["Sequence", "Collection", "RandomAccessCollection"]

  /// What an operand of an operator may be.
  func operandOptions(forUnknown operand: ExprSyntax, _ types: [SwiftType]) -> [OperatorOption] {
    let path = operand.trimmedDescription
    return (types.reversed() + [bool, string]).compactMap { type in
      standIn(as: type, path).map {
        var score = Score()
        score.literals = 1
        score.conversions = isNamed(type, "CGFloat") ? 1 : 0
        return OperatorOption(
          type: $0.0, score: score, code: .operand(Evaluate(always: $0.1)))
      }
    }
  }
}
