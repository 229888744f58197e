// Implicitly unwrapped optionals, as properties, variables, parameters and results.
class Gearbox {
  var ratio: Double!
  var names: [String]!
  weak var owner: Car!
  init() {}
}
class Car {
  let gearbox = Gearbox()
  var label: String! = "car"
  init() { gearbox.owner = self }
}
struct Limits {
  var lower: Int!
  var upper: Int! = 10
}
let car = Car()
print(car.gearbox.ratio == nil, car.gearbox.names as Any)
car.gearbox.ratio = 2.5
car.gearbox.names = ["low", "high"]
let doubled = car.gearbox.ratio * 2
print(doubled, car.gearbox.names.count, car.gearbox.names[1])
print(car.gearbox.owner.label.uppercased())
var limits = Limits()
print(limits.lower ?? -1, limits.upper + 1)
limits.lower = 3
let span: Int = limits.upper - limits.lower
print(span, limits.lower < limits.upper)
limits = Limits(lower: 1)
print(limits.lower!, limits.upper!)
limits = Limits(lower: 4, upper: nil)
print(limits.upper == nil, limits)
var number: Int! = 5
number += 2
print(number!, number as Int?, number + 0)
let copy = number
print(copy as Any, copy ?? 0)
if let number { print("has", number) }
number = nil
print(number?.description ?? "none")
func find(_ name: String) -> Int! { name.isEmpty ? nil : name.count }
let length: Int = find("four")
print(length, find("seven") * 2, find("") ?? 0)
func show(_ value: Int!) { print(value == nil ? "nothing" : "value \(value!)") }
show(3)
show(nil)
show(Optional(8))
let array: [Int]! = [3, 1, 2]
for element in array.sorted() { print(element, terminator: " ") }
print()
var text: String!
text = "a"
text.append("b")
text += "c"
print(text!, text.count, "\(text ?? "")")
switch number {
case nil: print("nil case")
case let value?: print("some", value)
}
guard let words = car.gearbox.names, !words.isEmpty else { fatalError() }
print(words.map { $0.count })
let chosen: Double = car.gearbox.ratio > 2 ? car.gearbox.ratio : 0
print(chosen)
