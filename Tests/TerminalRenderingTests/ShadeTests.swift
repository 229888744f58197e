import GaugeUI
import Testing

@testable import TerminalRendering

/// Shades without colours, and gradients with them, come as close as cells do.
@Suite @MainActor struct ShadeTests {
  private func bar(_ tone: Double, height: CGFloat) -> some View {
    VStack(spacing: 0) {
      Spacer(minLength: 0)
      Rectangle().opacity(tone).frame(height: height)
    }
  }

  /// Letters have no shaded halves: half of a row is shaded half as much.
  @Test func `a bar that is less than a row high is shaded as much as it takes of the row`() {
    let table: [(tone: Double, height: CGFloat, character: Character)] = [
      (0.25, 16, ":"), (0.5, 16, "+"), (0.75, 16, "%"), (1, 16, "#"),
      (0.25, 8, ":"), (0.5, 8, ":"), (1, 8, "="),
    ]
    for (tone, height, character) in table {
      #expect(
        picture(bar(tone, height: height), columns: 4, rows: 1, .ascii)
          == String(repeating: character, count: 4), "\(tone) \(height)")
    }
  }

  /// A ring's edges are not lighter than the ring.
  @Test func `what ends at a slant is shaded alike all over`() {
    let disc = Circle().opacity(0.5).frame(width: 112, height: 112)
    for set in [GlyphSet.ascii, .blocks] {
      let used = Set(picture(disc, columns: 14, rows: 7, set)).subtracting([" ", "\n"])
      #expect(used.count == 1, "\(used)")
    }
  }

  /// Of 28 steps of 255 in a row, one sees its halves; twelve look like one colour.
  @Test func `a gradient changes within a cell where one sees it change`() {
    func colors(_ steps: Double) -> Int {
      let gradient = LinearGradient(
        colors: [Color(white: 0.5), Color(white: 0.5 + steps / 255)],
        startPoint: .top, endPoint: .bottom)
      let style = grid(gradient, columns: 1, rows: 1).style(column: 0, row: 0)
      return style.foreground == .standard || style.background == .standard ? 1 : 2
    }
    #expect(colors(28) == 2)
    #expect(colors(12) == 1)
  }
}
