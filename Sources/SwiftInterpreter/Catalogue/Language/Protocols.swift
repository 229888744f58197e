extension Catalogue {
  /// The protocols of the standard library that constraints and conformances name.
  @RowBuilder static var protocols: [Row] {
    Rows.type("protocol Equatable", "Values that can be told equal.") {
      Row("static func == (lhs: Self, rhs: Self) -> Bool", "Whether both are equal.") {
        (left: Value, right: Value) in left.equals(right)
      }
      Row("static func != (lhs: Self, rhs: Self) -> Bool", "Whether both differ.") {
        (left: Value, right: Value) in !left.equals(right)
      }
      Row("static func ~= (a: Self, b: Self) -> Bool", "Whether a pattern matches a value.") {
        (left: Value, right: Value) in left.equals(right)
      }
    }
    Rows.type("protocol Hashable: Equatable", "Values that can be keys.") {
      Row("var hashValue: Int", "A number for tables.") { (value: Value) in
        HashableValue(value).hashValue
      }
    }
    Rows.type("protocol Comparable: Equatable", "Values that have an order.") {
      Row("static func < (lhs: Self, rhs: Self) -> Bool", "Whether the left one comes first.") {
        (left: Value, right: Value) in left.precedes(right)
      }.required()
      Row("static func > (lhs: Self, rhs: Self) -> Bool", "Whether the right one comes first.") {
        (left: Value, right: Value) in right.precedes(left)
      }
      Row("static func <= (lhs: Self, rhs: Self) -> Bool", "Whether the right one is not first.") {
        (left: Value, right: Value) in left.precedes(right) || left.equals(right)
      }
      Row("static func >= (lhs: Self, rhs: Self) -> Bool", "Whether the left one is not first.") {
        (left: Value, right: Value) in right.precedes(left) || left.equals(right)
      }
    }
    Rows.type("protocol AnyObject", "Objects of every class.")
    Rows.type("protocol Identifiable", "Values with an identity of their own.") {
      Row.alias("associatedtype ID")
      Row.witness("Identifiable", "var id: ID", "What tells it from others.")
    }
    Rows.type("protocol CaseIterable", "Enums that list their cases.") {
      Row.witness("CaseIterable", "static var allCases: [Self]", "All cases.")
    }
    Rows.type("protocol RawRepresentable", "Values that stand for a raw one.") {
      Row.alias("associatedtype RawValue")
      Row.witness("RawRepresentable", "var rawValue: RawValue", "What it stands for.")
      Row("init?(rawValue: RawValue)", "What stands for a raw value, if anything does.") {
        (type: Value, raw: Value) -> Value in
        let made = try Dispatch.make(type, named: "init(rawValue:)", [raw])
        switch made {
        case .none, .some: return made
        default: return .some(made)
        }
      }.dispatched()
    }
    Rows.type("protocol CustomStringConvertible", "Values that say how they are printed.") {
      Row("var description: String", "The value as it is printed.") { (value: Value) in
        value.described()
      }.required()
    }
    Rows.type(
      "protocol CustomDebugStringConvertible", "Values that say how a debugger writes them."
    ) {
      Row("var debugDescription: String", "The value as a debugger writes it.") { (value: Value) in
        value.reflected()
      }.required()
    }
    Rows.type("protocol CodingKey: Hashable", "Names that values are written under.") {
      Row("var stringValue: String", "The name.") { (key: ScriptKey) in key.stringValue }
      Row("var intValue: Int?", "The number, where it is one.") { (key: ScriptKey) in key.intValue }
    }
    Rows.type("protocol RandomNumberGenerator", "What gives numbers by chance.") {
      Row.mutating("mutating func next() -> UInt64", "The next number.") { (_: inout Value) in
        Value(Runtime.byChance { $0.next() })
      }.required()
    }
    Rows.type(
      "struct SystemRandomNumberGenerator: RandomNumberGenerator",
      "The usual source of numbers by chance."
    ) {
      Row("init()", "The source.") { SystemRandomNumberGenerator() }
    }
    Rows.type("protocol Sendable", "Values that may cross threads.")
    Rows.type("protocol Error", "What can be thrown.") {
      Row("var localizedDescription: String", "What went wrong.") { (error: Value) -> String in
        if case .native(let error as any DescribedError) = error { return error.words }
        return try error.property("errorDescription")?.unwrapped.described()
          ?? "The operation couldn’t be completed."
      }
    }
    Rows.type("protocol LocalizedError: Error", "What can be thrown, with words for people.")
    Rows.type("protocol CVarArg", "Values that `String(format:)` can write.")
    optionSets
    Rows.type("protocol Encodable", "Values that can be written to data.")
    Rows.type("protocol Decodable", "Values that can be read from data.")
    Rows.type("protocol Codable: Encodable, Decodable", "Values that can be written and read.")
    Rows.type("protocol ExpressibleByNilLiteral", "Values that `nil` can be written as.")
    Rows.type(
      "protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral",
      "Values that a text with values in it can be written as.")
    for (kind, literal) in [
      ("Integer", "a whole number"), ("Float", "a number"), ("String", "a text"),
      ("Boolean", "true or false"), ("Array", "an array"), ("Dictionary", "a dictionary"),
    ] {
      Rows.type("protocol ExpressibleBy\(kind)Literal", "Values that \(literal) can be written as.")
    }
    Rows.type("protocol FormatStyle", "How values are written.")
  }
}

/// An error of the library that has words of its own.
protocol DescribedError: NativeValue {
  var words: String { get }
}

extension Row {
  /// A property that a protocol of the library asks for.
  fileprivate static func witness(_ proto: String, _ text: String, _ summary: String) -> Row {
    let name = head(of: text).name
    return Row(text, summary) { (value: Value) -> Value in
      let proto = Catalogue.shared.known(proto)
      guard let declarations = Runtime.current?.declarations,
        let found = try value.property(name, of: proto, in: declarations)
      else { throw ScriptFailure("'\(name)' is not there") }
      return found
    }.dispatched()
  }
}

extension Value {
  /// Swift's `<` for the values that have one.
  func precedes(_ other: Value) -> Bool {
    switch (self, other) {
    case (.int(let left), .int(let right)): left < right
    case (.double(let left), .double(let right)): left < right
    case (.string(let left), .string(let right)): left < right
    case (.tuple(let left), .tuple(let right)):
      left.lexicographicallyPrecedes(right) { $0.precedes($1) }
    case (.instance, .instance), (.object, .object), (.enumCase, .enumCase):
      compared(by: "<", with: other) ?? false
    case (.native(let left as any Comparable), .native(let right)): left.precedes(any: right)
    default: isLess(than: other)
    }
  }

  /// In generic code a whole number stands beside one of another type.
  private func isLess(than other: Value) -> Bool {
    if let left = wholeNumber, let right = other.wholeNumber { return left.isLess(than: right) }
    guard let left = floating ?? wholeNumber.map({ Double($0) }),
      let right = other.floating ?? other.wholeNumber.map({ Double($0) })
    else { return false }
    return left < right
  }
}

extension Value {
  /// What the operator that a script writes for its type says; `nil` where it writes none.
  func compared(by name: String, with other: Value) -> Bool? {
    guard let type = scriptType, let runtime = Runtime.current,
      let body = type.line.lazy.compactMap({ $0.operators[name] ?? $0.comparison(name) }).first
    else {
      guard name == "<", case .enumCase(let left) = self, case .enumCase(let right) = other else {
        return nil
      }
      guard left.index == right.index else { return left.index < right.index }
      return left.payload.lexicographicallyPrecedes(right.payload) { $0.precedes($1) }
    }
    return runtime.attempt(otherwise: false) {
      try Bool.from(try body.call([self, other], in: runtime))
    }
  }
}

extension ScriptType {
  /// What an `NSObject` is compared by where its class says how.
  fileprivate func comparison(_ name: String) -> FunctionBody? {
    guard nominal.kind == .class, name == "==", let isEqual = members["isEqual"]?.first?.body,
      line.last?.inheritsFromLibrary ?? false
    else { return nil }
    return isEqual
  }

  private var inheritsFromLibrary: Bool {
    nominal.inherited.contains {
      if case .nominal(let parent, _) = $0 {
        parent.kind == .class && parent.isCatalogued
      } else {
        false
      }
    }
  }
}

extension FixedWidthInteger {
  fileprivate func isLess(than other: any FixedWidthInteger) -> Bool {
    func compare(_ other: some FixedWidthInteger) -> Bool { self < other }
    return compare(other)
  }
}

extension Comparable {
  fileprivate func precedes(any other: Any) -> Bool { (other as? Self).map { self < $0 } ?? false }
}

extension SystemRandomNumberGenerator: NativeValue {}
