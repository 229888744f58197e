import Foundation
import GaugeUI
import SwiftInterpreter
import Testing

/// A program that is drawn again and again keeps what has not changed: it draws the same as one that draws for the first
/// time.
@Suite struct KeptDrawingTests {
  /// Rooms in which most programs fit, and in which few do.
  private static let rooms: [(columns: Int, rows: Int?)] = [(60, nil), (60, 20), (24, 9)]

  @Test(arguments: GaugeProgramTests.names)
  func `draws as for the first time`(name: String) throws {
    let file = GaugeProgramTests.folder.appendingPathComponent(name + ".swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let (checked, _) = Program.check([SourceText(text)])
    let program = try #require(checked)
    let preview = try #require(program.previews.first)
    for (columns, rows) in Self.rooms {
      let kept = Evaluation(program)
      for step in 0..<4 {
        for (index, state) in program.states.enumerated() where (step + index) % 2 == 0 {
          // Of another type than a number it stays as it is.
          _ = kept.set(state.name, to: SourceText("\((index * 7 + step * 5) % 11)"))
        }
        let first = Evaluation(program, states: kept.states)
          .draw(preview, columns: columns, rows: rows)
        let again = kept.draw(preview, columns: columns, rows: rows)
        #expect(again.drawing == first.drawing, "step \(step), \(columns) columns")
        #expect(again.diagnostics.map(\.message) == first.diagnostics.map(\.message))
      }
    }
  }
}
