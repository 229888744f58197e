let text = """
  The quick brown fox — jumps over the lazy dog.
  The dog, however, was not amused!
  Café, naïve, 東京, 👨‍👩‍👧 and 🇫🇷.
  """
let words = text.split { !$0.isLetter && $0 != "'" }.map { $0.lowercased() }
print(words.count, words.first ?? "", words.last ?? "")
let frequencies = words.reduce(into: [:]) { counts, word in counts[word, default: 0] += 1 }
let top = frequencies.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3)
print(top.map { "\($0.key)×\($0.value)" })
print(text.split(separator: "\n").map(\.count), text.count, text.unicodeScalars.count > text.count)
let lengths = Dictionary(grouping: words, by: \.count).mapValues { $0.sorted() }
for length in lengths.keys.sorted().suffix(2) { print(length, lengths[length]!) }
func capitalized(_ word: some StringProtocol) -> String {
  word.prefix(1).uppercased() + word.dropFirst()
}
print(words.prefix(4).map(capitalized).joined(separator: " "))
func isPalindrome(_ text: String) -> Bool {
  let letters = text.lowercased().filter(\.isLetter)
  return letters == String(letters.reversed())
}
print(isPalindrome("A man, a plan, a canal: Panama"), isPalindrome("no"))
func caesar(_ text: String, by shift: Int) -> String {
  String(
    text.map { character in
      guard let value = character.asciiValue, character.isLetter else { return character }
      let base: UInt8 = character.isUppercase ? 65 : 97
      return Character(UnicodeScalar((value - base + UInt8((shift + 26) % 26)) % 26 + base))
    })
}
print(caesar("Hello, World", by: 3), caesar(caesar("Hello", by: 3), by: -3))
var line = "key = value = more"
if let index = line.firstIndex(of: "=") {
  let key = line[..<index].trimmingPrefix { $0 == " " }
  let rest = line[line.index(after: index)...]
  print("[\(key)]", "[\(rest)]", line.distance(from: line.startIndex, to: index))
  line.replaceSubrange(index...index, with: ":=")
}
line.insert(contentsOf: "> ", at: line.startIndex)
line.removeAll { $0 == "e" }
print(line, line.lastIndex(of: "=").map { line.distance(from: $0, to: line.endIndex) } ?? -1)
func runLength(_ text: String) -> String {
  var result = ""
  var iterator = text.makeIterator()
  guard var current = iterator.next() else { return "" }
  var count = 1
  while let next = iterator.next() {
    if next == current {
      count += 1
      continue
    }
    result += "\(count > 1 ? String(count) : "")\(current)"
    (current, count) = (next, 1)
  }
  return result + "\(count > 1 ? String(count) : "")\(current)"
}
print(runLength("aaabccd"), runLength(""), runLength("zz"))
print("été".count, "e\u{301}" == "é", "👨‍👩‍👧".count, "🇫🇷".unicodeScalars.count)
print(
  "abc" < "abd", "Zebra" < "apple", "a".unicodeScalars.first!.value,
  Character("7").wholeNumberValue!)
print(#"raw \(not) "quoted""#, "tab\tend", "\u{2713}", "a\\b")
print("one,two,,three".split(separator: ",", omittingEmptySubsequences: false).map(String.init))
print("x".padding(5), "wide".padding(2), zip("abc", 1...).map { "\($0)\($1)" })
extension String {
  func padding(_ width: Int) -> String {
    count >= width ? self : self + String(repeating: "·", count: width - count)
  }
}
