let vehicle: () -> Void = { print(Vehicle().describe()) }
class Vehicle {
  var speed = 0.0 {
    willSet { print("will", newValue, terminator: " ") }
    didSet { if speed != oldValue { print("did", oldValue) } }
  }
  let wheels: Int
  class var kind: String { "vehicle" }
  static let made = 7
  required init(wheels: Int) { self.wheels = wheels }
  convenience init() { self.init(wheels: 4) }
  func describe() -> String { "\(type(of: self)) \(wheels) \(Self.kind)" }
  deinit { print("bye", wheels) }
  subscript(i: Int) -> Int { i * wheels }
  func copy() -> Self { Self.init(wheels: wheels) }
}
class Bike: Vehicle {
  override class var kind: String { "bike" }
  var bell: String
  required init(wheels: Int) {
    bell = "ring"
    super.init(wheels: wheels)
  }
  init(bell: String) {
    self.bell = bell
    super.init(wheels: 2)
    speed = 1
  }
  override func describe() -> String { super.describe() + " " + bell }
  override var speed: Double { didSet { print("bike") } }
  override subscript(i: Int) -> Int { super[i] + 1 }
}
final class EBike: Bike {
  override func describe() -> String { "e-" + super.describe() }
  lazy var battery: Int = {
    print("lazy")
    return 80
  }()
}
do {
  let b = Bike(bell: "ding")
  b.speed = 5
  print(b.describe(), b[3])
  let e = EBike(bell: "x")
  print(e.describe(), e.battery, e.battery, e is Bike, (e as Vehicle).describe(), e.copy() is EBike)
}
class Parent {
  weak var child: Child?
  var name = "p"
}
class Child {
  unowned let parent: Parent
  init(_ p: Parent) {
    parent = p
    p.child = self
  }
  deinit { print("child gone") }
}
let p = Parent()
var ch: Child? = Child(p)
print(p.child != nil, ch!.parent.name)
ch = nil
print(p.child == nil)
class Obs {
  var handlers: [() -> Void] = []
  func on(_ f: @escaping () -> Void) { handlers.append(f) }
  func fire() { for handler in handlers { handler() } }
}
class L {
  var n = 0
  init(_ o: Obs) { o.on { [weak self] in self?.n += 1 } }
  deinit { print("L gone") }
}
let o = Obs()
var l1: L? = L(o)
o.fire()
o.fire()
print(l1!.n)
l1 = nil
o.fire()
print(p === p, ObjectIdentifier(p) == ObjectIdentifier(p), Bike.made, Vehicle.kind)
class Singleton {
  static let shared = Singleton()
  private init() { print("made") }
  var c = 0
}
Singleton.shared.c += 1
print(Singleton.shared.c)
struct CoW {
  final class S {
    var v = [1]
    init() {}
    init(_ o: S) { v = o.v }
  }
  private var s = S()
  mutating func add(_ n: Int) {
    if !isKnownUniquelyReferenced(&s) {
      print("copy")
      s = S(s)
    }
    s.v.append(n)
  }
  var v: [Int] { s.v }
}
var c1 = CoW()
c1.add(2)
var c2 = c1
c2.add(3)
c2.add(4)
print(c1.v, c2.v)
protocol Cl: AnyObject { func go() }
extension Cl {
  func twice() {
    go()
    go()
  }
}
class Impl: Cl { func go() { print("go") } }
let cl: any Cl = Impl()
cl.twice()
class Base<T> {
  var v: T
  init(_ v: T) { self.v = v }
  func show() -> String { "\(v)" }
}
class Der: Base<Int> { override func show() -> String { "D" + super.show() } }
print(Der(5).show(), Base("s").show())
class Acc {
  private var store = [Int]()
  var list: [Int] {
    _read { yield store }
    _modify { yield &store }
  }
}
let acc = Acc()
acc.list.append(4)
print(acc.list)
vehicle()
