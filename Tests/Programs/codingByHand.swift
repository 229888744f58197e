import Foundation

struct P: Codable {
  var x: Double, y: Double
  init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
  init(from decoder: Decoder) throws {
    var c = try decoder.unkeyedContainer()
    x = try c.decode(Double.self)
    y = try c.decode(Double.self)
  }
  func encode(to encoder: Encoder) throws {
    var c = encoder.unkeyedContainer()
    try c.encode(x)
    try c.encode(y)
  }
}
print(String(data: try JSONEncoder().encode([P(x: 1, y: 2.5)]), encoding: .utf8)!)
print(try JSONDecoder().decode([P].self, from: Data("[[1,2],[3,4.5]]".utf8)))
struct Q: Codable {
  var label: String
  var level: Double
  enum CodingKeys: String, CodingKey { case label, level, extra }
  enum Extra: String, CodingKey { case note }
  init(from decoder: any Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    label = try c.decode(String.self, forKey: .label)
    level = try c.decodeIfPresent(Double.self, forKey: .level) ?? 0.5
    if c.contains(.extra) {
      let e = try c.nestedContainer(keyedBy: Extra.self, forKey: .extra)
      label += try e.decode(String.self, forKey: .note)
    }
  }
  func encode(to encoder: any Encoder) throws {
    var c = encoder.container(keyedBy: CodingKeys.self)
    try c.encode(label, forKey: .label)
    try c.encodeIfPresent(level > 0.5 ? level : nil, forKey: .level)
  }
}
let q = try JSONDecoder().decode(Q.self, from: Data(#"{"label":"a","extra":{"note":"!"}}"#.utf8))
print(q.label, q.level)
print(String(data: try JSONEncoder().encode(q), encoding: .utf8)!)
struct Single: Codable {
  var v: Int
  init(from d: Decoder) throws { v = try d.singleValueContainer().decode(Int.self) }
  func encode(to e: Encoder) throws {
    var c = e.singleValueContainer()
    try c.encode(v)
  }
}
print(try JSONDecoder().decode([Single].self, from: Data("[1,2]".utf8)).map(\.v))
enum Shape: Codable, Equatable {
  case circle(radius: Double)
  case square(Double)
  case none
}
let es = JSONEncoder()
es.outputFormatting = .sortedKeys
let sd = try es.encode([Shape.circle(radius: 2), .square(3), .none])
print(String(data: sd, encoding: .utf8)!)
print(try JSONDecoder().decode([Shape].self, from: sd))
