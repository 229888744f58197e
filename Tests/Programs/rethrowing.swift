struct Bad: Error { let n: Int }
enum Failure: Error {
  case low(Int)
  case high
}
func check(_ n: Int) throws -> Int {
  if n > 2 { throw Bad(n: n) }
  return n * 2
}
func exact(_ n: Int) throws(Failure) -> Int {
  if n < 0 { throw .low(n) }
  if n > 9 { throw .high }
  return n
}
func each<T>(_ values: [T], _ body: (T) throws -> Void) rethrows { for v in values { try body(v) } }
each([1, 2]) { print($0) }
do { try each([1, 3]) { print(try check($0)) } } catch { print("caught", error) }
print([1, 2].map { $0 + 1 })
do {
  print(try [1, 2].map(check))
  print(try [1, 5].map(check))
} catch let bad as Bad { print("bad", bad.n) }
func all(_ values: [Int]) throws -> [Int] { try values.filter { try check($0) > 2 } }
print((try? all([1, 2])) ?? [], (try? all([3])) as Any)
do {
  print(try exact(4))
  _ = try exact(-2)
} catch .low(let n) { print("low", n) } catch .high { print("high") }
do { _ = try exact(12) } catch {
  switch error {
  case .low: print("l")
  case .high: print("h")
  }
}
do {
  let shifted = [1, 2].filter { $0 > 1 }
  print(try exact(shifted[0] + 20))
} catch { print(error == .high ? "too high" : "other") }
extension Failure: Equatable {}
func retry<T, E: Error>(_ times: Int, _ body: (Int) throws(E) -> T) throws(E) -> T {
  for i in 1..<times { do { return try body(i) } catch { print("again", i) } }
  return try body(times)
}
do {
  print(
    try retry(3) { (i: Int) throws(Failure) -> Int in
      if i < 3 { throw .high }
      return i
    })
} catch { print("never") }
print(retry(1) { $0 + 1 })
let later = { (n: Int) throws -> Int in try check(n) }
do { print(try later(1), try later(3)) } catch { print("later") }
func nested() throws(Failure) -> Int {
  do { return try exact(-1) } catch .low { return 7 } catch { throw error }
}
print((try? nested()) ?? 0)
struct Reader {
  let text: String
  var number: Int {
    get throws {
      guard let n = Int(text) else { throw Bad(n: 0) }
      return n
    }
  }
}
do {
  print(try Reader(text: "12").number)
  print(try Reader(text: "x").number)
} catch { print("no number") }
let r = Result { try check(3) }
switch r {
case .success(let n): print(n)
case .failure(let e): print("failure", e)
}
print((try? r.get()) ?? -1)
do {
  defer { print("deferred") }
  _ = try check(9)
} catch is Failure { print("F") } catch { print("other") }
