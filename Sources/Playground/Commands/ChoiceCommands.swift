import GaugeUI
import SwiftInterpreter

// Tables to choose from.
extension Session {
  func tints(_ argument: Argument) throws -> [Event] {
    try argument.expectEmpty()
    return [tintTable]
  }

  /// The colours that `:tint` knows by name, each with a patch of it.
  var tintTable: Event {
    let across = max(1, page.columns / TintTable.columnWidth)
    let table = TintTable(across: across)
    return .drawing(
      table.drawing(
        proposal: ProposedViewSize(width: nil, height: nil), environment: page.environment),
      name: nil)
  }

  func symbols(_ argument: Argument) throws -> [Event] {
    let query = argument.text.lowercased()
    let found = Symbol.all.filter { symbol in
      query.isEmpty || symbol.name.contains(query) || symbol.words.contains(query)
    }
    guard !found.isEmpty else {
      throw argument.error("no symbol has \(argument.quoted) in its name or description")
    }
    let rows = found.map { symbol in
      [
        [Markdown.Run(String(symbol.character))], [Markdown.Run(symbol.name, .code)],
        [Markdown.Run(symbol.words)],
      ]
    }
    return [write([.table([[[], [], []]] + rows)])]
  }
}

private struct TintTable: View {
  let across: Int

  /// In cells; the longest name has eleven letters, and a patch and two gaps take five.
  static let columnWidth = 16

  var body: some View {
    let names = TintName.all
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(stride(from: 0, to: names.count, by: across)), id: \.self) { start in
        HStack(spacing: 0) {
          ForEach(Array(names[start..<min(start + across, names.count)]), id: \.name) { tint in
            HStack(spacing: 8) {
              Rectangle().fill(tint.color).frame(width: 16, height: 16)
              Text(verbatim: tint.name)
            }
            .frame(width: CGFloat(Self.columnWidth) * 8, alignment: .leading)
          }
        }
      }
    }
  }
}
