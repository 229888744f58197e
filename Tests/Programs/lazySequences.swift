let xs = (1...5).lazy.map { n -> Int in
  print("map", n)
  return n * 2
}.filter { n in
  print("filter", n)
  return n > 4
}
print("made")
print(xs.first { _ in true } ?? 0)
for x in [1, 2, 3].lazy.map({ n -> Int in
  print("m", n)
  return n * n
}) {
  print("got", x)
  if x == 4 { break }
}
print(Array((1...3).lazy.map { $0 + 1 }))
let odd = (1...10).lazy.filter { $0 % 2 == 1 }.map { $0 * $0 }
print(odd.reduce(0, +), odd.contains(9), odd.count)
let words = ["one", "three", "five"].lazy
print(words.compactMap { Int("\($0.count)") }.map { $0 + 1 }.first ?? -1)
for (i, w) in words.enumerated().prefix(2) { print(i, w) }
print(Array((1...).lazy.map { $0 * $0 }.prefix { $0 < 30 }))
print((1...4).lazy.flatMap { [$0, $0 * 10] }.dropFirst(2).contains(30))
print([3, 1, 2].lazy.map { $0 * 2 }.sorted(), [1, 2].lazy.map { $0 }.isEmpty)
print(Array([1, 2, 3, 4].lazy.drop { $0 < 3 }))
