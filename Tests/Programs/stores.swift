// Protocol with associated type, type erasure, conditional conformance, default implementations.
protocol Store {
  associatedtype Key: Hashable
  associatedtype Value
  func load(_ k: Key) -> Value?
  mutating func save(_ v: Value, _ k: Key)
  var keys: [Key] { get }
}
extension Store {
  subscript(k: Key) -> Value? {
    get { load(k) }
    set { if let newValue { save(newValue, k) } }
  }
  func load(_ k: Key, default d: @autoclosure () -> Value) -> Value { load(k) ?? d() }
}
extension Store where Value: Numeric, Key: Comparable {
  var total: Value { keys.sorted().compactMap { load($0) }.reduce(.zero, +) }
}
struct Memory<K: Hashable, V>: Store {
  private var d: [K: V] = [:]
  func load(_ k: K) -> V? { d[k] }
  mutating func save(_ v: V, _ k: K) { d[k] = v }
  var keys: [K] { Array(d.keys) }
}
extension Memory: Equatable where V: Equatable {}
struct AnyStore<K: Hashable, V> {
  private let get: (K) -> V?
  init<S: Store>(_ s: S) where S.Key == K, S.Value == V { get = s.load }
  func callAsFunction(_ k: K) -> V? { get(k) }
}
var m = Memory<String, Int>()
m["a"] = 3
m["b"] = 4
m.save(5, "c")
print(m["a"] ?? 0, m["z"] as Any, m.load("q", default: 9), m.total, m == m)
let e = AnyStore(m)
print(e("b")!, e("zz") == nil)
func sum<S: Store>(_ s: S, _ ks: S.Key...) -> S.Value where S.Value: AdditiveArithmetic {
  ks.reduce(.zero) { $0 + (s.load($1) ?? .zero) }
}
print(sum(m, "a", "c", "x"))
