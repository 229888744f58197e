var (a, b) = (1, 2)
(a, b) = (b, a)
print(a, b)
func fib(_ n: Int) -> Int {
  var (x, y) = (0, 1)
  for _ in 0..<n { (x, y) = (y, x + y) }
  return x
}
print(fib(20))
var p = (name: "n", v: 3)
(p.name, p.v) = ("m", p.v * 2)
print(p)
var arr = [1, 2, 3]
(arr[0], arr[2]) = (arr[2], arr[0])
print(arr)
swap(&a, &b)
arr.swapAt(0, 1)
print(a, b, arr)
let (q, r) = 17.quotientAndRemainder(dividingBy: 5)
print(q, r)
var t: (Int, (String, Bool)) = (1, ("x", true))
let (n, (s, f)) = t
print(n, s, f)
t.1.0 = "changed"
print(t)
func stats(_ v: [Double]) -> (min: Double, max: Double, mean: Double) {
  (v.min()!, v.max()!, v.reduce(0, +) / Double(v.count))
}
let st = stats([3, 1, 2])
print(st.min, st.max, st.mean, st)
let (lo, _, me) = stats([4, 8])
print(lo, me)
if (1, "a") == (1, "a") && (1, 2) < (1, 3) { print("eq") }
var _ignored: Int
(_ignored, _) = (5, 6)
print(_ignored)
for (i, (k, v)) in [("a", 1), ("b", 2)].enumerated() { print(i, k, v) }
func pair() -> (Int, Int)? { (1, 2) }
if let (x, y) = pair() { print(x + y) }
func guarded() {
  guard let (gx, gy) = pair() else { return }
  print(gx, gy)
}
guarded()
