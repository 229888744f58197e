import Foundation

func outer(_ n: Int) -> Int {
  func sq(_ x: Int) -> Int { x * x }
  func even(_ n: Int) -> Bool { n == 0 ? true : odd(n - 1) }
  func odd(_ n: Int) -> Bool { n == 0 ? false : even(n - 1) }
  return even(n) ? sq(n) : n
}
print(outer(4), outer(3))
