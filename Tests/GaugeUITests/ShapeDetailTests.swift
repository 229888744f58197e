import Testing

@testable import GaugeUI

/// What shapes and lines do at their ends, corners and joins, told by points that they cover.
@MainActor
@Suite("Shapes keep their details")
struct ShapeDetailTests {
  private let frame = CGRect(x: 100, y: 50, width: 40, height: 20)

  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 0.1 && abs(one.minY - other.minY) < 0.1
      && abs(one.maxX - other.maxX) < 0.1 && abs(one.maxY - other.maxY) < 0.1
  }

  private func line(_ points: [CGPoint], closed: Bool = false) -> Path {
    var path = Path()
    path.addLines(points)
    if closed { path.closeSubpath() }
    return path
  }

  @Test("A transform is about the corner of the frame, wherever that is")
  func transforms() {
    let doubled = Rectangle().transform(CGAffineTransform(scaleX: 2, y: 0.5)).path(in: frame)
    #expect(isNear(doubled.boundingRect, CGRect(x: 100, y: 50, width: 80, height: 10)))
    let moved = Rectangle().offset(x: 3, y: -4).path(in: frame)
    #expect(isNear(moved.boundingRect, frame.offsetBy(dx: 3, dy: -4)))
  }

  @Test("Uneven corners further in are around the same centres")
  func unevenInsets() {
    let outer = UnevenRoundedRectangle(topLeadingRadius: 10, style: .circular)
    let inner = outer.inset(by: 4).path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    // A radius of 6 about (10, 10): the corner's middle is at 10 − 6 / √2 = 5.76.
    #expect(inner.contains(CGPoint(x: 5.9, y: 5.9)) && !inner.contains(CGPoint(x: 5.6, y: 5.6)))
    #expect(inner.contains(CGPoint(x: 35.9, y: 4.1)))
    let all = UnevenRoundedRectangle(
      topLeadingRadius: 4, bottomLeadingRadius: 8, bottomTrailingRadius: 12, topTrailingRadius: 16,
      style: .circular)
    let less = UnevenRoundedRectangle(
      topLeadingRadius: 2, bottomLeadingRadius: 6, bottomTrailingRadius: 10, topTrailingRadius: 14,
      style: .circular)
    let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(all.inset(by: 2).path(in: frame) == less.path(in: frame.insetBy(dx: 2, dy: 2)))
  }

  @Test("Dashes go round a closed path, and an odd pattern swaps dashes and gaps each time round")
  func dashes() {
    let square = line(
      [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10)], closed: true)
    let dashed = square.strokedPath(StrokeStyle(lineWidth: 1, dash: [3, 7]))
    // One dash along each side, the closing one too.
    for point in [(1.0, 0.0), (10, 1), (9, 10), (0, 9)] {
      #expect(dashed.contains(CGPoint(x: point.0, y: point.1)), "\(point)")
    }
    #expect(!dashed.contains(CGPoint(x: 0, y: 5)))
    let straight = line([.zero, CGPoint(x: 20, y: 0)])
    let odd = straight.strokedPath(StrokeStyle(lineWidth: 1, dash: [3], dashPhase: 3))
    let shown = (0..<6).map { odd.contains(CGPoint(x: 3 * CGFloat($0) + 1, y: 0)) }
    #expect(shown == [false, true, false, true, false, true])
    let back = straight.strokedPath(StrokeStyle(lineWidth: 1, dash: [3, 2], dashPhase: -1))
    #expect(!back.contains(CGPoint(x: 0.5, y: 0)) && back.contains(CGPoint(x: 1.5, y: 0)))
  }

  @Test("A line of no length shows as its caps, and not without")
  func dots() {
    func dot(_ cap: CGLineCap) -> Path {
      line([CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)])
        .strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap))
    }
    #expect(dot(.butt).isEmpty)
    #expect(dot(.round).contains(CGPoint(x: 6.5, y: 5)))
    #expect(dot(.square).contains(CGPoint(x: 6.9, y: 6.9)))
    #expect(!dot(.round).contains(CGPoint(x: 6.9, y: 6.9)))
  }

  @Test("A part of an arc begins where it is cut")
  func arcs() {
    let circle = Circle().path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    // From the right clockwise: the second quarter is the lower left one.
    let quarter = circle.trimmedPath(from: 0.25, to: 0.5)
    #expect(isNear(quarter.boundingRect, CGRect(x: 0, y: 10, width: 10, height: 10)))
    var two = circle
    two.addPath(Circle().path(in: CGRect(x: 40, y: 0, width: 20, height: 20)))
    // No line leads from one part to the next.
    let both = two.trimmedPath(from: 0.25, to: 0.75)
    #expect(!both.strokedPath(StrokeStyle(lineWidth: 2)).contains(CGPoint(x: 30, y: 10)))
  }

  @Test("An elliptical gradient is as high as its shape and as wide")
  func ellipticalGradients() {
    let paint = EllipticalGradient(colors: [.black, .white])
      ._paint(in: EnvironmentValues(), bounds: frame)
    guard case .gradient(let gradient) = paint else {
      Issue.record("no gradient: \(paint)")
      return
    }
    #expect(
      gradient.transform == CGAffineTransform(a: 40, b: 0, c: 0, d: 20, tx: 120, ty: 60))
  }

  @Test("A canvas draws outside of an inverse clip, and a layer with the opacity around it")
  func canvases() {
    let square = Path(CGRect(x: 0, y: 0, width: 16, height: 16))
    let hole = Path(CGRect(x: 4, y: 4, width: 8, height: 8))
    let canvas = Canvas { context, _ in
      var clipped = context
      clipped.clip(to: hole, options: .inverse)
      clipped.fill(square, with: .color(.red))
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.opacity = 0.5
        layer.fill(square, with: .color(.red))
      }
    }
    let items = canvas.drawing(proposal: ProposedViewSize(width: 16, height: 16)).items
    #expect(items.map(\.opacity) == [1, 0.5])
    #expect(items.map { $0.content.paint.mixing?.layer?.opacity } == [1, 0.5])
    let clip = items.first?.clips.first
    func isSeen(_ x: CGFloat, _ y: CGFloat) -> Bool? {
      clip.map { $0.path.contains(CGPoint(x: x, y: y), eoFill: $0.style.isEOFilled) }
    }
    #expect(isSeen(2, 2) == true && isSeen(8, 8) == false)
  }

  @Test("A marker has the gradient's colour at its place, between two stops as well")
  func markerColors() {
    var environment = EnvironmentValues()
    let stops = [
      Gradient.Stop(color: .black, location: 0), Gradient.Stop(color: .white, location: 1),
    ]
    environment.tint = AnyShapeStyle(
      LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing))
    func lightness(_ place: Double) -> Double {
      guard
        case .color(let color) = GaugeTint(along: .place(place))
          ._paint(in: environment, bounds: CGRect(x: 0, y: 0, width: 8, height: 8))
      else { return -1 }
      return Oklab(color).lightness
    }
    for place in [0, 0.25, 0.5, 0.75, 1] { #expect(abs(lightness(place) - place) < 0.01) }
  }
}
