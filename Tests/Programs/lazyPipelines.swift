var calls = 0
func expensive(_ number: Int) -> Int {
  calls += 1
  return number * number
}
let squares = (1...1_000_000).lazy.map(expensive).filter { $0 % 3 == 0 }
print(Array(squares.prefix(3)), calls < 100)
print(squares.first { $0 > 50 } ?? 0, calls < 200)
let fibonacci = sequence(state: (0, 1)) { (state: inout (Int, Int)) -> Int? in
  defer { state = (state.1, state.0 + state.1) }
  return state.0
}
print(Array(fibonacci.prefix(10)), fibonacci.lazy.filter { $0 % 2 == 0 }.prefix(4).reduce(0, +))
print(Array(sequence(first: 1) { $0 < 100 ? $0 * 3 : nil }))
let pairs = zip(1..., ["a", "b", "c"]).lazy.map { "\($0)\($1)" }
print(pairs.joined(separator: "-"))
print((1...3).flatMap { row in (1...row).lazy.map { row * $0 } })
let numbers = [5, 3, 8, 1, 9, 2]
print(numbers.lazy.sorted().dropFirst().prefix(while: { $0 < 9 }).map { $0 })
print(Array(numbers.indices.lazy.filter { numbers[$0] > 4 }.map { $0 }))
print(
  numbers.drop(while: { $0 != 8 }), Array(numbers.reversed().prefix(2)),
  numbers.lazy.reversed().first!)
print(
  stride(from: 10, to: 0, by: -3).map { $0 }, stride(from: 0.0, through: 1, by: 0.25).map { $0 })
let chunks = stride(from: 0, to: numbers.count, by: 4).map {
  Array(numbers[$0..<min($0 + 4, numbers.count)])
}
print(chunks)
print(numbers.enumerated().max { $0.element < $1.element }!.offset)
print(numbers.partitioned { $0 > 4 })
extension Sequence {
  func partitioned(_ test: (Element) throws -> Bool) rethrows -> (yes: [Element], no: [Element]) {
    var result: (yes: [Element], no: [Element]) = ([], [])
    for element in self {
      if try test(element) { result.yes.append(element) } else { result.no.append(element) }
    }
    return result
  }
  func scan<Result>(_ initial: Result, _ next: (Result, Element) -> Result) -> [Result] {
    reduce(into: [initial]) { $0.append(next($0[$0.count - 1], $1)) }
  }
  var windows: [(Element, Element)] { Array(zip(self, dropFirst())) }
}
print(numbers.scan(0, +), [1, 4, 9].windows.map { $1 - $0 })
print([[1, 2], [], [3]].joined().map { $0 * 2 }, [1, nil, 3].lazy.compactMap { $0 }.reduce(0, +))
print(Set(numbers).isSuperset(of: [1, 2]), Set(numbers.map { $0 % 3 }).sorted())
var remaining = numbers[...]
while let first = remaining.popFirst(), first != 1 { print(first, terminator: " ") }
print(remaining, remaining.startIndex)
print(numbers.split(separator: 8), numbers.starts(with: [5, 3]), numbers.elementsEqual([5]))
print(repeatElement("ab", count: 2).joined(), Array(repeating: [0], count: 2))
