import Foundation
import GaugeUI
import SwiftInterpreter

/// The colours that `:tint` knows by name.
enum TintName {
  static let all = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "gray", "white", "black", "primary", "secondary", "accentColor",
  ]

  static var table: Markdown.Content {
    .paragraph([Markdown.Run(all.joined(separator: "  "), .code)])
  }

  /// A colour as Swift source: a name, `#RRGGBB`, or an expression as it stands.
  static func source(of word: Argument) throws -> String {
    if word.text.hasPrefix("#") { return try hexadecimal(word) }
    let name = word.text.drop { $0 == "." }
    guard name.allSatisfy({ $0.isLetter || $0.isNumber }) else { return String(word.text) }
    guard all.contains(String(name)) else {
      throw word.error(
        "there is no colour '\(word.text)'" + word.suggestion(among: all, list: "some are"))
    }
    return ".\(name)"
  }

  private static func hexadecimal(_ word: Argument) throws -> String {
    let digits = word.text.dropFirst()
    guard digits.utf8.count == 6, let value = UInt32(digits, radix: 16), !digits.hasPrefix("+")
    else {
      throw Misuse(
        word, "'\(word.text)' is no colour: after # stand six digits 0–9, A–F, as #34C759")
    }
    let parts = [value >> 16, value >> 8 & 255, value & 255]
    let names = ["red", "green", "blue"]
    return "Color(" + zip(names, parts).map { "\($0): \($1)/255" }.joined(separator: ", ") + ")"
  }
}
