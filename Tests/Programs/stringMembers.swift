// The members of String, Substring and Character that people use.
import Foundation

var text = "Hello, World"
print(text.count, text.isEmpty, text.first!, text.last!, text.uppercased(), text.lowercased())
print(text.hasPrefix("Hell"), text.hasSuffix("d"), text.contains("World"), text.contains("x"))
text.replaceSubrange(text.startIndex..<text.index(text.startIndex, offsetBy: 5), with: "Howdy")
print(text)
text.insert("!", at: text.endIndex)
text.insert(contentsOf: "Oh: ", at: text.startIndex)
print(text, text.trimmingPrefix("Oh: "))
text.removeLast()
text.removeFirst(4)
print(text, text.remove(at: text.startIndex), text)
text.removeSubrange(text.startIndex...text.index(text.startIndex, offsetBy: 3))
print(text, text.dropFirst(2), text.dropLast(2), text.prefix(3), text.suffix(3))
text.removeAll { $0 == "o" }
print(text, String(text.reversed()), text.sorted(), String(text.shuffled().sorted()))
let words = "the quick brown fox"
print(
  words.split(separator: " "), words.components(separatedBy: " "),
  words.split(separator: " ", maxSplits: 1))
print(words.split(whereSeparator: { $0 == "q" || $0 == "b" }), words.capitalized)
print(words.replacingOccurrences(of: "quick", with: "slow"), words.replacing("brown", with: "red"))
print(
  words.firstIndex(of: "q")!.utf16Offset(in: words), words[words.startIndex],
  words[words.index(before: words.endIndex)])
if let range = words.range(of: "quick") {
  print(words[range], words[..<range.lowerBound], words[range.upperBound...])
}
print(
  "  padded \n".trimmingCharacters(in: .whitespacesAndNewlines),
  "xxaxx".trimmingCharacters(in: CharacterSet(charactersIn: "x")))
print(
  "abc".padding(toLength: 6, withPad: ".", startingAt: 0), String(repeating: "ab", count: 3),
  String(repeating: "-" as Character, count: 4))
print(
  "a" < "b", "apple".compare("banana") == .orderedAscending,
  "A".caseInsensitiveCompare("a") == .orderedSame)
print(
  "one,two,,three".split(separator: ","),
  "one,two,,three".split(separator: ",", omittingEmptySubsequences: false))
print(
  Array("héllo"), "e\u{301}".count, "👨‍👩‍👧".count, "🇩🇪🇫🇷".count, "naïve".utf8.count,
  "abc".unicodeScalars.map(\.value))
print(
  Int("42")!, Double("1.5")!, Bool("true")!, Int("x") as Any, String(42), String(true), String(1.0))
print(
  "abc".map { String($0).uppercased() }, "abc".enumerated().map { "\($0)\($1)" },
  "a1b2".filter(\.isNumber))
print(
  "hello".allSatisfy(\.isLetter), "hello".max()!, "hello".min()!,
  "hello".firstIndex(where: { $0 == "l" }) != nil)
print(
  Set("hello").count,
  "hello".reduce(into: [:]) { $0[$1, default: 0] += 1 } == ["h": 1, "e": 1, "l": 2, "o": 1])
let character: Character = "é"
print(
  character.isLetter, character.isUppercase, character.uppercased(),
  Character("7").wholeNumberValue!, Character("F").hexDigitValue!)
print(
  Character(" ").isWhitespace, Character("!").isPunctuation, Character("a").asciiValue!,
  Character("\n").isNewline, Character("+").isMathSymbol)
print("a-b_c".split { "-_".contains($0) }, "abc".contains("bc"), "abcabc".ranges(of: "bc").count)
print(["a", "b"].joined(), ["a", "b"].joined(separator: ", "))
var sub = words.prefix(9)
sub.append("!")
print(sub, sub.count, String(sub), type(of: sub), sub.hasSuffix("!"))
print(
  "line1\nline2\r\nline3".split(whereSeparator: \.isNewline),
  "a\tb".components(separatedBy: .whitespaces))
print(
  "abc" + "d", "abc" == "ab" + "c", "x".appending("y"), "%d".count, "quote\"d", #"raw \n "x""#,
  #"value \#(1 + 1)"#)
print(
  """
  first
    indented \("in" + "side")
  joined \
  line
  """)
var builder = ""
for i in 1...3 {
  builder += "\(i)"
  builder.append(contentsOf: ",")
  builder.write("w")
}
print(
  builder, builder.lastIndex(of: ",") != nil, builder.starts(with: "1,"), builder.elementsEqual("1")
)
print(
  words.prefix(while: { $0 != " " }), words.drop(while: { $0 != " " }),
  words.first(where: { $0 > "s" })!)
print(
  String(describing: Optional("x")), String(reflecting: "x"), "\(Optional("y") ?? "")",
  String("abc".dropFirst()))
print(
  "Swift".index(after: "Swift".startIndex) > "Swift".startIndex,
  "Swift".distance(from: "Swift".startIndex, to: "Swift".endIndex))
print(
  "12:30".split(separator: ":").compactMap { Int($0) },
  "a,b".split(separator: ",").map(String.init), "swift".commonPrefix(with: "swing"))
