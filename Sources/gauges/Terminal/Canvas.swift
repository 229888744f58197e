import Foundation
import TerminalRendering

/// The choice of characters to draw with.
enum Canvas {
  /// The values of `--canvas`.
  static let names = ["ascii", "blocks", "sextants", "octants", "braille"]

  /// The set called `name`; without a name, the best one that any terminal of this kind shows.
  ///
  /// - Parameters:
  ///   - environment: Where `TERM` stands.
  ///   - isUTF8: Whether the locale's characters are UTF-8.
  static func name(
    chosen name: String?, environment: [String: String], isUTF8: Bool
  ) -> String {
    name ?? (isUTF8 && environment["TERM"] != "dumb" ? "blocks" : "ascii")
  }

  /// Whether the locale that the environment names writes UTF-8. The locale is set on the way.
  static func localeIsUTF8() -> Bool {
    setlocale(LC_CTYPE, "")
    return nl_langinfo(nl_item(CODESET)).map { String(cString: $0) == "UTF-8" } ?? false
  }
}
