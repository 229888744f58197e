// swift-format-ignore-file: ReplaceForEachWithForLoop

// Classes: designated and convenience initialisers, overriding, `super`, casting, deinit, identity.
class Shape: CustomStringConvertible {
  let name: String
  private(set) var moves = 0
  var origin = (x: 0, y: 0)
  init(name: String) {
    self.name = name
    setUp()
  }
  convenience init() { self.init(name: "shape") }
  func setUp() { moves = 1 }
  func area() -> Double { 0 }
  var description: String { "\(name)(\(area()))" }
  func move(x: Int = 0, y: Int = 0) {
    origin.x += x
    origin.y += y
    moves += 1
  }
  static func unit() -> Shape { Shape() }
  subscript(i: Int) -> String { "\(name)[\(i)]" }
  final func fixed() -> String { "fixed " + name }
}
class Rectangle: Shape {
  var width, height: Double
  init(width: Double, height: Double, name: String = "rectangle") {
    self.width = width
    self.height = height
    super.init(name: name)
  }
  convenience init(side: Double) { self.init(width: side, height: side, name: "square") }
  override func area() -> Double { width * height }
  override func move(x: Int = 0, y: Int = 0) { super.move(x: x * 2, y: y * 2) }
  override subscript(i: Int) -> String { "R" + super[i] }
  var isSquare: Bool { width == height }
}
final class Cuboid: Rectangle {
  var depth: Double { didSet { if depth < 0 { depth = 0 } } }
  init(_ w: Double, _ h: Double, _ d: Double) {
    depth = d
    super.init(width: w, height: h, name: "cuboid")
  }
  override func area() -> Double { 2 * (super.area() + width * depth + height * depth) }
  override var description: String { "3D " + super.description }
  override func setUp() {
    super.setUp()
    origin = (1, 1)
  }
}
let shapes: [Shape] = [
  Shape(), Rectangle(width: 2, height: 3), Rectangle(side: 4), Cuboid(1, 2, 3),
]
for shape in shapes {
  shape.move(x: 1)
  print(shape, shape.origin, shape.moves, shape[2], shape.fixed())
}
for shape in shapes {
  switch shape {
  case let c as Cuboid: print("cuboid", c.depth)
  case let r as Rectangle where r.isSquare: print("square", r.width)
  case is Rectangle: print("rectangle")
  default: print("other")
  }
}
print(
  shapes.compactMap { $0 as? Rectangle }.map(\.width), shapes[3] is Shape,
  type(of: shapes[3]) == Cuboid.self, (shapes[1] as! Rectangle).isSquare)
let first = shapes[0]
let same = first
let other = Shape()
print(first === same, first !== other, ObjectIdentifier(first) == ObjectIdentifier(same))
let cuboid = Cuboid(1, 1, 1)
cuboid.depth = -5
print(cuboid.depth, cuboid.area())
class Node {
  let id: Int
  var next: Node?
  weak var previous: Node?
  init(_ id: Int) { self.id = id }
  deinit { print("gone", id) }
}
var head: Node? = Node(1)
head!.next = Node(2)
head!.next!.previous = head
weak var watcher = head
print(watcher?.id ?? 0, head?.next?.previous?.id ?? 0)
head = nil
print(watcher == nil)
class Base {
  required init(n: Int) { value = n }
  let value: Int
  class func make(_ n: Int) -> Self { self.init(n: n) }
  func twin() -> Self { type(of: self).init(n: value * 2) }
}
class Derived: Base {
  var extra = "e"
  required init(n: Int) { super.init(n: n + 100) }
}
print(Base.make(1).value, Derived.make(1).value, Derived.make(1).extra, Derived(n: 1).twin().value)
class Failing {
  let n: Int
  init?(_ n: Int) {
    if n < 0 { return nil }
    self.n = n
  }
  convenience init?(text: String) {
    guard let n = Int(text) else { return nil }
    self.init(n)
  }
}
print(Failing(-1) == nil, Failing(text: "7")?.n ?? 0, Failing(text: "x") == nil)
protocol Speaker: AnyObject {
  var volume: Int { get set }
  func speak() -> String
}
extension Speaker {
  func louder() { volume += 1 }
  func speak() -> String { "volume \(volume)" }
}
class Radio: Speaker { var volume = 1 }
class Siren: Radio {
  override var volume: Int {
    get { super.volume * 10 }
    set { super.volume = newValue }
  }
  func speak() -> String { "wee" }
}
let speakers: [Speaker] = [Radio(), Siren()]
speakers.forEach { $0.louder() }
print(speakers.map(\.volume), speakers.map { $0.speak() })
class Singleton {
  static let shared = Singleton()
  private init() { print("made once") }
  var count = 0
}
Singleton.shared.count += 1
Singleton.shared.count += 1
print(Singleton.shared.count)
struct Holder {
  var node: Rectangle
  var copies = 0
}
var h1 = Holder(node: Rectangle(side: 1))
var h2 = h1
h2.node.width = 9
h2.copies = 1
print(h1.node.width, h1.copies)
