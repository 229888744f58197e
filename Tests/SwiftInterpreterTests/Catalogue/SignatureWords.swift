import Foundation

/// The words of a declaration, as far as taking it apart needs them.
struct SignatureWords {
  private var text: Substring

  init(_ text: String) { self.text = text[...] }

  private mutating func skip() { text = text.drop { $0 == " " } }

  mutating func take(_ token: String) -> Bool {
    skip()
    guard text.hasPrefix(token) else { return false }
    text = text.dropFirst(token.count)
    return true
  }

  mutating func word() -> String {
    skip()
    if text.hasPrefix("@") {
      text = text.drop { $0 != " " }
      return "@"
    }
    let word = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
    text = text.dropFirst(word.count)
    return word.replacingOccurrences(of: "`", with: "")
  }

  /// An operator.
  mutating func sign() -> String {
    skip()
    let sign = text.prefix { "+-*/%=<>!&|^~?.".contains($0) }
    text = text.dropFirst(sign.count)
    return String(sign)
  }

  /// `<A: B, C>`, brackets included; empty where there is none.
  mutating func generics() -> String {
    skip()
    guard text.hasPrefix("<") else { return "" }
    return balanced()
  }

  /// What stands in the brackets that the text begins with.
  private mutating func balanced() -> String {
    var depth = 0
    var taken = ""
    var last: Character = " "
    while let next = text.first {
      text = text.dropFirst()
      taken.append(next)
      if "(<[{".contains(next) { depth += 1 }
      if ")]}".contains(next) || (next == ">" && last != "-") { depth -= 1 }
      last = next
      if depth == 0 { break }
    }
    return taken
  }

  mutating func parameters() -> [SignatureSource.Parameter]? {
    skip()
    guard text.hasPrefix("(") else { return nil }
    let inside = balanced().dropFirst().dropLast()
    return Self.split(String(inside)).map { part in
      var part = part.trimmingCharacters(in: .whitespaces)
      for attribute in ["@ViewBuilder ", "@escaping "] where part.hasPrefix(attribute) {
        part = String(part.dropFirst(attribute.count))
      }
      let names = part.prefix { $0 != ":" }
      var type = part.dropFirst(names.count + 1).trimmingCharacters(in: .whitespaces)
      if let equals = Self.topLevel(" = ", in: type) { type = String(type[..<equals]) }
      var parameter = SignatureSource.Parameter(
        label: String(names.split(separator: " ").first ?? "_"), type: type)
      if type.hasPrefix("@autoclosure () -> ") { parameter.type = String(type.dropFirst(19)) }
      if type.hasPrefix("@escaping ") { parameter.type = String(type.dropFirst(10)) }
      if type.hasSuffix("...") { parameter.type = String(type.dropLast(3)) }
      if type.hasPrefix("inout ") {
        parameter.type = String(type.dropFirst(6))
        parameter.isInout = true
      }
      if parameter.type.hasPrefix("("), Self.topLevel("->", in: parameter.type) != nil {
        parameter.type = "@escaping @Sendable " + parameter.type
      }
      return parameter
    }
  }

  /// Up to one of the words, which is left.
  mutating func rest(until ends: [String]) -> String {
    var taken = ""
    while let next = text.first {
      if ends.contains(where: { text.hasPrefix($0) && (taken.last == " " || taken.isEmpty) }) {
        break
      }
      taken.append(next)
      text = text.dropFirst()
    }
    return taken.trimmingCharacters(in: .whitespaces)
  }

  /// What stands before and behind `where`.
  mutating func end() -> (result: String, condition: String) {
    defer { text = "" }
    guard let range = text.range(of: "where ") else { return (String(text), "") }
    return (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
  }

  private static func split(_ text: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    var last: Character = " "
    for next in text {
      if "(<[{".contains(next) { depth += 1 }
      if ")]}".contains(next) || (next == ">" && last != "-") { depth -= 1 }
      if next == ",", depth == 0 {
        parts.append(part)
        part = ""
      } else {
        part.append(next)
      }
      last = next
    }
    if !part.trimmingCharacters(in: .whitespaces).isEmpty { parts.append(part) }
    return parts
  }

  private static func topLevel(_ token: String, in text: String) -> String.Index? {
    var depth = 0
    var last: Character = " "
    for index in text.indices {
      let next = text[index]
      if depth == 0, text[index...].hasPrefix(token) { return index }
      if "(<[{".contains(next) { depth += 1 }
      if ")]}".contains(next) || (next == ">" && last != "-") { depth -= 1 }
      last = next
    }
    return nil
  }
}
