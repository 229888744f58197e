import TerminalRendering

extension ColorDepth {
  /// How many colours to draw in: what `--color` says, then `NO_COLOR`, then `CLICOLOR_FORCE`, then what the
  /// terminal is known to show.
  ///
  /// - Parameters:
  ///   - environment: Where these variables, `COLORTERM` and `TERM` stand. An empty `NO_COLOR` counts as none.
  ///   - isTerminal: Whether the drawing goes to a terminal.
  static func decided(
    by choice: ColorChoice, environment: [String: String], isTerminal: Bool
  ) -> ColorDepth {
    switch choice {
    case .never: return .none
    case .ansi16: return .ansi16
    case .ansi256: return .ansi256
    case .truecolor: return .truecolor
    case .auto: break
    }
    let known = shown(byTerminalIn: environment)
    if environment["NO_COLOR"]?.isEmpty == false { return .none }
    if let force = environment["CLICOLOR_FORCE"], !force.isEmpty, force != "0" {
      return known == .none ? .ansi16 : known
    }
    return isTerminal ? known : .none
  }

  private static func shown(byTerminalIn environment: [String: String]) -> ColorDepth {
    let term = environment["TERM"] ?? ""
    if term.isEmpty || term == "dumb" { return .none }
    let kind = TerminalIdentity(environment: environment).kind
    let hint = kind?.inheritsColors == true ? nil : environment["COLORTERM"]
    if ["truecolor", "24bit"].contains(hint) || term.hasSuffix("-direct") { return .truecolor }
    return term.contains("256color") ? .ansi256 : .ansi16
  }
}
