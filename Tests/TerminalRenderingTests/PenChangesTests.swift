import Testing

@testable import TerminalRendering

/// Sequences that are kept, against those made anew.
struct PenChangesTests {
  /// More styles than changes are kept of.
  private static let styles: [CellGrid.Style] = {
    let colors: [CellColor] = [
      .standard, .ansi16(1), .ansi16(9), .ansi256(7), .ansi256(200), .rgb(0, 0, 0),
      .rgb(255, 9, 80),
    ]
    let attributes: [CellGrid.Attributes] = [
      [], .bold, [.bold, .italic, .underline, .strikethrough, .reverse],
    ]
    return colors.flatMap { foreground in
      colors.flatMap { background in
        attributes.map {
          CellGrid.Style(foreground: foreground, background: background, attributes: $0)
        }
      }
    }
  }()

  @Test func keptSequencesAreThoseMadeAnew() {
    let pens = PenChanges()
    let (kept, new) = (ByteBuffer(), ByteBuffer())
    // Twice, so that each is asked for when it is kept and when another took its place.
    for step in [1, 5, 1, 5] {
      for (index, old) in Self.styles.enumerated() {
        let next = Self.styles[(index * step + 3) % Self.styles.count]
        #expect(pens.length(from: old, to: old) == 0)
        guard next != old else { continue }
        kept.removeAll()
        new.removeAll()
        pens.write(from: old, to: next, in: kept)
        old.select(next, in: new)
        #expect(kept.array == new.array)
        #expect(pens.length(from: old, to: next) == new.count)
      }
    }
  }

  /// What is kept of a sequence is 64 bytes.
  @Test func theLongestSequenceFits() {
    let all = CellGrid.Style(
      foreground: .rgb(100, 100, 100), background: .rgb(100, 100, 100),
      attributes: [.bold, .italic, .underline, .strikethrough, .reverse])
    let none = CellGrid.Style(foreground: .rgb(200, 200, 200), background: .rgb(200, 200, 200))
    for (old, new) in [(all, none), (none, all), (all, CellGrid.Style()), (CellGrid.Style(), all)] {
      let bytes = ByteBuffer()
      old.select(new, in: bytes)
      #expect(bytes.count <= 52)
    }
  }
}
