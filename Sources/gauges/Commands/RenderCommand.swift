import Playground

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
    var rendering = FileRendering()
    rendering.preview = settings.preview
    rendering.values = settings.assignments.map { ($0.name, $0.value) }
    rendering.window = surroundings.window
    var printer = EventPrinter(surroundings.renderer)
    try printer.print(rendering.events(of: [source]))
    return printer.hasFailed ? .failure : .success
  }
}
