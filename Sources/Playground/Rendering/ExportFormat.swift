import GaugeUI
import SVGRendering
import SwiftInterpreter
import TerminalRendering

/// A kind of file that a preview can be written as, by the file's ending.
struct ExportFormat {
  let suffix: String
  /// What the file holds, and what is to be said about what is shown.
  let text: (Session) throws -> (String, messages: [Event])

  static let all: [ExportFormat] = [
    ExportFormat(suffix: "svg") { session in
      let schemes = session.settings.colorScheme.map { [$0] } ?? [.light, .dark]
      let pictures = try schemes.map { try session.picture(in: $0, on: Medium(isExact: true)) }
      return (
        SVGRenderer().svg(light: pictures[0].drawing, dark: pictures[pictures.count - 1].drawing),
        pictures[0].messages
      )
    },
    cells(suffix: "txt", depth: .none) { grid, _ in grid.plainText + "\n" },
    cells(suffix: "ansi", depth: .truecolor) { grid, _ in grid.ansiText + "\n" },
    cells(suffix: "html", depth: .truecolor) { grid, scheme in
      grid.htmlPage(title: "Gauges", colorScheme: scheme)
    },
  ]

  private static func cells(
    suffix: String, depth: ColorDepth, write: @escaping (CellGrid, ColorScheme) -> String
  ) -> ExportFormat {
    ExportFormat(suffix: suffix) { session in
      let scheme = session.page.colorScheme
      let glyphs =
        if case .glyphs(let set) = session.settings.canvas { set } else { GlyphSet.blocks }
      let renderer = DrawingRenderer(glyphs: glyphs, depth: depth, colorScheme: scheme)
      let (drawing, messages) = try session.picture(in: scheme, on: renderer.medium)
      return (write(renderer.grid(drawing), scheme), messages)
    }
  }
}

extension Session {
  /// All that is shown, one below the other, at the width of previews and as high as it likes to be.
  fileprivate func picture(
    in scheme: ColorScheme, on medium: Medium
  ) throws -> (drawing: Drawing, messages: [Event]) {
    var room = room
    room.rows = nil
    room.colorScheme = scheme
    room.medium = medium
    var present = history.present
    let events = try draw(&present, in: room)
    return (events.drawings.stacked, events.filter(\.isDiagnostic))
  }
}

extension [Drawing] {
  /// The drawings one below the other, an empty row between two.
  fileprivate var stacked: Drawing {
    guard count > 1 else { return first ?? Drawing() }
    return .tiled(Array(map { [$0] }.joined(separator: [.blankRow])), columns: 0, across: 1)
  }
}
