// Text work: parsing, tokenising, characters, unicode, substrings.
enum Token: Equatable {
  case number(Double)
  case op(Character)
  case open, close
}
struct Lexer: Sequence, IteratorProtocol {
  private var rest: Substring
  init(_ s: String) { rest = s[...] }
  mutating func next() -> Token? {
    rest = rest.drop { $0.isWhitespace }
    guard let c = rest.first else { return nil }
    if c.isNumber || c == "." {
      let n = rest.prefix { $0.isNumber || $0 == "." }
      rest.removeFirst(n.count)
      return Double(n).map(Token.number)
    }
    rest.removeFirst()
    return c == "(" ? .open : c == ")" ? .close : .op(c)
  }
}
struct Parser {
  var tokens: ArraySlice<Token>
  mutating func sum() -> Double {
    var v = product()
    while case .op(let o)? = tokens.first, "+-".contains(o) {
      tokens.removeFirst()
      let r = product()
      v = o == "+" ? v + r : v - r
    }
    return v
  }
  mutating func product() -> Double {
    var v = atom()
    while case .op(let o)? = tokens.first, o == "*" || o == "/" {
      tokens.removeFirst()
      v = o == "*" ? v * atom() : v / atom()
    }
    return v
  }
  mutating func atom() -> Double {
    guard let t = tokens.popFirst() else { return .nan }
    switch t {
    case .number(let n): return n
    case .op("-"): return -atom()
    case .open:
      defer { tokens = tokens.dropFirst() }
      return sum()
    default: return .nan
    }
  }
}
for s in ["1 + 2 * 3", "(1+2)*3", "-4/ (2 - 4)", "2*(3+(4-1))*.5"] {
  var p = Parser(tokens: Array(Lexer(s))[...])
  print(s, "=", p.sum())
}
let w = "Hello, Wörld 👋🏽!"
print(
  w.count, w.utf8.count, w.unicodeScalars.count, w.filter(\.isLetter).uppercased(),
  w.split { !$0.isLetter }.map(String.init), String(w.reversed()))
print(
  w.firstIndex(of: "W").map { w[$0...].prefix(3) } ?? "", w.hasSuffix("!"), w.dropLast(2).last!,
  "a-b_c".split(whereSeparator: { "-_".contains($0) }))
