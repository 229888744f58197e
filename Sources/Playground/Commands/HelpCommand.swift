import SwiftInterpreter

extension Session {
  /// `:help [NAME]`: a command, or anything that source can name.
  func help(_ argument: Argument) throws -> [Event] {
    guard !argument.isEmpty else { return [write(Self.overview)] }
    let name = argument.text.hasPrefix(":") ? argument.dropFirst() : argument
    let entries = name.text == argument.text ? ReferenceEntry.all(named: String(name.text)) : []
    do {
      return [write(try Command.named(name).page + reference(entries, of: name.text))]
    } catch {
      guard entries.isEmpty else { return [write(reference(entries, of: name.text))] }
      let beginsACommand = Command.all.contains { $0.name.hasPrefix(name.text) }
      guard name.text == argument.text, !beginsACommand else { throw error }
      let known = Command.all.flatMap(\.names) + ReferenceEntry.names.sorted()
      let meant = Spelling.nearest(to: String(name.text), among: known)
      throw name.error(
        "nothing is known of \(name.quoted)"
          + (meant.map { "; did you mean '\($0)'?" } ?? "; :help lists the commands"))
    }
  }

  /// What a reader is told before the first input.
  ///
  /// - Parameter program: Its name and version.
  public func greeting(of program: String) -> [Event] {
    let text = """
      \(program): type or paste SwiftUI, and see it drawn.\\
      `:help` explains, `:tutorial` shows how, `:quit` leaves.
      """
    return [write(Markdown(text).blocks.map(\.content))]
  }

  /// What the catalogue says, at most as much as a reader takes in.
  private func reference(
    _ entries: [ReferenceEntry], of name: Substring
  ) -> [Markdown.Content] {
    let shown = entries.prefix(20).map { entry -> [Markdown.Block] in
      let member = entry.owner.map { $0 == name ? "" : "\($0): " } ?? ""
      return [
        [Markdown.Run(member), Markdown.Run(entry.declaration, .code)]
      ].map { Markdown.Block(content: .paragraph($0), line: 0) } + Markdown(entry.summary).blocks
    }
    let rest = entries.count - shown.count
    return (shown.isEmpty ? [] : [.list(shown, start: nil)])
      + (rest > 0 ? [.paragraph([Markdown.Run("And \(rest) more of that name.")])] : [])
  }

  /// Sets prose and tables in the window.
  func write(_ content: [Markdown.Content]) -> Event {
    .drawing(Prose(content).drawing(in: page), name: nil)
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
    let closing = Markdown(
      """
      `:help NAME` says more. `:tutorial` is a good start. Source is read as for an iPhone: \
      `#if os(iOS)` and `canImport(SwiftUI)` hold, `DEBUG` only around previews.
      """)
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
