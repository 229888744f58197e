import Foundation

let add: (Int, Int) -> Int = { $0 + $1 }
let make = { (n: Int) in { (m: Int) in n * m } }
print(add(1, 2), make(3)(4))
func apply(_ n: Int, times: Int = 2, _ f: (Int) -> Int) -> Int {
  (0..<times).reduce(n) { acc, _ in f(acc) }
}
print(apply(1) { $0 * 2 }, apply(1, times: 3) { n in n + 1 })
let sorted = ["b", "a"].sorted { $0 < $1 }
print(sorted, ["b", "a"].sorted(by: >))
func onDone(_ done: @escaping (Bool) -> Void) { done(true) }
onDone { ok in print(ok) }
var handlers: [String: () -> Void] = [:]
handlers["a"] = { print("handled") }
handlers["a"]?()
