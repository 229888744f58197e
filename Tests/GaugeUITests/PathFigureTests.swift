import GaugeUI
import Testing

/// Paths that are one whole figure.
struct PathFigureTests {
  private static let rect = CGRect(x: 3, y: 5, width: 90, height: 40)
  private static let figures: [Path] = [
    Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 9),
    Path(roundedRect: rect, cornerRadius: 50, style: .circular),
  ]

  /// A path of the same pieces.
  private func pieces(of path: Path) -> Path {
    var pieces = Path()
    for segment in path.segments { pieces.append(segment) }
    return pieces
  }

  @Test(arguments: figures.indices) func figuresEqualTheirPieces(index: Int) {
    let figure = Self.figures[index]
    #expect(figure.figure != nil && pieces(of: figure).figure == nil)
    #expect(figure == pieces(of: figure))
    for (other, path) in Self.figures.enumerated() { #expect((path == figure) == (other == index)) }
  }

  @Test(arguments: figures.indices) func movedOrLargerTheyAreFigures(index: Int) {
    let figure = Self.figures[index]
    let place = CGAffineTransform(a: 2, b: 0, c: 0, d: 0.5, tx: 7, ty: -16)
    #expect(figure.applying(place).figure != nil)
    // The same but for rounding.
    let moved = figure.applying(place).flattened(tolerance: 0.1).points
    let expected = pieces(of: figure).applying(place).flattened(tolerance: 0.1).points
    #expect(moved.count == expected.count)
    #expect(zip(moved, expected).allSatisfy { abs($0.x - $1.x) + abs($0.y - $1.y) < 1e-9 })
    // Turned and mirrored ones are not upright, or run the other way.
    for turn in [CGAffineTransform(rotationAngle: 0.3), CGAffineTransform(scaleX: -1, y: 1)] {
      #expect(figure.applying(turn).figure == nil)
      #expect(figure.applying(turn) == pieces(of: figure).applying(turn))
    }
  }

  @Test(arguments: figures.indices) func moreMakesThemPieces(index: Int) {
    let figure = Self.figures[index]
    var longer = figure
    longer.addLine(to: .zero)
    #expect(longer.figure == nil)
    #expect(longer.segments.dropLast() == figure.segments[...])
    var two = figure
    two.addEllipse(in: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(two.segments.count == figure.segments.count + 3)
  }

  @Test(arguments: [
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
    CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect(x: 1e300, y: 0, width: 1, height: 1),
  ])
  func outOfReachThereAreOnlyPieces(rect: CGRect) {
    #expect(Path(rect).figure == nil && Path(rect).segments.count == 5)
    #expect(Path(ellipseIn: rect).figure == nil)
  }
}
