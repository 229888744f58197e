class Base {
  var v = 1 {
    willSet { print("will", newValue) }
    didSet { print("did", oldValue) }
  }
  required init() {}
  convenience init(v: Int) {
    self.init()
    self.v = v
  }
  class func make() -> Self { Self() }
  func desc() -> String { "B\(v)" }
  subscript(i: Int) -> Int { v * i }
  static var count = 0
  lazy var big: Int = {
    print("lazy")
    return v * 100
  }()
  final func fin() -> Int { 1 }
}
class Sub: Base {
  override var v: Int { didSet { print("subdid") } }
  override func desc() -> String { "S" + super.desc() }
  override subscript(i: Int) -> Int { super[i] + 1 }
  var extra: String
  required init() {
    extra = "e"
    super.init()
  }
  init(e: String) {
    extra = e
    super.init()
    v = 5
  }
  override class func make() -> Self { Self() }
}
let s = Sub(e: "q")
print(
  s.desc(), s[2], s.big, s.big, Sub.make().desc(), Base(v: 3).desc(), s is Base, (s as Base).desc(),
  type(of: s))
let bs: [Base] = [Base(), s]
for b in bs { if let x = b as? Sub { print("sub", x.extra) } else { print("base") } }
print(s === s, s !== bs[0], ObjectIdentifier(s) == ObjectIdentifier(s))
class Node {
  weak var parent: Node?
  var kids: [Node] = []
  unowned let root: Node?
  init(_ r: Node?) { root = r }
  deinit { print("node gone") }
}
var n: Node? = Node(nil)
n!.kids.append(Node(n))
n!.kids[0].parent = n
print(n?.kids.first?.parent === n)
n = nil
protocol Del: AnyObject { func hit(_ n: Int) }
class D: Del {
  var c = 0
  func hit(_ n: Int) { c += n }
}
class Src {
  weak var d: (any Del)?
  func go() { d?.hit(3) }
}
let dd = D()
let src = Src()
src.d = dd
src.go()
print(dd.c)
class Cnt: Hashable, Comparable {
  let id: Int
  init(_ i: Int) { id = i }
  static func == (a: Cnt, b: Cnt) -> Bool { a.id == b.id }
  static func < (a: Cnt, b: Cnt) -> Bool { a.id < b.id }
  func hash(into h: inout Hasher) { h.combine(id) }
}
print(Set([Cnt(1), Cnt(1), Cnt(2)]).count, Cnt(1) < Cnt(2), [Cnt(3), Cnt(1)].min()!.id)
class Sing {
  static let shared = Sing()
  private init() { print("made") }
  var x = 0
}
Sing.shared.x += 1
print(Sing.shared.x)
class Fail {
  let n: Int
  init?(_ n: Int) {
    if n < 0 { return nil }
    self.n = n
  }
  init(thr n: Int) throws {
    struct E: Error {}
    if n < 0 { throw E() }
    self.n = n
  }
}
print(Fail(-1) == nil, Fail(2)!.n, (try? Fail(thr: -1)) == nil)
class Gen<T: Equatable> {
  var xs: [T]
  init(_ xs: T...) { self.xs = xs }
  func has(_ t: T) -> Bool { xs.contains(t) }
}
class SubG: Gen<Int> { func tot() -> Int { xs.reduce(0, +) } }
print(Gen("a", "b").has("b"), SubG(1, 2).tot())
struct CW {
  final class St { var n = 0 }
  private var st = St()
  var n: Int {
    get { st.n }
    nonmutating set { st.n = newValue }
  }
}
let cw = CW()
cw.n = 5
print(cw.n)
