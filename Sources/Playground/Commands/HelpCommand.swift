import SwiftInterpreter

extension Session {
  func help(_ argument: Argument) throws -> [Event] {
    guard !argument.isEmpty else { return [write(Self.overview)] }
    let word = argument.text.hasPrefix(":") ? argument.dropFirst() : argument
    return [write(try Command.named(word).page)]
  }

  /// Sets prose and tables in the window.
  func write(_ content: [Markdown.Content]) -> Event {
    .drawing(Prose(content).drawing(in: window), name: nil)
  }

  private static var overview: [Markdown.Content] {
    let rows = Command.all.map { command in
      [[Markdown.Run(command.briefUsage, .code)], [Markdown.Run(command.summary)]]
    }
    let opening = Markdown(
      """
      Type SwiftUI (a gauge, a view, a style) and see it drawn. A view typed next takes its \
      place; a line that begins with a dot goes on with it; `NAME = VALUE` changes a state. \
      Commands begin with a colon and may be shortened:
      """)
    let closing = Markdown("`:help NAME` says more. `:tutorial` is a good start.")
    return opening.blocks.map(\.content) + [.table([[[], []]] + rows)]
      + closing.blocks.map(\.content)
  }
}

extension Command {
  /// The usage, cut so that a column of them leaves room for the summaries.
  fileprivate var briefUsage: String {
    usage.count <= 20 ? usage : usage.prefix { $0 != "[" } + "…"
  }

  /// What `:help NAME` says.
  var page: [Markdown.Content] {
    [.paragraph([Markdown.Run(usage, .code), Markdown.Run("  \(summary)")])]
      + Markdown(details).blocks.map(\.content)
      + (arguments.isEmpty
        ? [] : [.paragraph([Markdown.Run("Example: "), Markdown.Run(example, .code)])])
  }
}
