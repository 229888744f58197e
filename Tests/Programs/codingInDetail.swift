import Foundation

struct Probe: Decodable {
  var list: [Int] = []
  var missing = false
  var names: [String] = []
  var path = 0
  var first = ""
  enum Keys: String, CodingKey { case list, gap, people, pairs }
  struct Name: CodingKey {
    let stringValue: String
    let intValue: Int?
    init?(stringValue: String) {
      self.stringValue = stringValue
      intValue = Int(stringValue)
    }
    init?(intValue: Int) { nil }
  }
  init(from decoder: any Decoder) throws {
    path = decoder.codingPath.count
    let container = try decoder.container(keyedBy: Keys.self)
    missing = try container.decodeNil(forKey: .gap)
    var numbers = try container.nestedUnkeyedContainer(forKey: .list)
    print(numbers.count ?? -1)
    while !numbers.isAtEnd { list.append(try numbers.decode(Int.self)) }
    var people = try container.nestedUnkeyedContainer(forKey: .people)
    while !people.isAtEnd {
      let person = try people.nestedContainer(keyedBy: Name.self)
      for key in person.allKeys { names.append("\(key.stringValue) \(key.intValue ?? 0)") }
    }
    first = try container.decodeIfPresent([String].self, forKey: .pairs)?.first ?? "none"
  }
}
let probe = try JSONDecoder().decode(
  Probe.self,
  from: Data(#"{"list":[3,4],"gap":null,"people":[{"a":1},{"7":2}],"pairs":["x"]}"#.utf8))
print(probe.list, probe.missing, probe.names, probe.path, probe.first)
struct Picky: Decodable, Equatable {
  var level: Int
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      level = 0
      return
    }
    level = try container.decode(Int.self)
    if level > 9 {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "too high")
    }
  }
}
print(try JSONDecoder().decode([Picky].self, from: Data("[1,null]".utf8)).map(\.level))
struct Pair: Codable {
  var a: Int
  var b: Int?
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    a = try container.decode(Int.self)
    b = try container.decode(Int?.self)
    if !container.isAtEnd {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "too long")
    }
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encodeNil(forKey: .a)
    var inner = container.nestedContainer(keyedBy: Keys.self, forKey: .b)
    try inner.encodeIfPresent(b, forKey: .b)
    try inner.encode(a, forKey: .a)
  }
  enum Keys: Int, CodingKey {
    case a = 1
    case b = 2
  }
}
print(Pair.Keys.b.stringValue, Pair.Keys.b.intValue ?? 0)
for text in ["[1,2]", "[1,null]", "[1,2,3]", "[]"] {
  do {
    let pair = try JSONDecoder().decode(Pair.self, from: Data(text.utf8))
    let writer = JSONEncoder()
    writer.outputFormatting = .sortedKeys
    print(pair.a, pair.b ?? -1, String(decoding: try writer.encode(pair), as: UTF8.self))
  } catch DecodingError.dataCorrupted(let context) {
    print(context.debugDescription)
  } catch DecodingError.valueNotFound(_, let context) {
    print("no value", context.codingPath.count)
  } catch { print("other") }
}
do { _ = try JSONDecoder().decode(Picky.self, from: Data("12".utf8)) } catch let
  DecodingError.dataCorrupted(context)
{ print(context.debugDescription) }
struct Nothing: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
}
print(String(decoding: try JSONEncoder().encode([Nothing()]), as: UTF8.self))
do { _ = try JSONEncoder().encode([1.0, .infinity]) } catch EncodingError.invalidValue(
  _, let context)
{ print(context.codingPath.count, context.debugDescription.isEmpty) }
let own = DecodingError.Context(codingPath: [Pair.Keys.a], debugDescription: "mine")
let made: [DecodingError] = [
  .dataCorrupted(own), .typeMismatch(Int.self, own), .valueNotFound(Int.self, own),
  .keyNotFound(Pair.Keys.b, own),
]
for error in made {
  switch error {
  case .dataCorrupted(let context): print("damaged", context.debugDescription)
  case .typeMismatch(let type, _): print("type", type)
  case .valueNotFound(let type, let context):
    print("value", type, context.codingPath.map(\.stringValue))
  case .keyNotFound(let key, _): print("key", key.stringValue, key.intValue ?? 0)
  @unknown default: print("?")
  }
}
func fail() throws {
  throw EncodingError.invalidValue(3, .init(codingPath: [], debugDescription: "no"))
}
do { try fail() } catch EncodingError.invalidValue(let value, let context) {
  print(value, context.debugDescription)
}
struct Moment: Codable { var at: Date }
let reader = JSONDecoder()
let writer = JSONEncoder()
reader.keyDecodingStrategy = .useDefaultKeys
writer.keyEncodingStrategy = .useDefaultKeys
reader.dateDecodingStrategy = .deferredToDate
writer.dateEncodingStrategy = .deferredToDate
let moment = try reader.decode(Moment.self, from: Data(#"{"at":12.5}"#.utf8))
print(
  moment.at.timeIntervalSinceReferenceDate,
  String(decoding: try writer.encode(moment), as: UTF8.self))
writer.dateEncodingStrategy = .secondsSince1970
reader.dateDecodingStrategy = .millisecondsSince1970
print(try reader.decode(Moment.self, from: Data(#"{"at":2500}"#.utf8)).at.timeIntervalSince1970)
print(
  String(decoding: try writer.encode(Moment(at: Date(timeIntervalSince1970: 60))), as: UTF8.self))
let format = DateFormatter()
format.dateFormat = "yyyy-MM-dd"
format.timeZone = TimeZone(identifier: "UTC")
format.locale = Locale(identifier: "en_US_POSIX")
reader.dateDecodingStrategy = .formatted(format)
print(
  try reader.decode(Moment.self, from: Data(#"{"at":"1970-01-03"}"#.utf8)).at.timeIntervalSince1970)
writer.outputFormatting = [.withoutEscapingSlashes]
print(
  String(decoding: try writer.encode(["a/b"]), as: UTF8.self),
  writer.outputFormatting.contains(.sortedKeys))
let object =
  try JSONSerialization.jsonObject(with: Data(#"{"a": [1, 2.5, "x", true, null]}"#.utf8))
  as? [String: Any]
print((object?["a"] as? [Any])?.count ?? 0)
print(String(decoding: try JSONSerialization.data(withJSONObject: ["k": [1, 2]]), as: UTF8.self))
var bytes = Data("ab".utf8)
bytes.append(contentsOf: [99, 100])
bytes.append(contentsOf: Data("e".utf8))
bytes.append(33)
print(
  String(data: bytes, encoding: .utf8) ?? "", bytes[0], bytes.first ?? 0,
  Data(base64Encoded: "aGk=").map { String(decoding: $0, as: UTF8.self) } ?? "")
print(
  Data().isEmpty, Data(Set([UInt8(7)])).count, Data(base64Encoded: "?") == nil,
  bytes.map { Int($0) }.reduce(0, +), Data([1, 2]) == Data([1, 2]))
struct Level: Encodable {
  var value: Double
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value * 100)
  }
}
print(String(decoding: try JSONEncoder().encode([Level(value: 0.5)]), as: UTF8.self))
