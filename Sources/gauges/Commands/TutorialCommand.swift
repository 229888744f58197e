import Foundation
import Playground

/// `gauges tutorial [NAME]`: steps through a tutorial; without a name, lists them.
struct TutorialCommand {
  let settings: Settings
  let name: String?

  init(_ settings: Settings, name: String?) {
    self.settings = settings
    self.name = name
  }

  func run() throws -> ExitCode {
    let surroundings = Surroundings(settings)
    let session = Session()
    try surroundings.settle(for: session.settings)
    session.window = surroundings.window
    var printer = EventPrinter(surroundings, of: session)
    let opening = session.submit([":tutorial", name].compactMap(\.self).joined(separator: " "))
    guard name != nil, !opening.hasError, !settings.isAutomatic else {
      try printer.print(opening)
      if !printer.hasFailed, name != nil { try play(session, &printer) }
      return printer.hasFailed ? .failure : .success
    }
    let conversation = Conversation(session, in: surroundings, opening: opening)
    return try conversation.run()
  }

  /// Goes on by itself, step by step, until the tutorial ends.
  private func play(_ session: Session, _ printer: inout EventPrinter) throws {
    while session.isInTutorial {
      fflush(nil)
      usleep(UInt32(settings.delay * 1_000_000))
      try printer.print(session.submit(":skip"))
    }
  }
}
