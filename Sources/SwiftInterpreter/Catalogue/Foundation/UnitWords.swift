import Foundation

/// How English writes a unit. The long words are the unit's name in Swift, word by word; the rest is what the Unicode
/// locale data (CLDR, `en`) says otherwise.
struct UnitWords {
  /// `kilometers`.
  let plural: String
  /// `kilometer`.
  let singular: String
  /// `km`, and what stands before it.
  let abbreviated: String
  let narrow: String
}

extension UnitWords {
  /// The words of a unit that scripts can name; `nil` in other languages, which only have its symbol.
  static func of(_ unit: Dimension) -> UnitWords? {
    guard NumberStyle.locale.language.languageCode == .english,
      let name = Catalogue.units.lazy.flatMap(\.units).first(where: { $0.1.isEqual(unit) })?.0
    else { return nil }
    return UnitWords(name: name, symbol: unit.symbol)
  }

  private init(name: String, symbol: String) {
    let words = Self.words(of: name)
    let odd = Self.oddNames[name]
    plural = odd?.plural ?? words
    singular = odd?.singular ?? Self.singular(of: words)
    let space = symbol.hasPrefix("°") ? "" : " "
    abbreviated = space + (Self.shortSymbols[name] ?? symbol)
    narrow = Self.narrowSymbols[name] ?? symbol
  }

  /// `metersPerSecond` in words.
  private static func words(of name: String) -> String {
    name.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
  }

  /// The first word of several is the one that counts.
  private static func singular(of words: String) -> String {
    let parts = words.split(separator: " ", maxSplits: 1)
    guard let first = parts.first, first.hasSuffix("s") else { return words }
    return ([first.dropLast()] + parts.dropFirst()).joined(separator: " ")
  }

  private static let oddNames: [String: (singular: String, plural: String)] = [
    "celsius": ("degree Celsius", "degrees Celsius"),
    "fahrenheit": ("degree Fahrenheit", "degrees Fahrenheit"), "kelvin": ("kelvin", "kelvins"),
    "feet": ("foot", "feet"), "inches": ("inch", "inches"),
    "inchesOfMercury": ("inch of mercury", "inches of mercury"),
    "poundsForcePerSquareInch": ("pound-force per square inch", "pounds-force per square inch"),
    "kilowattHours": ("kilowatt-hour", "kilowatt-hours"),
    "ampereHours": ("ampere-hour", "ampere-hours"),
  ]

  private static let shortSymbols = [
    "seconds": "sec", "minutes": "min", "hours": "hr", "degrees": "deg", "bytes": "byte",
    "nauticalMiles": "nmi", "cups": "c",
  ]

  private static let narrowSymbols = [
    "seconds": "s", "minutes": "m", "hours": "h", "feet": "′", "inches": "″", "pounds": "#",
    "fahrenheit": "°",
  ]
}
