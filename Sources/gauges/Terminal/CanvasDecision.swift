import Foundation
import Playground
import TerminalRendering

extension GlyphSet {
  /// What to draw with: the set that is asked for, else the finest that every terminal of this kind shows.
  ///
  /// - Parameters:
  ///   - choice: What `--canvas` or `:canvas` asks for.
  ///   - environment: Where `TERM` stands.
  ///   - isUTF8: Whether the locale writes UTF-8.
  static func decided(
    by choice: CanvasChoice?, environment: [String: String], isUTF8: Bool
  ) -> GlyphSet {
    if case .glyphs(let glyphs) = choice { return glyphs }
    return isUTF8 && environment["TERM"] != "dumb" ? .blocks : .ascii
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
