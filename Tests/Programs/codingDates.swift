import Foundation

struct Ev: Codable {
  var at: Date
  var id: Int
}
let dec = JSONDecoder()
dec.dateDecodingStrategy = .iso8601
let ev = try dec.decode(Ev.self, from: Data(#"{"at":"2024-03-01T12:00:00Z","id":1}"#.utf8))
print(ev.at.timeIntervalSince1970)
dec.dateDecodingStrategy = .secondsSince1970
print(try dec.decode(Ev.self, from: Data(#"{"at":1000,"id":1}"#.utf8)).at.timeIntervalSince1970)
let enc = JSONEncoder()
enc.dateEncodingStrategy = .iso8601
enc.outputFormatting = [.sortedKeys]
print(String(data: try enc.encode(ev), encoding: .utf8)!)
class Model: Codable {
  var n = 1
  var s = "a"
}
print(String(data: try enc.encode(Model()), encoding: .utf8)!)
