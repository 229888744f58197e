import Playground

/// `gauges run FILE.md|FILE.swift|-`: prints a notebook or a source through, with all it shows.
struct RunCommand {
  let settings: Settings
  let file: String

  init(_ settings: Settings, file: String) {
    self.settings = settings
    self.file = file
  }

  func run() throws -> ExitCode {
    let source = try SourceFile.read(file)
    let surroundings = Surroundings(settings)
    let session = Session()
    try surroundings.settle(for: session.settings)
    session.window = surroundings.window
    var printer = EventPrinter(surroundings, of: session)
    if isSwift(source.text) {
      try printer.print(session.submit(source))
    } else {
      try session.run(Notebook(source)) { try printer.print($0) }
    }
    return printer.hasFailed ? .failure : .success
  }

  /// A file says by its name what it is; standard input by holding a fence, which no Swift source does.
  private func isSwift(_ text: String) -> Bool {
    file == "-" ? !text.contains("```") : file.hasSuffix(".swift")
  }
}
