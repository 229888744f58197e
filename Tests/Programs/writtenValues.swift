struct S {
  var x = 1
  var r = 0..<3
}
class C {}
enum E {
  case a
  case b(S)
  case c(n: Int, S)
  case d((Int, S))
  enum In { case q }
}
struct G<T> { var t: T }
enum GE<T> { case v(T) }
struct D: CustomDebugStringConvertible { var debugDescription: String { "dbg" } }
struct B: CustomDebugStringConvertible, CustomStringConvertible {
  var debugDescription: String { "bdbg" }
  var description: String { "bdesc" }
}
print(S(), C(), E.a, E.b(S()), E.c(n: 1, S()), E.d((1, S())), E.In.q)
print([S()], [C()], [E.a], [E.b(S())], [E.c(n: 1, S())], [E.In.q], Optional(E.a) as Any, (E.a, S()))
print(
  G(t: 1), [G(t: 1)], [G(t: S())], [G(t: [1])], [GE.v(1)], GE.v(S()), [G(t: Optional("x"))],
  [G(t: ["a": 1.5])])
print(
  D(), [D()], B(), [B()], "\(D())", String(reflecting: B()), String(describing: D()),
  String(reflecting: "s"), String(reflecting: E.In.q), String(reflecting: S()),
  String(reflecting: 1...3))
print(
  [0..<3], [1...3], [(1...)], [...3], [..<3], 0..<3, [Character("a")], ["a".dropFirst(0)],
  [[1: "x"]], [Set([1])], [1, nil], [Optional(S())] as Any)
print(
  type(of: S()), type(of: [S()]), [S.self], [Int.self], String(reflecting: Int.self),
  String(reflecting: S.self), [G<Int>.self], S.self, [type(of: E.a)] as [Any.Type])
print(Result<S, Never>.success(S()), [() as Any], ["k": S()], [{ 1 } as () -> Int].count)
debugPrint(S(), "s", E.a, 1.5, [S()], Optional(1) as Any, separator: "|")
struct Err: Error { var n = 1 }
let e: any Error = Err()
print(e, [e], [Err()], "\(e)")
print((a: 1, b: S()), [(a: 1, b: "x")], [(1, 2)], ((1, "x"), E.a))
dump([1, 2])
let any: Any = S()
print(any, [any], type(of: any))
let arr: [Any] = [S(), 1, "s", E.a, [E.a]]
print(arr)
print(
  Mirror(reflecting: S()).children.map { "\($0.label!)=\($0.value)" }, 1 as Any, [1.0 as Float],
  [UInt8(3)], [true], zip([1], ["a"]).map { $0 }, Array("ab".enumerated()),
  [1, 2].enumerated().map { $0 }, ["a": 1].map { $0 }, [3: S()].first as Any, [1, 2][0...],
  [[1, 2][0...]], ["ab".utf8.count], ["abc".prefix(2)])
struct Flat {
  var a = 1
  var names = ["x"]
}
dump(Flat())
enum Kind {
  case flat(Flat)
  case none
}
dump(Kind.flat(Flat()))
dump(Kind.none)
func shown(_ value: some CustomDebugStringConvertible) -> String { value.debugDescription }
print(shown("a"), shown([1, 2]), shown(B()), "x".debugDescription)
