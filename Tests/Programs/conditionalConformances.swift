protocol Describable { var text: String { get } }
extension Int: Describable { var text: String { "int \(self)" } }
extension Optional: Describable where Wrapped: Describable {
  var text: String { map { "some " + $0.text } ?? "nothing" }
}
extension Array: Describable where Element: Describable {
  var text: String { "[" + map(\.text).joined(separator: ", ") + "]" }
}
func show<T: Describable>(_ value: T) { print(value.text) }
func showAny(_ value: any Describable) { print(value.text) }
func showAll(_ values: [any Describable]) { for v in values { print(v.text) } }
let a: Int? = 3
let b: Int? = nil
show(a)
show(b)
show([1, 2])
show([a, b])
showAny(a)
showAny([b, a])
showAll([1, a, [2]])
struct Box<T> { let value: T }
extension Box: Describable where T: Describable { var text: String { "box " + value.text } }
show(Box(value: a))
show(Box(value: [Box(value: 1)]))
extension Dictionary: Describable where Key == String, Value: Describable {
  var text: String {
    sorted { $0.key < $1.key }.map { $0.key + "=" + $0.value.text }.joined(separator: ";")
  }
}
show(["x": 1, "y": 2])
print((a as Any) is Describable)
extension Optional {
  var isNothing: Bool { self == nil }
  func or(_ other: @autoclosure () -> Wrapped) -> Wrapped { self ?? other() }
}
print(a.isNothing, b.isNothing, b.or(9))
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
let s: String? = nil
print("<\(s.orEmpty)>")
