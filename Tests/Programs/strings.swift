import Foundation

let s = """
  Hello
    World \(1 + 1)
  """
print(s)
print(
  "abc".uppercased(), "a,b".split(separator: ","), "abc".reversed().map { String($0) },
  String(repeating: "ab", count: 2), "hello".prefix(2), "x".isEmpty, "abc".contains("b"),
  "abc".hasPrefix("ab"), #"raw \n"#)
print("a" < "b", "abc".count, Array("abc"), "abc".first!, Character("x"))
for c in "hi" { print(c) }
print(Int("12") ?? 0, Double("1.5") ?? 0, Int("x") as Any, String(12), String(2.0), "\(true)")
