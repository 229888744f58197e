import Foundation

let p = (x: 1, y: 2.5)
let (a, b) = p
print(p.x, p.y, a, b, p)
func mm(_ xs: [Int]) -> (min: Int, max: Int)? {
  guard let lo = xs.min(), let hi = xs.max() else { return nil }
  return (lo, hi)
}
if let r = mm([3, 1, 2]) { print(r.min, r.max) }
switch (1, "a") {
case (0, _): print("zero")
case (1, let s): print("one", s)
default: break
}
for (i, c) in ["x", "y"].enumerated() { print(i, c) }
for (k, v) in ["k": 1] { print(k, v) }
