import Foundation

// What texts, their parts and characters have that programs seldom ask for.

let line = "  Speed: 140 km/h, fast!  "
print(
  line.trimmingCharacters(in: .whitespaces), line.contains("S"),
  line.replacingOccurrences(of: "140", with: "90"))
print(
  line.trimmingCharacters(in: .whitespacesAndNewlines).count,
  "a\nb".components(separatedBy: .newlines))
print(
  "a.b!".trimmingCharacters(in: .punctuationCharacters),
  "1a2".trimmingCharacters(in: .decimalDigits))
print(
  "xx1".trimmingCharacters(in: .letters),
  "--a1--".trimmingCharacters(in: CharacterSet.alphanumerics.inverted))
print(
  "abc".trimmingCharacters(in: CharacterSet(charactersIn: "ac")), "é".lengthOfBytes(using: .utf8))
print("Gauge".localizedCaseInsensitiveContains("GAU"), "Gauge".localizedStandardContains("auge"))
print(
  "7".padding(toLength: 3, withPad: "0", startingAt: 0), "a".hash == "a".hash,
  "a".hashValue == "a".hashValue)
print("q".debugDescription, "q".description, "aab".prefix { $0 == "a" }, "aab".drop { $0 == "a" })
print(
  "a, b".split(separator: ", "), "a, b".components(separatedBy: ", "), "abc".range(of: "bc") != nil)
print("az".unicodeScalars.map { $0.value }, String().isEmpty, "b" > "a", "a" <= "b", "a" >= "b")
let whole = "gauge"
let part = whole.prefix(3)
print(part == "gau", part != "x", Substring("text"), String(part))
func sameText<A: StringProtocol, B: StringProtocol>(_ a: A, _ b: B) -> Bool { a == b }
func otherText<A: StringProtocol, B: StringProtocol>(_ a: A, _ b: B) -> Bool { a != b }
print(sameText(whole, part), otherText(whole, part))
var text = "abc"
text.append(Character("d"))
text.append(contentsOf: ["e", "f"] as [Character])
let first: Character = text.remove(at: text.startIndex)
text.removeFirst(1)
text.removeLast(1)
print(first, text, text.popLast() ?? "?", text)
text.removeAll { $0 == "c" }
print(text)
text.removeAll()
print(text.isEmpty)
var slice: Substring = "slice"
slice.append("!")
slice.append(Character("?"))
slice.append(contentsOf: ["x", "y"] as [Character])
slice.insert("_", at: slice.startIndex)
print(slice)
print(slice.remove(at: slice.startIndex), slice.removeFirst(), slice.removeLast(), slice)
slice.removeFirst(1)
slice.removeLast(1)
print(slice, slice.popLast() ?? "?")
slice.removeAll { $0 == "c" }
print(slice)
slice.removeAll()
print(slice.isEmpty)
let index: String.Index = whole.startIndex
print(whole[index])
let letter: Character = "F"
print(
  letter.isHexDigit, letter.hexDigitValue ?? 0, letter.lowercased(), letter.isLowercase,
  letter.description)
print(Character("!").isPunctuation, letter.unicodeScalars.map { $0.value }, String(true))
if let scalar = UnicodeScalar(65 as Int), let small = UnicodeScalar(UInt32(97)) {
  print(Character(scalar), Character(small), UnicodeScalar(UInt8(66)))
}
var seen = Set<Int>()
seen.formUnion([1, 2, 3, 4])
print(
  seen.filter { $0 > 2 }.sorted(), seen.intersection([1, 9]).sorted(),
  seen.subtracting([1]).sorted())
seen.formIntersection([1, 2, 3])
seen.subtract([1])
print(seen.sorted(), seen.symmetricDifference([3, 4]).sorted())
seen.formSymmetricDifference([3, 5])
print(
  seen.sorted(), seen.isSubset(of: [2, 5, 6]), seen.isSuperset(of: [2]),
  seen.isStrictSubset(of: [2, 5]))
print(seen.isDisjoint(with: [8]), seen.remove(2) ?? 0)
seen.removeAll()
print(seen.isEmpty, [3, 1, 2].sorted { $0 > $1 })
