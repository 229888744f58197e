import Foundation

protocol Styling {
  associatedtype Out
  func make(_ c: Config) -> Out
}
struct Config {
  var value: Double
  var label: String
}
struct Bar: Styling {
  func make(_ c: Config) -> String {
    c.label + " " + String(repeating: "#", count: Int(c.value * 10))
  }
}
struct Num: Styling { func make(_ c: Config) -> Int { Int((c.value * 100).rounded()) } }
struct Both<A: Styling, B: Styling>: Styling {
  let a: A
  let b: B
  func make(_ c: Config) -> (A.Out, B.Out) { (a.make(c), b.make(c)) }
}
extension Styling where Self == Bar { static var bar: Bar { Bar() } }
extension Styling where Self == Num { static var num: Self { Num() } }
extension Styling { func and<O: Styling>(_ other: O) -> Both<Self, O> { Both(a: self, b: other) } }
func show<S: Styling>(_ v: Double, style: S) -> S.Out { style.make(Config(value: v, label: "L")) }
print(show(0.4, style: .bar), show(0.4, style: .num))
print(show(0.7, style: Bar().and(Num())))
let x = show(0.2, style: Bar().and(Num()).and(Bar()))
print(x, x.0.1 + 1)
struct Mapped<Base: Styling, R>: Styling {
  let base: Base
  let f: (Base.Out) -> R
  func make(_ c: Config) -> R { f(base.make(c)) }
}
extension Styling {
  func map<R>(_ f: @escaping (Out) -> R) -> Mapped<Self, R> { .init(base: self, f: f) }
}
print(show(0.31, style: Num().map { $0 * 2 }.map { "<\($0)>" }))
let styles: [any Styling] = [Bar(), Num()]
for s in styles { print(s.make(Config(value: 0.3, label: "e"))) }
func describe(_ s: some Styling) -> String {
  "\(type(of: s)): \(s.make(Config(value: 0.1, label: "d")))"
}
print(describe(Bar()), describe(Num()))
for s in styles { print(describe(s)) }
print(type(of: Bar().and(Num())))
