import Foundation

/// Asks the terminal about itself, once each question. Nothing waits for an answer that need not; answers come among the
/// keys.
enum TerminalDialogue {
  private static var inquiry = TerminalInquiry(environment: ProcessInfo.processInfo.environment)
  /// When it was asked last, or answered what it was asked.
  private static var heard: ContinuousClock.Instant?
  /// Whether somebody reads the keys that come among answers: the line editor does.
  static var keepsKeys = false

  static var facts: TerminalFacts { inquiry.facts }
  static var identity: TerminalIdentity { inquiry.identity }

  /// Whether an answer is due, however late.
  static var isDue: Bool { inquiry.isWaiting }

  /// Asks what has not been asked before.
  ///
  /// - Returns: Whether there was anything.
  @discardableResult
  static func ask(_ topics: TerminalInquiry.Topics) throws -> Bool {
    try put(inquiry.ask(topics))
  }

  /// Takes what the terminal has replied.
  ///
  /// - Returns: Whether more is known than before.
  static func hear() throws -> Bool {
    let (facts, identity) = (facts, identity)
    let pending = inquiry.pending
    for reply in Keyboard.takeReplies() { try put(inquiry.hear(reply)) }
    if inquiry.pending != pending { heard = .now }
    return facts != self.facts || identity != self.identity
  }

  /// Asks what has not been asked before, and waits for the answers that are due, so that a drawing can follow them.
  ///
  /// Keys that come meanwhile stay for the line editor. Where there is none, they are meant for whoever reads the terminal
  /// next: what has been typed before is left there, and nothing is asked, as answers would come behind it.
  ///
  /// - Parameter patience: Milliseconds to wait at most for each answer. They come in order, however slowly.
  static func settle(_ topics: TerminalInquiry.Topics, patience: Double) throws {
    var preview = inquiry
    let asksMore = !preview.ask(topics).isEmpty
    guard asksMore || inquiry.isWaiting, isInForeground else { return }
    try Quiet.during {
      guard keepsKeys || !StandardInput.isReady else { return }
      try ask(topics)
      try awaitAnswers(since: heard ?? .now, patience: patience)
    }
    if !keepsKeys { Keyboard.giveBack() }
  }

  /// Waits a moment for answers that are still to come, so that they do not end up as typing in the shell.
  static func finish() throws {
    guard let heard, inquiry.isWaiting, isInForeground, .now < heard + .seconds(1) else { return }
    try Quiet.during { try awaitAnswers(since: .now, patience: 100) }
  }

  private static func awaitAnswers(
    since start: ContinuousClock.Instant, patience: Double
  ) throws {
    var start = start
    while inquiry.isWaiting, !Keyboard.isClosed {
      let left = patience - (.now - start) / .milliseconds(1)
      guard left > 0 else { return }
      Keyboard.wait(timeout: Int32(left.rounded(.up)))
      _ = try hear()
      start = max(start, heard ?? start)
    }
  }

  /// Whether the terminal takes settings from this program; another it would stop.
  private static var isInForeground: Bool { tcgetpgrp(STDIN_FILENO) == getpgrp() }

  @discardableResult
  private static func put(_ questions: [TerminalQuestion]) throws -> Bool {
    guard !questions.isEmpty else { return false }
    heard = .now
    try Output.standard.write(questions.map(\.rawValue).joined())
    return true
  }
}

/// The terminal without echo and line by line input, for a moment.
private enum Quiet {
  static func during(_ body: () throws -> Void) throws {
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return }
    // What ends or stops the program comes after the terminal is as it was.
    var (held, mask) = (sigset_t(), sigset_t())
    sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP] { sigaddset(&held, signal) }
    sigprocmask(SIG_BLOCK, &held, &mask)
    var quiet = before
    quiet.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &quiet)
    defer {
      tcsetattr(STDIN_FILENO, TCSANOW, &before)
      sigprocmask(SIG_SETMASK, &mask, nil)
    }
    try body()
  }
}
