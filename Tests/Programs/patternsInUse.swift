import Foundation

let text = "Ana: 31, Bob: 45\nCid: 7"
let entry = /(?<name>[A-Z]\w+): (?<age>\d+)/
let people = text.matches(of: entry).map { (String($0.name), Int($0.age)!) }
print(people.map(\.0), people.map(\.1).reduce(0, +))
if let match = try entry.firstMatch(in: text) {
  let (whole, name, age) = match.output
  print(whole, name, age, text.distance(from: text.startIndex, to: match.range.upperBound))
}
print(try /\d+/.wholeMatch(in: "42")?.output ?? "none", try /\d/.prefixMatch(in: "a1") == nil)
let any = try Regex("([a-z]+)-(?<number>[0-9]+)?")
if let match = text.firstMatch(of: any) { print(match.count) }
if let match = "id-42 x-".firstMatch(of: any) {
  print(match.count, match[1].substring ?? "-", match["number"]?.substring ?? "-")
  print(match.output[0].substring ?? "-", match.output.count, match.output["number"]?.name ?? "-")
  print(match.output[2].range != nil)
}
print(text.contains(/^Cid/), text.contains(/^Cid/.anchorsMatchLineEndings()))
print(text.contains(/45.Cid/), text.contains(/45.Cid/.dotMatchesNewlines()))
print(text.starts(with: /[A-Z]/), text.firstRange(of: /\d+/).map { text[$0] } ?? "-")
var changed = text
changed.replace(/\d+/) { match in String(Int(match.output)! + 1) }
print(changed)
print(text.replacing(/[a-z]/, with: "", maxReplacements: 3))
print("a,b;c".split(separator: /[,;]/, maxSplits: 1), "a1b".ranges(of: /\d/).count)
print("x=1, y=22".matches(of: /(\w)=(\d+)/).reduce(into: [:]) { $0[$1.1] = $1.2 }["y"]!)
print("abc".prefix(2).contains(/c/), "aXbX".replacing(/(?:x)/.ignoresCase(), with: "."))
let number = /(-)?(\d+)(?:\.(\d+))?|(inf)/
for word in ["12", "-3.5", "inf"] {
  if let match = word.wholeMatch(of: number) {
    print(match.1 ?? "", match.2 ?? "", match.3 ?? "", match.4 ?? "")
  }
}
let spaced = #/
  (\d{2})  # hours
  :
  (\d{2})  # minutes
  /#
print("at 12:45".firstMatch(of: spaced).map { "\($0.1)h\($0.2)" } ?? "-")
let old = try NSRegularExpression(
  pattern: "^(\\w+)\\s*=\\s*(.*)$", options: [.anchorsMatchLines, .caseInsensitive])
let settings = "size = 4\nname=x"
let all = NSRange(location: 0, length: settings.utf16.count)
print(old.pattern.count, old.numberOfCaptureGroups, old.matches(in: settings, range: all).count)
print(old.firstMatch(in: settings, options: .anchored, range: all)!.range(at: 1).length)
let found = old.rangeOfFirstMatch(in: settings, options: [], range: all)
print(found.location, found.lowerBound, found.upperBound, found == NSRange(location: 0, length: 8))
print(old.rangeOfFirstMatch(in: "", options: [], range: NSRange()).location == NSNotFound)
print("a.b.c".replacingOccurrences(of: ".", with: "-", options: .literal))
print("Hello".range(of: "l", options: .backwards).map { "Hello"[$0.lowerBound...] } ?? "-")
print("Hello".range(of: "L", options: [.caseInsensitive]) != nil)
print("xx1".range(of: "^x+", options: [.regularExpression, .anchored]) != nil)
print(
  "2024-05".replacingOccurrences(of: "(\\d+)-(\\d+)", with: "$2/$1", options: .regularExpression))
var range = NSRange(settings.startIndex..., in: settings)
range.length -= 1
range.location += 1
print(
  range.length, Range(range, in: settings) != nil,
  Range(NSRange(location: 99, length: 1), in: "a") == nil)
let loose = try NSRegularExpression(
  pattern: "a . b", options: [.allowCommentsAndWhitespace, .dotMatchesLineSeparators])
print(loose.numberOfMatches(in: "a\nb", options: [], range: NSRange(location: 0, length: 3)))
let colon = text.firstIndex(of: ":")!
print(NSRange(...colon, in: text).length, NSRange(..<colon, in: text).length)
print(NSRange(text.startIndex...colon, in: text).upperBound)
do { _ = try Regex("a(b") } catch { print("fault") }
