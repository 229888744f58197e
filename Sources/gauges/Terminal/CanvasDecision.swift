import Foundation
import TerminalRendering

extension GlyphSet {
  /// What to draw with: the set that is named, else the finest that every terminal of this kind shows.
  ///
  /// - Parameters:
  ///   - name: The value of `--canvas`.
  ///   - environment: Where `TERM` stands.
  ///   - isUTF8: Whether the locale writes UTF-8.
  static func decided(
    by name: String?, environment: [String: String], isUTF8: Bool
  ) -> GlyphSet {
    name.flatMap(GlyphSet.init(named:))
      ?? (isUTF8 && environment["TERM"] != "dumb" ? .blocks : .ascii)
  }
}

/// How the user's language and country write.
enum UserLocale {
  /// Takes the character encoding that the environment names, for this process.
  ///
  /// - Returns: Whether it is UTF-8.
  static func adopt() -> Bool {
    setlocale(LC_CTYPE, "")
    return nl_langinfo(nl_item(CODESET)).map { String(cString: $0) == "UTF-8" } ?? false
  }
}
