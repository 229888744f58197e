// Errors, typed and not, rethrowing, `defer` and what order all of it comes in.
enum TankError: Error, Equatable, CustomStringConvertible {
  case empty
  case leaking(rate: Double)
  case unknown(String)
  var description: String {
    switch self {
    case .empty: "empty"
    case .leaking(let rate): "leaking \(rate)"
    case .unknown(let text): "unknown \(text)"
    }
  }
}
struct Wrapped: Error {
  let underlying: any Error
  let line: Int
}
func fill(_ level: Double) throws -> Double {
  guard level > 0 else { throw TankError.empty }
  if level > 1 { throw TankError.leaking(rate: level - 1) }
  return level * 100
}
func typed(_ level: Int) throws(TankError) -> Int {
  if level < 0 { throw .empty } else if level > 9 { throw .unknown("\(level)") }
  return level
}
for level in [0.5, 0, 1.5] {
  do { print("filled", try fill(level)) } catch TankError.empty { print("it is empty") } catch let
    TankError.leaking(rate) where rate > 1
  { print("badly", rate) } catch let error as TankError { print("tank:", error) } catch {
    print("other", error)
  }
}
do {
  print(try typed(3))
  print(try typed(-1))
} catch { print(error == .empty, error) }
do { _ = try typed(12) } catch .unknown(let text) { print("text", text) } catch {
  print("else", error)
}
print((try? fill(0.25)) ?? -1, (try? fill(0)) as Any, try! fill(1))
let results = [0.1, 0, 2].map { level in Result { try fill(level) } }
for result in results {
  switch result {
  case .success(let value): print("ok", value)
  case .failure(let error): print("no", error)
  }
}
print(results.compactMap { try? $0.get() })
func order() -> [String] {
  var steps: [String] = []
  func run() throws {
    defer { steps.append("first deferred") }
    steps.append("begin")
    defer { steps.append("second deferred") }
    for i in 0..<3 {
      defer { steps.append("pass \(i)") }
      if i == 1 { throw TankError.empty }
    }
    steps.append("never")
  }
  do { try run() } catch { steps.append("caught") }
  return steps
}
print(order())
func value() -> Int {
  var x = 1
  defer { x = 100 }
  return x
}
print(value())
func nested() throws -> String {
  do {
    do { _ = try fill(3) } catch TankError.empty { return "inner" }
    return "after"
  } catch { throw Wrapped(underlying: error, line: 7) }
}
do { _ = try nested() } catch let wrapped as Wrapped {
  print(wrapped.line, wrapped.underlying as! TankError)
}
func retry<T>(_ times: Int, _ body: (Int) throws -> T) rethrows -> T {
  for attempt in 1..<times { if let value = try? body(attempt) { return value } }
  return try body(times)
}
print(
  try retry(3) { attempt in
    if attempt < 3 { throw TankError.empty }
    return "attempt \(attempt)"
  })
do { _ = try retry(2) { _ -> Int in throw TankError.unknown("always") } } catch {
  print("gave up:", error)
}
print(retry(1) { $0 * 2 })
func validate(_ text: String?) throws -> Int {
  guard let text else { throw TankError.unknown("nil") }
  guard !text.isEmpty, let number = Int(text) else {
    throw TankError.unknown(text.isEmpty ? "blank" : text)
  }
  return number
}
for text in ["12", "", "x", nil] as [String?] {
  do { print(try validate(text)) } catch { print("invalid", error) }
}
let all = try? ["1", "2"].map { try validate($0) }
print(all ?? [], (try? ["1", "z"].map { try validate($0) }) == nil)
struct Parser {
  var rest: Substring
  mutating func number() throws -> Int {
    let digits = rest.prefix(while: \.isNumber)
    guard let n = Int(digits) else { throw TankError.unknown(String(rest)) }
    rest.removeFirst(digits.count)
    return n
  }
  mutating func sum() throws -> Int {
    var total = try number()
    while rest.first == "+" {
      rest.removeFirst()
      total += try number()
    }
    return total
  }
}
var parser = Parser(rest: "12+30+8")
print(try parser.sum(), parser.rest.isEmpty)
parser = Parser(rest: "1+x")
do { _ = try parser.sum() } catch { print(error) }
class Resource {
  let name: String
  init(_ name: String) {
    self.name = name
    print("open", name)
  }
  deinit { print("close", name) }
}
do {
  let a = Resource("a")
  print(a.name)
}
func use() throws {
  let resource = Resource("r")
  defer { print("deferred", resource.name) }
  throw TankError.empty
}
do { try use() } catch { print("after", error) }
let thrown: any Error = TankError.leaking(rate: 2)
print(thrown is TankError, (thrown as? TankError) == .leaking(rate: 2), (thrown as? Wrapped) == nil)
func never() -> Never { fatalError() }
func pick(_ n: Int?) -> Int { n ?? 4 }
print(pick(nil), pick(1))
repeat {
  defer { print("repeat deferred") }
  print("in repeat")
} while false
func guardLoop(_ items: [Int?]) -> Int {
  var sum = 0
  for item in items {
    guard let item else { continue }
    guard item < 10 else { break }
    sum += item
  }
  return sum
}
print(guardLoop([1, nil, 2, 50, 3]))
