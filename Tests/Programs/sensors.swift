import Foundation

protocol Sensor: AnyObject, Identifiable {
  var id: UUID { get }
  var name: String { get set }
  var reading: Double { get }
  func refresh() async throws -> Double
}
extension Sensor { var label: String { "\(name): \(String(format: "%.1f", reading))" } }
final class Thermo: Sensor {
  let id = UUID()
  var name: String
  private(set) var reading: Double
  private var history: [Double] = [] {
    didSet { if history.count > 3 { history.removeFirst(history.count - 3) } }
  }
  init(name: String, reading: Double = 20) {
    self.name = name
    self.reading = reading
  }
  func refresh() async throws -> Double {
    guard reading < 100 else { throw SensorError.overheat(reading, at: name) }
    history.append(reading)
    reading += 45
    return reading
  }
  var average: Double { history.isEmpty ? 0 : history.reduce(0, +) / Double(history.count) }
}
enum SensorError: LocalizedError {
  case overheat(Double, at: String)
  case offline
  var errorDescription: String? {
    switch self {
    case .overheat(let v, at: let n): return "\(n) at \(Int(v))"
    case .offline: return "offline"
    }
  }
}
let t = Thermo(name: "T1")
do { while true { print(try await t.refresh()) } } catch let e as SensorError {
  print(e.errorDescription ?? "", e.localizedDescription)
} catch { print("x") }
print(t.label, t.average)
let all: [any Sensor] = [t, Thermo(name: "T2")]
print(
  all.map(\.label), all.map { $0.name }.sorted(by: >), all.first { $0.reading > 50 }?.name ?? "-")
for case let x as Thermo in all where x.reading < 50 { print(x.name) }
