import Testing

@testable import SwiftInterpreter

/// Statements and the value of the last expression, as Swift would print it, with its type.
@Suite struct LanguageTests {
  @Test(arguments: [
    ("7 / 2", "3: Int"),
    ("1 / 2 * 3.0", "1.5: Double"),
    ("Double(7 / 2)", "3.5: Double"),
    ("Int(7.9)", "7: Int"),
    ("let n = 7; Double(n) / 2", "3.5: Double"),
    ("let x: Double = 207 / 255 * 255; x", "207.0: Double"),
    ("let w: CGFloat = 3; let d = 0.5; w * d", "1.5: Double"),
    ("let w: CGFloat = 3; w * 2", "6.0: CGFloat"),
    ("1 + 2 * 3 - 4", "3: Int"),
    ("-(1 + 2) * 3", "-9: Int"),
    ("(1 + 2) * 2.5", "7.5: Double"),
    ("10 % 4 == 2 && !(3 > 4)", "true: Bool"),
    ("1 < 2 || 1 / 0 == 1", "true: Bool"),
    ("\"a\" + \"b\"", "\"ab\": String"),
    ("[1, 2] + [3]", "[1, 2, 3]: [Int]"),
    ("true ? 1 : 2.5", "1.0: Double"),
    ("let a: Int? = nil; a ?? 4", "4: Int"),
    ("let a: Int? = 3; a.map { $0 * 2 }", "Optional(6): Int?"),
    ("let a: Int? = 3; a == 3", "true: Bool"),
    ("let a: Int? = 3; a != nil", "true: Bool"),
    ("[1, 2.5]", "[1.0, 2.5]: [Double]"),
    ("0...10", "0...10: ClosedRange<Int>"),
    ("(0..<3).map { $0 * 2 }", "[0, 2, 4]: [Int]"),
    ("[3, 1, 2].sorted().reduce(0, +)", "6: Int"),
    ("[3, 1, 2].map { Double($0) }.reduce(0) { $0 + $1 }", "6.0: Double"),
    ("max(1, 2.5)", "2.5: Double"),
    ("min(3, 2)", "2: Int"),
    ("\"\\(1 + 1) of \\(2.0)\"", "\"2 of 2.0\": String"),
    ("(1, \"a\").1", "\"a\": String"),
    ("let (p, q) = (1, 2)\np + q", "3: Int"),
    ("var d = [\"a\": 1]; d[\"b\"] = 2; d.count", "2: Int"),
    ("var a = [1, 2]; a.append(3); a[0] = 9; a", "[9, 2, 3]: [Int]"),
    ("String(format: \"%.2f\", 3.754)", "\"3.75\": String"),
    ("switch 0.8 { case ..<0.3: print(1); case 0.7...: print(2); default: print(3) }", "2"),
    ("[\"a\": 1][\"a\"]", "Optional(1): Int?"),
    ("5 as Double", "5.0: Double"),
    ("0.5.formatted(.percent)", "\"50%\": String"),
    ("100.formatted(.percent)", "\"100%\": String"),
    ("let f = { (x: Int) -> Int in x + 1 }; f(2)", "3: Int"),
    ("{ 5 }()", "5: Int"),
  ])
  func expression(source: String, expected: String) {
    #expect(lastValue(of: source) == expected)
  }

  @Test(arguments: [
    ("func twice(_ x: Int) -> Int { x * 2 }\ntwice(4)", "8: Int"),
    (
      """
      func sum(_ values: Int...) -> Int {
        var total = 0
        for value in values where value > 1 { total += value }
        return total
      }
      sum(1, 2, 3)
      """, "5: Int"
    ),
    (
      """
      func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }
      fib(15)
      """, "610: Int"
    ),
    (
      """
      func outer() -> [Int] {
        var closures: [() -> Int] = []
        for i in 0..<3 { closures.append { i * 10 } }
        return closures.map { $0() }
      }
      outer()
      """, "[0, 10, 20]: [Int]"
    ),
    (
      """
      func counter() -> () -> Int {
        var n = 0
        return { n += 1; return n }
      }
      func run() -> Int { let c = counter(); _ = c(); return c() }
      run()
      """, "2: Int"
    ),
    (
      """
      func kind(_ n: Int) -> String {
        switch n {
        case 0: return "zero"
        case 1...9: return "digit"
        case let x where x < 0: return "negative"
        default: return "big"
        }
      }
      [0, 5, -1, 10].map(kind)
      """, "[\"zero\", \"digit\", \"negative\", \"big\"]: [String]"
    ),
    (
      """
      func f(_ x: Int?) -> Int {
        guard let x else { return -1 }
        let z: Int? = x
        if let y = z, y > 2 { return y }
        return 0
      }
      [f(nil), f(1), f(3)]
      """, "[-1, 0, 3]: [Int]"
    ),
    (
      """
      func swap(_ a: inout Int, _ b: inout Int) { let t = a; a = b; b = t }
      func run() -> [Int] { var x = 1; var y = 2; swap(&x, &y); return [x, y] }
      run()
      """, "[2, 1]: [Int]"
    ),
    (
      """
      func run() -> Int {
        var n = 0
        outer: while true {
          repeat { n += 1; if n > 5 { break outer } } while n % 2 != 0
        }
        return n
      }
      run()
      """, "6: Int"
    ),
  ])
  func function(source: String, expected: String) {
    #expect(lastValue(of: source) == expected)
  }

  @Test(arguments: [
    (
      """
      struct Point { var x = 0.0; var y = 0.0
        var length: Double { (x * x + y * y).squareRoot() }
        mutating func move(by d: Double) { x += d }
        static let origin = Point()
        func moved() -> Point { var copy = self; copy.move(by: 1); return copy }
      }
      func run() -> [Double] { var p = Point(x: 3, y: 4); let l = p.length; p.move(by: 2); p.y = 7; return [l, p.x, p.y, p.moved().x, Point.origin.x] }
      run()
      """, "[5.0, 5.0, 7.0, 6.0, 0.0]: [Double]"
    ),
    (
      """
      enum Level: Int, CaseIterable { case low = 1, mid, high
        var name: String { switch self { case .low: "l"; case .mid: "m"; case .high: "h" } }
      }
      Level.allCases.map { $0.name + String($0.rawValue) }
      """, "[\"l1\", \"m2\", \"h3\"]: [String]"
    ),
    (
      """
      enum Shape { case circle(radius: Double), box(Double, Double) }
      func area(_ s: Shape) -> Double {
        switch s {
        case .circle(let r): return r * 2
        case let .box(w, h): return w * h
        }
      }
      area(.circle(radius: 2)) + area(.box(2, 3))
      """, "10.0: Double"
    ),
    (
      """
      struct Temp { var celsius: Double
        init(celsius: Double) { self.celsius = celsius }
        init(fahrenheit: Double) { self.init(celsius: (fahrenheit - 32) / 1.8) }
        var kelvin: Double { get { celsius + 273 } set { celsius = newValue - 273 } }
      }
      func run() -> [Double] { var t = Temp(fahrenheit: 212); t.kelvin = 300; return [Temp(fahrenheit: 32).celsius, t.celsius] }
      run()
      """, "[0.0, 27.0]: [Double]"
    ),
    (
      """
      extension Double { var half: Double { self / 2 }
        func clamped(to r: ClosedRange<Double>) -> Double { min(max(self, r.lowerBound), r.upperBound) } }
      5.0.half + 9.0.clamped(to: 0...1)
      """, "3.5: Double"
    ),
    (
      """
      struct Box<T> { let value: T; func map<U>(_ f: (T) -> U) -> Box<U> { Box<U>(value: f(value)) } }
      Box(value: 2).map { "\\($0)" }.value
      """, "\"2\": String"
    ),
    (
      """
      protocol Named { var name: String { get } }
      extension Named { var greeting: String { "Hi " + name } }
      struct Cat: Named { let name = "Tom" }
      Cat().greeting
      """, "\"Hi Tom\": String"
    ),
    (
      """
      final class Counter { var n = 0; func up() { n += 1 } }
      func run() -> Int { let c = Counter(); let d = c; c.up(); d.up(); return c.n }
      run()
      """, "2: Int"
    ),
    (
      """
      infix operator **: MultiplicationPrecedence
      func ** (a: Double, b: Double) -> Double { pow(a, b) }
      2 * 3 ** 2
      """, "36.0: Double"
    ),
  ])
  func declaration(source: String, expected: String) {
    #expect(lastValue(of: source) == expected)
  }
}

/// What the statements of `source` come to: the last value and its type, or what went wrong.
func lastValue(of source: String) -> String {
  let (program, diagnostics) = Program.check([SourceText(source)])
  guard let program else { return diagnostics.map { $0.message }.joined(separator: "\n") }
  let evaluation = Evaluation(program)
  evaluation.budget.steps = 100_000
  switch evaluation.run(source: 0).last {
  case .value(let value, let type): return value + ": " + type
  case .printed(let text): return text
  case .diagnostic(let diagnostic): return "trap: " + diagnostic.message
  case nil: return "nothing"
  }
}

/// What would not end, or go too deep.
@Suite struct EndlessTests {
  @Test func `variables that are each made of the next are told`() {
    let source =
      (0..<400).reversed().map { "let a\($0 + 1) = a\($0) + 1\n" }.joined() + "let a0 = 1\n"
    let (program, diagnostics) = Program.check([SourceText(source)])
    #expect(program == nil)
    #expect(diagnostics.first?.message.hasSuffix("each made of the next") ?? false)
  }
}
