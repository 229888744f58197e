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
  private(set) var late = 0.0
  let pulse = PassthroughSubject<Void, Never>()
  let beat = CurrentValueSubject<Void, Never>(())
  let faults = PassthroughSubject<Int, Fault>()

  enum Fault: Error { case broken }

  private func watch(_ published: Published<Double>.Publisher) -> any Cancellable {
    published.sink { [weak self] in self?.log.append("watched \($0)") }
  }

  private func end(_ completion: Subscribers.Completion<Never>) {
    alarms.send(completion: completion)
  }

  private func last<P: Publisher>(of publisher: P) -> P where P.Output == Int { publisher }

  init() {
    watch($speed).cancel()
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
    pulse.sink { [weak self] in self?.log.append("pulse") }.store(in: &bag)
    beat.sink { [weak self] in self?.log.append("beat") }.store(in: &bag)
    $speed.receive(on: DispatchQueue.main).sink { [weak self] in self?.late = $0 }.store(in: &bag)
    faults.sink { [weak self] end in
      if case .failure(let fault) = end { self?.log.append("\(fault)") }
    } receiveValue: { _ in
    }.store(in: &bag)
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
    end(.finished)
    _ = last(of: gear)
    alarms.send("late")
    objectWillChange.send()
    pulse.send()
    beat.send()
    beat.send(completion: .finished)
    faults.send(completion: .failure(.broken))
    list.first?.cancel()
  }
}

enum AnyPublisherOf {
  static let two = Just("two").eraseToAnyPublisher()
}

struct EngineView: View {
  @StateObject private var engine = Engine()
  @State private var ticks = 0
  private let dragged = NSItemProvider(object: "engine")
  private let kinds: [UTType] = [.text, .plainText, .image, .url, .json]

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
    .onDrag { dragged }
    .onDrag {
      dragged
    } preview: {
      Text("engine")
    }
    .onDrop(of: kinds, isTargeted: nil) { items, place in items.count == 1 && place.x > 0 }
    .onDrop(of: kinds, isTargeted: nil) { _ in true }
  }
}

#Preview("Publishers") { EngineView() }
