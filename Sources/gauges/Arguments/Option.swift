import GaugeUI
import Playground

/// An option of the command line. Parsing, help and shell completions all read it.
struct Option {
  /// With its dashes: `--width`.
  let name: String
  /// What help calls its value; `nil` for an option without one.
  let value: String?
  let summary: String
  /// The only values it takes; empty where it takes others too.
  var choices: [String] = []
  /// Whether it may be given more than once.
  var repeats = false
  /// Takes the value, empty for an option without one; `false` for one that makes no sense.
  let apply: (String, inout Settings) -> Bool
}

extension Option {
  static let preview = Option(
    name: "--preview", value: "NAME", summary: "draw only the preview of this name"
  ) { value, settings in
    settings.preview = value
    return true
  }

  static let set = Option(
    name: "--set", value: "NAME=VALUE", summary: "give a state a value, in Swift", repeats: true
  ) { value, settings in
    guard let equals = value.firstIndex(of: "=") else { return false }
    let name = value[..<equals].trimmed
    let expression = value[value.index(after: equals)...].trimmed
    guard !name.isEmpty, !expression.isEmpty else { return false }
    settings.assignments.append(.init(name: name, value: expression))
    return true
  }

  static let width = Option(
    name: "--width", value: "N", summary: "columns to draw in, 1 to 1000"
  ) { value, settings in
    settings.width = cells(value)
    return settings.width != nil
  }

  static let height = Option(
    name: "--height", value: "N", summary: "rows to draw in, 1 to 1000"
  ) { value, settings in
    settings.height = cells(value)
    return settings.height != nil
  }

  static let canvas = Option(
    name: "--canvas", value: "SET", summary: "what to draw with",
    choices: CanvasChoice.all.map(\.choice.name)
  ) { value, settings in
    settings.canvas = CanvasChoice(named: value)
    return settings.canvas != nil
  }

  static let color = Option(
    name: "--color", value: "WHEN", summary: "colours to draw in",
    choices: ColorChoice.allCases.map(\.rawValue)
  ) { value, settings in
    guard let choice = ColorChoice(rawValue: value) else { return false }
    settings.color = choice
    return true
  }

  static let appearance = Option(
    name: "--appearance", value: "MODE", summary: "the terminal's background",
    choices: ["dark", "light"]
  ) { value, settings in
    settings.colorScheme = value == "light" ? .light : .dark
    return true
  }

  static let svg = Option(
    name: "--svg", value: "OUT", summary: "write the first preview to a file as SVG, for both modes"
  ) { value, settings in
    settings.svg = value
    return !value.isEmpty
  }

  static let lenient = Option(
    name: "--lenient", value: nil,
    summary: "draw what can be drawn: skip unknown modifiers, put boxes for unknown views"
  ) { _, settings in
    settings.isLenient = true
    return true
  }

  static let seed = Option(
    name: "--seed", value: "N",
    summary: "what random numbers follow from, 0 or more; 1 unless given"
  ) { value, settings in
    settings.seed = UInt64(value)
    return settings.seed != nil
  }

  static let verbose = Option(
    name: "--verbose", value: nil,
    summary: "say which modifiers are ignored, and what took how long"
  ) { _, settings in
    settings.isVerbose = true
    return true
  }

  static let update = Option(
    name: "--update", value: nil, summary: "record what the notebooks show now"
  ) { _, settings in
    settings.updates = true
    return true
  }

  static let auto = Option(
    name: "--auto", value: nil, summary: "step through by itself"
  ) { _, settings in
    settings.isAutomatic = true
    return true
  }

  static let delay = Option(
    name: "--delay", value: "SECONDS", summary: "how long --auto waits before a step, 0 to 60"
  ) { value, settings in
    guard let seconds = Double(value), (0...60).contains(seconds) else { return false }
    settings.delay = seconds
    return true
  }

  /// How drawings look: what every command that draws takes.
  static let drawing = [width, height, canvas, color, appearance]

  private static func cells(_ value: String) -> Int? {
    Int(value).flatMap { (1...1000).contains($0) ? $0 : nil }
  }
}

extension Option {
  /// As help and usage write it: `--width N`.
  var usage: String { value.map { "\(name) \($0)" } ?? name }

  /// What is wrong with a value that `apply` refused.
  func complaint(about value: String) -> String {
    choices.isEmpty
      ? "'\(value)' is no value for \(usage): \(summary)"
      : "'\(value)' is no value for \(name): it takes \(choices.joined(separator: ", "))"
  }
}
