import Testing

@testable import TerminalRendering

@Suite struct GlyphSetTests {
  /// Where the names of "Symbols for Legacy Computing Supplement" go on with the next higher pattern, a part of an octant
  /// being a bit: the places after which a pattern is an older character's.
  private static let octantRuns: [(scalar: UInt32, parts: [Int])] = [
    (0x1CD00, [3]), (0x1CD01, [2, 3]), (0x1CD03, [4]), (0x1CD04, [1, 4]), (0x1CD05, [1, 2, 4]),
    (0x1CD09, [5]), (0x1CD0D, [1, 3, 5]), (0x1CD18, [6]), (0x1CD20, [1, 4, 6]),
    (0x1CD36, [1, 7]), (0x1CD45, [1, 5, 7]), (0x1CD49, [2, 3, 5, 7]), (0x1CD4D, [1, 2, 4, 5, 7]),
    (0x1CD51, [6, 7]), (0x1CD71, [1, 8]), (0x1CD77, [1, 2, 3, 8]), (0x1CD90, [1, 6, 8]),
    (0x1CD94, [2, 3, 6, 8]), (0x1CD98, [1, 2, 4, 6, 8]), (0x1CD9C, [5, 6, 8]),
    (0x1CDAC, [1, 7, 8]), (0x1CDDB, [1, 5, 6, 7, 8]), (0x1CDDF, [2, 3, 5, 6, 7, 8]),
    (0x1CDE3, [1, 2, 4, 5, 6, 7, 8]), (0x1CDE4, [1, 3, 4, 5, 6, 7, 8]),
    (0x1CDE5, [2, 3, 4, 5, 6, 7, 8]),
  ]

  /// The parts of an octant that a mask covers, numbered as in character names: 1 and 2 in the top row, and so on.
  private func parts(of mask: CellMask) -> [Int] {
    (1...8).filter { part in
      let (x, y) = ((part - 1) % 2 * 4, (part - 1) / 2 * 4)
      let area = CellMask(columns: x..<x + 4, lines: y..<y + 4)
      return mask & area == area
    }
  }

  @Test func octantsAreThoseOfTheirNames() {
    let octants = Dictionary(
      GlyphSet.octants.glyphs.map { ($0.scalar.value, parts(of: $0.mask)) },
      uniquingKeysWith: { first, _ in first })
    #expect((0x1CD00...0x1CDE5).allSatisfy { octants[$0] != nil })
    for (index, run) in Self.octantRuns.enumerated() {
      let end = index + 1 < Self.octantRuns.count ? Self.octantRuns[index + 1].scalar : 0x1CDE6
      let pattern = run.parts.reduce(0) { $0 | 1 << ($1 - 1) }
      for scalar in run.scalar..<end {
        let expected = pattern + Int(scalar - run.scalar)
        #expect(octants[scalar] == (1...8).filter { expected >> ($0 - 1) & 1 == 1 })
      }
    }
  }

  /// Quarters and halves have names of their own.
  @Test(
    arguments: [
      ("\u{1CEA8}", [1]), ("\u{1CEAB}", [2]), ("\u{1CEA3}", [7]), ("\u{1CEA0}", [8]),
      ("\u{1FB82}", [1, 2]), ("\u{1FBE6}", [3, 5]), ("\u{1FBE7}", [4, 6]),
      ("\u{1FB85}", [1, 2, 3, 4, 5, 6]), ("▂", [7, 8]), ("▆", [3, 4, 5, 6, 7, 8]),
      ("▚", [1, 3, 6, 8]),
      ("▘", [1, 3]), ("▟", [2, 4, 5, 6, 7, 8]),
    ] as [(Unicode.Scalar, [Int])])
  func olderOctantsAreKnown(scalar: Unicode.Scalar, expected: [Int]) {
    let glyph = GlyphSet.octants.glyphs.first { $0.scalar == scalar }
    #expect(glyph.map { parts(of: $0.mask) } == expected)
  }

  @Test(arguments: GlyphSet.all)
  func setsBeginWithNothingAndAll(set: GlyphSet) {
    #expect(set.glyphs[0].scalar == " " && set.glyphs[0].mask.isEmpty)
    #expect(set.glyphs[1].mask.isFull)
    #expect(set.shades.map(\.tone) == set.shades.map(\.tone).sorted())
    #expect(!set.isASCII || set.glyphs.allSatisfy { $0.scalar.isASCII })
  }

  @Test func octantsCoverEveryPattern() {
    let masks = GlyphSet.octants.glyphs.map(\.mask)
    let patterns = Set(masks.map { parts(of: $0) })
    #expect(patterns.count == 256)
  }
}
