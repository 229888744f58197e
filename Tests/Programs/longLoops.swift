// long loops
var d: [Int: Int] = [:]
for i in 0..<20000 { d[i % 1000, default: 0] += i }
print(d.count, d[7]!)
var words: [String: [Int]] = [:]
for i in 0..<5000 { words["k\(i % 50)", default: []].append(i) }
print(words["k3"]!.count)
var grid = Array(repeating: Array(repeating: 0, count: 100), count: 100)
for i in 0..<100 { for j in 0..<100 { grid[i][j] = i * j } }
print(grid[99][99])
struct P { var xs: [Int] = Array(repeating: 0, count: 2000) }
var ps = [P(), P()]
for i in 0..<5000 { ps[1].xs[i % 2000] += 1 }
print(ps[1].xs[0])
var set = Set<Int>()
for i in 0..<20000 { set.insert(i % 777) }
print(set.count)
var sieve = [Bool](repeating: true, count: 5000)
var n = 2
while n * n < 5000 {
  if sieve[n] { for k in stride(from: n * n, to: 5000, by: n) { sieve[k] = false } }
  n += 1
}
print(sieve.filter { $0 }.count)
var s = ""
for i in 0..<3000 { s += "\(i % 10)" }
print(s.count)
class C {
  var m: [String: Int] = [:]
  var a: [Int] = []
}
let c = C()
for i in 0..<10000 {
  c.m["x\(i % 10)"] = i
  c.a.append(i)
  c.a[i / 2] = 0
}
print(c.m.count, c.a.count)
