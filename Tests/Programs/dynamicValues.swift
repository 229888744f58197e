import Foundation

@dynamicMemberLookup struct Document {
  var values: [String: Any]
  subscript(dynamicMember key: String) -> String? { values[key] as? String }
  subscript(dynamicMember key: String) -> Int { values[key] as? Int ?? -1 }
  subscript(dynamicMember key: String) -> Double? { values[key] as? Double }
}
let document = Document(values: ["name": "rpm", "limit": 9, "level": 0.5])
let name: String? = document.name
let limit: Int = document.limit
let level: Double? = document.level
let missing: Int = document.nothing
print(name ?? "-", limit, level ?? 0, missing)
func shown(_ n: Int) -> String { "<\(n)>" }
print(shown(document.limit), limit + 1)
print(
  "a10".compare("a9", options: .numeric) == .orderedDescending,
  "ABC".compare("abc", options: .caseInsensitive) == .orderedSame)
print(
  "é".compare("e", options: [.diacriticInsensitive, .caseInsensitive]) == .orderedSame,
  "b".compare("a", options: .literal) == .orderedDescending)
struct Token: ~Copyable {
  var count = 1
  mutating func raise() { count += 1 }
  consuming func spent() -> Int { count }
  borrowing func peek() -> Int { count * 10 }
}
func use(_ token: borrowing Token) -> Int { token.peek() }
func take(_ token: consuming Token) -> Int { token.spent() }
func run() {
  var token = Token()
  token.raise()
  print(use(token), token.count)
  let moved = consume token
  print(take(moved))
}
run()
let list = [3, 1, 2]
let same = copy list
print(same.sorted(), list)
print(Array((1...).lazy.map { $0 * 2 }.filter { $0 % 3 == 0 }.prefix(3)))
print(
  Array((1...9).lazy.dropFirst(2).prefix(while: { $0 < 7 })),
  (1...4).lazy.compactMap { $0 > 2 ? "\($0)" : nil }.first ?? "-")
print(
  Array([1, 5, 2].lazy.drop(while: { $0 < 3 })), Array([1, 2].lazy.flatMap { [$0, $0] }),
  [4, 5].lazy.enumerated().map { $0.offset * $0.element }, (1...3).lazy.contains(2))
