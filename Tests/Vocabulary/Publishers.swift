import Combine
import SwiftUI

final class Engine: ObservableObject {
  @Published var speed = 0.2 { didSet { changes += 1 } }
  @Published var name = "idle"
  private(set) var changes = 0
  var log: [String] = []
  let alarms = PassthroughSubject<String, Never>()
  let gear = CurrentValueSubject<Int, Never>(1)
  private var bag = Set<AnyCancellable>()
  private var list: [AnyCancellable] = []
  private(set) var total = 0

  init() {
    $speed.map { $0 > 0.5 ? "fast" : "slow" }.removeDuplicates()
      .sink { [weak self] in self?.log.append($0) }.store(in: &bag)
    alarms.filter { !$0.isEmpty }
      .sink { [weak self] end in
        if case .finished = end { self?.log.append("done") }
      } receiveValue: { [weak self] in
        self?.log.append("alarm " + $0)
      }.store(in: &list)
    gear.dropFirst().prefix(2).scan(0) { $0 + $1 }
      .sink { [weak self] in self?.total = $0 }.store(in: &bag)
    $speed.combineLatest(gear.eraseToAnyPublisher())
      .compactMap { $0.1 > 1 ? "gear \($0.1)" : nil }
      .assign(to: \.name, on: self).store(in: &bag)
    Just("one").merge(with: AnyPublisherOf.two).sink { [weak self] in self?.log.append($0) }
      .store(in: &bag)
    objectWillChange.sink { [weak self] in self?.log.append("will change") }.store(in: &bag)
  }

  func run() {
    speed = 0.7
    speed = 0.8
    alarms.send("")
    alarms.send("heat")
    gear.send(2)
    gear.value = 3
    gear.send(4)
    alarms.send(completion: .finished)
    alarms.send("late")
    objectWillChange.send()
    list.first?.cancel()
  }
}

enum AnyPublisherOf {
  static let two = Just("two").eraseToAnyPublisher()
}

struct EngineView: View {
  @StateObject private var engine = Engine()
  @State private var ticks = 0

  var body: some View {
    VStack(alignment: .leading) {
      Gauge(value: engine.speed) { Text(engine.name) }
      Text("\(engine.changes) changes, \(engine.total) in all")
      ForEach(engine.log, id: \.self) { Text($0) }
    }
    .onAppear { engine.run() }
    .onReceive(engine.$speed.debounce(for: 0.3, scheduler: RunLoop.main)) { _ in ticks += 1 }
    .onReceive(engine.gear.throttle(for: 1, scheduler: RunLoop.main, latest: true)) { ticks += $0 }
    .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { date in print(date)
    }
    .onDrag { NSItemProvider(object: engine.name) }
    .onDrop(of: [.text], isTargeted: nil) { _ in true }
  }
}

#Preview("Publishers") { EngineView() }
