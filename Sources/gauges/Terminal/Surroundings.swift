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
  /// Whether pixels can be shown: at a terminal, or where whoever reads the output has asked for them.
  private let isForPixels: Bool
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
    isForPixels = output.isTerminal || [.kitty, .sixel].contains(settings.canvas)
    depth = .decided(by: settings.color, environment: environment, isTerminal: isForPixels)
  }

  /// What draws previews.
  func renderer(for preview: PreviewSettings) -> Renderer {
    let scheme = preview.colorScheme ?? colorScheme
    let facts = TerminalDialogue.facts
    let ownColor = ownColor(in: preview)
    let format: PixelFormat
    switch canvas(for: preview) {
    case .glyphs(let glyphs):
      return .cells(
        DrawingRenderer(
          glyphs: glyphs, depth: depth, colorScheme: scheme, background: facts.background,
          ownColor: ownColor))
    case .kitty: format = .kitty
    case .sixel:
      format = .sixel(
        background: facts.background ?? SIMD3(repeating: scheme == .dark ? 0 : 255),
        colorLimit: min(facts.colorRegisters ?? 256, 256))
    }
    let cell = cell ?? .standard
    return .pixels(
      PixelRenderer(
        format: format, cellWidth: cell.width, cellHeight: cell.height, depth: depth,
        colorScheme: scheme, background: facts.background, ownColor: ownColor))
  }

  /// The colour of plain text where nobody has chosen an appearance and the terminal has not told its background: what is
  /// assumed of that may be wrong, and then it would not be seen.
  private func ownColor(in preview: PreviewSettings) -> Color.Resolved? {
    guard preview.colorScheme == nil, settings.colorScheme == nil,
      TerminalDialogue.facts.background == nil
    else { return nil }
    var environment = EnvironmentValues()
    environment.colorScheme = colorScheme
    return Color.primary.resolve(in: environment)
  }

  private func canvas(for preview: PreviewSettings) -> DrawingCanvas {
    let canvas = DrawingCanvas.decided(
      by: choice(for: preview), environment: environment, isUTF8: isUTF8,
      identity: TerminalDialogue.identity, facts: TerminalDialogue.facts)
    if case .glyphs = canvas { return canvas }
    return isForPixels ? canvas : .glyphs(.blocks)
  }

  /// What previews are drawn for, where a session leaves it to its surroundings.
  private var medium: Medium {
    switch canvas(for: PreviewSettings()) {
    case .glyphs(let glyphs): DrawingRenderer(glyphs: glyphs, depth: depth).medium
    case .kitty, .sixel: Medium(hasColors: depth != .none, isExact: true)
    }
  }

  /// What is asked for, else what that comes to.
  private var canvas: CanvasChoice? {
    if let choice = settings.canvas { return choice }
    return if case .glyphs(let glyphs) = canvas(for: PreviewSettings()) { .glyphs(glyphs) } else {
      nil
    }
  }

  private func choice(for preview: PreviewSettings) -> CanvasChoice? {
    preview.canvas ?? settings.canvas
  }

  /// The appearance, where a session leaves it to its surroundings.
  private var colorScheme: ColorScheme {
    settings.colorScheme ?? TerminalDialogue.facts.colorScheme
      ?? ColorScheme(hintedBy: environment) ?? .dark
  }

  /// The room for one drawing, as it is now. Piped, there is no limit to the rows.
  var window: Window {
    let terminal = Output.standard.isTerminal ? TerminalSize.current : nil
    let columns = environment["COLUMNS"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
    return Window(
      columns: settings.width ?? terminal?.columns ?? min(columns ?? 80, 1000),
      // A row is left for the prompt.
      rows: settings.height ?? terminal.map { max(1, $0.rows - 1) },
      scrolls: settings.height == nil,
      colorScheme: colorScheme, medium: medium, metrics: cell?.metrics ?? .standard,
      canvas: canvas)
  }

  /// The size of a cell, where the terminal has told it.
  private var cell: CellSize? {
    isForPixels ? CellSize.current ?? TerminalDialogue.facts.cell : nil
  }

  /// The room for a drawing that goes to a file, which has no limit to its rows and is not made of cells.
  var fileWindow: Window {
    var window = window
    window.rows = settings.height
    window.scrolls = false
    window.medium = Medium(isExact: true)
    window.metrics = .standard
    return window
  }
}

// What the terminal is asked.
extension Surroundings {
  /// Asks the terminal what previews depend on, and goes on.
  func ask(for preview: PreviewSettings) throws {
    guard partner == .terminal else { return }
    let background: TerminalInquiry.Topics = settings.colorScheme == nil ? .background : []
    let cell: TerminalInquiry.Topics = CellSize.current == nil ? .cell : []
    try TerminalDialogue.ask(topics(for: preview).union(background).union(cell))
  }

  /// Asks the terminal what a drawing depends on that is about to be written for good, and waits for the answers: 1 s at
  /// most for each, and once, as most answer within some milliseconds, and one at the other end of the world within half a
  /// second.
  func settle(for preview: PreviewSettings) throws {
    guard partner == .terminal else { return }
    let isChosen = settings.colorScheme != nil || preview.colorScheme != nil
    let background: TerminalInquiry.Topics = isChosen ? [] : .background
    try TerminalDialogue.settle(topics(for: preview).union(background), patience: 1000)
  }

  private func topics(for preview: PreviewSettings) -> TerminalInquiry.Topics {
    let cell: TerminalInquiry.Topics = CellSize.current == nil ? .cell : []
    switch choice(for: preview) {
    case .auto: return isUTF8 ? cell.union(.canvas) : []
    case .kitty: return cell
    case .sixel: return cell.union(.colorRegisters)
    case .glyphs, nil: return []
    }
  }
}

extension Surroundings {
  /// What makes frames of drawings.
  enum Renderer: Equatable {
    case cells(DrawingRenderer)
    case pixels(PixelRenderer)

    func frame(_ drawing: Drawing) -> Frame {
      switch self {
      case .cells(let renderer): Frame(cells: renderer.grid(drawing))
      case .pixels(let renderer): renderer.frame(drawing)
      }
    }
  }

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

extension CellSize {
  /// That of the terminal behind standard output; `nil` where there is none, or one that does not say.
  static var current: CellSize? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0,
      size.ws_xpixel >= size.ws_col, size.ws_ypixel >= size.ws_row
    else { return nil }
    return CellSize(
      width: Int(size.ws_xpixel / size.ws_col), height: Int(size.ws_ypixel / size.ws_row))
  }
}
