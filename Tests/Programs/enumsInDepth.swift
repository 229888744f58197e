// Enums: raw values, payloads, statics, mutation, recursion, CaseIterable, and options.
import Foundation

enum Planet: Int, CaseIterable, Identifiable, Comparable {
  case mercury = 1
  case venus, earth
  case mars = 10
  case jupiter
  var id: Int { rawValue }
  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  var next: Planet {
    let all = Self.allCases
    return all[(all.firstIndex(of: self)! + 1) % all.count]
  }
  static var home: Planet { .earth }
  init?(letter: Character) {
    guard let m = Planet.allCases.first(where: { "\($0)".first == letter }) else { return nil }
    self = m
  }
}
print(
  Planet.venus.rawValue, Planet(rawValue: 10)!, Planet(rawValue: 4) == nil, Planet.allCases.count,
  Planet.jupiter.next, Planet.home.id)
print(
  Planet.allCases.map(\.rawValue), Planet.allCases.filter { $0 > .earth }.count,
  Planet(letter: "v")!, Planet(letter: "z") == nil, [Planet.mars, .earth].sorted().map(\.id))
enum Level: String, CaseIterable {
  case low
  case medium = "mid"
  case high
  var label: String { rawValue.capitalized }
  mutating func raise() {
    switch self {
    case .low: self = .medium
    case .medium, .high: self = .high
    }
  }
}
var level = Level.low
level.raise()
print(
  level, level.label, Level(rawValue: "mid") == .medium, Level(rawValue: "x") as Any,
  Level.allCases.map(\.rawValue))
level.raise()
print(level)
enum Grade: Character {
  case a = "A"
  case b = "B"
}
enum Ratio: Double {
  case half = 0.5
  case full = 1
}
print(Grade.a.rawValue, Grade(rawValue: "B")!, Ratio.half.rawValue * 2 == Ratio.full.rawValue)
enum Shape: Equatable, Hashable {
  case circle(radius: Double)
  case rectangle(width: Double, height: Double)
  case point
  var area: Double {
    switch self {
    case .circle(let r): 3 * r * r
    case .rectangle(let w, let h): w * h
    case .point: 0
    }
  }
  static func square(_ side: Double) -> Shape { .rectangle(width: side, height: side) }
  var isRound: Bool {
    if case .circle = self { return true }
    return false
  }
  func scaled(by f: Double) -> Shape {
    switch self {
    case .circle(let radius): .circle(radius: radius * f)
    case .rectangle(let width, let height): .rectangle(width: width * f, height: height * f)
    case .point: self
    }
  }
}
let shapes: [Shape] = [.circle(radius: 2), .square(3), .point]
print(
  shapes.map(\.area), shapes.filter(\.isRound).count, shapes[1] == .rectangle(width: 3, height: 3),
  Set(shapes + shapes).count, shapes.map { $0.scaled(by: 2).area })
indirect enum Expr {
  case number(Double)
  case add(Expr, Expr)
  case multiply(Expr, Expr)
  case negate(Expr)
  case variable(String)
  func value(_ env: [String: Double] = [:]) -> Double? {
    switch self {
    case .number(let n): n
    case .add(let a, let b): a.value(env).flatMap { x in b.value(env).map { x + $0 } }
    case .multiply(let a, let b):
      if let x = a.value(env), let y = b.value(env) { x * y } else { nil }
    case .negate(let e): e.value(env).map { -$0 }
    case .variable(let name): env[name]
    }
  }
  var text: String {
    switch self {
    case .number(let n): "\(n)"
    case .add(let a, let b): "(\(a.text) + \(b.text))"
    case .multiply(let a, let b): "\(a.text) * \(b.text)"
    case .negate(let e): "-\(e.text)"
    case .variable(let v): v
    }
  }
}
let expr = Expr.add(.number(2), .multiply(.negate(.variable("x")), .number(4)))
print(expr.text, expr.value(["x": 3]) ?? 0, expr.value() as Any)
enum State {
  case idle
  case loading(progress: Double)
  case done(items: [String])
  case failed(Error)
  mutating func advance() {
    switch self {
    case .idle: self = .loading(progress: 0.5)
    case .loading(let p) where p < 1: self = .loading(progress: p + 0.5)
    case .loading: self = .done(items: ["a", "b"])
    case .done, .failed: self = .idle
    }
  }
  var label: String {
    switch self {
    case .idle: "idle"
    case .loading(let p): "\(Int(p * 100))%"
    case .done(let items): items.joined()
    case .failed(let e): "\(e)"
    }
  }
}
var state = State.idle
for _ in 0..<5 {
  state.advance()
  print(state.label, terminator: " ")
}
print()
struct Oops: Error {}
print(State.failed(Oops()).label)
struct Options: OptionSet {
  let rawValue: Int
  static let bold = Options(rawValue: 1 << 0), italic = Options(rawValue: 1 << 1),
    all: Options = [.bold, .italic]
}
var options: Options = [.bold]
options.insert(.italic)
print(
  options == .all, options.contains(.bold), options.rawValue, options.subtracting(.bold).rawValue,
  Options([]).isEmpty, options.union([]).rawValue, options.isSuperset(of: .bold))
options.remove(.bold)
print(options.rawValue)
enum Namespace {
  static let version = 3
  enum Inner {
    case x
    static func make() -> Inner { .x }
  }
  struct Config { var on = true }
  static func helper(_ n: Int) -> Int { n + version }
}
print(Namespace.helper(1), Namespace.Inner.make(), Namespace.Config().on)
enum Either<L, R> {
  case left(L)
  case right(R)
  func fold<T>(_ l: (L) -> T, _ r: (R) -> T) -> T {
    switch self {
    case .left(let v): l(v)
    case .right(let v): r(v)
    }
  }
}
let eithers: [Either<Int, String>] = [.left(1), .right("b")]
print(eithers.map { $0.fold({ "L\($0)" }, { "R\($0)" }) })
let makers: [(Double) -> Shape] = [Shape.circle, Shape.square]
print(makers.map { $0(1).area }, [1.0, 2].map(Shape.circle(radius:)).count)
extension Level: CustomStringConvertible { var description: String { "<\(rawValue)>" } }
print(Level.high, [Level.low], "\(Level.medium)")
