// swift-format-ignore-file: ReplaceForEachWithForLoop

// Models as apps write them: delegates, notifications by closures, stores, reducers, validation.
protocol TankDelegate: AnyObject {
  func tank(_ tank: Tank, didChange level: Double, from old: Double)
  func tankIsEmpty(_ tank: Tank)
}
extension TankDelegate { func tankIsEmpty(_ tank: Tank) { print("default empty") } }
final class Tank {
  weak var delegate: (any TankDelegate)?
  let name: String
  private var observers: [Int: (Double) -> Void] = [:], nextID = 0
  var level = 1.0 {
    didSet {
      level = min(max(level, 0), 1)
      if level != oldValue {
        delegate?.tank(self, didChange: level, from: oldValue)
        observers.sorted { $0.key < $1.key }.forEach { $0.value(level) }
        if level == 0 { delegate?.tankIsEmpty(self) }
      }
    }
  }
  init(name: String) { self.name = name }
  func observe(_ f: @escaping (Double) -> Void) -> () -> Void {
    let id = nextID
    nextID += 1
    observers[id] = f
    return { [weak self] in self?.observers[id] = nil }
  }
}
final class Panel: TankDelegate {
  var log: [String] = []
  func tank(_ tank: Tank, didChange level: Double, from old: Double) {
    log.append("\(tank.name) \(old)->\(level)")
  }
}
let tank = Tank(name: "T")
let panel = Panel()
tank.delegate = panel
var seen: [Double] = []
let stop = tank.observe { seen.append($0) }
let keep = tank.observe { _ in seen.append(-1) }
_ = keep
tank.level = 0.5
tank.level -= 0.25
stop()
tank.level = -3
tank.level = 9
print(panel.log, seen)
struct State: Equatable {
  var count = 0
  var items: [String] = []
  var mode = Mode.normal
  enum Mode {
    case normal
    case editing(Int)
  }
}
extension State.Mode: Equatable {}
enum Action {
  case increment(by: Int)
  case add(String)
  case edit(Int)
  case remove(at: Int)
  case reset
  case batch([Action])
}
func reduce(_ state: inout State, _ action: Action) {
  switch action {
  case .increment(let n): state.count += n
  case .add(let s) where s.isEmpty: break
  case .add(let s): state.items.append(s)
  case .edit(let i): state.mode = state.items.indices.contains(i) ? .editing(i) : .normal
  case .remove(let i):
    guard state.items.indices.contains(i) else { return }
    state.items.remove(at: i)
  case .reset: state = State()
  case .batch(let all): all.forEach { reduce(&state, $0) }
  }
}
final class Store<S: Equatable, A> {
  private(set) var state: S { didSet { if state != oldValue { changes += 1 } } }
  private let reducer: (inout S, A) -> Void
  private(set) var changes = 0
  init(_ s: S, _ r: @escaping (inout S, A) -> Void) {
    state = s
    reducer = r
  }
  func send(_ a: A) { reducer(&state, a) }
  func value<V>(_ path: KeyPath<S, V>) -> V { state[keyPath: path] }
}
let store = Store(State(), reduce)
store.send(.increment(by: 2))
store.send(.add(""))
store.send(.batch([.add("a"), .add("b"), .edit(1)]))
print(store.value(\.count), store.state.items, store.state.mode == .editing(1), store.changes)
store.send(.remove(at: 9))
store.send(.reset)
print(store.state == State(), store.changes)
struct Rule<T> {
  let name: String
  let check: (T) -> Bool
  static func && (a: Rule, b: Rule) -> Rule {
    Rule(name: a.name + "&" + b.name) { a.check($0) && b.check($0) }
  }
  static prefix func ! (r: Rule) -> Rule { Rule(name: "!" + r.name) { !r.check($0) } }
}
let even = Rule<Int>(name: "even") { $0 % 2 == 0 }
let big = Rule<Int>(name: "big") { $0 > 9 }
print((even && big).check(12), (even && !big).name, [1, 12].filter((!even).check))
struct Theme {
  var accent = "blue"
  var size = 12
  static let dark = Theme(accent: "white")
  func callAsFunction(_ change: (inout Theme) -> Void) -> Theme {
    var t = self
    change(&t)
    return t
  }
}
let theme = Theme.dark({
  $0.size += 4
  $0.accent.append("!")
})
print(theme.accent, theme.size, Theme().size)
