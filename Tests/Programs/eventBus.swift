final class EventBus {
  typealias Handler = (Event) -> Void
  enum Event: Equatable {
    case message(from: String, text: String)
    case progress(Double)
    case finished(code: Int, reason: String? = nil)
  }
  final class Token {
    private let cancel: () -> Void
    init(_ cancel: @escaping () -> Void) { self.cancel = cancel }
    deinit { cancel() }
  }
  private var handlers: [Int: Handler] = [:]
  private var next = 0
  static let shared = EventBus()
  private init() {}

  func subscribe(_ handler: @escaping Handler) -> Token {
    let id = next
    next += 1
    handlers[id] = handler
    return Token { [weak self] in
      self?.handlers[id] = nil
      print("cancelled", id)
    }
  }
  @discardableResult
  func post(_ event: Event) -> Int {
    for id in handlers.keys.sorted() { handlers[id]?(event) }
    return handlers.count
  }
}
class Listener {
  var log: [String] = []
  private var token: EventBus.Token?
  func start() {
    token = EventBus.shared.subscribe { [unowned self] event in
      switch event {
      case .message(let name, let text) where text.count > 3: log.append("\(name): \(text)")
      case .message: log.append("short")
      case .progress(0..<0.5): log.append("early")
      case .progress(let value): log.append("at \(Int(value * 100))%")
      case .finished(code: 0, _): log.append("done")
      case .finished(let code, let reason?): log.append("failed \(code) \(reason)")
      case .finished(let code, nil): log.append("failed \(code)")
      }
    }
  }
  func stop() { token = nil }
}
let first = Listener()
first.start()
let second = Listener()
second.start()
print(EventBus.shared.post(.message(from: "a", text: "hello")))
EventBus.shared.post(.message(from: "a", text: "yo"))
EventBus.shared.post(.progress(0.2))
first.stop()
EventBus.shared.post(.progress(0.75))
EventBus.shared.post(.finished(code: 0))
EventBus.shared.post(.finished(code: 4, reason: "lost"))
print(EventBus.shared.post(.finished(code: 5)))
print(first.log)
print(second.log)
let events: [EventBus.Event] = [.progress(1), .finished(code: 1), .message(from: "x", text: "y")]
print(events.contains(.finished(code: 1)), events.firstIndex(of: .progress(1)) ?? -1)
let values = events.compactMap { if case .progress(let value) = $0 { value } else { nil } }
print(values)
second.stop()
print(EventBus.shared.post(.progress(1)))
