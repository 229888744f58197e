enum Expr: Equatable {
  indirect case add(Expr, Expr)
  indirect case mul(Expr, Expr)
  case num(Double)
  case v(String)
  func eval(_ env: [String: Double] = [:]) -> Double? {
    switch self {
    case .num(let n): n
    case .v(let s): env[s]
    case .add(let a, let b): if let x = a.eval(env), let y = b.eval(env) { x + y } else { nil }
    case .mul(let a, let b): a.eval(env).flatMap { x in b.eval(env).map { x * $0 } }
    }
  }
}
let e = Expr.add(.num(2), .mul(.v("x"), .num(3)))
print(e.eval(["x": 4]) as Any, e.eval() as Any)
print(e)
enum Planet: Int, CaseIterable {
  case mercury = 1
  case venus, earth
  static var home: Planet { .earth }
  var next: Planet? { Planet(rawValue: rawValue + 1) }
  mutating func advance() { self = next ?? .mercury }
}
var p = Planet.venus
p.advance()
print(p, p.next as Any)
p.advance()
print(p, Planet.allCases.count, Planet(rawValue: 9) as Any, Planet.home.rawValue)
enum State<T> {
  case idle
  case loading(progress: Double)
  case done(T)
  case failed(Error)
  var value: T? { if case .done(let v) = self { v } else { nil } }
  func map<U>(_ f: (T) -> U) -> State<U> {
    switch self {
    case .idle: .idle
    case .loading(let p): .loading(progress: p)
    case .done(let v): .done(f(v))
    case .failed(let e): .failed(e)
    }
  }
}
let s: State<Int> = .done(4)
print(s.map { "\($0)!" }.value ?? "", State<Int>.loading(progress: 0.5), s)
struct Err: Error { var c = 1 }
print(State<String>.failed(Err()), [State<Int>.idle, .done(2)])
enum Token: Hashable {
  case n(Int)
  case op(Character)
  static let plus = Token.op("+")
}
print(
  Set([Token.n(1), .n(1), .plus, .op("+")]).count, Token.n(3), [Token.plus: "p"][.op("+")] ?? "")
enum Dir: String {
  case n = "N"
  case s = "S"
  init?(_ c: Character) { self.init(rawValue: String(c)) }
}
print(
  Dir("N") as Any, Dir("x") as Any, "NS".compactMap(Dir.init).map(\.rawValue), Dir.n.rawValue,
  Dir(rawValue: "S")!)
enum Name {
  enum Inner {
    case a(Int)
    case b
  }
  static let x = Inner.a(1)
}
print(Name.x, Name.Inner.b, Optional(Name.x) as Any, [Name.x], ["k": Name.Inner.b], (Name.x, 1))
extension Planet: CustomStringConvertible { var description: String { "P\(rawValue)" } }
print(Planet.earth, "\(Planet.venus)", [Planet.earth], Optional(Planet.earth) as Any)
enum Big: UInt8 {
  case a = 250
  case b, c
}
print(Big.c.rawValue, Big(rawValue: 251)!)
let fs = [Token.n, { Token.op(Character("\($0)")) }]
print(fs.map { $0(5) })
print([1, 2].map(State.done).compactMap(\.value))
switch (p, s) {
case (.mercury, .done(let n)) where n > 3: print("ok", n)
default: print("no")
}
