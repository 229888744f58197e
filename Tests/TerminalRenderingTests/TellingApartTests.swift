import GaugeUI
import Testing

@testable import TerminalRendering

/// Whatever a gauge is drawn with, its parts can be told from one another.
@Suite @MainActor struct TellingApartTests {
  nonisolated static let looks: [(set: String, depth: ColorDepth, scheme: ColorScheme)] =
    GlyphSet.all.flatMap { set in
      [ColorDepth.none, .ansi16, .ansi256, .truecolor].flatMap { depth in
        [ColorScheme.dark, .light].map { (set.name, depth, $0) }
      }
    }

  private static let tints: [(name: String, tint: AnyShapeStyle)] =
    [
      ("red", Color.red), ("orange", .orange), ("yellow", .yellow), ("green", .green),
      ("mint", .mint), ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo),
      ("purple", .purple), ("pink", .pink), ("brown", .brown), ("gray", .gray),
      ("secondary", .secondary), ("primary", .primary),
    ].map { ($0.0, AnyShapeStyle($0.1)) } + [
      (
        "a gradient",
        AnyShapeStyle(
          LinearGradient(colors: [.green, .gray, .red], startPoint: .leading, endPoint: .trailing))
      )
    ]

  @Test(arguments: looks)
  func `parts differ in every tint`(
    set name: String, depth: ColorDepth, scheme: ColorScheme
  ) throws {
    let set = try #require(GlyphSet(named: name))
    for style in SampleStyle.all {
      for (tint, color) in [("none", nil)] + Self.tints.map({ ($0.name, Optional($0.tint)) }) {
        func grid(_ value: Double) -> CellGrid {
          let gauge = style.gauge(value, .none)
          let view = color.map { AnyView(gauge.tint($0)) } ?? gauge
          return TerminalRenderingTests.grid(
            view, columns: 24, rows: 7, set, depth: depth, colorScheme: scheme)
        }
        let comment: Comment = "\(style.name) in \(tint)"
        if style.hasMarker {
          expectMarker(
            in: grid(0.5), away: grid(0), set, hasColors: depth != .none, comment)
        } else {
          expectFill(in: grid(1), over: grid(0), comment)
        }
      }
    }
  }

  /// Every cell of a full gauge looks other than the empty one's.
  private func expectFill(in full: CellGrid, over empty: CellGrid, _ comment: Comment) {
    for row in 0..<full.rows {
      for column in 0..<full.columns where full[column, row] != CellGrid.Cell() {
        #expect(full[column, row] != empty[column, row], comment)
      }
    }
  }

  /// Around the marker is room: there is less of the track than where the marker stands elsewhere. Without colours it is made
  /// of other characters as well.
  private func expectMarker(
    in grid: CellGrid, away: CellGrid, _ set: GlyphSet, hasColors: Bool, _ comment: Comment
  ) {
    // A ring's marker is at the top, where the ring fills the first row alone.
    let changed = (2..<grid.columns - 2).filter { grid[$0, 0] != away[$0, 0] }
    guard let first = changed.first, let last = changed.last else {
      Issue.record("no marker: \(comment)")
      return
    }
    #expect((1...5).contains(last - first), comment)
    func ink(_ grid: CellGrid) -> Int {
      (first...last).reduce(0) { $0 + set.ink(of: grid, column: $1) }
    }
    #expect(ink(grid) > 0, comment)
    if hasColors {
      #expect(ink(grid) < ink(away), comment)
    } else {
      let track = Set((first...last).map { away.text(column: $0, row: 0) })
      #expect(changed.contains { !track.contains(grid.text(column: $0, row: 0)) }, comment)
    }
  }
}

extension GlyphSet {
  /// How many points of a cell in the first row are painted.
  fileprivate func ink(of grid: CellGrid, column: Int) -> Int {
    let style = grid.style(column: column, row: 0)
    let text = grid.text(column: column, row: 0)
    let painted = glyphs.first { String($0.scalar) == text }?.mask.count ?? CellMask.area / 2
    if style.attributes.contains(.reverse) { return CellMask.area - painted }
    return style.background == .standard ? painted : CellMask.area
  }
}
