import Foundation

enum Trend: String, CaseIterable {
  case rising, falling, steady
  var arrow: String {
    switch self {
    case .rising: "up"
    case .falling: "down"
    case .steady: "-"
    }
  }
}

struct Reading: Identifiable, Hashable, Comparable {
  let id: Int
  var value: Double
  var unit: String = "km/h"
  static func < (a: Self, b: Self) -> Bool { a.value < b.value }
}

final class GaugeModel {
  private(set) var readings: [Reading] = []
  private var nextID = 0
  var limit: Int { didSet { trim() } }
  var onChange: ((Reading) -> Void)?

  init(limit: Int = 5) { self.limit = limit }

  @discardableResult
  func add(_ value: Double) -> Reading {
    defer { nextID += 1 }
    let reading = Reading(id: nextID, value: value)
    readings.append(reading)
    trim()
    onChange?(reading)
    return reading
  }

  private func trim() {
    if readings.count > limit { readings.removeFirst(readings.count - limit) }
  }

  var average: Double {
    guard !readings.isEmpty else { return 0 }
    return readings.map(\.value).reduce(0, +) / Double(readings.count)
  }

  var trend: Trend {
    guard let last = readings.last, let previous = readings.dropLast().last else { return .steady }
    if last > previous { return .rising }
    return last < previous ? .falling : .steady
  }
}

let model = GaugeModel(limit: 3)
var log: [String] = []
model.onChange = { [unowned model] in log.append("\($0.id):\($0.value)/\(model.readings.count)") }
for value in stride(from: 10.0, through: 50, by: 10) { model.add(value) }
model.add(12.5)
print(model.readings.map(\.value), model.average, model.trend, model.trend.arrow)
model.limit = 2
print(model.readings.count, model.readings.max()!, log)
print(Trend.allCases.map(\.rawValue).joined(separator: "|"))
print(model.readings.first == Reading(id: 4, value: 50), Set(model.readings).count)
print(type(of: model), type(of: model.trend), model.readings)
