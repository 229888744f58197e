struct Err: Error {}
let r: Result<Int, Err> = .success(3)
let a: Any = r
print(type(of: a), a)
print(r)
let s: Result<Int, Error> = .failure(Err())
print(s, type(of: s))
print([r], Optional(r) as Any)
let m = r.map { Double($0) }
print(m, type(of: m))
do { print(try r.get()) } catch { print(error) }
let q = Result { try s.get() }
print(q)
print(s.mapError { _ in Err() })
