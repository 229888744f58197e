import GaugeUI
import SwiftInterpreter

// Commands that change how previews look. They are no steps to undo.
extension Session {
  func canvas(_ argument: Argument) throws -> [Event] {
    guard !argument.isEmpty else { return [write([canvasTable])] }
    guard let choice = CanvasChoice(named: String(argument.text)) else {
      let names = CanvasChoice.all.map(\.choice.name)
      throw argument.error(
        "there is no canvas \(argument.quoted)"
          + argument.suggestion(among: names, list: "it can be"))
    }
    settings.canvas = choice
    return try shown(orElse: "Previews are drawn in \(choice.name).")
  }

  private var canvasTable: Markdown.Content {
    let present = settings.canvas ?? window.canvas
    return .table(
      [[[], [], []]]
        + CanvasChoice.all.map { choice, summary in
          [
            [Markdown.Run(choice == present ? "▸" : " ")],
            [Markdown.Run(choice.name, .code)], [Markdown.Run(summary)],
          ]
        })
  }

  static let appearances: [(name: String, scheme: ColorScheme?)] = [
    ("dark", .dark), ("light", .light), ("auto", nil),
  ]

  func appearance(_ argument: Argument) throws -> [Event] {
    guard !argument.isEmpty else {
      let present = page.colorScheme == .dark ? "dark" : "light"
      let origin = settings.colorScheme == nil ? ", as the terminal is" : ""
      return [.text("Previews are drawn for a \(present) background\(origin).")]
    }
    guard let choice = Self.appearances.first(where: { $0.name == argument.text }) else {
      throw Misuse(argument, "an appearance is dark, light, or auto, as the terminal is")
    }
    settings.colorScheme = choice.scheme
    return try shown(orElse: "Previews are drawn for this appearance.")
  }

  func width(_ argument: Argument) throws -> [Event] {
    guard !argument.isEmpty else {
      return [.text("Previews have \(room.columns) of the window's \(window.columns) columns.")]
    }
    if argument.text == "auto" {
      settings.columns = nil
    } else {
      guard let columns = Int(argument.text), (1...window.columns).contains(columns) else {
        throw Misuse(
          argument,
          "a width is a number of columns, 1 to the window's \(window.columns), or auto for all")
      }
      settings.columns = columns
    }
    return try shown(orElse: "Previews have \(room.columns) columns.")
  }

  /// What is shown, drawn anew; without any, what has changed in words.
  private func shown(orElse text: String) throws -> [Event] {
    let events = try redraw()
    return events.isEmpty ? [.text(text)] : events
  }
}
