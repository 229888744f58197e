final class Sensor: Hashable {
  let name: String
  init(_ name: String) { self.name = name }
  static func == (lhs: Sensor, rhs: Sensor) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
final class Named: Equatable {
  let name: String
  init(_ name: String) { self.name = name }
  static func == (lhs: Named, rhs: Named) -> Bool { lhs.name == rhs.name }
}
final class Marked: Equatable {
  static func == (lhs: Marked, rhs: Marked) -> Bool {
    ObjectIdentifier(lhs) == ObjectIdentifier(rhs)
  }
}
let a = Sensor("a")
let b = Sensor("a")
print(a == a, a == b, a != b, a === b, a !== b)
print(Set([a, b, a]).count, [a, b].firstIndex(of: b) ?? -1)
let counts: [ObjectIdentifier: Int] = [ObjectIdentifier(a): 1, ObjectIdentifier(b): 2]
print(counts[ObjectIdentifier(b)] ?? 0)
let c = Named("c")
let d = Named("c")
print(c == d, c === d, c !== d, ObjectIdentifier(c) == ObjectIdentifier(d))
let none: Named? = nil
let some: Named? = c
print(none === nil, some === c, some === none, none === d)
print(Marked() == Marked())

enum Failure: Error { case low, high }
final class Model {
  var error: (any Error)?
  func load(_ failure: any Error) {
    do {
      throw failure
    } catch let low as Failure where low == .low {
      error = low
    } catch is Failure {
      error = nil
    } catch { self.error = error }
  }
}
struct Other: Error {}
let model = Model()
model.load(Failure.low)
print(model.error.map { "\($0)" } ?? "none")
model.load(Failure.high)
print(model.error == nil)
model.load(Other())
print(model.error is Other)
