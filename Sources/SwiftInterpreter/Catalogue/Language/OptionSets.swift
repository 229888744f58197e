extension Catalogue {
  /// What sets of options have, a script's and the library's.
  @RowBuilder static var optionSets: [Row] {
    Rows.type("protocol OptionSet: Equatable", "A set of options, written as an array.") {
      Row("func contains(_ member: Self) -> Bool", "Whether all of its options are there.") {
        (set: Options, member: Options) in set.bits & member.bits == member.bits
      }
      Row("var isEmpty: Bool", "Whether it has no options.") { (set: Options) in set.bits == 0 }
      for (name, label, summary, holds) in relations {
        Row("func \(name)(\(label) other: Self) -> Bool", summary) {
          (left: Options, right: Options) in holds(left.bits, right.bits)
        }
      }
      for (name, forming, summary, combine) in combinations {
        Row("func \(name)(_ other: Self) -> Self", summary) { (left: Options, right: Options) in
          left.with(combine(left.bits, right.bits))
        }
        Row.mutating("mutating func \(forming)(_ other: Self)", summary) {
          (left: inout Options, right: Options) in
          left = left.with(combine(left.bits, right.bits))
          return Value.void
        }
      }
      Row.mutating(
        "@discardableResult mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self)",
        "Adds options."
      ) { (set: inout Options, member: Options) in
        let isNew = set.bits & member.bits != member.bits
        set = set.with(set.bits | member.bits)
        return Value.tuple([.bool(isNew), member.scriptValue])
      }
      Row.mutating(
        "@discardableResult mutating func remove(_ member: Self) -> Self?", "Takes options out."
      ) { (set: inout Options, member: Options) in
        let common = set.bits & member.bits
        set = set.with(set.bits & ~member.bits)
        return common == 0 ? Value.none : .some(member.with(common).scriptValue)
      }
    }
  }

  private static let relations:
    [(name: String, label: String, summary: String, (UInt64, UInt64) -> Bool)] = [
      ("isSubset", "of", "Whether another has all of its options.", { $0 & $1 == $0 }),
      ("isSuperset", "of", "Whether it has all options of another.", { $0 & $1 == $1 }),
      ("isDisjoint", "with", "Whether they share no option.", { $0 & $1 == 0 }),
      (
        "isStrictSubset", "of", "Whether another has all of its options, and more.",
        { $0 & $1 == $0 && $0 != $1 }
      ),
      (
        "isStrictSuperset", "of", "Whether it has all options of another, and more.",
        { $0 & $1 == $1 && $0 != $1 }
      ),
    ]

  private static let combinations:
    [(name: String, forming: String, summary: String, (UInt64, UInt64) -> UInt64)] = [
      ("union", "formUnion", "The options of both.", { $0 | $1 }),
      ("intersection", "formIntersection", "The options that both have.", { $0 & $1 }),
      ("subtracting", "subtract", "The options that another lacks.", { $0 & ~$1 }),
      (
        "symmetricDifference", "formSymmetricDifference", "The options that just one has.",
        { $0 ^ $1 }
      ),
    ]
}
