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
    let rows = Command.all.map { [[Markdown.Run($0.usage, .code)], [Markdown.Run($0.summary)]] }
    return Markdown(
      """
      Type SwiftUI (a gauge, a view, a style) and see it drawn. A view typed next takes its place; a line that begins \
      with a dot is appended to it; `NAME = VALUE` changes a state. Commands begin with a colon and may be shortened:
      """
    ).blocks.map(\.content) + [.table([[[], []]] + rows)]
  }
}

extension Command {
  /// What `:help NAME` says.
  var page: [Markdown.Content] {
    [.paragraph([Markdown.Run(usage, .code), Markdown.Run("  \(summary)")])]
      + Markdown(details).blocks.map(\.content)
      + (arguments.isEmpty
        ? [] : [.paragraph([Markdown.Run("Example: "), Markdown.Run(example, .code)])])
  }
}
