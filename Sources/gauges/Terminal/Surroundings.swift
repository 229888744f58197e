import Foundation
import GaugeUI
import Playground
import TerminalRendering

/// Where drawings go and how they are to look there: what settings, environment and terminal come to.
struct Surroundings {
  let environment: [String: String]
  /// The number of colours.
  let depth: ColorDepth
  private let isUTF8: Bool
  let partner: Partner
  private let settings: Settings

  init(
    _ settings: Settings, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.settings = settings
    self.environment = environment
    let output = Output.standard
    let isTerminal = output.isTerminal && isatty(STDIN_FILENO) == 1
    let isPlain = ["", "dumb"].contains(environment["TERM"] ?? "")
    partner = isTerminal ? (isPlain ? .plainTerminal : .terminal) : .pipe
    isUTF8 = UserLocale.adopt()
    depth = .decided(
      by: settings.color, environment: environment, isTerminal: output.isTerminal)
  }

  /// What draws previews, where a session leaves it to its surroundings.
  func renderer(for preview: PreviewSettings) -> DrawingRenderer {
    DrawingRenderer(
      glyphs: .decided(
        by: preview.canvas ?? settings.canvas, environment: environment, isUTF8: isUTF8),
      depth: depth, colorScheme: preview.colorScheme ?? colorScheme)
  }

  /// The appearance, where a session leaves it to its surroundings.
  private var colorScheme: ColorScheme {
    settings.colorScheme ?? TerminalBackground.colorScheme ?? .dark
  }

  /// Asks the terminal for its background, where the answer counts.
  func askBackground() throws {
    guard partner == .terminal, settings.colorScheme == nil else { return }
    try TerminalBackground.ask(environment: environment)
  }

  /// The room for one drawing, as it is now. Piped, there is no limit to the rows.
  var window: Window {
    let terminal = Output.standard.isTerminal ? TerminalSize.current : nil
    let columns = environment["COLUMNS"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
    return Window(
      columns: settings.width ?? terminal?.columns ?? min(columns ?? 80, 1000),
      // A row is left for the prompt.
      rows: settings.height ?? terminal.map { max(1, $0.rows - 1) },
      colorScheme: colorScheme)
  }

  /// The room for a drawing that goes to a file, which has no limit to its rows.
  var fileWindow: Window {
    var window = window
    window.rows = settings.height
    return window
  }
}

extension Surroundings {
  /// Who is at the other end of a conversation.
  enum Partner {
    case terminal
    /// A terminal that moves no cursor.
    case plainTerminal
    case pipe
  }
}

/// The size of the terminal, in cells.
struct TerminalSize: Equatable {
  var columns: Int
  var rows: Int

  /// That of the terminal behind standard output; `nil` where there is none, or one that does not say.
  static var current: TerminalSize? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return nil }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}
