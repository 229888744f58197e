import Foundation
import Playground

/// `gauges`: the playground, at a terminal or on lines piped in.
struct PlaygroundCommand {
  let settings: Settings

  init(_ settings: Settings) { self.settings = settings }

  func run() throws -> ExitCode {
    let surroundings = Surroundings(settings)
    let session = Session()
    if surroundings.isInteractive {
      return try TerminalConversation(session, in: surroundings).run()
    }
    return try PipedConversation(session, in: surroundings).run()
  }
}
