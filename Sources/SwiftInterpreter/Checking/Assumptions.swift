/// What the `where` clauses around say of types that are not known: generic parameters and their associated types.
struct Assumptions {
  /// Types that are the same as others.
  var equal: [SwiftType: SwiftType] = [:]
  /// The protocols that types conform to, apart from those said where they are declared.
  var conforming: [SwiftType: [Nominal]] = [:]

  mutating func add(_ requirements: [Signature.Requirement]) {
    for requirement in requirements {
      switch requirement {
      case .same(let left, let right): equal[left] = right
      case .conformance(let type, let proto): conforming[type, default: []].append(proto)
      }
    }
  }

  /// Generic parameters that stand for one type.
  var substitution: Substitution {
    var map: Substitution = [:]
    for case (.parameter(let parameter), let type) in equal { map[parameter] = type }
    return map
  }
}
