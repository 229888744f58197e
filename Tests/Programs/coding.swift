import Foundation

struct Reading: Codable, Equatable {
  var name: String
  var value: Double
  var unit: String?
  var tags: [String] = []
}
let j = #"{"name":"speed","value":12.5,"tags":["a","b"]}"#
let r = try JSONDecoder().decode(Reading.self, from: Data(j.utf8))
print(r)
print(r.unit ?? "none", r.tags.count)
let enc = JSONEncoder()
enc.outputFormatting = [.sortedKeys]
let d = try enc.encode(r)
print(String(data: d, encoding: .utf8)!)
enc.outputFormatting = [.prettyPrinted, .sortedKeys]
print(String(decoding: try enc.encode(r), as: UTF8.self))
let back = try JSONDecoder().decode(Reading.self, from: d)
print(back == r)
