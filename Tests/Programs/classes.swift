class Animal {
  let name: String
  private(set) var energy = 10
  class var kind: String { "animal" }
  var sound: String { "..." }
  init(name: String) { self.name = name }
  convenience init() { self.init(name: "none") }
  func speak() -> String { "\(name) says \(sound)" }
  func eat(_ n: Int = 1) { energy += n }
  static func make(_ n: String) -> Self { fatalError() }
  final func id() -> String { "\(type(of: self)):\(name)" }
  subscript(i: Int) -> Character { Array(name)[i] }
}
class Dog: Animal {
  var tricks: [String] = []
  override class var kind: String { "dog" }
  override var sound: String { "woof" }
  override init(name: String) {
    super.init(name: name.uppercased())
    eat(5)
  }
  override func speak() -> String { super.speak() + "!" }
  override func eat(_ n: Int = 1) { super.eat(n * 2) }
}
final class Puppy: Dog {
  override var sound: String { "yip" + super.sound }
  required init(tag: Int) { super.init(name: "p\(tag)") }
}
let zoo: [Animal] = [Animal(name: "cat"), Dog(name: "rex"), Puppy(tag: 3), Animal()]
for z in zoo { print(z.speak(), z.energy, z.id(), z[0]) }
print(
  zoo.compactMap { $0 as? Dog }.map(\.name), zoo.filter { $0 is Puppy }.count, Animal.kind,
  Puppy.kind)
if let d = zoo[1] as? Dog {
  d.tricks.append("sit")
  d.eat()
  print(d.tricks, d.energy)
}
class Shape {
  func area() -> Double { 0 }
  var desc: String { "area \(area())" }
}
class Sq: Shape {
  var s: Double
  init(_ s: Double) { self.s = s }
  override func area() -> Double { s * s }
}
class Named: Sq {
  var label: String { didSet { print("label", oldValue, label) } }
  init(_ s: Double, label: String) {
    self.label = label
    super.init(s)
    self.s += 1
  }
}
let n = Named(2, label: "a")
n.label = "b"
print(n.desc, (n as Shape).area())
class Obs {
  var v = 1 {
    willSet { print("will", newValue) }
    didSet { print("did", v) }
  }
}
class Sub: Obs {
  override var v: Int {
    get { super.v * 10 }
    set { super.v = newValue }
  }
}
let sb = Sub()
sb.v = 3
print(sb.v)
extension Animal: Equatable, Hashable {
  static func == (l: Animal, r: Animal) -> Bool { l.name == r.name }
  func hash(into h: inout Hasher) { h.combine(name) }
}
print(
  Animal(name: "x") == Animal(name: "x"), Set([Animal(name: "q"), Animal(name: "q")]).count,
  zoo.contains(Animal(name: "cat")))
protocol Copying { init(copy: Self) }
final class Doc: Copying {
  var t: String
  init(t: String) { self.t = t }
  required init(copy: Doc) { t = copy.t + "'" }
}
print(Doc(copy: Doc(t: "d")).t)
class Fail {
  let n: Int
  init?(_ n: Int) {
    if n < 0 { return nil }
    self.n = n
  }
  init(throwing n: Int) throws {
    if n > 9 { throw E.big }
    self.n = n
  }
  enum E: Error { case big }
}
print(Fail(-1) == nil, Fail(3)!.n, (try? Fail(throwing: 10)) == nil)
class Lazy {
  lazy var data: [Int] = load()
  var loads = 0
  func load() -> [Int] {
    loads += 1
    return [1, 2]
  }
}
let lz = Lazy()
print(lz.loads, lz.data, lz.data, lz.loads)
class Single {
  static let shared = Single()
  static var count = 0
  private init() { Single.count += 1 }
  var v = 0
}
Single.shared.v += 1
Single.shared.v += 1
print(Single.shared.v, Single.count)
func ident(_ a: AnyObject, _ b: AnyObject) -> Bool { a === b }
print(ident(lz, lz), ident(lz, n), ObjectIdentifier(lz) == ObjectIdentifier(lz))
