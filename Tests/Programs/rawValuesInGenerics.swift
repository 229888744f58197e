// What protocols of the library ask for, in generic code.
enum E: String, CaseIterable { case a, b }
struct A: Identifiable {
  let id: Int
  var n = "x"
}
func show<T: Identifiable>(_ t: T) where T.ID == Int { print(t.id + 1) }
show(A(id: 3))
func all<T: CaseIterable>(_ t: T.Type) -> Int { T.allCases.count }
print(all(E.self))
func raw<T: RawRepresentable>(_ t: T) -> String where T.RawValue == String { t.rawValue + "!" }
print(raw(E.a))
func make<T: RawRepresentable>(_ s: String, _: T.Type) -> T? where T.RawValue == String {
  T(rawValue: s)
}
print(make("b", E.self)!)
