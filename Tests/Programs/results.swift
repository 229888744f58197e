enum Failure: Error {
  case low(Int)
  case high
  case other(reason: String)
}
func check(_ n: Int) -> Result<Int, Failure> {
  if n < 0 { return .failure(.low(n)) }
  if n > 100 { return .failure(.high) }
  return .success(n * 2)
}
for n in [-5, 50, 200] {
  switch check(n) {
  case .success(let v): print("ok", v)
  case .failure(.low(let k)): print("low", k)
  case .failure(let e): print("err", e)
  }
}
print(check(3).map { $0 + 1 })
do {
  print(try check(4).get())
  print(try check(400).get())
} catch { print("caught", error) }
let r = Result { try check(-1).get() }
if case .failure(let e) = r { print(e) }
let f = check(-2).mapError { e in Failure.other(reason: "\(e)") }
if case .failure(.other(let reason)) = f { print(reason) }
let g = check(5).flatMap { check($0) }
print(g, (try? g.get()) as Any)
func load(_ done: (Result<String, Error>) -> Void) {
  done(.success("x"))
  done(.failure(Failure.high))
}
load { result in
  switch result {
  case .success(let s): print(s)
  case .failure(let e): print("no", e)
  }
}
let z: Result<Int, Never> = .success(1)
print(z)
print(Result<Int, Failure>.success(3))

enum Mild: Error, Hashable { case small }
let one: Result<Int, Mild> = .success(1)
print(one == .success(1), one == .failure(.small), Set([one, one]).count)
