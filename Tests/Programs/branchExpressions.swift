import Foundation

let n = 3
let t = if n > 2 { "big" } else { "small" }
let s =
  switch n {
  case 0: "zero"
  case 1, 2: "few"
  default: "many"
  }
print(t, s)
func f(_ n: Int) -> String {
  switch n {
  case let x where x % 2 == 0: "even"
  default: "odd"
  }
}
print(f(2), f(3))
