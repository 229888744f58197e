/// A mark on a large letter, as centre lines from the letter's middle: x from −1 to 1, its sides. Above the letter y goes from
/// −1 to 1; below it y has the letter's own units.
struct Accent: Sendable {
  let isBelow: Bool
  let lines: [Letter.Line]

  /// By the combining characters of Unicode that stand for them.
  static let all: [Unicode.Scalar: Accent] = {
    let above = rowsAbove.map { ($0, Accent(isBelow: false, lines: Letter.lines($1))) }
    let below = rowsBelow.map { ($0, Accent(isBelow: true, lines: Letter.lines($1))) }
    return Dictionary(uniqueKeysWithValues: above + below)
  }()

  private static let rowsAbove: [(Unicode.Scalar, String)] = [
    // Grave, acute, circumflex, tilde
    ("\u{300}", "M-1 1 L0 -1"), ("\u{301}", "M0 -1 L1 1"), ("\u{302}", "M-0.6 -1 L0 1 L0.6 -1"),
    ("\u{303}", "M-1 -1 L-0.4 1 L0.4 -1 L1 1"),
    // Macron, breve, dot, diaeresis
    ("\u{304}", "M-0.9 0 L0.9 0"), ("\u{306}", "M-0.6 1 R-0.6 -1 0 -1 R0.6 -1 0.6 1"),
    ("\u{307}", "M0 0 L0.02 0"), ("\u{308}", "M-1 0 L-0.98 0 M0.98 0 L1 0"),
    // Ring, double acute, caron
    ("\u{30A}", "M-0.3 0 L0 1 L0.3 0 L0 -1 L-0.3 0"),
    ("\u{30B}", "M-0.6 -1 L-0.2 1 M0.5 -1 L0.9 1"), ("\u{30C}", "M-0.6 1 L0 -1 L0.6 1"),
  ]

  private static let rowsBelow: [(Unicode.Scalar, String)] = [
    // Dot, comma, cedilla, ogonek
    ("\u{323}", "M0 -3 L0 -4"), ("\u{326}", "M0 -2 L-0.4 -4"), ("\u{327}", "M0 0 L0 -3"),
    ("\u{328}", "M0.4 0 L0.4 -3"),
  ]
}
