import Foundation

var log: [Int] = []
func g() -> Int {
  var n = 1
  defer { log.append(n) }
  n = 5
  return n
}
print(g(), log)
