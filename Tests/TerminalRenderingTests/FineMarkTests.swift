import GaugeUI
import Testing

@testable import TerminalRendering

/// Tick marks and needles, however fine and faint, leave something.
@Suite @MainActor struct FineMarkTests {
  nonisolated static let looks: [(set: String, depth: ColorDepth)] = GlyphSet.all.flatMap { set in
    [ColorDepth.none, .ansi16, .ansi256, .truecolor].map { (set.name, $0) }
  }

  private func tick(_ width: CGFloat, _ length: CGFloat, _ angle: Double, _ opacity: Double)
    -> some View
  {
    VStack(spacing: 0) {
      Capsule().fill(.primary).frame(width: width, height: length)
      Spacer(minLength: 0)
    }
    .rotationEffect(.degrees(angle))
    .opacity(opacity)
    .frame(width: 160, height: 160)
  }

  @Test(arguments: looks)
  func `every tick of a dial shows`(set name: String, depth: ColorDepth) throws {
    let set = try #require(GlyphSet(named: name))
    for (width, length) in [(2, 12), (3, 10), (4, 10), (4, 20)] as [(CGFloat, CGFloat)] {
      for opacity in [1, 0.6, 0.25] {
        for step in 0..<40 {
          let grid = grid(
            tick(width, length, Double(step) * 9, opacity), columns: 20, rows: 10, set,
            depth: depth)
          let shown = (0..<10).contains { row in
            (0..<20).contains { grid[$0, row] != CellGrid.Cell() }
          }
          #expect(shown, "\(width) × \(length) at \(step * 9)°, \(opacity)")
        }
      }
    }
  }

  @Test func `without colours faint marks are dots, and others are not`() {
    func picture(_ opacity: Double) -> Set<Character> {
      Set(
        TerminalRenderingTests.picture(tick(4, 10, 45, opacity), columns: 20, rows: 10)
          .filter { !$0.isWhitespace })
    }
    #expect(picture(0.25) == ["·"])
    #expect(!picture(1).contains("·") && !picture(1).isEmpty)
    #expect(!picture(0.6).contains("·") && !picture(0.6).isEmpty)
  }

  @Test func `the edge of something larger is no mark`() {
    // A shaded ring has no specks around it.
    let ring = Circle().stroke(.primary.opacity(0.3), lineWidth: 12).padding(8)
      .frame(width: 128, height: 128)
    let shown = Set(
      TerminalRenderingTests.picture(ring, columns: 16, rows: 8).filter { !$0.isWhitespace })
    #expect(shown == ["░"])
  }
}
