import Foundation

class L {
  let base = 3
  lazy var twice = base * 2
  lazy var items: [Int] = (0..<base).map { $0 }
}
let l = L()
print(l.twice, l.items)
l.twice = 9
print(l.twice)
