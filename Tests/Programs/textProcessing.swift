// Programs that take texts apart: counting, parsing, tokens, tables, ciphers.
import Foundation

let poem = """
  The quick brown fox
  jumps over the lazy dog.
  The end; the fox sleeps.
  """
let words = poem.lowercased().split { !$0.isLetter }.map(String.init)
let counts = words.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
print(
  counts.filter { $0.value > 1 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
    "\($0.key):\($0.value)"
  }, poem.split(separator: "\n").count, words.max { $0.count < $1.count }!)
func caesar(_ s: String, by n: Int) -> String {
  String(
    s.map { c in
      guard let a = c.asciiValue, c.isLetter else { return c }
      let base = c.isUppercase ? UInt8(ascii: "A") : UInt8(ascii: "a")
      return Character(UnicodeScalar((a - base + UInt8((n % 26 + 26) % 26)) % 26 + base))
    })
}
print(caesar("Hello, World!", by: 3), caesar(caesar("Round", by: 5), by: -5))
enum Token: Equatable {
  case number(Double)
  case op(Character)
  case open, close
}
func tokens(_ text: String) -> [Token] {
  var result: [Token] = []
  var number = ""
  for c in text {
    if c.isNumber || c == "." {
      number.append(c)
      continue
    }
    if !number.isEmpty {
      result.append(.number(Double(number)!))
      number = ""
    }
    switch c {
    case "(": result.append(.open)
    case ")": result.append(.close)
    case "+", "-", "*", "/": result.append(.op(c))
    default: break
    }
  }
  if let n = Double(number) { result.append(.number(n)) }
  return result
}
struct Calculator {
  var tokens: ArraySlice<Token>
  init(_ text: String) { tokens = mainTokens(text)[...] }
  mutating func sum() throws -> Double {
    var v = try product()
    while case .op(let c)? = tokens.first, "+-".contains(c) {
      tokens.removeFirst()
      let r = try product()
      v = c == "+" ? v + r : v - r
    }
    return v
  }
  mutating func product() throws -> Double {
    var v = try atom()
    while case .op(let c)? = tokens.first, "*/".contains(c) {
      tokens.removeFirst()
      let r = try atom()
      if c == "/", r == 0 { throw Problem.division }
      v = c == "*" ? v * r : v / r
    }
    return v
  }
  mutating func atom() throws -> Double {
    switch tokens.popFirst() {
    case .number(let n)?: return n
    case .open?:
      let v = try sum()
      guard tokens.popFirst() == .close else { throw Problem.unclosed }
      return v
    case .op("-")?: return -(try atom())
    case let t?: throw Problem.unexpected("\(t)")
    case nil: throw Problem.end
    }
  }
  enum Problem: Error {
    case division, unclosed
    case unexpected(String)
    case end
  }
}
func mainTokens(_ t: String) -> [Token] { tokens(t) }
for text in ["1+2*3", "(1 + 2) * -3", "8/4/2", "1/0", "(1", "*2", ""] {
  do {
    var c = Calculator(text)
    print(text, "=", try c.sum())
  } catch { print(text, "!", error) }
}
let csv = "name,age\nAnn,30\nBob,\n\"x\",7"
let rows = csv.components(separatedBy: "\n").map { $0.components(separatedBy: ",") }
print(
  rows.dropFirst().map { "\($0[0])=\(Int($0[1]) ?? -1)" },
  rows[0].enumerated().map { "\($0.offset).\($0.element)" })
let width = rows.flatMap { $0 }.map(\.count).max()!
for row in rows.prefix(2) {
  print(
    row.map { $0.padding(toLength: width + 1, withPad: " ", startingAt: 0) }.joined(separator: "|")
      + "|")
}
func isPalindrome(_ s: String) -> Bool {
  let l = s.lowercased().filter(\.isLetter)
  return l == String(l.reversed())
}
print(
  isPalindrome("A man, a plan, a canal: Panama"), isPalindrome("nope"),
  Set("listen") == Set("silent"), "listen".sorted() == "silent".sorted())
func roman(_ n: Int) -> String {
  let t = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
    (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
  ]
  var n = n
  var s = ""
  for (v, r) in t {
    while n >= v {
      s += r
      n -= v
    }
  }
  return s
}
print(
  [4, 9, 14, 1994, 2024].map(roman),
  "camelCaseName".reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) },
  "snake_case_name".split(separator: "_").enumerated().map { $0 == 0 ? String($1) : $1.capitalized }
    .joined())
func hex(_ s: String) -> (Int, Int, Int)? {
  let t = s.hasPrefix("#") ? String(s.dropFirst()) : s
  guard t.count == 6, let v = Int(t, radix: 16) else { return nil }
  return (v >> 16 & 255, v >> 8 & 255, v & 255)
}
print(hex("#FF8000")!, hex("zz") == nil, String(255, radix: 2), String(repeating: "ab", count: 2))
func rle(_ s: String) -> String {
  var out = ""
  var i = s.startIndex
  while i < s.endIndex {
    var j = i
    var n = 0
    while j < s.endIndex, s[j] == s[i] {
      n += 1
      j = s.index(after: j)
    }
    out += n > 1 ? "\(n)\(s[i])" : "\(s[i])"
    i = j
  }
  return out
}
print(
  rle("aaabccdddd"), rle(""),
  "title case here".split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(
    separator: " "),
  "3 apples and 12 pears".split(separator: " ").compactMap { Int($0) }.reduce(0, +))
let template = "Hi {name}, {n} left"
let filled = ["name": "Ann", "n": "3"].reduce(template) {
  $0.replacingOccurrences(of: "{\($1.key)}", with: $1.value)
}
print(
  filled, template.filter { $0 == "{" }.count,
  template.firstIndex(of: "{").map { template[..<$0] } ?? "")
