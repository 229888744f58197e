import Foundation

// Truth values, optionals, protocols and errors.

var isOn = false
isOn.toggle()
print(isOn, isOn == true, isOn != true, isOn && !isOn, isOn || false, Bool(true), isOn.description)
print(Bool("true") ?? false, Bool("x") == nil)
print([true, false].contains(Bool.random()))

let name: String? = "Ada"
let none: String? = nil
let spare: String? = "Bob"
print(none ?? spare ?? "?", name == "Ada", nil == name, nil != name, name == none, name != spare)
print(name.map { $0.count } ?? 0, name.flatMap { Int($0) } ?? -1, Optional(3) ?? 0)

enum Trouble: LocalizedError {
  case hot(Int)

  var errorDescription: String? {
    switch self {
    case .hot(let degrees): "too hot: \(degrees)"
    }
  }
}

do {
  throw Trouble.hot(99)
} catch {
  print(error.localizedDescription)
}

struct Amount: Codable { var value = 3.0 }
struct Name: Encodable { var text = "Title" }
struct Switch: Decodable { var isOn = true }
func counted<Number: ExpressibleByIntegerLiteral>(_ number: Number) -> Number { number }
func measured<Number: ExpressibleByFloatLiteral>(_ number: Number) -> Number { number }
func named<Text: ExpressibleByStringLiteral>(_ text: Text) -> Text { text }
func truly<Answer: ExpressibleByBooleanLiteral>(_ answer: Answer) -> Answer { answer }
func listed<List: ExpressibleByArrayLiteral>(_ list: List) -> List { list }
func tabled<Table: ExpressibleByDictionaryLiteral>(_ table: Table) -> Table { table }
print(Amount().value, Name().text, Switch().isOn)
print(counted(3), measured(2.5), named("x"), truly(true), listed([1]), tabled(["a": 1]))

enum Level: String, RawRepresentable, CaseIterable, Sendable {
  case low, high
}
print(Level.allCases.map(\.rawValue), Level(rawValue: "low") == .low)

final class Box { var value = 1 }
func same(_ a: AnyObject, _ b: AnyObject) -> Bool { a === b }
let box = Box()
print(same(box, box), same(box, Box()), box === box, box !== Box())
print(String(format: "%d items, %.1f", 3 as CVarArg, 2.5 as CVarArg))
precondition(1 + 1 == 2, "arithmetic")
assert(true)
print(type(of: 3), type(of: "x"), String(describing: 4), String(reflecting: "q"))
debugPrint("quoted", 1)
