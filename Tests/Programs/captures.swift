final class Node {
  let n: Int
  weak var parent: Node?
  var kids: [Node] = []
  init(_ n: Int) { self.n = n }
  deinit { print("deinit", n) }
}
func scope() {
  let a = Node(1)
  let b = Node(2)
  a.kids.append(b)
  b.parent = a
  print(b.parent?.n ?? 0)
}
scope()
var x: Node? = Node(3)
x = nil
print("after")
x = Node(4)
x = Node(5)
func tmp() {
  _ = Node(6)
  print("in")
}
tmp()
final class VM {
  var onDone: (() -> Void)?
  var n = 0
  func setup() {
    onDone = { [weak self] in
      guard let self else { return }
      self.n += 1
      print("done", n)
    }
  }
  deinit { print("vm gone") }
}
var vm: VM? = VM()
vm?.setup()
let d = vm?.onDone
d?()
vm = nil
d?()
var k = 1
let cap = { [k] in print(k) }
k = 2
cap()
let named = { [q = k * 10, weak w = x] in print(q, w?.n ?? 0) }
k = 3
named()
let un = { [unowned y = x!] in y.n }
print(un())
struct S {
  var v = 1
  lazy var f: () -> Int = { 4 }
}
var s = S()
print(s.f())
print(ObjectIdentifier(x!) == ObjectIdentifier(x!))
