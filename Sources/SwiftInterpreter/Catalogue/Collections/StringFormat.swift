import Foundation

/// A format of `String(format:)`, read so that no argument can be taken for what it is not.
struct StringFormat {
  private enum Part {
    case text(String)
    /// Flags, width and precision as they stand, and the letter that says what is written.
    /// - Parameter position: Which value it writes, from 1; `nil` for the next.
    case conversion(position: Int?, options: String, letter: Character)
  }

  private var parts: [Part] = []
  private let locale: Locale?

  /// - Parameter locale: Whose marks numbers are written with; `nil` for those of no language.
  init(_ format: String, locale: Locale? = nil) {
    self.locale = locale
    var text = ""
    var rest = format[...]
    while let first = rest.popFirst() {
      guard first == "%" else {
        text.append(first)
        continue
      }
      if rest.first == "%" {
        text.append("%")
        rest.removeFirst()
        continue
      }
      // `%2$@` is the second value, wherever it stands.
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      var position: Int?
      if rest[digits.endIndex...].first == "$" {
        position = Int(digits)
        rest = rest[digits.endIndex...].dropFirst()
      }
      let options = rest.prefix { "0123456789.+- #".contains($0) }
      // Lengths say nothing here: a value knows its size.
      let length = rest[options.endIndex...].prefix { "hlqLzjt".contains($0) }
      guard let letter = rest[length.endIndex...].first, "dDiuxXofFeEgGaAcCsS@".contains(letter)
      else {
        text.append("%")
        continue
      }
      rest = rest[length.endIndex...].dropFirst()
      if !text.isEmpty { parts.append(.text(text)) }
      text = ""
      parts.append(.conversion(position: position, options: String(options), letter: letter))
    }
    if !text.isEmpty { parts.append(.text(text)) }
  }

  /// The format filled with values. Those that it has no place for are left out, as Foundation does.
  func string(_ values: [Value]) throws -> String {
    var next = 0
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .conversion(let position, let options, let letter):
        let index = position.map { $0 - 1 } ?? next
        guard values.indices.contains(index) else {
          throw ScriptFailure("the format asks for more values than there are")
        }
        if position == nil { next += 1 }
        result += try string(values[index], options: options, letter: letter)
      }
    }
    return result
  }

  private func string(_ value: Value, options: String, letter: Character) throws -> String {
    // Foundation would make as much room as is asked for.
    let numbers = options.split { !$0.isNumber }.compactMap { Int($0) }
    guard options.count < 12, numbers.allSatisfy({ $0 <= 1_000 }) else {
      throw ScriptFailure("the format '%\(options)\(letter)' asks for too much room")
    }
    let value =
      value.wholeNumber.map { Value.int(Int(truncatingIfNeeded: $0)) }
      ?? value.floating.map { .double($0) } ?? value
    switch (letter, value) {
    case ("f", .double(let number)), ("F", .double(let number)), ("e", .double(let number)),
      ("E", .double(let number)), ("g", .double(let number)), ("G", .double(let number)),
      ("a", .double(let number)), ("A", .double(let number)):
      return String(format: "%\(options)\(letter)", locale: locale, number)
    case ("d", .int(let number)), ("i", .int(let number)), ("D", .int(let number)):
      return String(format: "%\(options)ld", locale: locale, number)
    case ("u", .int(let number)), ("x", .int(let number)), ("X", .int(let number)),
      ("o", .int(let number)):
      return String(format: "%\(options)l\(letter)", locale: locale, number)
    case ("@", _), ("s", .string), ("S", .string): return try value.plainText
    case ("c", .int(let number)), ("C", .int(let number)):
      return UInt32(exactly: number).flatMap(Unicode.Scalar.init).map { String(Character($0)) }
        ?? ""
    default:
      throw ScriptFailure("the format '%\(options)\(letter)' does not fit the value it is given")
    }
  }
}
