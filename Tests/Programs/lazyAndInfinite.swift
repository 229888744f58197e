// Sequences without an end, lazily made ones, and collections walked in many ways.
print(
  Array((1...).prefix(3)), (10...).first { $0 % 7 == 0 } ?? 0,
  Array(zip(1..., ["a", "b"])).map { "\($0)\($1)" })
struct Powers: Sequence, IteratorProtocol {
  var value: Int, factor: Int
  mutating func next() -> Int? {
    defer { value *= factor }
    return value
  }
}
for power in Powers(value: 1, factor: 3) {
  if power > 100 { break }
  print(power, terminator: " ")
}
print()
print(
  Array(Powers(value: 1, factor: 2).prefix(6)), Powers(value: 5, factor: 2).first { $0 > 30 }!,
  Powers(value: 2, factor: 2).contains { $0 == 64 })
for (i, x) in zip(0..., ["x", "y"]) { print(i, x, terminator: " ") }
for i in stride(from: 5, through: 1, by: -2) { print(i, terminator: ",") }
print()
let digits = sequence(state: 1234) { (n: inout Int) -> Int? in
  guard n > 0 else { return nil }
  defer { n /= 10 }
  return n % 10
}
print(
  Array(digits),
  sequence(first: 27) { $0 == 1 ? nil : $0 % 2 == 0 ? $0 / 2 : 3 * $0 + 1 }.reduce(0) { n, _ in
    n + 1
  })
struct Chunks<Base: Collection>: Sequence {
  let base: Base, size: Int
  func makeIterator() -> AnyIterator<Base.SubSequence> {
    var start = base.startIndex
    return AnyIterator {
      guard start != base.endIndex else { return nil }
      let end = base.index(start, offsetBy: size, limitedBy: base.endIndex) ?? base.endIndex
      defer { start = end }
      return base[start..<end]
    }
  }
}
print(
  Chunks(base: [1, 2, 3, 4, 5], size: 2).map { Array($0) },
  Chunks(base: "abcde", size: 3).map(String.init))
func pairs<S: Sequence>(_ s: S) -> [(S.Element, S.Element)] {
  var it = s.makeIterator()
  var out: [(S.Element, S.Element)] = []
  guard var last = it.next() else { return [] }
  while let x = it.next() {
    out.append((last, x))
    last = x
  }
  return out
}
print(pairs([1, 2, 4]).map { $1 - $0 }, pairs("abc").map { "\($0)\($1)" }, pairs(1...1).isEmpty)
print(
  [[1, 2], [], [3]].flatMap { $0 }, [[1], [2, 3]].map(\.count),
  Array([1, 2, 3].reversed().enumerated()).map { "\($0.offset)\($0.element)" },
  [1, 2, 3].indices.reversed().map { $0 }, Array("abc".indices).count)
