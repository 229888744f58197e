typealias Middleware = (Request, (Request) -> Response) -> Response
struct Request {
  var path: String
  var headers: [String: String] = [:]
}
struct Response: CustomStringConvertible {
  var status = 200
  var body: String
  var description: String { "\(status) \(body)" }
}
struct Router {
  private var routes: [String: (Request) -> Response] = [:]
  private var middleware: [Middleware] = []
  mutating func get(_ path: String, handler: @escaping (Request) -> Response) {
    routes[path] = handler
  }
  mutating func use(_ middleware: @escaping Middleware) { self.middleware.append(middleware) }
  func handle(_ request: Request) -> Response {
    let last: (Request) -> Response = {
      routes[$0.path]?($0) ?? Response(status: 404, body: "none")
    }
    return middleware.reversed().reduce(last) { next, layer in { layer($0, next) } }(request)
  }
}
func memoize<Key: Hashable, Value>(_ make: @escaping (Key) -> Value) -> (Key) -> Value {
  var cache: [Key: Value] = [:]
  return { key in
    if let known = cache[key] { return known }
    let value = make(key)
    cache[key] = value
    return value
  }
}
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
infix operator >>> : AdditionPrecedence
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { compose(f, g) }
var log: [String] = []
var router = Router()
router.get("/") { _ in Response(body: "home") }
router.get("/who") { Response(body: $0.headers["user"] ?? "nobody") }
router.use { request, next in
  log.append("> \(request.path)")
  defer { log.append("< \(request.path)") }
  return next(request)
}
router.use { request, next in
  var request = request
  request.headers["user", default: "guest"] += "!"
  var response = next(request)
  if response.status != 200 { response.body = response.body.uppercased() }
  return response
}
print(router.handle(Request(path: "/")), router.handle(Request(path: "/who")))
print(router.handle(Request(path: "/x", headers: ["user": "me"])), log.count, log[0], log[5])
var calls = 0
let slow = memoize { (n: Int) -> Int in
  calls += 1
  return n * n
}
print(slow(4), slow(4), slow(5), calls)
let twice = { $0 * 2 } as (Int) -> Int
print(
  (twice >>> { String($0).count })(50), curry { (a: Int, b: Int) in a + b }(3)(4),
  compose(twice, twice)(5))
var counters: [() -> Int] = []
for start in [10, 20] {
  var value = start
  counters.append {
    value += 1
    return value
  }
}
print(counters[0](), counters[0](), counters[1]())
let steps = [("double", twice), ("negate", { -$0 }), ("abs", abs)]
print(steps.map { "\($0.0)=\($0.1(-3))" })
func retry(_ times: Int, until done: (Int) throws -> Bool) rethrows -> Int? {
  for attempt in 1...times where try done(attempt) { return attempt }
  return nil
}
print(retry(5) { $0 * $0 > 10 } ?? -1, retry(2) { _ in false } ?? -1)
func withDefault<T>(_ value: T?, _ fallback: @autoclosure () -> T) -> T { value ?? fallback() }
print(
  withDefault(
    nil,
    {
      calls += 1
      return calls
    }()), withDefault(9, calls), calls)
let value: Int = {
  let base = 6
  return base * 7
}()
print(value, { (a: Int, b: Int) in a - b }(5, 3))
class Ticker {
  var onTick: ((Int) -> Void)?
  var count = 0
  func tick() {
    count += 1
    onTick?(count)
  }
  deinit { print("ticker gone") }
}
do {
  let ticker = Ticker()
  ticker.onTick = { [weak ticker] in print("tick", $0, ticker?.count ?? -1) }
  ticker.tick()
}
