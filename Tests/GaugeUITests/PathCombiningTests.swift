import GaugeUI
import Testing

/// Paths put together as areas, told by the points that lie in them.
@Suite struct PathCombiningTests {
  let left = Path(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 60))
  let right = Path(ellipseIn: CGRect(x: 40, y: 0, width: 60, height: 60))

  /// Every other point of a hundred by sixty, none of them on an edge.
  static let points = stride(from: 0.37, to: 100, by: 2.1).flatMap { x in
    stride(from: 0.41, to: 60, by: 2.3).map { CGPoint(x: x, y: $0) }
  }

  @Test(arguments: ["union", "intersection", "subtracting", "symmetricDifference"])
  func areasAreCombined(name: String) {
    let combine: (Path, Path) -> Path
    let isInside: (Bool, Bool) -> Bool
    switch name {
    case "union": (combine, isInside) = ({ $0.union($1) }, { $0 || $1 })
    case "intersection": (combine, isInside) = ({ $0.intersection($1) }, { $0 && $1 })
    case "subtracting": (combine, isInside) = ({ $0.subtracting($1) }, { $0 && !$1 })
    default: (combine, isInside) = ({ $0.symmetricDifference($1) }, { $0 != $1 })
    }
    var ring = Path(ellipseIn: CGRect(x: 10, y: 10, width: 40, height: 40))
    ring.addEllipse(in: CGRect(x: 20, y: 20, width: 20, height: 20))
    var star = Path()
    star.addLines(
      (0..<5).map { index in
        let angle = Double(index) * 0.8 * .pi
        return CGPoint(x: 50 + 28 * cos(angle), y: 30 + 28 * sin(angle))
      })
    star.closeSubpath()
    let squares = (
      Path(CGRect(x: 0, y: 10, width: 50, height: 30)),
      Path(CGRect(x: 50, y: 10, width: 30, height: 30))
    )
    for (first, second) in [(left, right), (star, left), (ring, star), squares, (left, left)] {
      let combined = combine(first, second)
      // Within the tolerance of a curve both answers are right.
      let wrong = Self.points.filter { point in
        [first, second].allSatisfy { path in
          let near = [-0.05, 0.05].map { path.contains(CGPoint(x: point.x + $0, y: point.y)) }
          return near[0] == near[1]
        }
      }.filter {
        combined.contains($0) != isInside(first.contains($0), second.contains($0))
      }
      #expect(wrong == [], "\(name)")
      // A boundary without overlaps is the same by both rules.
      #expect(
        Self.points.allSatisfy { combined.contains($0) == combined.contains($0, eoFill: true) })
    }
  }

  @Test func neighboursShareNoEdge() {
    let whole = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
      .union(Path(CGRect(x: 10, y: 0, width: 10, height: 10)))
    #expect(whole.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(whole.segments.filter { $0 != .close }.count == 4)
  }

  @Test func evenOddTellsTheInside() {
    var twice = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    twice.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(twice.normalized(eoFill: false).contains(CGPoint(x: 15, y: 15)))
    #expect(!twice.normalized(eoFill: true).contains(CGPoint(x: 15, y: 15)))
    #expect(twice.normalized(eoFill: true).contains(CGPoint(x: 5, y: 5)))
  }

  @Test func linesAreCutByAreas() {
    var line = Path()
    line.move(to: CGPoint(x: -10, y: 30))
    line.addLine(to: CGPoint(x: 110, y: 30))
    let inside = line.lineIntersection(left)
    #expect(abs(inside.boundingRect.minX) < 0.1 && abs(inside.boundingRect.maxX - 60) < 0.1)
    let outside = line.lineSubtraction(left)
    let moves = outside.segments.filter { if case .move = $0 { true } else { false } }
    #expect(moves.count == 2)
    #expect(outside.boundingRect == CGRect(x: -10, y: 30, width: 120, height: 0))
  }

  @Test func nothingIsLeftOfNothing() {
    #expect(Path().union(Path()).isEmpty)
    #expect(left.intersection(Path()).isEmpty)
    #expect(left.subtracting(left).isEmpty)
    let broken = Path(CGRect(x: Double.nan, y: 0, width: 10, height: 10))
    #expect(broken.union(broken).isEmpty)
  }

  @Test @MainActor func figuresAreCombinedInTheirFrame() {
    let moon = Circle().subtracting(Circle().offset(x: 20))
    let path = moon.path(in: CGRect(x: 0, y: 0, width: 60, height: 60))
    #expect(path.contains(CGPoint(x: 10, y: 30)) && !path.contains(CGPoint(x: 40, y: 30)))
    #expect(moon.sizeThatFits(ProposedViewSize(width: 80, height: 60)).width == 60)
  }
}
