import GaugeUI

/// Markdown as a view: what notebooks, tutorials and help say.
struct Prose {
  let content: [Markdown.Content]

  init(_ content: [Markdown.Content]) { self.content = content }

  /// No line of prose is wider, in points: longer ones are hard to read. Code is as wide as the window lets it be.
  static let measure = 80 * CellMetrics.standard.cellWidth

  /// The prose set in the width of `window`. It is never scaled.
  func drawing(in window: Window) -> Drawing {
    let width = CGFloat(window.columns) * CellMetrics.standard.cellWidth
    return view(min(width, Self.measure)).drawing(
      proposal: ProposedViewSize(width: width, height: nil), environment: window.environment)
  }

  private func view(_ width: CGFloat) -> some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(content.indices, id: \.self) { index in
        if case .code(let text, _) = content[index] {
          CodeView(text: text)
        } else {
          BlockView(content[index], width: width).frame(maxWidth: Self.measure, alignment: .leading)
        }
      }
    }
  }
}

/// One block of Markdown.
private struct BlockView: View {
  let content: Markdown.Content
  /// The room there is, in points.
  let width: CGFloat

  init(_ content: Markdown.Content, width: CGFloat) {
    self.content = content
    self.width = width
  }

  var body: some View {
    switch content {
    case .heading(let level, let runs):
      runs.text.bold().underline(level == 1)
    case .paragraph(let runs):
      runs.text
    case .code(let text, _):
      CodeView(text: text)
    case .list(let items, let start):
      ListView(items: items, start: start, width: width)
    case .quote(let blocks):
      BlocksView(blocks: blocks, width: width).padding(.leading, 16).foregroundStyle(.secondary)
    case .table(let rows):
      TableView(rows: rows, width: width)
    case .rule:
      Divider()
    }
  }
}

/// Blocks inside another, close together.
private struct BlocksView: View {
  let blocks: [Markdown.Block]
  let width: CGFloat

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(blocks.indices, id: \.self) { AnyView(BlockView(blocks[$0].content, width: width)) }
    }
  }
}

/// Lines of code. One too long for the window goes on where it began.
private struct CodeView: View {
  let lines: [(indentation: Int, text: String)]

  init(text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines.map { line in
      let blanks = line.prefix { $0 == " " }.count
      // An empty text would take no room.
      return (blanks, blanks == line.count ? " " : String(line.dropFirst(blanks)))
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(lines.indices, id: \.self) { index in
        Text(verbatim: lines[index].text)
          .padding(.leading, CGFloat(4 + lines[index].indentation) * 8)
      }
    }
    .foregroundStyle(.teal)
  }
}

private struct ListView: View {
  let items: [[Markdown.Block]]
  let start: Int?
  let width: CGFloat

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(items.indices, id: \.self) { index in
        HStack(alignment: .top, spacing: 8) {
          Text(verbatim: start.map { "\($0 + index)." } ?? "•")
          BlocksView(blocks: items[index], width: width)
        }
      }
    }
  }
}

/// Columns as wide as their widest cell; the last takes what room is left. Where that is too little, its cells stand
/// each below its row.
private struct TableView: View {
  let rows: [[[Markdown.Run]]]
  let width: CGFloat

  private static let gap: CGFloat = 16
  /// A last column narrower than twenty cells is hard to read.
  private static let leastWidth: CGFloat = 160

  var body: some View {
    let widths = columnWidths
    let room = width - widths.dropLast().reduce(0) { $0 + $1 + Self.gap }
    let isStacked = room < min(widths.last ?? 0, Self.leastWidth)
    VStack(alignment: .leading, spacing: 0) {
      ForEach(rows.indices, id: \.self) { row in
        if !rows[row].allSatisfy(\.isEmpty) {
          if isStacked {
            cells(of: row, Array(widths.dropLast()))
            text(row, rows[row].count - 1).padding(.leading, 32)
          } else {
            cells(of: row, widths)
          }
        }
      }
    }
  }

  private func cells(of row: Int, _ widths: [CGFloat]) -> some View {
    HStack(alignment: .top, spacing: Self.gap) {
      ForEach(widths.indices, id: \.self) { column in
        if column < rows[row].count - 1 {
          text(row, column).frame(width: widths[column], alignment: .leading)
        } else {
          text(row, column)
        }
      }
    }
  }

  private func text(_ row: Int, _ column: Int) -> Text {
    guard rows[row].indices.contains(column) else { return Text(verbatim: "") }
    return row == 0 ? rows[row][column].text.bold() : rows[row][column].text
  }

  private var columnWidths: [CGFloat] {
    (0..<(rows.map(\.count).max() ?? 0)).map { column in
      rows.map { row in
        row.indices.contains(column)
          ? row[column].text.drawing(proposal: .unspecified).size.width : 0
      }.max() ?? 0
    }
  }
}

extension [Markdown.Run] {
  /// The runs as one text that wraps as a whole.
  @MainActor fileprivate var text: Text {
    reduce(Text(verbatim: "")) { $0 + $1.styled }
  }
}

extension Markdown.Run {
  @MainActor fileprivate var styled: Text {
    var styled = Text(verbatim: text)
    if traits.contains(.strong) { styled = styled.bold() }
    if traits.contains(.emphasis) { styled = styled.italic() }
    if traits.contains(.struck) { styled = styled.strikethrough() }
    if traits.contains(.link) { styled = styled.underline() }
    if traits.contains(.code) { styled = styled.foregroundStyle(.teal) }
    return styled
  }
}
