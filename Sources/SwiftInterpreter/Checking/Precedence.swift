/// How tightly an operator binds.
struct Precedence {
  enum Associativity {
    case left, right, none
  }

  var name: String
  /// Higher binds tighter.
  var rank: Double
  var associativity: Associativity

  /// Swift's own groups, loosest first, and the operators in each.
  private static let groups: [(name: String, associativity: Associativity, operators: [String])] = [
    (
      "AssignmentPrecedence", .right,
      [
        "*=", "&*=", "/=", "%=", "+=", "&+=", "-=", "&-=", "<<=", "&<<=", ">>=", "&>>=", "&=", "^=",
        "|=",
      ]
    ),
    ("FunctionArrowPrecedence", .right, []), ("TernaryPrecedence", .right, []),
    ("LogicalDisjunctionPrecedence", .left, ["||"]),
    ("LogicalConjunctionPrecedence", .left, ["&&"]),
    (
      "ComparisonPrecedence", .none,
      [
        "<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=",
      ]
    ),
    ("NilCoalescingPrecedence", .right, ["??"]), ("CastingPrecedence", .none, []),
    ("RangeFormationPrecedence", .none, ["...", "..<"]),
    ("AdditionPrecedence", .left, ["+", "&+", "-", "&-", "|", "^"]),
    ("MultiplicationPrecedence", .left, ["*", "&*", "/", "%", "&"]),
    ("BitwiseShiftPrecedence", .none, ["<<", "&<<", ">>", "&>>"]),
  ]

  /// The group of an operator that has none: it stands between casting and the ternary.
  static let unnamed = "DefaultPrecedence"

  static let standard: [String: Precedence] = {
    var table = [unnamed: Precedence(name: unnamed, rank: 2.5, associativity: .none)]
    for (index, group) in groups.enumerated() {
      table[group.name] = Precedence(
        name: group.name, rank: Double(index), associativity: group.associativity)
    }
    return table
  }()

  /// The groups of Swift's own infix operators. (The parser's library has them too; making its table takes 1.4 million
  /// instructions, this one 0.09.)
  static let standardOperators: [String: String] = {
    var table = ["~>": unnamed]
    for group in groups { for name in group.operators { table[name] = group.name } }
    return table
  }()
}

extension Declarations {
  /// The group of that name: Swift's own, or one that a script declares.
  func precedence(_ name: String) -> Precedence {
    precedences[name] ?? Precedence.standard[name]
      ?? Precedence(name: name, rank: 2.5, associativity: .none)
  }

  /// The group of an infix operator, Swift's own or a script's; `nil` where there is none of that name.
  func group(ofInfix name: String) -> String? {
    infixOperators[name] ?? Precedence.standardOperators[name]
  }
}
