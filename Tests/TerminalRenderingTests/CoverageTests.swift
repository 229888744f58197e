import GaugeUI
import Testing

@testable import TerminalRendering

/// What shapes cover, as runs of cells.
struct CoverageTests {
  private static let shapes: [Path] = [
    Path(CGRect(x: 3, y: 5, width: 100, height: 20)),
    Path(ellipseIn: CGRect(x: 1, y: 2, width: 90, height: 50)),
    Path(roundedRect: CGRect(x: -20, y: 8, width: 200, height: 30), cornerRadius: 9),
    Path { path in
      path.addArc(
        center: CGPoint(x: 60, y: 30), radius: 25, startAngle: .degrees(40),
        endAngle: .degrees(300),
        clockwise: false)
      path.addArc(
        center: CGPoint(x: 60, y: 30), radius: 12, startAngle: .degrees(300),
        endAngle: .degrees(40), clockwise: true)
    },
    Path(ellipseIn: CGRect(x: 0, y: 0, width: 90, height: 50)).applying(
      CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 100, ty: 55)),
  ]

  private func coverage(of path: Path) -> Coverage {
    var filler = ScanlineFiller(columns: 16, rows: 4, scale: SIMD2(1, 1))
    var coverage = Coverage()
    filler.fill(path, tolerance: 0.1, evenOdd: false, into: &coverage)
    return coverage
  }

  /// Arcs that are crossed exactly against the same as many short lines.
  @Test(arguments: shapes.indices) func arcsAreCrossedWhereTheyAre(index: Int) {
    let exact = coverage(of: Self.shapes[index])
    var filler = ScanlineFiller(columns: 16, rows: 4, scale: SIMD2(1, 1))
    var straight = Coverage()
    filler.fill(Self.shapes[index].flattened(tolerance: 0.001), into: &straight)
    #expect(exact.runs.count > 0)
    var different = 0
    for row in Int32(0)..<4 {
      for column in Int32(0)..<16 {
        different += (exact[column, row] ^ straight[column, row]).count
      }
    }
    #expect(different <= 2)
  }

  private static let figures: [Path] = [0, 0.3, 0.5, 7.9].flatMap { offset in
    let rect = CGRect(x: 4.2 + offset, y: 2.1 + offset, width: 87.4, height: 40.7 - offset)
    return [
      Path(rect), Path(ellipseIn: rect),
      Path(roundedRect: rect, cornerRadius: 17, style: .circular),
      Path(roundedRect: rect, cornerRadius: 12), Path(roundedRect: rect, cornerRadius: 18),
      Path(roundedRect: rect, cornerRadius: 90),
      Path(roundedRect: rect, cornerSize: CGSize(width: 30, height: 9)),
      Path(roundedRect: rect.insetBy(dx: -60, dy: -12), cornerRadius: 40),
    ]
  }

  /// Whole figures against the many short lines of their pieces.
  @Test(arguments: figures.indices) func figuresAreFilledAsTheirPiecesAre(index: Int) {
    let figure = Self.figures[index]
    var filler = ScanlineFiller(columns: 16, rows: 4, scale: SIMD2(1, 1))
    var pieces = Coverage()
    filler.fill(figure.flattened(tolerance: 0.001), into: &pieces)
    let whole = coverage(of: figure)
    #expect(figure.figure != nil && whole.runs.count > 0)
    var different = 0
    for row in Int32(0)..<4 {
      for column in Int32(0)..<16 {
        different += (whole[column, row] ^ pieces[column, row]).count
      }
    }
    #expect(different <= 2)
  }

  @Test func runsOfEqualCellsAreOne() {
    let bar = coverage(of: Path(CGRect(x: 4, y: 4, width: 100, height: 8)))
    #expect(bar.runs.values.map(\.columns) == [0..<1, 1..<13])
    #expect(bar.columns == 0..<13 && bar.rows == 0..<1)
  }

  @Test func differencesAreFoundCellByCell() {
    for first in Self.shapes {
      for second in Self.shapes {
        let first = coverage(of: first)
        let second = coverage(of: second)
        var found: Set<[Int32]> = []
        first.forEachDifference(from: second) { row, columns in
          for column in columns { found.insert([column, row]) }
        }
        var common = Coverage()
        common.intersect(first, second)
        for row in Int32(0)..<4 {
          for column in Int32(0)..<16 {
            let (one, other) = (first[column, row], second[column, row])
            #expect((one != other) == found.contains([column, row]))
            #expect(common[column, row] == one & other)
          }
        }
      }
    }
  }

  @Test func cellSetsKnowTheirRanges() {
    var cells = CellSet(columns: 200, rows: 70)
    for range in [3..<5, 60..<70, 64..<130, 199..<200, 7..<7] { cells.insert(66, range) }
    var ranges: [Range<Int>] = []
    while let next = cells.nextRange(66, from: ranges.last?.upperBound ?? 0) { ranges.append(next) }
    #expect(ranges == [3..<5, 60..<130, 199..<200])
    #expect(cells.nextRow(from: 0) == 66 && cells.nextRow(from: 67) == nil)
    cells.remove(66, 60..<65)
    #expect(cells.nextRange(66, from: 5) == 65..<130)
    cells.removeAll()
    #expect(cells.nextRow(from: 0) == nil)
  }

  /// Counts by parts are those of each mask.
  @Test func cellSetsKnowWhereTheyHaveCells() {
    for columns in [40, 64, 200] {
      for range in [0..<1, 3..<5, 30..<40, 0..<40] {
        var cells = CellSet(columns: columns, rows: 3)
        let moved = range.lowerBound + columns - 40..<range.upperBound + columns - 40
        cells.insert(1, range)
        cells.insert(1, moved)
        #expect(cells.hull(1) == range.lowerBound..<moved.upperBound)
        for start in 0..<columns {
          for end in start + 1...min(start + 70, columns) {
            let expected = range.overlaps(start..<end) || moved.overlaps(start..<end)
            let found = cells.hasAny(1, Int32(start)..<Int32(end))
            if found != expected { Issue.record("\(columns): \(range) in \(start)..<\(end)") }
          }
        }
      }
    }
  }

  @Test(arguments: GlyphSet.all.map(\.name)) func maskSumsAreCounts(name: String) throws {
    let set = try #require(GlyphSet(named: name))
    let region = CellMask { x, y in (x * 5 + y * 3) % 7 < 4 }
    var scratch = Array(repeating: Float(0), count: set.sums.pieceCount)
    var counts = Array(repeating: Float(0), count: set.masks.count)
    scratch.withUnsafeMutableBufferPointer { scratch in
      counts.withUnsafeMutableBufferPointer { counts in
        guard let scratch = scratch.baseAddress, let counts = counts.baseAddress else { return }
        set.sums.count(region, scratch: scratch, into: counts)
      }
    }
    #expect(counts == set.masks.map { Float(($0 & region).count) })
    #expect(set.sums.pieceCount <= set.masks.count)
  }
}
