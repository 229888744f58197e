import Foundation

let json = """
  {"city": "Oslo", "updated_at": "2024-03-01T12:00:00Z", "current": {"temp_c": -3.5, "sky": "snow"},
   "days": [{"date": "2024-03-02", "range": [-8, 1], "wind": {"speed": 12}},
            {"date": "2024-03-03", "range": [-2, 4], "wind": null}], "extra": {"a": 1, "b": [true, null]}}
  """
enum JSON: Decodable, CustomStringConvertible {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])
  init(from decoder: Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value): "\"\(value)\""
    case .array(let values): "[" + values.map(\.description).joined(separator: ",") + "]"
    case .object(let values):
      "{" + values.keys.sorted().map { "\($0):\(values[$0]!)" }.joined(separator: ",") + "}"
    }
  }
  subscript(key: String) -> JSON? {
    if case .object(let values) = self { values[key] } else { nil }
  }
}
struct Report: Decodable {
  struct Current: Decodable {
    let tempC: Double
    let sky: Sky
  }
  struct Day: Decodable {
    let date: String
    let range: ClosedRange<Int>
    let wind: Double?
    private enum CodingKeys: String, CodingKey { case date, range, wind }
    private enum WindKeys: CodingKey { case speed }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      date = try container.decode(String.self, forKey: .date)
      let ends = try container.decode([Int].self, forKey: .range)
      guard ends.count == 2, ends[0] <= ends[1] else {
        throw DecodingError.dataCorruptedError(
          forKey: .range, in: container, debugDescription: "not a range")
      }
      range = ends[0]...ends[1]
      wind = try? container.nestedContainer(keyedBy: WindKeys.self, forKey: .wind)
        .decode(Double.self, forKey: .speed)
    }
  }
  enum Sky: String, Decodable {
    case sun, snow, unknown
    init(from decoder: any Decoder) throws {
      self = Sky(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
    }
  }
  let city: String
  let updatedAt: Date
  let current: Current
  let days: [Day]
  let extra: JSON
}
let decoder = JSONDecoder()
decoder.keyDecodingStrategy = .convertFromSnakeCase
decoder.dateDecodingStrategy = .iso8601
let report = try decoder.decode(Report.self, from: Data(json.utf8))
print(report.city, report.current.tempC, report.current.sky, report.updatedAt.timeIntervalSince1970)
for day in report.days { print(day.date, day.range, day.wind.map { "\($0)" } ?? "calm") }
print(report.extra, report.extra["a"] ?? .null, report.extra["b"]?["c"] == nil)
for bad in [
  #"{"city": 1}"#, "{}", json.replacingOccurrences(of: "[-2, 4]", with: "[5, 4]"), "oops",
] {
  do {
    _ = try decoder.decode(Report.self, from: Data(bad.utf8))
  } catch DecodingError.keyNotFound(let key, _) {
    print("missing", key.stringValue)
  } catch DecodingError.typeMismatch(let type, let context) {
    print("mismatch", type, context.codingPath.map(\.stringValue))
  } catch DecodingError.dataCorrupted(let context) {
    print("corrupted", context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue })
  } catch {
    print("other")
  }
}
