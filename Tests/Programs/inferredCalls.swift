enum E { case a, b }
func g<T>(_ x: T) -> T { x }
print(g(.a) == E.a)
print(E.b == g(.a))
print((g(1), g("x")) == (1, "x"))
func pair(_ x: Int) -> Int { x * 2 }
print((pair(1), pair(2)) == (2, 4), (pair(1), pair(2)) < (2, 5))
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(compose({ $0 + 1 }, { $0 * 2 })(4))
let h: (Int) -> String = compose({ $0 + 1 }, { "\($0)" })
print(h(3))
print(compose({ (x: Int) in x + 1 }, { (y: Int) in "v\(y)" })(4))
let e: E? = .a
print(e == .a, e != .b, .b == e)
