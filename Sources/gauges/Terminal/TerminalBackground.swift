import Foundation
import GaugeUI

/// What the terminal says of its background: light or dark.
///
/// It is asked once, when the first input is; nothing waits for the answer, which comes among the keys.
enum TerminalBackground {
  /// `nil` while it has said nothing.
  private(set) static var colorScheme: ColorScheme?
  /// When it was asked, while it has not answered.
  private static var asked: ContinuousClock.Instant?
  private static var isSettled = false

  /// xterm's "Operating System Commands", number 11 with a question mark.
  private static let question = "\u{1B}]11;?\u{7}"
  /// Terminals, by the beginning of `TERM`, that write out what they do not understand, or may.
  private static let mute = ["linux", "cons", "vt", "eterm", "dumb"]

  /// Asks, unless it has been asked before.
  static func ask(environment: [String: String]) throws {
    guard !isSettled else { return }
    isSettled = true
    let term = environment["TERM"] ?? ""
    guard !mute.contains(where: term.hasPrefix) else { return }
    asked = .now
    try Output.standard.write(question)
  }

  /// Takes a reply of the terminal.
  ///
  /// - Returns: Whether drawings look another way from now on.
  static func hear(_ reply: String) -> Bool {
    guard let answer = colorScheme(in: reply) else { return false }
    asked = nil
    let before = colorScheme ?? .dark
    colorScheme = answer
    return answer != before
  }

  /// Waits a moment for an answer that is still to come, so that it does not end up as typing in the shell.
  static func awaitAnswer() {
    guard let asked, ContinuousClock.now - asked < .seconds(1) else { return }
    Keyboard.wait(timeout: 100)
    self.asked = nil
  }

  /// The appearance for the colour that a reply names, as `]11;rgb:ffff/ffff/ffff`; `nil` for any other reply.
  static func colorScheme(in reply: String) -> ColorScheme? {
    guard let colon = reply.firstIndex(of: ":"),
      ["]11;rgb", "]11;rgba"].contains(reply[..<colon])
    else { return nil }
    let parts = reply[reply.index(after: colon)...].split(separator: "/").prefix(3).map { digits in
      // One to four digits for each, of which all F is the whole.
      (1...4).contains(digits.count)
        ? Int(digits, radix: 16).map { Double($0) / (pow(16, Double(digits.count)) - 1) } : nil
    }
    guard parts.count == 3, let red = parts[0], let green = parts[1], let blue = parts[2] else {
      return nil
    }
    // The luma of ITU-R BT.601, of the components as they are: how bright the colour looks, roughly.
    return 0.299 * red + 0.587 * green + 0.114 * blue > 0.5 ? .light : .dark
  }
}
