import Foundation

// Codable-less JSON: recursive enum with literals, subscripts, dynamic member lookup.
@dynamicMemberLookup
enum JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral,
  ExpressibleByFloatLiteral
{
  case string(String)
  case number(Double)
  case bool(Bool)
  case array([JSON])
  case object([String: JSON])
  case null
  init(stringLiteral v: String) { self = .string(v) }
  init(integerLiteral v: Int) { self = .number(Double(v)) }
  init(floatLiteral v: Double) { self = .number(v) }
  init(arrayLiteral v: JSON...) { self = .array(v) }
  init(dictionaryLiteral v: (String, JSON)...) {
    self = .object(Dictionary(v, uniquingKeysWith: { $1 }))
  }
  init(booleanLiteral v: Bool) { self = .bool(v) }
  init(nilLiteral: ()) { self = .null }
  subscript(dynamicMember k: String) -> JSON {
    if case .object(let o) = self { o[k] ?? .null } else { .null }
  }
  subscript(i: Int) -> JSON {
    if case .array(let a) = self, a.indices.contains(i) { a[i] } else { .null }
  }
  var text: String {
    switch self {
    case .string(let s): "\"\(s)\""
    case .number(let n): n == n.rounded() ? "\(Int(n))" : "\(n)"
    case .bool(let b): "\(b)"
    case .null: "null"
    case .array(let a): "[" + a.map(\.text).joined(separator: ",") + "]"
    case .object(let o):
      "{"
        + o.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value.text)" }.joined(
          separator: ",") + "}"
    }
  }
}
let j: JSON = ["name": "oil", "levels": [0.5, 1, nil, true], "nested": ["x": ["y": 3]]]
print(j.text)
print(j.nested.x.y.text, j.levels[1].text, j.levels[9].text, j.nothing.at.all.text)
