import Foundation

let log = "2024-03-01 ERROR disk full; 2024-03-02 INFO ok; 2024-03-03 ERROR net"
let date = /(\d{4})-(\d{2})-(\d{2})/
if let match = log.firstMatch(of: date) {
  print(match.0, match.1, match.2, match.3)
}
for match in log.matches(of: /(?<level>ERROR|INFO) (?<word>\w+)/) {
  print(match.level, match.word)
}
print(log.replacing(/\d/, with: "#"))
print(log.split(separator: /;\s*/).count)
print(
  log.contains(/ERROR/), "abc".wholeMatch(of: /[a-c]+/) != nil,
  "abcd".wholeMatch(of: /[a-c]+/) == nil)
print("id-42".prefixMatch(of: /[a-z]+/)!.output)
print(log.ranges(of: /ERROR/).count)
print("a1b22c333".matches(of: /\d+/).map { Int($0.output)! }.reduce(0, +))
print("hello world".replacing(/o(.)/) { match in "<\(match.1)>" })
let pattern = try! Regex("[aeiou]")
print("education".matches(of: pattern).count, "sky".contains(pattern))
do {
  _ = try Regex("(unclosed")
} catch {
  print("no pattern")
}
print("Hello".contains(/hello/.ignoresCase()))
var text = "one  two   three"
text.replace(/\s+/, with: " ")
print(text)
print("key=value".firstMatch(of: #/(\w+)=(\w+)/#).map { "\($0.1):\($0.2)" } ?? "none")
print("  trimmed".trimmingPrefix(/\s+/))
print("2024".firstMatch(of: /(\d\d)(\d\d)?/)!.2 ?? "none")
func isEmail(_ text: String) -> Bool {
  text.wholeMatch(of: /[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,}/.ignoresCase()) != nil
}
print(isEmail("me@example.com"), isEmail("me@"), isEmail("a.b+c@d.co.uk"))
print("me@example.com".range(of: "[a-z]+@[a-z]+", options: .regularExpression) != nil)
print("a-b_c".replacingOccurrences(of: "[-_]", with: " ", options: .regularExpression))
switch "12:34" {
case let time where time.contains(/^\d\d:\d\d$/): print("time")
default: print("other")
}
