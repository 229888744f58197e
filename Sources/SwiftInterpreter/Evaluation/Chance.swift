/// Chance that can be repeated: the numbers that follow a seed are always the same (SplitMix64, by Steele, Lea and
/// Flood, "Fast splittable pseudorandom number generators", 2014).
struct Chance: RandomNumberGenerator {
  /// What follows where nobody chose a seed.
  static let usualSeed: UInt64 = 1

  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }
}

extension Runtime {
  /// What the rows draw by chance from.
  static func byChance<Result>(_ choose: (inout Chance) -> Result) -> Result {
    guard let runtime = current else {
      var chance = Chance(seed: Chance.usualSeed)
      return choose(&chance)
    }
    return choose(&runtime.chance)
  }
}
