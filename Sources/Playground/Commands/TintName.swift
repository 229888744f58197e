import GaugeUI
import SwiftInterpreter

/// A colour that `:tint` knows by name.
struct TintName {
  let name: String
  let color: Color

  static let all: [TintName] = [
    TintName(name: "red", color: .red), TintName(name: "orange", color: .orange),
    TintName(name: "yellow", color: .yellow), TintName(name: "green", color: .green),
    TintName(name: "mint", color: .mint), TintName(name: "teal", color: .teal),
    TintName(name: "cyan", color: .cyan), TintName(name: "blue", color: .blue),
    TintName(name: "indigo", color: .indigo), TintName(name: "purple", color: .purple),
    TintName(name: "pink", color: .pink), TintName(name: "brown", color: .brown),
    TintName(name: "gray", color: .gray), TintName(name: "white", color: .white),
    TintName(name: "black", color: .black), TintName(name: "primary", color: .primary),
    TintName(name: "secondary", color: .secondary),
    TintName(name: "accentColor", color: .accentColor),
  ]

  /// A colour as Swift source: a name, `#RRGGBB`, or an expression as it stands.
  static func source(of word: Argument) throws -> String {
    if word.text.hasPrefix("#") { return try hexadecimal(word) }
    let name = word.text.drop { $0 == "." }
    guard name.allSatisfy({ $0.isLetter || $0.isNumber }) else { return String(word.text) }
    let names = all.map(\.name)
    guard names.contains(String(name)) else {
      throw word.error(
        "there is no colour \(word.quoted)" + word.suggestion(among: names, list: "some are"))
    }
    return ".\(name)"
  }

  private static func hexadecimal(_ word: Argument) throws -> String {
    let digits = word.text.dropFirst()
    guard digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else {
      throw Misuse(
        word, "\(word.quoted) is no colour: after # stand six digits 0–9, A–F, as #34C759")
    }
    let parts = [value >> 16, value >> 8 & 255, value & 255]
    let names = ["red", "green", "blue"]
    return "Color(" + zip(names, parts).map { "\($0): \($1)/255" }.joined(separator: ", ") + ")"
  }
}
