import Foundation

struct W: Codable {
  let tempC: Double
  let cityName: String
  enum CodingKeys: String, CodingKey {
    case tempC = "temp_c"
    case cityName
  }
}
let w = try JSONDecoder().decode(
  W.self, from: #"{"temp_c": 21.5, "cityName": "Rome"}"#.data(using: .utf8)!)
print(w.tempC, w.cityName)
struct S: Codable {
  var maxValue: Int
  var minValue: Int?
}
let dec = JSONDecoder()
dec.keyDecodingStrategy = .convertFromSnakeCase
let s = try dec.decode(
  [S].self, from: Data(#"[{"max_value": 3},{"max_value": 4,"min_value":1}]"#.utf8))
print(s.map(\.maxValue), s.map { $0.minValue ?? -1 })
let enc = JSONEncoder()
enc.keyEncodingStrategy = .convertToSnakeCase
enc.outputFormatting = .sortedKeys
print(String(data: try enc.encode(s), encoding: .utf8) ?? "")
enum Level: String, Codable, CaseIterable { case low, high }
struct N: Codable {
  var levels: [Level]
  var byName: [String: Int]
  var inner: Inner
  struct Inner: Codable { var on: Bool }
}
let n = try JSONDecoder().decode(
  N.self, from: Data(#"{"levels":["low","high"],"byName":{"a":1},"inner":{"on":true}}"#.utf8))
print(n)
let dict = try JSONDecoder().decode([String: Double].self, from: Data(#"{"a": 1, "b": 2.5}"#.utf8))
print(dict.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
