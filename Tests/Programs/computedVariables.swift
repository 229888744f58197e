import Foundation

func f() -> Int {
  var base = 2
  var twice: Int { base * 2 }
  base = 5
  return twice
}
print(f())
var global: Int { 3 }
print(global)
var obs = 1 { didSet { print("obs", obs) } }
obs = 2
