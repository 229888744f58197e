import GaugeUI
import Playground
import SVGRendering
import SwiftInterpreter

/// `gauges render FILE|-`: draws what a source shows, once.
struct RenderCommand {
  let settings: Settings
  let file: String

  init(_ settings: Settings, file: String) {
    self.settings = settings
    self.file = file
  }

  func run() throws -> ExitCode {
    let source = try SourceFile.read(file)
    let surroundings = Surroundings(settings)
    if settings.svg == nil { try surroundings.settle(for: PreviewSettings()) }
    var rendering = FileRendering()
    rendering.preview = settings.preview
    rendering.values = settings.assignments.map { ($0.name, $0.value) }
    rendering.isLenient = settings.isLenient
    rendering.isVerbose = settings.isVerbose
    if let seed = settings.seed { rendering.seed = seed }
    rendering.window = surroundings.window
    var printer = EventPrinter(surroundings)
    if let svg = settings.svg {
      rendering.window = surroundings.fileWindow
      try write(rendering, of: source, to: svg, &printer)
    } else {
      try printer.print(rendering.events(of: [source]))
    }
    return printer.hasFailed ? .failure : .success
  }

  /// Writes the first drawing, in both appearances unless one is asked for, and prints nothing but messages.
  private func write(
    _ rendering: FileRendering, of source: SourceText, to svg: String, _ printer: inout EventPrinter
  ) throws {
    let pictures = (settings.colorScheme.map { [$0] } ?? [.light, .dark]).map { scheme in
      var rendering = rendering
      rendering.window.colorScheme = scheme
      return rendering.events(of: [source])
    }
    // What is wrong is wrong in both.
    try printer.print(pictures[0].messages)
    let drawings = pictures.compactMap(\.drawings.first)
    guard !printer.hasFailed, let light = drawings.first, let dark = drawings.last else { return }
    let text = SVGRenderer().svg(light: light, dark: dark)
    if svg == "-" {
      try Output.standard.write(text)
    } else {
      try OutputFile(svg).write(text)
    }
  }
}

extension [Event] {
  fileprivate var messages: [Event] {
    filter { if case .diagnostic = $0 { true } else { false } }
  }
}
