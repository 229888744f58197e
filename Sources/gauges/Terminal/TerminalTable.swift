import TerminalRendering

/// A kind of terminal: how to tell it, and what it is known to show.
///
/// Characters have to be known beforehand, as no terminal can be asked whether it draws one well; pixels are taken where the
/// terminal has answered that it has them, so that here stands only who may be asked.
struct TerminalKind: Equatable {
  let name: String
  /// What it answers to XTVERSION, up to the version.
  let answers: String
  /// Variables of the environment that tell it: the beginning of their value, empty for any.
  var hints: [(variable: String, value: String)] = []
  /// The variable in which it tells its version.
  var versionVariable: String?
  /// From which version on it draws these characters by itself, whatever the font; `nil` for never. `[0]` is always.
  ///
  /// Octants: issue 324 of github.com/breferrari/vigia, which lists kitty 0.40, Ghostty 1.2, foot 1.20 and VTE 0.78 after
  /// their sources and release notes. Ghostty's came with pull request 5433 of github.com/ghostty-org/ghostty, begun the day
  /// 1.1.0 was released.
  var sextants: [Int]?
  var octants: [Int]?
  /// Whether it has kitty's graphics in some version, and so may be asked.
  var mayHaveKitty = false
  var reflow = Reflow.wraps
  /// Whether it stands between programs and a terminal of another kind: it answers for what it understands, not for what
  /// can be seen.
  var isMultiplexer = false
  /// Whether it hands questions about colours on to the terminal around it, while it answers others itself: then an answer
  /// comes behind the mark that says there are no more, and so to whoever reads next.
  var relaysColors = false
  /// Whether `COLORTERM` tells of the terminal around it, and not of this: what it does not know of colours it takes for
  /// something else. GNU screen takes 24 bits from 5.0 on.
  var inheritsColors = false

  static func == (left: TerminalKind, right: TerminalKind) -> Bool { left.name == right.name }
}

extension TerminalKind {
  /// What becomes of the lines on the screen when the window gets narrower.
  enum Reflow {
    /// Long ones are wrapped anew, and the cursor stays at its character. So most do.
    case wraps
    /// So they are, but the cursor stays in the first row of its line.
    case wrapsBehindCursor
    /// Long ones are cut off, and the cursor stays in its row.
    case cuts
    /// Before that, a prompt that is marked (OSC 133) is erased with all below it, and the cursor stays in its row.
    case erasesPrompts
  }

  /// The kinds, those within others first: the environment of a multiplexer is full of hints at the terminal around it.
  static let all: [TerminalKind] = [
    TerminalKind(
      name: "tmux", answers: "tmux",
      hints: [("TMUX", ""), ("TERM", "tmux"), ("TERM_PROGRAM", "tmux")],
      isMultiplexer: true),
    TerminalKind(
      name: "GNU screen", answers: "GNU Screen", hints: [("STY", ""), ("TERM", "screen")],
      isMultiplexer: true, relaysColors: true, inheritsColors: true),
    TerminalKind(
      name: "Zellij", answers: "Zellij", hints: [("ZELLIJ", "")], isMultiplexer: true),
    TerminalKind(
      name: "kitty", answers: "kitty", hints: [("TERM", "xterm-kitty"), ("KITTY_WINDOW_ID", "")],
      // Where there is no marked prompt it keeps no cursor in its place: issue 5635 of github.com/kovidgoyal/kitty.
      sextants: [0, 19, 3], octants: [0, 40], mayHaveKitty: true, reflow: .erasesPrompts),
    TerminalKind(
      name: "Ghostty", answers: "ghostty",
      hints: [("TERM", "xterm-ghostty"), ("TERM_PROGRAM", "ghostty")],
      versionVariable: "TERM_PROGRAM_VERSION", sextants: [0], octants: [1, 2],
      mayHaveKitty: true),
    TerminalKind(
      name: "WezTerm", answers: "WezTerm", hints: [("TERM_PROGRAM", "WezTerm")],
      versionVariable: "TERM_PROGRAM_VERSION", sextants: [20_210_610], mayHaveKitty: true),
    TerminalKind(
      name: "foot", answers: "foot", hints: [("TERM", "foot")], sextants: [0], octants: [1, 20]),
    TerminalKind(
      name: "Konsole", answers: "Konsole", hints: [("KONSOLE_VERSION", "")], mayHaveKitty: true,
      reflow: .wrapsBehindCursor),
    TerminalKind(
      name: "VTE", answers: "VTE", hints: [("VTE_VERSION", "")], versionVariable: "VTE_VERSION",
      sextants: [0], octants: [7800]),
    TerminalKind(
      name: "iTerm2", answers: "iTerm2", hints: [("TERM_PROGRAM", "iTerm.app")],
      versionVariable: "TERM_PROGRAM_VERSION", mayHaveKitty: true),
    TerminalKind(
      name: "Warp", answers: "Warp", hints: [("TERM_PROGRAM", "WarpTerminal")],
      mayHaveKitty: true),
    TerminalKind(
      // xterm.js, in its own words; before xterm, whose name it begins with. kitty's graphics came with pull request 295701
      // of github.com/microsoft/vscode, sixels, where images are enabled, with 182442. Sextants of its own it draws in one
      // of its renderers only: pull request 5467 of github.com/xtermjs/xterm.js.
      name: "Visual Studio Code", answers: "xterm.js", hints: [("TERM_PROGRAM", "vscode")],
      mayHaveKitty: true),
    TerminalKind(
      name: "mlterm", answers: "mlterm", hints: [("TERM", "mlterm")], reflow: .cuts),
    TerminalKind(
      name: "rxvt", answers: "rxvt", hints: [("TERM", "rxvt")], reflow: .cuts),
    TerminalKind(name: "st", answers: "st(", hints: [("TERM", "st-")], reflow: .cuts),
    TerminalKind(
      name: "Zutty", answers: "zutty", hints: [("ZUTTY_VERSION", "")], reflow: .cuts),
    TerminalKind(
      name: "xterm", answers: "XTerm", hints: [("XTERM_VERSION", "")], reflow: .cuts),
    TerminalKind(
      name: "Terminal", answers: "Apple_Terminal", hints: [("TERM_PROGRAM", "Apple_Terminal")]),
  ]

  /// Terminals, by the beginning of `TERM`, that write out what they do not understand, or may: nothing is asked of them.
  static let mute = ["linux", "cons", "vt", "eterm", "dumb"]
}
