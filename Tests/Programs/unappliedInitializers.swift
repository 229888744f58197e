struct Point: CustomStringConvertible {
  var x: Int
  var y: Int
  init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
  init(_ v: Int) {
    x = v
    y = v
  }
  init?(text: String) {
    guard let v = Int(text) else { return nil }
    self.init(v)
  }
  var description: String { "(\(x), \(y))" }
  func moved(by d: Int) -> Point { Point(x: x + d, y: y + d) }
  func moved(by d: Double) -> Point { Point(x: x + Int(d), y: y) }
}
print([1, 2].map(Point.init))
print(zip([1, 2], [3, 4]).map(Point.init(x:y:)))
print(zip([1, 2], [3, 4]).map(Point.init))
print(["1", "a"].compactMap(Point.init(text:)))
print(["1", "x", "3"].compactMap(Int.init))
print([1.5, 2.5].map(Int.init))
print([1, 2].map(Double.init))
print([1, 2].map(String.init))
print(["a", "b"].map(Character.init))
let f: (Int) -> Point = Point.init
print(f(4))
let g: (Int, Int) -> Point = Point.init
print(g(4, 5))
let mover = Point.moved as (Point) -> (Int) -> Point
print(mover(Point(1))(2))
let m2: (Double) -> Point = Point(3).moved
print(m2(2.0))
let k = Point(3).moved(by:) as (Int) -> Point
print(k(4))
enum Shape {
  case circle(Double)
  case square(side: Int)
  case none
}
print([1.0, 2].map(Shape.circle))
print([1, 2].map(Shape.square))
print([1, 2].map(Shape.square(side:)))
func twice<T>(_ f: @escaping (T) -> T) -> (T) -> T { { f(f($0)) } }
func inc(_ n: Int) -> Int { n + 1 }
func inc(_ n: Double) -> Double { n + 0.5 }
print(twice(inc)(3) as Int)
print([1, 2].map(inc), [1.0].map(inc))
print([3, 1, 2].sorted(by: >), [1, 2, 3].reduce(0, +), [1, 2].reduce(1, *))
print([3, 1].max(by: <) ?? 0)
print(["b", "a"].map(\.count), ["x": 1].mapValues(Double.init))
struct Temp {
  let c: Double
  init(c: Double) { self.c = c }
  init(f: Double) { c = (f - 32) / 1.8 }
}
print([32.0, 212].map(Temp.init(f:)).map(\.c))
let makers: [(Int) -> String] = [String.init, { "<\($0)>" }, \.description]
print(makers.map { $0(3) })
print([[1, 2], [3]].map(Set.init).map(\.count))
print([[1, 2], [3]].flatMap(Array.init))
print((1...3).map(String.init).joined(separator: "-"))
print([1, 2, 3].map(-).map(abs))
let opt: Int? = 5
print(opt.map(String.init) ?? "none", opt.flatMap(Point.init) as Any)
print(["1", "2"].lazy.compactMap(Int.init).reduce(0, +))
print([-1, 2].map(Swift.abs), [1, 2].map(UInt8.init))
print(["a": 1].map(Pair.init).map(\.v))
struct Pair {
  let k: String
  let v: Int
  init(_ k: String, _ v: Int) {
    self.k = k
    self.v = v
  }
  init(_ p: (key: String, value: Int)) {
    k = p.key
    v = p.value
  }
}
let by = Point.moved as (Point) -> (Double) -> Point
print(by(Point(1))(2.5))
func area(width: Int, height: Int) -> Int { width * height }
func area(side: Int) -> Int { side * side }
print([1, 2].map(area(side:)), zip([1, 2], [3, 4]).map(area(width:height:)))
let upper: (String) -> () -> String = String.uppercased
print(upper("a")(), ["b"].map(String.uppercased).map { $0() })
