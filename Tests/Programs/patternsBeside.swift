enum Shape {
  case circle(radius: Double)
  case square(side: Double)
  case line(from: (Double, Double), to: (Double, Double))
  case group(name: String, [Shape])
}
enum Fault: Error {
  case busy(Int)
  case late(Int)
  case other(String)
}

func size(_ shape: Shape) -> Double {
  switch shape {
  case .circle(let size), .square(let size): return size
  case .line((let x, _), (let x2, _)) where x > x2, .line((_, let x2), (_, let x)): return x - x2
  case .group(_, let parts): return parts.map(size).reduce(0, +)
  }
}
print(size(.circle(radius: 2)), size(.square(side: 3)))
print(size(.line(from: (5, 0), to: (1, 9))), size(.line(from: (0, 2), to: (1, 9))))
print(size(.group(name: "all", [.circle(radius: 1), .square(side: 1)])))
for pair in [(1, 0), (0, 2), (3, 3), (0, 0)] {
  let text =
    switch pair {
    case (let n, 0) where n > 0, (0, let n) where n > 0: "axis \(n)"
    case (let a, let b) where a == b: "same \(a)"
    default: "other"
    }
  print(text)
}
func run(_ number: Int) throws {
  switch number {
  case ..<0: throw Fault.busy(number)
  case 0: throw Fault.other("zero")
  case 100...: throw Fault.late(number)
  default: print("fine", number)
  }
}
for number in [-4, 0, 7, 120] {
  do {
    try run(number)
  } catch Fault.busy(let code), Fault.late(let code) {
    print("code", code)
  } catch {
    print(error)
  }
}
let optional: [Int?] = [1, nil, 3]
for case let number? in optional where number > 1 { print(number) }
for number: Double in [1, 2.5] { print(number) }
let actions: [() -> Int] = [Shape.circle(radius: 4), .square(side: 5)].map { shape in
  switch shape {
  case .circle(var size), .square(var size):
    size += 1
    return { Int(size) }
  default: return { 0 }
  }
}
print(actions.map { $0() })
func label(_ value: some CustomStringConvertible) -> String { "<\(value.description)>" }
let labeled: (Int) -> String = label
print([1, 2].map(label), labeled(3), ["a"].prefix(1).map(label))
