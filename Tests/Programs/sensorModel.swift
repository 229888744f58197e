import Foundation

enum Unit: String, CaseIterable, Codable {
  case celsius = "°C"
  case percent = "%"
  case lux
}
struct Reading<Value: BinaryFloatingPoint & Codable>: Codable, Equatable where Value: Hashable {
  let value: Value
  let unit: Unit
  var time = Date(timeIntervalSince1970: 0)
  func converted(_ change: (Value) -> Value) -> Self {
    Self(value: change(value), unit: unit, time: time)
  }
}
struct RingBuffer<Element> {
  private var storage: [Element?]
  private var head = 0
  private(set) var count = 0
  init(capacity: Int) { storage = Array(repeating: nil, count: capacity) }
  mutating func write(_ element: Element) {
    storage[(head + count) % storage.count] = element
    if count == storage.count { head = (head + 1) % storage.count } else { count += 1 }
  }
}
extension RingBuffer: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  subscript(position: Int) -> Element {
    precondition(indices.contains(position))
    return storage[(head + position) % storage.count]!
  }
}
extension RingBuffer: CustomStringConvertible where Element: CustomStringConvertible {
  var description: String { "<" + map(\.description).joined(separator: " ") + ">" }
}
extension Collection where Element: BinaryFloatingPoint {
  var average: Element? { isEmpty ? nil : reduce(0, +) / Element(count) }
  func smoothed(window: Int) -> [Element] {
    indices.map { index in
      let start = self.index(index, offsetBy: -(window - 1), limitedBy: startIndex) ?? startIndex
      return self[start...index].average ?? 0
    }
  }
}
class Sensor {
  let name: String
  private(set) var buffer: RingBuffer<Double>
  var alarm: ClosedRange<Double>?
  weak var delegate: SensorDelegate?
  init(name: String, capacity: Int = 4) {
    self.name = name
    buffer = RingBuffer(capacity: capacity)
  }
  func record(_ value: Double) {
    buffer.write(value)
    if let alarm, !(alarm ~= value) { delegate?.sensor(self, isOut: value, of: alarm) }
  }
}
protocol SensorDelegate: AnyObject {
  func sensor(_ sensor: Sensor, isOut value: Double, of range: ClosedRange<Double>)
}
final class Monitor: SensorDelegate {
  private(set) var messages = [String]()
  func sensor(_ sensor: Sensor, isOut value: Double, of range: ClosedRange<Double>) {
    let side = value < range.lowerBound ? "below" : "above"
    messages.append("\(sensor.name): \(value) \(side) \(range)")
  }
}
let monitor = Monitor()
let sensor = Sensor(name: "Boiler")
sensor.alarm = 10...80
sensor.delegate = monitor
for value in stride(from: 5.0, through: 105, by: 25) { sensor.record(value) }
print(sensor.buffer, sensor.buffer.count, sensor.buffer.first ?? 0, sensor.buffer.last ?? 0)
print(monitor.messages)
print(sensor.buffer.average ?? 0, sensor.buffer.smoothed(window: 2), sensor.buffer.sorted(by: >))
print(sensor.buffer.reversed().map { Int($0) }, sensor.buffer.dropFirst().max() ?? 0)
print([Float(1), 2, 4].average ?? 0, [Double]().average as Any)
let reading = Reading<Double>(value: 21.5, unit: .celsius)
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
encoder.dateEncodingStrategy = .secondsSince1970
print(String(decoding: try encoder.encode(reading), as: UTF8.self))
let decoder = JSONDecoder()
decoder.dateDecodingStrategy = .secondsSince1970
print(try decoder.decode(Reading<Double>.self, from: encoder.encode(reading)) == reading)
print(
  reading.converted { $0 * 9 / 5 + 32 }.value, Unit.allCases.map(\.rawValue), Unit(rawValue: "lux")!
)
print(
  sensor.buffer.firstIndex(of: 80) ?? -1, sensor.buffer.indices.count,
  Array(sensor.buffer.prefix(2)))
