import Foundation
import Playground
import TerminalRendering

/// What drawings are made of, once that is decided.
enum DrawingCanvas: Equatable {
  case glyphs(GlyphSet)
  case kitty
  case sixel

  /// What to draw with: what is asked for, else the finest that every terminal of this kind shows; for `auto` the finest
  /// that this one is known to.
  ///
  /// - Parameters:
  ///   - choice: What `--canvas` or `:canvas` asks for.
  ///   - environment: Where `TERM` stands.
  ///   - isUTF8: Whether the locale writes UTF-8.
  ///   - identity: Which terminal it is.
  ///   - facts: What it has said of itself.
  static func decided(
    by choice: CanvasChoice?, environment: [String: String], isUTF8: Bool,
    identity: TerminalIdentity, facts: TerminalFacts
  ) -> DrawingCanvas {
    switch choice {
    case .glyphs(let glyphs): return .glyphs(glyphs)
    case .kitty: return .kitty
    case .sixel: return .sixel
    case .auto, nil: break
    }
    guard isUTF8, environment["TERM"] != "dumb" else { return .glyphs(.ascii) }
    guard choice == .auto else { return .glyphs(.blocks) }
    if identity.kind?.isMultiplexer != true {
      if facts.hasKitty { return .kitty }
      if facts.hasSixel, facts.colorRegisters ?? fewestColors >= fewestColors { return .sixel }
    }
    return .glyphs(identity.glyphs ?? .blocks)
  }

  /// Of fewer colours sixels would show less than characters do, which have all the terminal's: a gradient takes some 50.
  private static let fewestColors = 64
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
