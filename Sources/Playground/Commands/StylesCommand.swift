import GaugeUI
import SwiftInterpreter

extension Session {
  /// What is shown, in every style of the current gauge.
  func styles(_ argument: Argument) throws -> [Event] {
    try argument.expectEmpty()
    let names = GaugeStyleName.all.map(\.name).filter {
      !["automatic", "linear", "circular"].contains($0)
    }
    let across = max(1, room.columns / Self.styleColumns)
    let columns = room.columns / across
    var cell = room
    cell.columns = max(1, columns - 2)
    cell.rows = nil
    var drawings: [Drawing] = []
    for (name, source) in names.map({ ($0, ".\($0)") }) + scriptStyles.map({ ($0, "\($0)()") }) {
      let document = try edited(.style(source), at: argument)
      guard
        let snapshot = try? Snapshot(
          document, states: history.present.states, isLenient: isLenient),
        let program = snapshot.program, let preview = snapshot.previews.first
      else { continue }
      let rendering = evaluation(of: program, states: snapshot.states).draw(preview, in: cell)
      guard !rendering.diagnostics.hasError else { continue }
      let title = Prose([.paragraph([Markdown.Run(name, .strong)])]).drawing(in: cell)
      let gap = drawings.count < across ? [] : [Drawing.blankRow]
      drawings.append(.tiled(gap + [title, rendering.drawing], columns: columns, across: 1))
    }
    return [.drawing(.tiled(drawings, columns: columns, across: across), name: nil)]
  }

  /// What a column of styles takes at least, in cells: the longest name is 25 long.
  private static let styleColumns = 27
}

extension Drawing {
  static let blankRow = Drawing(
    size: CGSize(width: 0, height: CellMetrics.standard.cellHeight))
}
