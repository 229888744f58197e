// app-like model code
import Foundation

protocol Sensor: AnyObject {
  var id: UUID { get }
  var reading: Double { get set }
  var onChange: ((Double) -> Void)? { get set }
}
final class Thermometer: Sensor {
  let id = UUID()
  var onChange: ((Double) -> Void)?
  var reading: Double = 20 { didSet { if reading != oldValue { onChange?(reading) } } }
}
struct Threshold: Equatable, Hashable {
  let name: String
  let range: ClosedRange<Double>
}
enum Status: String, CaseIterable, CustomStringConvertible {
  case cold, mild, hot
  init(_ value: Double) {
    switch value {
    case ..<10: self = .cold
    case 10..<25: self = .mild
    default: self = .hot
    }
  }
  var description: String { rawValue.capitalized }
  static var `default`: Status { .mild }
}
final class Store {
  static let shared = Store()
  private(set) var history: [(time: Int, value: Double)] = []
  private var sensors: [String: any Sensor] = [:]
  private init() {}
  func register(_ sensor: any Sensor, as name: String) {
    sensors[name] = sensor
    sensor.onChange = { [weak self] value in
      guard let self else { return }
      self.history.append((self.history.count, value))
    }
  }
  subscript(name: String) -> (any Sensor)? { sensors[name] }
  var average: Double {
    history.isEmpty ? 0 : history.map(\.value).reduce(0, +) / Double(history.count)
  }
  var byStatus: [Status: [Double]] { Dictionary(grouping: history.map(\.value)) { Status($0) } }
}
let t = Thermometer()
Store.shared.register(t, as: "room")
for v in [5.0, 5.0, 15, 30] { Store.shared["room"]?.reading = v }
print(Store.shared.average, Store.shared.history.count, Store.shared.history.last!.value)
for s in Status.allCases { print(s, Store.shared.byStatus[s] ?? []) }
print(Status.default, Status(50), Store.shared["none"] == nil)
let limits = [Threshold(name: "a", range: 0...10), Threshold(name: "b", range: 10...20)]
print(
  limits.first { $0.range.contains(15) }?.name ?? "-", limits.map(\.name).joined(separator: "/"))
print(limits.max { $0.range.upperBound < $1.range.upperBound }!.name)
extension Array where Element == Threshold {
  var span: ClosedRange<Double>? {
    guard let lo = map(\.range.lowerBound).min(), let hi = map(\.range.upperBound).max() else {
      return nil
    }
    return lo...hi
  }
}
print(limits.span!, [Threshold]().span as Any)
