protocol Shape2 { var area: Double { get } }
struct Sq: Shape2 {
  var s: Double
  var area: Double { s * s }
}
struct Ci: Shape2 {
  var r: Double
  var area: Double { 3 * r * r }
}
func total() {
  func area<T: Shape2>(_ x: T) -> Double { x.area }
  let all: [any Shape2] = [Sq(s: 2), Ci(r: 1)]
  for s in all { print(area(s)) }
}
total()
