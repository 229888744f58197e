import Foundation

extension Catalogue {
  @RowBuilder static var strings: [Row] {
    Rows.type(
      "struct String: StringProtocol, CVarArg, Collection, CustomStringConvertible", "Text."
    ) {
      Row.alias("typealias Element = Character")
      stringInitializers
      comparisons(of: "String", String.self)
      Row("static func + (lhs: String, rhs: String) -> String", "One text after the other.") {
        (left: String, right: String) in
        guard left.utf8.count + right.utf8.count <= Limits.elements else { throw Limits.failure }
        return left + right
      }
      stringMembers
      stringParts
      SequenceRows(element: "Character", hasParts: false) { value in
        try String.from(value).map { .string(String($0)) }
      }.all
    }
    Rows.type("struct Character: Hashable, Comparable", "One letter, digit or sign.") {
      Row("init(_ string: String)", "The one character of a text.") { (text: String) in
        guard text.count == 1 else {
          throw ScriptFailure("Can't form a Character from a String containing more than one")
        }
        return text
      }
      characterMembers
    }
    Rows.type("struct CharacterSet", "A set of characters.") {
      for (name, summary, set) in characterSets {
        Row.constant(name, "CharacterSet", summary, set)
      }
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
    Row("init(_ value: String)", "The text itself.") { (text: String) in text }
    Row("init(_ value: Character)", "The character as text.") { (text: String) in text }
    Row("init(_ characters: [Character])", "The characters as text.") { (characters: [String]) in
      characters.joined()
    }
    for type in ["Int", "Double", "CGFloat", "Float", "Bool"] {
      Row("init(_ value: \(type))", "The value as text.") { (value: Value) in
        try value.plainText
      }
    }
    Row("init(_ value: Int, radix: Int, uppercase: Bool = false)", "A number in a base.") {
      (value: Int, radix: Int, uppercase: Bool) in
      guard (2...36).contains(radix) else { throw ScriptFailure("Radix must be between 2 and 36") }
      return String(value, radix: radix, uppercase: uppercase)
    }
    Row(
      "init(format: String, _ arguments: any CVarArg...)",
      "Values written by a format, as \"%.1f\"."
    ) {
      (format: String, arguments: [Value]) in try StringFormat(format).string(arguments)
    }
    Row("init(repeating repeatedValue: String, count: Int)", "The same text several times.") {
      (text: String, count: Int) in
      guard count >= 0 else { throw ScriptFailure("Negative count not allowed") }
      let (length, overflow) = text.utf8.count.multipliedReportingOverflow(by: count)
      guard !overflow, length <= Limits.elements else { throw Limits.failure }
      return String(repeating: text, count: count)
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
      guard !overflow, length <= Limits.elements else { throw Limits.failure }
      return text.replacingOccurrences(of: target, with: replacement)
    }
    Row(
      "func trimmingCharacters(in set: CharacterSet) -> String",
      "Without some characters at its ends."
    ) {
      (text: String, set: CharacterSet) in text.trimmingCharacters(in: set)
    }
    Row.mutating("mutating func append(_ other: String)", "Adds text at the end.") {
      (text: inout String, other: String) in
      guard text.utf8.count + other.utf8.count <= Limits.elements else { throw Limits.failure }
      text += other
      return Value.void
    }
    Row("var description: String", "The text itself.") { (text: String) in text }
  }

  // In Swift the parts of a string are `Substring`s; here they are strings.
  @RowBuilder private static var stringParts: [Row] {
    Row("func prefix(_ maxLength: Int) -> String", "The first characters.") {
      (text: String, count: Int) in String(text.prefix(max(0, count)))
    }
    Row("func suffix(_ maxLength: Int) -> String", "The last characters.") {
      (text: String, count: Int) in String(text.suffix(max(0, count)))
    }
    Row("func dropFirst(_ k: Int = 1) -> String", "All but the first characters.") {
      (text: String, count: Int) in String(text.dropFirst(max(0, count)))
    }
    Row("func dropLast(_ k: Int = 1) -> String", "All but the last characters.") {
      (text: String, count: Int) in String(text.dropLast(max(0, count)))
    }
    Row("func split(separator: Character) -> [String]", "What stands between separators.") {
      (text: String, separator: String) in
      separator.first.map { text.split(separator: $0).map(String.init) } ?? [text]
    }
    Row(
      "func components(separatedBy separator: String) -> [String]",
      "What stands between separators."
    ) {
      (text: String, separator: String) in
      separator.isEmpty ? [text] : text.components(separatedBy: separator)
    }
  }

  @RowBuilder private static var characterMembers: [Row] {
    Row("var isLetter: Bool", "Whether it is a letter.") { (text: String) in
      text.allSatisfy(\.isLetter)
    }
    Row("var isNumber: Bool", "Whether it is a digit or number.") { (text: String) in
      text.allSatisfy(\.isNumber)
    }
    Row("var isWhitespace: Bool", "Whether it is a blank.") { (text: String) in
      text.allSatisfy(\.isWhitespace)
    }
    Row("var isUppercase: Bool", "Whether it is a capital.") { (text: String) in
      text.allSatisfy(\.isUppercase)
    }
    Row("var isLowercase: Bool", "Whether it is a small letter.") { (text: String) in
      text.allSatisfy(\.isLowercase)
    }
  }
}

extension CharacterSet: NativeValue {}

extension Value {
  /// The value as text, of the types that text is made of.
  var plainText: String {
    get throws {
      switch self {
      case .bool(let bool): "\(bool)"
      case .int(let int): "\(int)"
      case .double(let double): "\(double)"
      case .string(let string): string
      default: throw BridgingError(expected: "a plain value", found: self)
      }
    }
  }
}
