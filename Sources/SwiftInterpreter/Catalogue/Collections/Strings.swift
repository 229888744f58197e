import Foundation

extension Catalogue {
  @RowBuilder static var strings: [Row] {
    Rows.type(
      "protocol StringProtocol: BidirectionalCollection, Hashable, Comparable, CVarArg, CustomStringConvertible, ExpressibleByStringLiteral",
      "Text of any kind."
    ) {
      Row.alias("typealias Element = Character")
      Row.alias("typealias Index = String.Index")
      Row.alias("typealias SubSequence = Substring")
      comparisonsOfAnyTexts
      stringMembers
      stringParts
      changingParts
      trimmedStrings
      comparedStrings
      characterViews
    }
    Rows.type(
      "struct String: StringProtocol, RangeReplaceableCollection, CustomDebugStringConvertible, Codable",
      "Text."
    ) {
      stringInitializers
      comparisons(of: "String", String.self)
      Row("static func + (lhs: String, rhs: String) -> String", "One text after the other.") {
        (left: String, right: String) in
        guard left.utf8.count + right.utf8.count <= Budget.elementsAtOnce else {
          throw Budget.failure
        }
        return left + right
      }
      Row(
        "@_disfavoredOverload static func + (lhs: String, rhs: Substring) -> String",
        "A text, and a part of one behind it."
      ) { (left: String, right: String) in
        guard left.utf8.count + right.utf8.count <= Budget.elementsAtOnce else {
          throw Budget.failure
        }
        return left + right
      }
      changingStrings
    }
    Rows.type("struct String.Encoding: Hashable", "How text is written in bytes.") {
      Row.constant("utf8", "String.Encoding", "The usual one.", String.Encoding.utf8)
      Row.constant("ascii", "String.Encoding", "The letters of English.", String.Encoding.ascii)
    }
    Rows.type("struct Substring: StringProtocol, RangeReplaceableCollection", "A part of a text.") {
      Row("init(_ text: String)", "The whole of a text.") { (text: String) in text }
      changingStrings
    }
    Rows.type("struct String.Index: Hashable, Comparable", "A place in a text.") {
      Row(
        "func utf16Offset<S: StringProtocol>(in s: S) -> Int", "Its number in units of 16 bits."
      ) { (position: StringPosition, text: String) in
        try position.check(in: text, isEnd: true)
        return position.index.utf16Offset(in: text)
      }
    }
    Rows.type(
      "struct Character: Hashable, Comparable, CustomStringConvertible",
      "One letter, digit or sign."
    ) {
      Row("init(_ string: String)", "The one character of a text.") { (text: String) in
        guard text.count == 1 else {
          throw ScriptFailure("Can't form a Character from a String containing more than one")
        }
        return text
      }
      Row("init(_ scalar: UnicodeScalar)", "The character of a number.") { (text: String) in text }
      characterMembers
    }
    Rows.type("struct UnicodeScalar: Hashable", "A number that Unicode gives a sign.") {
      Row("init?(_ value: Int)", "The sign of a number.") { (value: Int) in
        UInt32(exactly: value).flatMap(Unicode.Scalar.init).map { String(Character($0)) }
      }
      Row("init?(_ value: UInt32)", "The sign of a number.") { (value: Value) in
        value.wholeNumber.flatMap { UInt32(exactly: $0) }.flatMap(Unicode.Scalar.init)
          .map { String(Character($0)) }
      }
      Row("init(_ value: UInt8)", "The sign of a number.") { (value: Value) in
        String(Character(Unicode.Scalar(value.wholeNumber.map { UInt8(clamping: $0) } ?? 0)))
      }
      Row("var value: UInt32", "Its number.") { (text: String) in
        Value(text.unicodeScalars.first?.value ?? 0)
      }
    }
    Rows.type("struct CharacterSet", "A set of characters.") {
      for (name, summary, set) in characterSets {
        Row.constant(name, "CharacterSet", summary, set)
      }
      Row("init(charactersIn string: String)", "The characters of a text.") { (text: String) in
        CharacterSet(charactersIn: text)
      }
      Row("var inverted: CharacterSet", "All other characters.") { (set: CharacterSet) in
        set.inverted
      }
    }
  }

  /// A `String` and a `Substring` compare with each other.
  @RowBuilder private static var comparisonsOfAnyTexts: [Row] {
    Row("static func == <R: StringProtocol>(lhs: Self, rhs: R) -> Bool", "Whether both are equal.")
    {
      (left: String, right: String) in left == right
    }
    Row("static func != <R: StringProtocol>(lhs: Self, rhs: R) -> Bool", "Whether both differ.") {
      (left: String, right: String) in left != right
    }
  }

  private static let characterSets: [(String, String, CharacterSet)] = [
    ("whitespaces", "Spaces and tabs.", .whitespaces),
    ("whitespacesAndNewlines", "Spaces, tabs and line ends.", .whitespacesAndNewlines),
    ("newlines", "Line ends.", .newlines),
    ("punctuationCharacters", "Punctuation.", .punctuationCharacters),
    ("letters", "Letters.", .letters),
    ("decimalDigits", "Digits.", .decimalDigits),
    ("alphanumerics", "Letters and digits.", .alphanumerics),
  ]

  @RowBuilder private static var stringInitializers: [Row] {
    Row("init()", "Makes an empty text.") { "" }
    Row("init<S: StringProtocol>(_ value: S)", "The text itself.") { (text: String) in text }
    Row("init(_ value: Character)", "The character as text.") { (text: String) in text }
    Row("init<S: Sequence>(_ characters: S) where S.Element == Character", "Characters as text.") {
      (characters: Elements) in try characters.values.map { try String.from($0) }.joined()
    }
    for type in ["Int", "Double", "CGFloat", "Float", "Bool"] {
      Row("init(_ value: \(type))", "The value as text.") { (value: Value) in
        try value.plainText
      }
    }
    Row("init<T: CustomStringConvertible>(_ value: T)", "The value as text.") { (value: Value) in
      value.described()
    }
    Row(
      "init<T: BinaryInteger>(_ value: T, radix: Int, uppercase: Bool = false)",
      "A number in a base."
    ) {
      (value: Value, radix: Int, uppercase: Bool) in
      guard (2...36).contains(radix) else { throw ScriptFailure("Radix must be between 2 and 36") }
      guard let number = value.wholeNumber else {
        throw BridgingError(expected: "a whole number", found: value)
      }
      return String(number, radix: radix, uppercase: uppercase)
    }
    for values in ["_ arguments: any CVarArg...", "arguments: [any CVarArg]"] {
      Row("init(format: String, \(values))", "Values written by a format, as \"%.1f\".") {
        (format: String, arguments: [Value]) in try StringFormat(format).string(arguments)
      }
      // A format by itself has no marks that differ between languages but the point.
      Row("init(format: String, locale: Locale?, \(values))", "Values written by a format.") {
        (format: String, locale: Locale?, arguments: [Value]) in
        try StringFormat(format, locale: locale).string(arguments)
      }
    }
    Row(
      "static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String",
      "Values written by a format, as the reader's language writes them."
    ) {
      (format: String, arguments: [Value]) in
      try StringFormat(format, locale: NumberStyle.locale).string(arguments)
    }
    for type in ["String", "Character"] {
      Row("init(repeating repeatedValue: \(type), count: Int)", "The same text several times.") {
        (text: String, count: Int) in
        guard count >= 0 else { throw ScriptFailure("Negative count not allowed") }
        let (length, overflow) = text.utf8.count.multipliedReportingOverflow(by: count)
        guard !overflow, length <= Budget.elementsAtOnce else { throw Budget.failure }
        return String(repeating: text, count: count)
      }
    }
  }

  @RowBuilder private static var stringMembers: [Row] {
    Row("func uppercased() -> String", "In capitals.") { (text: String) in text.uppercased() }
    Row("func lowercased() -> String", "In small letters.") { (text: String) in
      text.lowercased()
    }
    Row("var capitalized: String", "Each word with a capital.") { (text: String) in
      text.capitalized
    }
    Row("func hasPrefix(_ prefix: String) -> Bool", "Whether it begins so.") {
      (text: String, other: String) in text.hasPrefix(other)
    }
    Row("func hasSuffix(_ suffix: String) -> Bool", "Whether it ends so.") {
      (text: String, other: String) in text.hasSuffix(other)
    }
    Row("func contains(_ other: String) -> Bool", "Whether another text is in it.") {
      (text: String, other: String) in other.isEmpty || text.contains(other)
    }
    Row("func contains(_ element: Character) -> Bool", "Whether a character is in it.") {
      (text: String, other: String) in text.contains(other)
    }
    Row(
      "func replacingOccurrences(of target: String, with replacement: String) -> String",
      "With one text in the place of another."
    ) { (text: String, target: String, replacement: String) in
      let places = text.components(separatedBy: target).count - 1
      let (length, overflow) = places.multipliedReportingOverflow(by: replacement.utf8.count)
      guard !overflow, length <= Budget.elementsAtOnce else { throw Budget.failure }
      return text.replacingOccurrences(of: target, with: replacement)
    }
    Row(
      "func trimmingCharacters(in set: CharacterSet) -> String",
      "Without some characters at its ends."
    ) {
      (text: String, set: CharacterSet) in text.trimmingCharacters(in: set)
    }
    Row("func lengthOfBytes(using encoding: String.Encoding) -> Int", "How many bytes it takes.") {
      (text: String, _: Value) in text.utf8.count
    }
    Row("func localizedCaseInsensitiveContains(_ other: String) -> Bool", "Contains, in any case.")
    {
      (text: String, other: String) in text.localizedCaseInsensitiveContains(other)
    }
    Row("func localizedStandardContains(_ other: String) -> Bool", "Contains, in any case.") {
      (text: String, other: String) in text.localizedCaseInsensitiveContains(other)
    }
    Row(
      "func padding(toLength newLength: Int, withPad padString: String, startingAt padIndex: Int) -> String",
      "Made as long as a number says."
    ) { (text: String, length: Int, pad: String, start: Int) in
      guard (0...Budget.elementsAtOnce).contains(length), !pad.isEmpty,
        (0..<pad.count).contains(start)
      else { throw ScriptFailure("this cannot be padded so") }
      return text.padding(toLength: length, withPad: pad, startingAt: start)
    }
    Row("func replacing(_ target: String, with replacement: String) -> String", "Exchanged.") {
      (text: String, target: String, replacement: String) in
      let places = target.isEmpty ? 0 : text.components(separatedBy: target).count - 1
      let (length, overflow) = places.multipliedReportingOverflow(by: replacement.utf8.count)
      guard !overflow, length <= Budget.elementsAtOnce else { throw Budget.failure }
      return target.isEmpty ? text : text.replacing(target, with: replacement)
    }
    Row("var hash: Int", "A number for tables.") { (text: String) in text.hash }
    Row("var hashValue: Int", "A number for tables.") { (text: String) in text.hash }
    Row("var debugDescription: String", "The text in quotes.") { (text: String) in
      text.debugDescription
    }
    Row("var description: String", "The text itself.") { (text: String) in text }
  }

  @RowBuilder private static var changingStrings: [Row] {
    Row.mutating("mutating func append(_ other: String)", "Adds text at the end.") {
      (text: inout String, other: String) in
      guard text.utf8.count + other.utf8.count <= Budget.elementsAtOnce else {
        throw Budget.failure
      }
      text += other
      return Value.void
    }
    Row.mutating("mutating func append(_ c: Character)", "Adds a character at the end.") {
      (text: inout String, other: String) in
      text += other
      return Value.void
    }
    Row.mutating(
      "mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Character",
      "Adds characters at the end."
    ) { (text: inout String, other: Elements) in
      text += try other.values.map { try String.from($0) }.joined()
      return Value.void
    }
    Row.mutating("mutating func insert(_ c: Character, at i: String.Index)", "Adds at a place.") {
      (text: inout String, other: String, index: StringPosition) in
      try index.check(in: text, isEnd: true)
      text.insert(contentsOf: other, at: index.index)
      return Value.void
    }
    Row.mutating(
      "@discardableResult mutating func remove(at i: String.Index) -> Character", "Takes one out."
    ) { (text: inout String, index: StringPosition) in
      try index.check(in: text)
      return String(text.remove(at: index.index))
    }
    for (name, isFirst) in [("removeFirst", true), ("removeLast", false)] {
      Row.mutating("@discardableResult mutating func \(name)() -> Character", "Takes one out.") {
        (text: inout String) in
        guard !text.isEmpty else {
          throw ScriptFailure("can't remove an element from an empty collection")
        }
        return String(isFirst ? text.removeFirst() : text.removeLast())
      }
      Row.mutating("mutating func \(name)(_ k: Int)", "Takes several out.") {
        (text: inout String, count: Int) in
        guard (0...text.count).contains(count) else {
          throw ScriptFailure("can't remove more items from a collection than it contains")
        }
        if isFirst { text.removeFirst(count) } else { text.removeLast(count) }
        return Value.void
      }
    }
    Row.mutating(
      "@discardableResult mutating func popLast() -> Character?", "Takes the last one out, if any."
    ) { (text: inout String) in text.popLast().map { String($0) } }
    Row.mutating("mutating func removeAll()", "Makes it empty.") { (text: inout String) in
      text = ""
      return Value.void
    }
    Row.mutating(
      "mutating func removeAll(where shouldBeRemoved: (Character) throws -> Bool) rethrows",
      "Takes out what a closure picks."
    ) { (text: inout String, isUnwanted: FunctionValue) in
      text = try text.filter { try !Bool.from(try isUnwanted(.string(String($0)))) }
      return Value.void
    }
  }

  @RowBuilder private static var stringParts: [Row] {
    Row("func prefix(_ maxLength: Int) -> Substring", "The first characters.") {
      (text: String, count: Int) in String(text.prefix(max(0, count)))
    }
    Row("func suffix(_ maxLength: Int) -> Substring", "The last characters.") {
      (text: String, count: Int) in String(text.suffix(max(0, count)))
    }
    Row("func dropFirst(_ k: Int = 1) -> Substring", "All but the first characters.") {
      (text: String, count: Int) in String(text.dropFirst(max(0, count)))
    }
    Row("func dropLast(_ k: Int = 1) -> Substring", "All but the last characters.") {
      (text: String, count: Int) in String(text.dropLast(max(0, count)))
    }
    Row(
      "func prefix(while predicate: (Character) throws -> Bool) rethrows -> Substring",
      "The first characters, as long as a closure picks them."
    ) { (text: String, predicate: FunctionValue) in
      String(try text.prefix { try Bool.from(try predicate(.string(String($0)))) })
    }
    Row(
      "func drop(while predicate: (Character) throws -> Bool) rethrows -> Substring",
      "What comes after the first characters that a closure picks."
    ) { (text: String, predicate: FunctionValue) in
      String(try text.drop { try Bool.from(try predicate(.string(String($0)))) })
    }
    Row(
      "func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String",
      "The characters that a closure picks."
    ) { (text: String, isIncluded: FunctionValue) in
      try text.filter { try Bool.from(try isIncluded(.string(String($0)))) }
    }
    Row(
      "func split(separator: Character, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true) -> [Substring]",
      "What stands between separators."
    ) {
      (text: String, separator: String, most: Int, isOmitting: Bool) in
      guard let separator = separator.first else { return [text] }
      return text.split(
        separator: separator, maxSplits: max(0, most), omittingEmptySubsequences: isOmitting
      ).map(String.init)
    }
    Row(
      "func split(separator: String, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true) -> [Substring]",
      "What stands between separators."
    ) {
      (text: String, separator: String, most: Int, isOmitting: Bool) in
      guard !separator.isEmpty else { return [text] }
      return text.split(
        separator: separator, maxSplits: max(0, most), omittingEmptySubsequences: isOmitting
      ).map(String.init)
    }
    Row(
      "func split(maxSplits: Int = .max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Character) throws -> Bool) rethrows -> [Substring]",
      "What stands between the characters that a closure picks."
    ) { (text: String, most: Int, isOmitting: Bool, isSeparator: FunctionValue) in
      try text.split(maxSplits: max(0, most), omittingEmptySubsequences: isOmitting) {
        try Bool.from(try isSeparator(.string(String($0))))
      }.map(String.init)
    }
    Row(
      "func components(separatedBy separator: String) -> [String]",
      "What stands between separators."
    ) {
      (text: String, separator: String) in
      separator.isEmpty ? [text] : text.components(separatedBy: separator)
    }
    Row(
      "func components(separatedBy separator: CharacterSet) -> [String]",
      "What stands between separators."
    ) { (text: String, separator: CharacterSet) in text.components(separatedBy: separator) }
    Row("func range(of searchString: String) -> Range<String.Index>?", "Where a text stands in it.")
    { (text: String, other: String) -> Value in
      guard let range = text.range(of: other) else { return .none }
      return .some(
        .range(
          try RangeValue(
            .halfOpen, StringPosition(range.lowerBound).scriptValue,
            StringPosition(range.upperBound).scriptValue)))
    }
  }

  /// A text's other views: arrays here.
  @RowBuilder private static var characterViews: [Row] {
    Row("var utf8: [UInt8]", "Its bytes.") { (text: String) in text.utf8.map { Value($0) } }
    Row("var utf16: [UInt16]", "Its units of 16 bits.") { (text: String) in
      text.utf16.map { Value($0) }
    }
    Row("var unicodeScalars: [UnicodeScalar]", "Its scalars.") { (text: String) in
      text.unicodeScalars.map { String($0) }
    }
  }

  @RowBuilder private static var characterMembers: [Row] {
    for (name, summary, test) in characterTests {
      Row("var \(name): Bool", summary) { (text: String) in text.allSatisfy(test) }
    }
    Row("var wholeNumberValue: Int?", "The number that it stands for.") { (text: String) in
      text.first?.wholeNumberValue
    }
    Row("var hexDigitValue: Int?", "The number that it stands for in base 16.") { (text: String) in
      text.first?.hexDigitValue
    }
    Row("var asciiValue: UInt8?", "Its number in ASCII.") { (text: String) -> Value? in
      text.first?.asciiValue.map { Value($0) }
    }
    Row("var unicodeScalars: [UnicodeScalar]", "Its scalars.") { (text: String) in
      text.unicodeScalars.map { String($0) }
    }
    Row("func uppercased() -> String", "As a capital.") { (text: String) in text.uppercased() }
    Row("func lowercased() -> String", "As a small letter.") { (text: String) in text.lowercased() }
    Row("var description: String", "The character as text.") { (text: String) in text }
    Row("var hashValue: Int", "A number for tables.") { (text: String) in text.hash }
  }

  private static let characterTests: [(String, String, @Sendable (Character) -> Bool)] = [
    ("isLetter", "Whether it is a letter.", { $0.isLetter }),
    ("isNumber", "Whether it is a digit or number.", { $0.isNumber }),
    ("isWholeNumber", "Whether it stands for a whole number.", { $0.isWholeNumber }),
    ("isWhitespace", "Whether it is a blank.", { $0.isWhitespace }),
    ("isNewline", "Whether it ends a line.", { $0.isNewline }),
    ("isUppercase", "Whether it is a capital.", { $0.isUppercase }),
    ("isLowercase", "Whether it is a small letter.", { $0.isLowercase }),
    ("isCased", "Whether it changes with its case.", { $0.isCased }),
    ("isPunctuation", "Whether it is a mark.", { $0.isPunctuation }),
    ("isSymbol", "Whether it is a symbol.", { $0.isSymbol }),
    ("isMathSymbol", "Whether it is a symbol of mathematics.", { $0.isMathSymbol }),
    ("isCurrencySymbol", "Whether it is a symbol of money.", { $0.isCurrencySymbol }),
    ("isHexDigit", "Whether it is a digit of base 16.", { $0.isHexDigit }),
    ("isASCII", "Whether it is one of ASCII.", { $0.isASCII }),
  ]
}

extension CharacterSet: NativeValue {}

/// A place in a text.
struct StringPosition: NativeValue, Hashable, Comparable {
  let index: String.Index

  init(_ index: String.Index) { self.index = index }

  static func < (left: StringPosition, right: StringPosition) -> Bool { left.index < right.index }

  /// Finds out that it is the place of a character of `text`, or its end where that is allowed.
  func check(in text: String, isEnd: Bool = false) throws {
    guard index >= text.startIndex, index < text.endIndex || (isEnd && index == text.endIndex),
      index <= text.utf8.endIndex
    else { throw ScriptFailure("String index is out of bounds") }
  }
}

extension Value {
  /// The value as text, of the types that text is made of.
  var plainText: String {
    get throws {
      switch self {
      case .bool(let bool): "\(bool)"
      case .int(let int): "\(int)"
      case .double(let double): "\(double)"
      case .string(let string): string
      case .native(let float as Float): "\(float)"
      default: throw BridgingError(expected: "a plain value", found: self)
      }
    }
  }
}

extension String.Encoding: NativeValue {}
