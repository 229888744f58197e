let late: Int
if celsius() > 10 { late = 1 } else { late = 2 }
func celsius() -> Int { 20 }
print(late)
let s: String
switch late {
case 1: s = "one"
default: s = "many"
}
print(s)
func inner(_ n: Int) -> String {
  let w: String
  let k: Int
  if n > 0 {
    w = "pos"
    k = 1
  } else if n < 0 {
    w = "neg"
    k = -1
  } else {
    w = "zero"
    k = 0
  }
  return w + "\(k)"
}
print(inner(3), inner(-3), inner(0))
let opt: Int? = 5
guard let v = opt else { fatalError("no") }
print(v + 1)
guard v > 2, let w = Optional("w") else { fatalError() }
print(w)
let d: Double
do { d = try Double(value()) } catch { d = -1 }
func value() throws -> Int { 4 }
print(d)
var later: String
later = "x"
later += "y"
print(later)
for i in 0..<2 {
  let m: Int
  if i == 0 { m = 10 } else { m = 20 }
  print(m)
}
if let o = opt, case let k = o * 2, k > 5 { print(k) }
