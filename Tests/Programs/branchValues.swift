func level(_ v: Double) -> String {
  let name = if v < 0.3 { "low" } else if v < 0.7 { "mid" } else { "high" }
  return name
}
print([0.1, 0.5, 0.9].map(level))
enum Unit { case c, f, k }
func convert(_ t: Double, _ u: Unit) -> Double {
  switch u {
  case .c: t
  case .f: t * 9 / 5 + 32
  case .k: t + 273.15
  }
}
print(convert(20, .f), convert(0, .k))
let color =
  switch 7 {
  case ..<5: "green"
  case 5..<8: "yellow"
  default: "red"
  }
var count = 0
let x: Int? = if count == 0 { nil } else { 4 }
let y: Double =
  switch color {
  case "green": 1
  case "yellow": 0.5
  default: 0
  }
print(color, x as Any, y)
let z = if let n = Int("5"), n > 2 { n * 2 } else { 0 }
print(z)
func f(_ n: Int) throws -> String {
  let s =
    switch n {
    case 0: throw E.e
    case 1: "one"
    case let k where k.isMultiple(of: 2): "even"
    default: fatalError()
    }
  return s
}
enum E: Error { case e }
print((try? f(0)) as Any, try f(1), try f(4))
var total = 0
total = if total == 0 { 5 } else { 6 }
print(total)
let closure = { (n: Int) in if n > 0 { "pos" } else { "neg" } }
print(closure(1), closure(-1))
let nested = if true { if false { 1 } else { 2 } } else { 3 }
print(nested)
struct G {
  var v: Int
  var text: String {
    switch v {
    case 0: "zero"
    case 1, 2: "few"
    default: "many (\(v))"
    }
  }
  var isBig: Bool { if v > 10 { true } else { false } }
}
print([0, 2, 50].map { G(v: $0).text }, G(v: 11).isBig)
let ternary = count > 0 ? "a" : count < 0 ? "b" : "c"
print(ternary)
let t: (Int, String) = if count == 0 { (1, "x") } else { (2, "y") }
print(t)
