import Foundation

class Point: NSObject {
  var x: Int
  override init() {
    x = 0
    super.init()
  }
  init(x: Int) {
    self.x = x
    super.init()
  }
  override func isEqual(_ object: Any?) -> Bool { (object as? Point)?.x == x }
  override var hash: Int { x }
  override var description: String { "Point(\(x))" }
}

final class Place: Point {
  let name: String
  init(name: String, x: Int) {
    self.name = name
    super.init(x: x)
  }
  override var description: String { name + " at " + super.description }
}

final class Plain: NSObject {}

print(Point(), Point(x: 3), Place(name: "here", x: 2))
print(Point(x: 1) == Point(x: 1), Point(x: 1) != Point(x: 2), Point(x: 1).isEqual(nil))
print(Point(x: 1).isEqual(Point(x: 1)), Point(x: 4).hash)
print(Set([Point(x: 1), Point(x: 1), Point(x: 2)]).count)
let plain = Plain()
print(plain == plain, plain == Plain(), plain === plain, plain.isEqual(plain))
print([Point(x: 5), Point(x: 6)].contains(Point(x: 6)))
let objects: [NSObject] = [plain, Point(x: 1)]
print(objects.contains(Point(x: 1)), objects.firstIndex(of: plain) ?? -1)
print(objects.contains { $0.description.isEmpty }, plain.hash == plain.hash)
