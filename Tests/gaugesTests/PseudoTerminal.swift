import Foundation
import Testing

/// The program at a terminal of its own: types keys, shows the screen.
final class PseudoTerminal {
  /// What the program has drawn so far.
  private(set) var screen: Screen
  let process: pid_t
  private let master: Int32
  private var exitStatus: Int32?
  /// What it says of itself when it is asked.
  private(set) var answers: Answers
  private let cell: (width: Int, height: Int)
  /// What it has still to say.
  private var outbox: [String] = []

  /// Starts `arguments`, the first of them a path, as the leader of a session whose terminal this is.
  ///
  /// - Parameter cell: The size of a cell in pixels; nothing for a terminal that does not tell.
  /// - Parameter answers: What it says of itself when it is asked.
  /// - Parameter takesKeysBack: Whether the system lets programs put keys back into its input.
  /// - Parameter standardInput: A file to read instead of the terminal.
  /// - Parameter standardOutput: A file to write instead of the terminal.
  init(
    _ arguments: [String], environment: [String: String], columns: Int = 80, rows: Int = 24,
    cell: (width: Int, height: Int) = (0, 0), answers: Answers = Answers(),
    takesKeysBack: Bool = true, standardInput: String? = nil, standardOutput: String? = nil
  ) throws {
    screen = Screen(columns: columns, rows: rows)
    let (master, path) = try Self.open()
    self.master = master
    self.answers = answers
    self.cell = cell
    Self.resize(master, columns: columns, rows: rows, cell: cell)
    // The first descriptor that is opened on it makes it the session's terminal.
    let spawning = Spawning(arguments, environment: environment) { actions in
      posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
      if let standardInput {
        posix_spawn_file_actions_addopen(&actions, 0, standardInput, O_RDONLY, 0)
      }
      if let standardOutput {
        posix_spawn_file_actions_addopen(&actions, 1, standardOutput, O_WRONLY | O_CREAT, 0o600)
      }
    }
    #if os(Linux)
      process = try takesKeysBack ? spawning.start() : spawning.startRefusingKeys()
    #else
      process = try spawning.start()
    #endif
  }

  deinit {
    if exitStatus == nil {
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
    close(master)
  }
}

extension PseudoTerminal {
  /// Types `keys`, control characters included: `\r` is Return, `\u{3}` an interrupt.
  func type(_ keys: String) throws {
    var bytes = Array(keys.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EAGAIN {
        // The terminal's input queue is full (4 KB on Linux): let the program answer meanwhile.
        try take(timeout: 50)
      } else if errno != EINTR {
        throw SystemFailure("type")
      }
    }
  }

  /// Types an input and Return, and waits for the prompt after it.
  func enter(_ input: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let prompts = screen.count(of: "gauges> ")
    try type(input + "\r")
    try wait(for: "the prompt after '\(input)'", sourceLocation: sourceLocation) {
      $0.lineUpToCursor == "gauges> " && $0.count(of: "gauges> ") > prompts
    }
  }

  /// Pastes `text` as a terminal does that brackets what is pasted.
  func paste(_ text: String) throws {
    try type("\u{1B}[200~" + text.replacing("\n", with: "\r") + "\u{1B}[201~")
  }

  /// Changes the window's size; the program hears of it.
  func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    Self.resize(master, columns: columns, rows: rows, cell: cell)
  }

  /// Says what it has held back.
  func answer() throws {
    outbox += answers.takeHeldBack()
    try send()
  }

  /// Sends piece by piece; meanwhile the program may write.
  private func send() throws {
    while !outbox.isEmpty {
      try type(outbox.removeFirst())
      try take(timeout: outbox.isEmpty ? 0 : 5)
    }
  }

  /// Reads what the program draws until `condition` holds for the screen.
  func wait(
    for what: String, sourceLocation: SourceLocation = #_sourceLocation,
    until condition: (Screen) -> Bool
  ) throws {
    let deadline = ContinuousClock.now + patience
    while !condition(screen) {
      let isOpen = try read(timeout: 100)
      if condition(screen) { return }
      if !isOpen || ContinuousClock.now > deadline {
        Issue.record(
          "never saw \(what); the screen:\n\(screen.text)", sourceLocation: sourceLocation)
        throw Missed(what: what)
      }
    }
  }

  /// Reads until `text` stands on the screen, or has scrolled off it.
  func wait(for text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try wait(for: "'\(text)'", sourceLocation: sourceLocation) { $0.text.contains(text) }
  }

  /// Reads until the row of the cursor is `line`, with the cursor behind it.
  func wait(forLine line: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try wait(for: "the line '\(line)'", sourceLocation: sourceLocation) {
      $0.lineUpToCursor == line
    }
  }

  /// Reads until the program ends, and gives its exit code; for a signal, 128 and its number.
  func exitCode(sourceLocation: SourceLocation = #_sourceLocation) throws -> Int32 {
    let deadline = ContinuousClock.now + patience
    while try read(timeout: 100) {
      if ContinuousClock.now > deadline {
        Issue.record("it never ends; the screen:\n\(screen.text)", sourceLocation: sourceLocation)
        throw Missed(what: "the end")
      }
    }
    return try Spawning.reap(process) { exitStatus = $0 }
  }

  /// Takes what has been drawn.
  ///
  /// - Returns: Whether the program still has the terminal open.
  @discardableResult
  private func read(timeout: Int32) throws -> Bool {
    let isOpen = try take(timeout: timeout)
    try send()
    return isOpen
  }

  @discardableResult
  private func take(timeout: Int32) throws -> Bool {
    var wait = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&wait, 1, timeout) > 0 else { return true }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(master, &bytes, bytes.count)
    if count > 0 {
      screen.take(bytes[..<count])
      outbox += answers.replies(to: bytes[..<count])
      return true
    }
    // The other end has closed: EIO on Linux, an end of file elsewhere.
    return count < 0 && (errno == EINTR || errno == EAGAIN)
  }
}

extension PseudoTerminal {
  private static func open() throws -> (master: Int32, path: String) {
    #if os(Linux)
      let master = Foundation.open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
      var locked: Int32 = 0
      var number: UInt32 = 0
      // TIOCSPTLCK and TIOCGPTN, which Glibc's module does not show.
      guard master >= 0, ioctl(master, 0x4004_5431, &locked) == 0,
        ioctl(master, 0x8004_5430, &number) == 0
      else { throw SystemFailure("open a pseudo-terminal") }
      return (master, "/dev/pts/\(number)")
    #else
      let master = posix_openpt(O_RDWR | O_NOCTTY)
      guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master)
      else { throw SystemFailure("open a pseudo-terminal") }
      _ = fcntl(master, F_SETFD, FD_CLOEXEC)
      _ = fcntl(master, F_SETFL, O_NONBLOCK)
      return (master, String(cString: name))
    #endif
  }

  private static func resize(
    _ master: Int32, columns: Int, rows: Int, cell: (width: Int, height: Int)
  ) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: UInt16(columns * cell.width),
      ws_ypixel: UInt16(rows * cell.height))
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }
}

/// How long a condition is waited for. Only a failing test takes so long; a busy machine may well need seconds.
private let patience = Duration.seconds(60)

/// A condition that was waited for in vain.
struct Missed: Error {
  let what: String
}
