import Foundation

struct Forecast: Codable, Identifiable {
  let id: UUID
  var day: String
  var temps: [Double]
  var wind: Wind?
  var flags: Set<String> = []
  struct Wind: Codable, Hashable {
    var speed: Double
    var direction: Int
  }
}
let f = Forecast(
  id: UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!, day: "Mon", temps: [1.5, 2],
  wind: .init(speed: 3, direction: 90))
let e = JSONEncoder()
e.outputFormatting = [.sortedKeys, .prettyPrinted]
let text = String(data: try e.encode(f), encoding: .utf8)!
print(text)
let g = try JSONDecoder().decode(Forecast.self, from: text.data(using: .utf8)!)
print(g.id == f.id, g.wind == f.wind, g.temps)
struct Page<T: Codable>: Codable {
  var items: [T]
  var next: Int?
}
let p = try JSONDecoder().decode(
  Page<Forecast.Wind>.self, from: Data(#"{"items":[{"speed":1,"direction":2}]}"#.utf8))
print(p.items[0].direction, p.next as Any)
func load<T: Decodable>(_ type: T.Type, _ json: String) throws -> T {
  try JSONDecoder().decode(T.self, from: Data(json.utf8))
}
print(
  try load([Int].self, "[1,2,3]"), try load([String: [Bool]].self, #"{"a":[true]}"#),
  try load(Double.self, "2.5"))
func store<T: Encodable>(_ v: T) -> String {
  (try? JSONEncoder().encode(v)).flatMap { String(data: $0, encoding: .utf8) } ?? "?"
}
print(store([1, 2]), store("x"), store(["k": 1.5]), store([Optional(1), nil]), store(true))
if let bad = try? JSONDecoder().decode([Int].self, from: Data("[\"x\"]".utf8)) {
  print(bad)
} else {
  print("none")
}
enum Mode: Int, Codable { case off, on }
print(try load([Mode].self, "[1,0]"), store([Mode.on, .off]))
do { _ = try load([Mode].self, "[7]") } catch let DecodingError.dataCorrupted(c) {
  print(c.debugDescription)
} catch { print("?") }
do { _ = try load(Forecast.self, "{}") } catch let error as DecodingError {
  print("decoding")
  if case .keyNotFound(let k, _) = error { print(k.stringValue) }
}
do { _ = try JSONEncoder().encode([Double.nan]) } catch { print("cannot") }
struct Dyn: Decodable {
  var values: [String: Int] = [:]
  struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: Key.self)
    for k in c.allKeys { values[k.stringValue] = try c.decode(Int.self, forKey: k) }
  }
}
print(
  try load(Dyn.self, #"{"a":1,"b":2}"#).values.sorted { $0.key < $1.key }.map {
    "\($0.key)\($0.value)"
  })
struct Tele: Codable {
  var rpm: Int
  var name: String
  private enum CodingKeys: String, CodingKey {
    case rpm = "engine_rpm"
    case name
  }
  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    rpm = try c.decode(Int.self, forKey: .rpm)
    name = (try? c.decode(String.self, forKey: .name)) ?? "car"
    guard rpm >= 0 else {
      throw DecodingError.dataCorruptedError(forKey: .rpm, in: c, debugDescription: "negative")
    }
  }
}
print(try load(Tele.self, #"{"engine_rpm": 900}"#))
do { print(try load(Tele.self, #"{"engine_rpm": -1}"#)) } catch DecodingError.dataCorrupted(let c) {
  print(c.debugDescription, c.codingPath.count)
}
let any = try JSONSerialization.jsonObject(with: Data(#"{"a": 1}"#.utf8)) as? [String: Any]
print(any?["a"] as? Int ?? 0)
