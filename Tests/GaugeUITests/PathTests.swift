import GaugeUI
import Testing

@Suite struct PathTests {
  func near(_ left: CGPoint?, _ x: CGFloat, _ y: CGFloat, by tolerance: CGFloat = 1e-6) -> Bool {
    guard let left else { return false }
    return abs(left.x - x) < tolerance && abs(left.y - y) < tolerance
  }

  /// The part of a circle of radius 10 about the origin that an arc covers, by its middle point.
  @Test(arguments: [
    (0.0, 90.0, false, 45.0), (0, 90, true, 225), (90, 0, false, 225), (90, 0, true, 45),
    (135, 405, false, 270), (0, 360, false, 180), (0, 720, false, 180), (-90, 90, false, 0),
  ])
  func arcsRunAsOnAScreen(from: Double, to: Double, clockwise: Bool, middle: Double) {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .degrees(from), endAngle: .degrees(to),
      clockwise: clockwise)
    let half = path.trimmedPath(from: 0, to: 0.5)
    let angle = Angle(degrees: middle).radians
    #expect(near(half.currentPoint, 10 * cos(angle), 10 * sin(angle)))
    #expect(near(path.currentPoint, 10 * cos(to * .pi / 180), 10 * sin(to * .pi / 180)))
  }

  @Test func anArcIsJoinedToWhatWasThere() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      center: CGPoint(x: 20, y: 0), radius: 5, startAngle: .zero, endAngle: .degrees(90),
      clockwise: false)
    #expect(path.segments[1] == .line(CGPoint(x: 25, y: 0)))
  }

  @Test func aTangentArcRoundsACorner() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(near(path.currentPoint, 10, 4))
    guard case .line(let touch) = path.segments[1] else {
      Issue.record("no line to the arc")
      return
    }
    #expect(near(touch, 6, 0))
  }

  @Test func trimmingGoesByLengthAcrossSubpaths() {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 10, y: 0)])
    path.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 30, y: 5)])
    let part = path.trimmedPath(from: 0.125, to: 0.5)
    #expect(
      part.segments == [
        .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)), .move(CGPoint(x: 0, y: 5)),
        .line(CGPoint(x: 10, y: 5)),
      ])
  }

  @Test func trimmingFollowsClosingLinesAndCurves() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(near(square.trimmedPath(from: 0, to: 0.875).currentPoint, 0, 5))
    var curve = Path()
    curve.move(to: .zero)
    curve.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 10))
    #expect(near(curve.trimmedPath(from: 0.2, to: 0.5).currentPoint, 10, 5, by: 0.01))
    // A straight one that sets out slowly: half of its length is not where half of its parameter is.
    var slow = Path()
    slow.move(to: .zero)
    slow.addQuadCurve(to: CGPoint(x: 20, y: 0), control: .zero)
    #expect(near(slow.trimmedPath(from: 0.2, to: 0.5).currentPoint, 10, 0, by: 0.02))
  }

  @Test(arguments: [(0.7, 0.2), (0.5, 0.5), (CGFloat.nan, 1), (2, 3)] as [(CGFloat, CGFloat)])
  func aPartThatEndsBeforeItStartsIsEmpty(from: CGFloat, to: CGFloat) {
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.trimmedPath(from: from, to: to).isEmpty)
  }

  @Test func insidesAreToldByEitherRule() {
    var path = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    #expect(!path.contains(CGPoint(x: 15, y: 15), eoFill: true))
    #expect(path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(!path.contains(CGPoint(x: 31, y: 5)))
  }

  @Test func elementsGiveArcsAsCurves() {
    var kinds: [String] = []
    func record(_ element: Path.Element) {
      switch element {
      case .move: kinds.append("move")
      case .curve: kinds.append("curve")
      case .closeSubpath: kinds.append("close")
      default: kinds.append("other")
      }
    }
    Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)).forEach(record)
    #expect(kinds == ["move", "curve", "curve", "curve", "curve", "close"])
  }

  // Lines.

  /// Points on a line from (0, 0) to (20, 0), 4 wide, and past its end.
  @Test(
    arguments: [
      (CGLineCap.butt, 20.5, 0.0, false), (.square, 21.5, 1.9, true), (.round, 21.5, 0, true),
      (.round, 21.5, 1.9, false), (.butt, 10, 1.9, true), (.butt, 10, 2.1, false),
    ] as [(CGLineCap, CGFloat, CGFloat, Bool)])
  func capsEndALine(cap: CGLineCap, x: CGFloat, y: CGFloat, inside: Bool) {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 20, y: 0)])
    let line = path.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap))
    #expect(line.contains(CGPoint(x: x, y: y)) == inside)
  }

  /// Points outside the corner of a line that turns down at (20, 0), 4 wide.
  @Test(
    arguments: [
      (CGLineJoin.miter, 21.9, -1.9, true), (.bevel, 21.9, -1.9, false), (.bevel, 20.9, -0.9, true),
      (.round, 21.9, -1.9, false), (.round, 21.3, -1.3, true),
    ] as [(CGLineJoin, CGFloat, CGFloat, Bool)])
  func joinsFillACorner(join: CGLineJoin, x: CGFloat, y: CGFloat, inside: Bool) {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)])
    let line = path.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join))
    #expect(line.contains(CGPoint(x: x, y: y)) == inside)
    var mirrored = Path()
    mirrored.addLines([.zero, CGPoint(x: 20, y: 0), CGPoint(x: 20, y: -20)])
    let other = mirrored.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join))
    #expect(other.contains(CGPoint(x: x, y: -y)) == inside)
  }

  @Test func aSharpMiterIsCutOff() {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 20, y: 0), CGPoint(x: 0, y: 1)])
    let line = path.strokedPath(StrokeStyle(lineWidth: 4, miterLimit: 10))
    #expect(!line.contains(CGPoint(x: 24, y: 0.5)))
  }

  @Test func aLineWiderThanItsCircleLeavesNoHole() {
    let circle = Path(ellipseIn: CGRect(x: -5, y: -5, width: 10, height: 10))
    let line = circle.strokedPath(StrokeStyle(lineWidth: 20))
    for x in stride(from: -14.5, through: 14.5, by: 0.5) {
      #expect(line.contains(CGPoint(x: x, y: 0.01)))
    }
    let ring = circle.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(!ring.contains(.zero) && ring.contains(CGPoint(x: 5, y: 0.01)))
  }

  /// What of a line of 20 points is painted, each half point, in a dash pattern.
  @Test(
    arguments: [
      ([4.0, 2.0], 0.0, "########....########....########....####"),
      ([4, 2], 3, "##....########....########....########.."),
      ([4, 2], -1, "..########....########....########....##"),
      ([5], 0, "##########..........##########.........."),
      ([0, 0], 0, "########################################"),
      ([3, -1], 0, "########################################"),
      ([CGFloat.nan, 1], 0, "########################################"),
      ([1e-9, 1e-9], 0, "########################################"),
      ([4, 2], CGFloat.infinity, "########....########....########....####"),
      ([], 0, "########################################"),
    ] as [([CGFloat], CGFloat, String)])
  func dashesDivideALine(dash: [CGFloat], phase: CGFloat, picture: String) {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 20, y: 0)])
    let line = path.strokedPath(StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase))
    let seen = stride(from: 0.25, to: 20, by: 0.5).map {
      line.contains(CGPoint(x: $0, y: 0.1)) ? "#" : "."
    }
    #expect(seen.joined() == picture)
  }

  @Test func dashesOfNoLengthAreDots() {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 20, y: 0)])
    let dots = path.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round, dash: [0, 10]))
    #expect(dots.contains(CGPoint(x: 10.9, y: 0.01)) && !dots.contains(CGPoint(x: 5, y: 0.01)))
  }

  @Test(arguments: [
    CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: CGFloat.infinity, y: 0),
    CGPoint(x: 1e308, y: -1e308),
  ])
  func noPointIsTooStrange(point: CGPoint) {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: point)
    path.addQuadCurve(to: CGPoint(x: 3, y: 3), control: point)
    path.addCurve(to: CGPoint(x: 6, y: 3), control1: point, control2: .zero)
    path.addArc(
      center: point, radius: point.x, startAngle: .radians(point.x), endAngle: .zero,
      clockwise: true)
    path.addArc(tangent1End: point, tangent2End: .zero, radius: point.x)
    path.closeSubpath()
    let style = StrokeStyle(lineWidth: 2, lineJoin: .round, dash: [0.001], dashPhase: point.x)
    let line = path.strokedPath(style)
    #expect(line.segments.count < 5_000_000)
    #expect(!path.boundingRect.width.isNaN)
    #expect(path.trimmedPath(from: 0.1, to: 0.9).segments.count < 100)
  }
}
