import GaugeUI
import Playground
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
    let (program, diagnostics) = Program.check([source])
    var printer = EventPrinter()
    try printer.print(diagnostics.map { .diagnostic($0) })
    return program == nil ? .failure : .success
  }
}
