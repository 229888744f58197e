let s = "Hello, World"
print(
  s.count, s.uppercased(), s.lowercased(), s.hasPrefix("He"), s.hasSuffix("d"), s.contains("World"),
  s.reversed().map(String.init).joined())
print(
  s.prefix(5), s.suffix(5), s.dropFirst(7), s.dropLast(7), s.first!, s.last!, s.isEmpty,
  s.split(separator: ","), s.firstIndex(of: "W") != nil)
print(
  s[s.startIndex], s[s.index(s.startIndex, offsetBy: 4)], s[s.index(after: s.startIndex)...],
  s[..<s.index(s.startIndex, offsetBy: 3)])
var t = "abc"
t.append("d")
t += "e"
t.insert("z", at: t.startIndex)
t.removeLast()
t.removeFirst()
print(t, t.filter { $0 != "b" }, t.map { $0 }, Array(t))
for (i, c) in "xy".enumerated() { print(i, c) }
let ch: Character = "a"
print(
  ch.isLetter, ch.isNumber, ch.isUppercase, ch.uppercased(), ch.asciiValue!,
  Character("7").wholeNumberValue!, ch.isWhitespace, ch < "b")
print(
  "a-b-c".split(separator: "-", maxSplits: 1), "a b".split(separator: " ").map(String.init),
  String(repeating: "ab", count: 3), "abc".allSatisfy { $0.isLetter })
print(
  "x=\(3)" + """
    multi
      line "quoted" \(1 + 1)
    end
    """)
print(#"raw \n \#(1)"#, "é".count, "👨‍👩‍👧".count, "abc" < "abd", "a" == "a")
print(
  s.replacing("o", with: "0"), "  trim ".split(separator: " "), "abc".max()!, String(s.sorted()),
  String("abc".reversed()), "abc".randomElement() != nil)
print(
  "a,b;c".split { $0 == "," || $0 == ";" }, "abc".enumerated().map { "\($0)\($1)" }, Double("3.5")!,
  Int("x") as Any, Bool("true")!, "\(Optional(3))", String(describing: Optional("x")), String(3.0),
  String(true))
let words = ["apple", "fig", "kiwi"]
print(
  words.map(\.count), words.joined(separator: "|"), words.sorted { $0.count < $1.count },
  words.min(by: { $0.count < $1.count })!, words.first { $0.hasPrefix("k") } ?? "",
  words.firstIndex(of: "fig")!, words.lastIndex(where: { $0.count == 4 })!)
print(
  words.prefix(while: { $0 != "kiwi" }), words.drop(while: { $0 != "fig" }), words.partitioned,
  words.contains { $0.isEmpty })
extension Array where Element == String { var partitioned: Int { count } }
