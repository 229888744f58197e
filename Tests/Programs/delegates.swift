// Class hierarchy with overriding, super, convenience and required initialisers, casting, deinit, weak delegates.
protocol GaugeDelegate: AnyObject { func changed(_ g: Gauge, from old: Double) }
class Gauge {
  var name: String
  var value: Double { didSet { if value != oldValue { delegate?.changed(self, from: oldValue) } } }
  weak var delegate: GaugeDelegate?
  required init(name: String, value: Double = 0) {
    self.name = name
    self.value = value
  }
  convenience init?(parsing s: String) {
    let p = s.split(separator: "=")
    guard p.count == 2, let v = Double(p[1]) else { return nil }
    self.init(name: String(p[0]), value: v)
  }
  func describe() -> String { "\(type(of: self)) \(name): \(value)" }
  class var kind: String { "plain" }
  deinit { print("bye", name) }
}
final class Dial: Gauge {
  var angle: Double {
    get { value * 270 }
    set { value = newValue / 270 }
  }
  override func describe() -> String { super.describe() + " @\(angle)" }
  override class var kind: String { "dial" }
}
final class Log: GaugeDelegate {
  var lines: [String] = []
  func changed(_ g: Gauge, from old: Double) { lines.append("\(g.name) \(old)->\(g.value)") }
}
do {
  let log = Log()
  let gs: [Gauge] = [Gauge(parsing: "oil=0.5")!, Dial(name: "rpm"), Dial(parsing: "t=1")!]
  for g in gs { g.delegate = log }
  gs[0].value = 0.7
  (gs[1] as? Dial)?.angle = 135
  gs[2].value = 1
  print(gs.map { $0.describe() }, gs.map { type(of: $0).kind }, log.lines)
  print(
    gs.compactMap { $0 as? Dial }.count, Gauge(parsing: "bad") == nil, gs[1] === gs[1],
    gs.contains { $0 is Dial })
}
print("end")
