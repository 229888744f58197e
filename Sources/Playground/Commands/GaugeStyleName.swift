import SwiftInterpreter

/// A built-in gauge style, by the name that `:style` and Swift's dot take.
struct GaugeStyleName {
  let name: String
  let summary: String

  static let all: [GaugeStyleName] = [
    GaugeStyleName("automatic", "what the platform chooses: linearCapacity"),
    GaugeStyleName("linearCapacity", "a bar that fills from the leading end"),
    GaugeStyleName("accessoryLinear", "a thin bar with a marker at the value"),
    GaugeStyleName("accessoryLinearCapacity", "a thin bar that fills, its labels above and below"),
    GaugeStyleName("accessoryCircular", "an open ring with a marker at the value"),
    GaugeStyleName("accessoryCircularCapacity", "a closed ring that fills clockwise"),
    GaugeStyleName("linear", "watchOS: as accessoryLinear"),
    GaugeStyleName("circular", "watchOS: as accessoryCircular"),
  ]

  private init(_ name: String, _ summary: String) {
    self.name = name
    self.summary = summary
  }
}

extension Session {
  /// The styles, the current one marked.
  var styleTable: Markdown.Content {
    let current = currentStyle
    let names =
      GaugeStyleName.all.map { (name: $0.name, summary: $0.summary) }
      + scriptStyles.map { (name: $0, summary: "your own") }
    return .table(
      [[[], [], []]]
        + names.map { name, summary in
          [
            [Markdown.Run(name == current ? "▸" : " ")], [Markdown.Run(name, .code)],
            [Markdown.Run(summary)],
          ]
        })
  }

  /// The name of the style that governs the current gauge, as `:style` takes it, or Swift source.
  var currentStyle: String? {
    guard !history.present.previews.isEmpty else { return nil }
    guard let style = sourceEditor.style else { return GaugeStyleName.all[0].name }
    if style.hasPrefix(".") { return String(style.dropFirst()) }
    return style.hasSuffix("()") ? String(style.dropLast(2)) : style
  }

  /// The document's own style types that need no arguments.
  var scriptStyles: [String] { history.present.program?.gaugeStyles ?? [] }
}
