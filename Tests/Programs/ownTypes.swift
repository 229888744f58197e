import Foundation

protocol Drawn {
  var text: String { get }
}

struct Ring: Drawn {
  var width: Double
  var text: String { "ring \(width)" }
}

struct Bar: Drawn {
  var length = 1
  var text: String { "bar \(length)" }
}

extension Drawn where Self == Ring {
  static var thin: Self { Self(width: 1) }
  static func wide(_ width: Double) -> Self { Self.init(width: width * 2) }
  static var all: [Self] { [Self](arrayLiteral: .thin, .wide(3)) }
}

extension Drawn where Self == Bar {
  static var short: Self { Self() }
  static var long: Self {
    var bar = Self()
    bar.length = 9
    return bar
  }
}

func show<D: Drawn>(_ drawn: D) { print(drawn.text) }
show(.thin)
show(.wide(2))
show(.short)
show(.long)
print(Ring.all.map(\.text))

enum Size: Int, Comparable, CaseIterable {
  case small, medium, large
  static func < (left: Size, right: Size) -> Bool { left.rawValue < right.rawValue }
}

func allowed(_ sizes: ClosedRange<Size>) -> [Size] { Size.allCases.filter(sizes.contains) }
print(allowed(.small ... .medium))
print(allowed(.medium ... .large))
let sizes: ClosedRange<Size> = .small ... .large
print(sizes.lowerBound, sizes.upperBound)
let open: Range<Size> = .small ..< .large
print(open.contains(.large))
let turn: Double = .pi + .pi
print(turn)
let half: CGFloat = .pi / 2 - .zero
print(half)
let life: ClosedRange<Date> = .distantPast ... .distantFuture
print(life.contains(Date(timeIntervalSince1970: 0)))
let isEmpty: Bool = life.isEmpty || .random(in: 0...1) > 2
print(isEmpty)
print(
  [Int](arrayLiteral: 1, 2), Set<Int>(arrayLiteral: 3, 3).count,
  [String: Int](dictionaryLiteral: ("a", 1)))

struct Stack {
  var items: [Int] = []
  static let pair = [Self](repeating: Self(items: [1]), count: 2)
  var copies: [Self] { [Self]() + [self] }
  var named: [String: Self] { [String: Self](uniqueKeysWithValues: [("a", self)]) }
}
print(
  Stack.pair.count, Stack(items: [2]).copies.map(\.items),
  Stack(items: [5]).named.mapValues(\.items))
