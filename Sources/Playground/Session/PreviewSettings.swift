public import GaugeUI
public import TerminalRendering

/// How previews look, where it is not left to what surrounds the session. None of it is part of the document.
public nonisolated struct PreviewSettings: Equatable, Sendable {
  /// `nil` for what the surroundings draw with.
  public var canvas: CanvasChoice?
  /// `nil` for that of the surroundings.
  public var colorScheme: ColorScheme?
  /// Columns; `nil` for all that the window has.
  public var columns: Int?

  public init() {}
}

/// What drawings are made of, as `--canvas` and `:canvas` name it.
public nonisolated enum CanvasChoice: Equatable, Sendable {
  /// The finest that the terminal is known to show; pixels only where it has said that it takes them.
  case auto
  case glyphs(GlyphSet)
  /// Pixels, by kitty's protocol.
  case kitty
  /// Pixels, as sixels.
  case sixel

  /// Every choice, with a line about it.
  public static let all: [(choice: CanvasChoice, summary: String)] = [
    (.auto, "the finest that the terminal is known to show"),
    (.glyphs(.ascii), "what every terminal has"),
    (.glyphs(.blocks), "halves, quarters and eighths of a cell"),
    (.glyphs(.sextants), "and sixths, where the font has them"),
    (.glyphs(.octants), "and eighths in two columns, where the font has them"),
    (.glyphs(.braille), "dots: fine lines, one colour a cell"),
    (.kitty, "pixels, in terminals that have kitty's graphics"),
    (.sixel, "pixels, in terminals that have sixels"),
  ]

  public var name: String {
    switch self {
    case .auto: "auto"
    case .glyphs(let glyphs): glyphs.name
    case .kitty: "kitty"
    case .sixel: "sixel"
    }
  }

  /// The choice called `name`.
  public init?(named name: String) {
    guard let choice = Self.all.map(\.choice).first(where: { $0.name == name }) else { return nil }
    self = choice
  }
}

extension Session {
  /// The room for prose and tables.
  var page: Window {
    var page = window
    page.colorScheme = settings.colorScheme ?? window.colorScheme
    switch settings.canvas {
    case .glyphs(let glyphs):
      (page.medium.columnSteps, page.medium.isExact) = (glyphs.columnSteps, false)
    case .kitty, .sixel: page.medium.isExact = true
    case .auto, nil: break
    }
    return page
  }

  /// The room for previews.
  var room: Window {
    var room = page
    room.columns = min(settings.columns ?? window.columns, window.columns)
    return room
  }
}
