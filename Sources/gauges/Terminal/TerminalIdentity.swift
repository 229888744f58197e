import TerminalRendering

/// Which terminal it is, as far as it can be told.
struct TerminalIdentity: Equatable {
  /// `nil` for one that the table does not have.
  var kind: TerminalKind?
  /// The numbers of its version; empty where it is not told.
  var version: [Int] = []

  /// As the environment hints at it. Hints are inherited, and so may be wrong: an answer of the terminal's is better.
  init(environment: [String: String]) {
    kind = TerminalKind.all.first { kind in
      kind.hints.contains { hint in
        environment[hint.variable].map { !$0.isEmpty && $0.hasPrefix(hint.value) } ?? false
      }
    }
    version = kind?.versionVariable.flatMap { environment[$0] }.map(Self.numbers) ?? []
  }

  /// As it answers to XTVERSION: `kitty(0.35.2)`, `WezTerm 20240203-110809`, `tmux 3.3a`.
  init(answer: String) {
    kind = TerminalKind.all.first { answer.lowercased().hasPrefix($0.answers.lowercased()) }
    version = Self.numbers(answer.dropFirst(kind?.answers.count ?? 0))
  }

  private static func numbers(_ text: some StringProtocol) -> [Int] {
    text.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
  }
}

extension TerminalIdentity {
  /// The finest characters that it is known to draw. `nil` for one of which that is not known.
  var glyphs: GlyphSet? {
    if has(kind?.octants) { return .octants }
    return has(kind?.sextants) ? .sextants : nil
  }

  /// Whether its version is known to be at least `version`. `[0]` is any, told or not.
  private func has(_ version: [Int]?) -> Bool {
    guard let version else { return false }
    return version == [0] || !self.version.lexicographicallyPrecedes(version)
  }
}
