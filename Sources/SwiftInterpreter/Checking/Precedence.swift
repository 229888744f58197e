internal import SwiftOperators

/// How tightly an operator binds.
struct Precedence {
  enum Associativity {
    case left, right, none
  }

  var name: String
  /// Higher binds tighter.
  var rank: Double
  var associativity: Associativity

  /// Swift's own groups, loosest first.
  static let standard: [String: Precedence] = {
    let groups: [(String, Associativity)] = [
      ("AssignmentPrecedence", .right), ("FunctionArrowPrecedence", .right),
      ("TernaryPrecedence", .right), ("LogicalDisjunctionPrecedence", .left),
      ("LogicalConjunctionPrecedence", .left), ("ComparisonPrecedence", .none),
      ("NilCoalescingPrecedence", .right), ("CastingPrecedence", .none),
      ("RangeFormationPrecedence", .none), ("AdditionPrecedence", .left),
      ("MultiplicationPrecedence", .left), ("BitwiseShiftPrecedence", .none),
    ]
    var table: [String: Precedence] = [:]
    for (index, (name, associativity)) in groups.enumerated() {
      table[name] = Precedence(name: name, rank: Double(index), associativity: associativity)
    }
    // An operator without a group stands between casting and the ternary.
    table["DefaultPrecedence"] = Precedence(
      name: "DefaultPrecedence", rank: 2.5, associativity: .none)
    return table
  }()
}

extension Declarations {
  /// The group of that name: Swift's own, or one that a script declares.
  func precedence(_ name: String) -> Precedence {
    precedences[name] ?? Precedence.standard[name]
      ?? Precedence(name: name, rank: 2.5, associativity: .none)
  }
}
