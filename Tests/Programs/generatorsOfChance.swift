import Foundation

struct Seeded: RandomNumberGenerator {
  var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}
final class Dice: RandomNumberGenerator {
  var rolls = 0
  func next() -> UInt64 {
    rolls += 1
    return UInt64(rolls) &* 0x9E37_79B9_7F4A_7C15
  }
}
var seeded = Seeded(seed: 42)
print(Double.random(in: 0...1, using: &seeded), Double.random(in: 5..<9, using: &seeded))
print(Int.random(in: 1...6, using: &seeded), Int.random(in: 0..<100, using: &seeded))
print(
  Bool.random(using: &seeded), CGFloat.random(in: 0...10, using: &seeded),
  CGFloat.random(in: 1..<2, using: &seeded))
print(Float.random(in: 0...1, using: &seeded), Float.random(in: 0..<1, using: &seeded))
print(
  UInt8.random(in: 1...9, using: &seeded), Int8.random(in: 1...9, using: &seeded),
  Int16.random(in: 1...9, using: &seeded), UInt16.random(in: 1...9, using: &seeded))
print(
  Int32.random(in: 1...9, using: &seeded), UInt32.random(in: 1...9, using: &seeded),
  Int64.random(in: 1...9, using: &seeded), UInt64.random(in: 1...9, using: &seeded),
  UInt.random(in: 1...9, using: &seeded))
print(
  (1...10).shuffled(using: &seeded), ["a", "b", "c"].randomElement(using: &seeded)!,
  [Int]().randomElement(using: &seeded) as Any)
var cards = Array(1...8)
cards.shuffle(using: &seeded)
print(cards, seeded.state)
var dice = Dice()
print((0..<4).map { _ in Int.random(in: 1...6, using: &dice) }, dice.rolls)
func roll(_ generator: inout some RandomNumberGenerator) -> Int {
  Int.random(in: 1...6, using: &generator)
}
print(roll(&seeded), roll(&dice), seeded.next() % 100)
var system = SystemRandomNumberGenerator()
print(
  (1...6).contains(roll(&system)), (1...3).contains(Int.random(in: 1...3, using: &system)),
  system.next() >= 0)
struct Noise {
  var generator: any RandomNumberGenerator = Seeded(seed: 7)
  mutating func sample() -> Double { Double.random(in: -1...1, using: &generator) }
}
var noise = Noise()
print(noise.sample(), noise.sample())
extension Array {
  mutating func draw<G: RandomNumberGenerator>(using generator: inout G) -> Element? {
    guard let index = indices.randomElement(using: &generator) else { return nil }
    return remove(at: index)
  }
}
var deck = ["x", "y", "z"]
print(deck.draw(using: &seeded)!, deck.count, deck.shuffled().count, Bool.random() || true)
