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
  static func byChance<Result>(_ choose: (inout any RandomNumberGenerator) -> Result) -> Result {
    // Taken out meanwhile: a script's generator may ask for numbers by chance itself.
    var chance = current?.chance ?? Chance(seed: Chance.usualSeed)
    let result = choose(&chance)
    current?.chance = chance
    return result
  }

  /// What `choose` makes of the numbers that a generator in a script gives.
  static func drawing<Result>(
    from generator: ScriptBinding, _ choose: () throws -> Result
  ) throws -> Result {
    guard let runtime = current else { return try choose() }
    let source = ScriptGenerator(generator, instead: runtime.chance)
    runtime.chance = source
    defer { runtime.chance = source.outer }
    let result = try choose()
    if let failure = source.failure { throw failure }
    return result
  }
}

/// A script's own source of numbers by chance.
private final class ScriptGenerator: RandomNumberGenerator {
  private let generator: ScriptBinding
  /// What its own numbers by chance are drawn from.
  private(set) var outer: any RandomNumberGenerator
  /// What went wrong in it.
  private(set) var failure: (any Error)?

  init(_ generator: ScriptBinding, instead outer: any RandomNumberGenerator) {
    (self.generator, self.outer) = (generator, outer)
  }

  func next() -> UInt64 {
    guard let runtime = Runtime.current else { return outer.next() }
    do {
      var value = try generator.get()
      guard let body = value.scriptType?.method("next") else { return outer.next() }
      runtime.chance = outer
      defer { outer = runtime.chance }
      let number = try body.call(changing: &value, [], in: runtime)
      try generator.set(value)
      return number.wholeNumber.map { UInt64(truncatingIfNeeded: $0) } ?? 0
    } catch {
      // A choice that is drawn again and again until it suits has to come to its end all the same.
      failure = failure ?? error
      return outer.next()
    }
  }
}
