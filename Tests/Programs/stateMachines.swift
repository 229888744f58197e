// A state machine with nested enums, associated values and history.
struct Machine {
  enum State: Equatable, CustomStringConvertible {
    case idle
    case running(speed: Int, since: Int)
    case failed(Reason)
    enum Reason: String { case heat, voltage }
    var description: String {
      switch self {
      case .idle: "idle"
      case .running(let s, let t) where s > 5: "fast(\(s))@\(t)"
      case .running(speed: let s, since: _): "slow(\(s))"
      case .failed(let r): "failed: \(r.rawValue)"
      }
    }
  }
  enum Event {
    case start(Int)
    case tick, stop, heat
  }
  private(set) var state = State.idle { willSet { history.append("\(state)->\(newValue)") } }
  private(set) var history: [String] = []
  var clock = 0
  mutating func handle(_ e: Event) {
    clock += 1
    switch (state, e) {
    case (.idle, .start(let s)) where s > 0: state = .running(speed: s, since: clock)
    case (.running(var s, let t), .tick):
      s += 3
      state = .running(speed: s, since: t)
    case (.running, .stop): state = .idle
    case (.running(let s, _), .heat):
      state = s > 5 ? .failed(.heat) : .running(speed: s - 1, since: clock)
    case (.failed, _), (.idle, _): break
    case (.running, .start): break
    }
  }
}
var m = Machine()
for e in [.start(0), .start(2), .heat, .tick, .tick, .heat, .stop] as [Machine.Event] {
  m.handle(e)
}
print(m.state, m.history, m.clock)
if case .failed(let r) = m.state, r == .heat { print("hot") }
print(
  m.state == .failed(.heat),
  Machine.State.running(speed: 1, since: 2) == .running(speed: 1, since: 2))
