struct P {
  var x = 1
  var name = "n"
  var o: Int? = nil
  var l = [1, 2]
}
dump(["a": 1])
_ = dump((1, "x"))
dump([1, 2])
dump("a")
dump(3)
for c in Mirror(reflecting: P()).children { print(c.label ?? "-", c.value) }
enum E {
  case a
  case b(Int)
}
print(Mirror(reflecting: E.b(3)).children.first?.label ?? "-")
class K {
  var q = 2.5
  let e = E.a
}
print(Mirror(reflecting: P()).children.count)
debugPrint("x", 1)
print(String(reflecting: "a"), String(describing: P()))
