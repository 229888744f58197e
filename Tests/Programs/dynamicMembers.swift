@dynamicMemberLookup struct Settings {
  var values: [String: Int] = ["a": 1]
  subscript(dynamicMember name: String) -> Int {
    get { values[name] ?? 0 }
    set { values[name] = newValue }
  }
}
var s = Settings()
s.width = 40
s.a += 5
print(s.width, s.a, s.none)
struct Point { var x = 1, y = 2 }
@dynamicMemberLookup struct Wrapper<T> {
  var inner: T
  subscript<V>(dynamicMember path: WritableKeyPath<T, V>) -> V {
    get { inner[keyPath: path] }
    set { inner[keyPath: path] = newValue }
  }
}
var w = Wrapper(inner: Point())
w.x = 10
w.y += 3
print(w.x, w.y, w.inner)
@dynamicMemberLookup final class Proxy {
  subscript(dynamicMember name: String) -> String { "<\(name)>" }
}
print(Proxy().hello)
