import Foundation

func matches(for pattern: String, in text: String) -> [String] {
  do {
    let regex = try NSRegularExpression(pattern: pattern)
    let results = regex.matches(in: text, range: NSRange(text.startIndex..., in: text))
    return results.map { String(text[Range($0.range, in: text)!]) }
  } catch {
    print("invalid regex")
    return []
  }
}
print(matches(for: "[0-9]+", in: "a1 b22 c333"))
print(matches(for: "[", in: "x"))
let regex = try! NSRegularExpression(pattern: "(\\w+)@(\\w+)", options: .caseInsensitive)
let text = "Anna@home, bob@work"
let range = NSRange(text.startIndex..<text.endIndex, in: text)
print(regex.numberOfMatches(in: text, options: [], range: range))
if let match = regex.firstMatch(in: text, options: [], range: range) {
  print(match.numberOfRanges)
  for index in 0..<match.numberOfRanges {
    if let part = Range(match.range(at: index), in: text) { print(text[part]) }
  }
}
print(regex.stringByReplacingMatches(in: text, options: [], range: range, withTemplate: "$2:$1"))
print(range.location, range.length)
print(NSRange(location: 1, length: 2))
extension String {
  func isMatch(_ pattern: String) -> Bool {
    guard let regex = try? NSRegularExpression(pattern: pattern) else { return false }
    return regex.firstMatch(in: self, range: NSRange(location: 0, length: utf16.count)) != nil
  }
}
print("12345".isMatch("^\\d{5}$"), "1234".isMatch("^\\d{5}$"))
