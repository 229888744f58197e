enum Unit {
  case metric(Int)
  case other(String?)
}
enum Reading {
  case none
  case value(Bool, unit: Unit)
}
func name(_ r: Reading) -> String {
  switch r {
  case .none: return "none"
  case .value(true, _): return "true"
  case .value(false, .metric(let n)): return "metric \(n)"
  case .value(_, unit: .other(nil)): return "nothing"
  case .value(_, unit: .other(let text?)): return text
  }
}
print(name(.none), name(.value(true, unit: .metric(1))), name(.value(false, unit: .metric(2))))
print(name(.value(false, unit: .other(nil))), name(.value(false, unit: .other("x"))))
func both(_ a: Bool, _ b: Bool) -> Int {
  switch (a, b) {
  case (true, true): 3
  case (true, false): 2
  case (false, true): 1
  case (false, false): 0
  }
}
print(both(true, false), both(false, true))
func sign(_ n: Int?) -> String {
  switch n {
  case let n? where n < 0: return "minus"
  case .some(0): return "zero"
  case .some: return "plus"
  case nil: return "none"
  }
}
print(sign(-1), sign(0), sign(4), sign(nil))
func pair(_ a: Int?, _ b: Int?) -> Int {
  switch (a, b) {
  case (let x?, let y?): return x + y
  case (let x?, nil), (nil, let x?): return x
  case (nil, nil): return 0
  }
}
print(pair(1, 2), pair(1, nil), pair(nil, 5), pair(nil, nil))
enum Tree {
  case leaf
  case node(left: Bool?, right: Bool?)
}
func depth(_ t: Tree) -> Int {
  switch t {
  case .leaf: return 0
  case .node(left: nil, right: nil): return 1
  case .node(left: _?, right: _), .node(left: nil, right: _?): return 2
  }
}
print(depth(.leaf), depth(.node(left: nil, right: nil)), depth(.node(left: nil, right: true)))
enum Never2 {}
func empty(_ r: Result<Int, Never>) -> Int {
  switch r {
  case .success(let n): return n
  }
}
print(empty(.success(4)))
func many(_ r: Result<Bool, any Error>) -> String {
  switch r {
  case .success(true): return "yes"
  case .success(false): return "no"
  case .failure(let error): return "\(error)"
  }
}
print(many(.success(true)), many(.success(false)))
func deep(_ n: Bool??) -> String {
  switch n {
  case .some(.some(true)): return "true"
  case .some(.some(false)): return "false"
  case .some(.none): return "inner"
  case .none: return "outer"
  }
}
print(deep(true), deep(.some(nil)), deep(nil))
func grade(_ n: UInt8, _ ok: Bool) -> Character {
  switch (n, ok) {
  case (0..<50, _): return "F"
  case (50..., true): return "A"
  case (_, false): return "C"
  default: return "?"
  }
}
print(grade(3, true), grade(70, true), grade(70, false))
struct E: Error {}
func kind(_ e: any Error) -> String {
  switch e {
  case is E: return "E"
  case let other: return "\(type(of: other))"
  }
}
print(kind(E()))
