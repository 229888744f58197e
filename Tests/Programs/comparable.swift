import Foundation

struct Level: Comparable {
  let n: Int
  static func < (a: Level, b: Level) -> Bool { a.n < b.n }
}
let ls = [Level(n: 3), Level(n: 1)]
print(ls.sorted().map { $0.n }, ls.max()!.n, Level(n: 1) >= Level(n: 2), ls.min()!)
enum Size: Int, Comparable, CaseIterable {
  case s, m, l
  static func < (a: Size, b: Size) -> Bool { a.rawValue < b.rawValue }
}
print(Size.allCases.max()!, Size.s < .l, Size(rawValue: 1)!)
