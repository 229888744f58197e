import GaugeUI
import Testing

@testable import SwiftInterpreter

/// What the row of that text makes of values.
private func call(_ owner: String, _ text: String, _ values: Value...) throws -> Value {
  let row = try #require(
    Catalogue.shared.rows.first { $0.owner == owner && $0.text.hasPrefix(text) }, "\(owner) \(text)"
  )
  guard case .function(let body) = row.body else { return .void }
  return try body(values)
}

@Suite struct NumberRowTests {
  @Test(arguments: [
    (Value.double(0.5), "number", "0.5"), (.double(1234.5), "number", "1,234.5"),
    (.int(1234), "number", "1,234"), (.double(0.5), "percent", "50%"),
    (.int(100), "percent", "100%"), (.double(0), "percent", "0%"), (.int(0), "percent", "0%"),
  ])
  func `numbers are formatted as Foundation does`(value: Value, style: String, text: String) {
    #expect(NumberStyle(kind: NumberStyle.Kind(member: style)).string(value) == text)
  }

  @Test(arguments: [
    ("%.1f km/h", [Value.double(2.25)], "2.2 km/h"), ("%d%%", [.int(42)], "42%"),
    ("%5.2f|", [.double(3.14159)], " 3.14|"), ("%ld and %@", [.int(1), .string("b")], "1 and b"),
    ("%03d", [.int(7)], "007"), ("%x", [.int(255)], "ff"), ("100%", [], "100%"),
  ])
  func `formats are those of C`(format: String, values: [Value], text: String) throws {
    #expect(try StringFormat(format).string(values) == text)
  }

  @Test(arguments: [
    ("%d", [Value.double(1)]), ("%f", [.int(1)]), ("%s", [.int(1)]), ("%d", []),
    ("%99999999d", [.int(1)]), ("%@", [.array([])]),
  ])
  func `formats that do not fit are errors`(format: String, values: [Value]) {
    #expect(throws: (any Error).self) { try StringFormat(format).string(values) }
  }

  @Test(arguments: [
    ("+", Int.max, 1), ("-", Int.min, 1), ("*", Int.max, 2), ("/", 1, 0), ("%", 1, 0),
    ("/", Int.min, -1),
  ])
  func `whole numbers that overflow are errors`(name: String, left: Int, right: Int) {
    #expect(throws: ScriptFailure.self) {
      try call("Int", "static func \(name) (", .int(left), .int(right))
    }
  }

  @Test func `ranges are checked when they are made`() throws {
    #expect(throws: ScriptFailure.self) {
      try call("Comparable", "static func ... ", .double(1), .double(0))
    }
    #expect(throws: ScriptFailure.self) {
      try call("Comparable", "static func ... ", .double(.nan), .double(0))
    }
    let range = try call("Comparable", "static func ... ", .double(0), .double(1))
    #expect(try ClosedRange<Double>.from(range) == 0...1)
  }

  @Test func `no row makes more than it may`() throws {
    let whole = Value.range(try RangeValue(.closed, .int(0), .int(.max)))
    let identity = Value.function(FunctionValue { $0[0] })
    #expect(throws: ScriptFailure.self) { try call("Sequence", "func map", whole, identity) }
    #expect(throws: ScriptFailure.self) { try call("Collection", "var count", whole) }
    #expect(throws: ScriptFailure.self) {
      try call("String", "init(repeating", .string("ab"), .int(.max))
    }
    #expect(throws: ScriptFailure.self) {
      try call("", "func stride(from start: Double", .double(0), .double(.infinity), .double(1))
    }
  }

  @Test func `strides end as in Swift`() throws {
    let to = try call("", "func stride(from start: Int, to", .int(0), .int(10), .int(5))
    #expect(to.equals(.array([.int(0), .int(5)])))
    let through = try call("", "func stride(from start: Int, through", .int(0), .int(10), .int(5))
    #expect(through.equals(.array([.int(0), .int(5), .int(10)])))
  }
}

@Suite struct CollectionRowTests {
  let numbers = Value.array([.int(3), .int(1), .int(2)])

  @Test func `arrays have the algorithms of sequences`() throws {
    let double = Value.function(
      FunctionValue { .int(try Int.from($0[0]) * 2) })
    #expect(
      try call("Sequence", "func map", numbers, double).equals(.array([.int(6), .int(2), .int(4)])))
    #expect(
      try call("Sequence", "func sorted()", numbers).equals(.array([.int(1), .int(2), .int(3)])))
    #expect(try call("Sequence", "func max()", numbers).equals(.some(.int(3))))
    #expect(try call("Collection", "var count", numbers).equals(.int(3)))
    #expect(
      try call("Sequence", "func prefix", numbers, .int(2)).equals(
        SliceValue([.int(3), .int(1)]).scriptValue))
  }

  @Test func `a closed range counts its end`() throws {
    let closed = Value.range(try RangeValue(.closed, .int(1), .int(3)))
    let halfOpen = Value.range(try RangeValue(.halfOpen, .int(1), .int(3)))
    #expect(try call("Collection", "var count", closed).equals(.int(3)))
    #expect(try call("Collection", "var count", halfOpen).equals(.int(2)))
    #expect(try call("ClosedRange", "func contains(_ e", closed, .int(3)).equals(.bool(true)))
    #expect(try call("Range", "func contains(_ e", halfOpen, .int(3)).equals(.bool(false)))
  }
}
