import GaugeUI
import Testing

/// A figure as a user would write one.
struct Chevron: Shape {
  var depth: CGFloat = 0.5

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

@Suite @MainActor struct ShapeTests {
  let frame = CGRect(x: 10, y: 20, width: 100, height: 50)

  /// The drawing of a view in a hundred by fifty points.
  func items(_ view: some View) -> [Drawing.Item] {
    view.drawing(proposal: ProposedViewSize(width: 100, height: 50)).items
  }

  @Test func shapesFillTheirFrame() {
    #expect(Rectangle().path(in: frame).boundingRect == frame)
    #expect(Chevron().path(in: frame).boundingRect == frame)
    for shape in [AnyShape(Ellipse()), AnyShape(Capsule()), AnyShape(.rect(cornerRadius: 8))] {
      let bounds = shape.path(in: frame).boundingRect
      #expect(abs(bounds.width - 100) < 0.1 && abs(bounds.height - 50) < 0.1)
    }
  }

  @Test func aCircleIsAsWideAsTheShorterSideAndCentred() {
    let bounds = Circle().path(in: frame).boundingRect
    #expect(abs(bounds.width - 50) < 0.1 && abs(bounds.midX - 60) < 0.1)
  }

  @Test(arguments: [
    (ProposedViewSize(width: 100, height: 50), CGSize(width: 50, height: 50)),
    (ProposedViewSize(width: 30, height: nil), CGSize(width: 30, height: 30)),
    (ProposedViewSize.unspecified, CGSize(width: 10, height: 10)),
    (ProposedViewSize(width: -5, height: 8), CGSize(width: 0, height: 0)),
  ])
  func aCircleChoosesASquare(proposal: ProposedViewSize, size: CGSize) {
    #expect(Circle().sizeThatFits(proposal) == size)
    #expect(Circle().trim(to: 0.5).stroke().sizeThatFits(proposal) == size)
  }

  @Test func otherShapesTakeWhatTheyAreOffered() {
    let size = Capsule().sizeThatFits(ProposedViewSize(width: 40, height: nil))
    #expect(size == CGSize(width: 40, height: 10))
  }

  @Test func aShapeIsFilledWithTheForegroundStyle() {
    let white = Paint.color(Color.Resolved(red: 1, green: 1, blue: 1))
    let expected = Drawing.Content.fill(
      Path(CGRect(x: 0, y: 0, width: 100, height: 50)), FillStyle(), white)
    #expect(items(Rectangle()).map(\.content) == [expected])
    #expect(items(Rectangle().fill()).map(\.content) == [expected])
  }

  @Test func aStrokeStaysAStrokeInTheDrawing() {
    let style = StrokeStyle(lineWidth: 6, lineCap: .round)
    for view in [
      AnyView(Circle().trim(from: 0, to: 0.25).stroke(style: style)),
      AnyView(Circle().trim(from: 0, to: 0.25).stroke(.foreground, style: style)),
      AnyView(AnyShape(Circle().trim(from: 0, to: 0.25).stroke(style: style))),
    ] {
      guard case .stroke(let path, style, _) = items(view).first?.content else {
        Issue.record("no stroke")
        continue
      }
      guard case .arc(let arc) = path.segments.last else {
        Issue.record("no arc")
        continue
      }
      #expect(abs(arc.sweep - .pi / 2) < 1e-12)
    }
  }

  @Test func aScaledStrokeIsAsMuchWider() {
    let line = Circle().stroke(lineWidth: 3).scale(2)
    guard case .stroke(_, let style, _) = items(line).first?.content else {
      Issue.record("no stroke")
      return
    }
    #expect(style.lineWidth == 6)
  }

  @Test func fillsAndStrokesPileUp() {
    let view = Capsule().fill(Color.red).stroke(Color.white, lineWidth: 2).strokeBorder(Color.blue)
    let kinds = items(view).map { item in
      if case .fill = item.content { "fill" } else { "stroke" }
    }
    #expect(kinds == ["fill", "stroke", "stroke"])
  }

  @Test func aBorderLiesInside() {
    guard
      case .stroke(let path, _, _) = items(Rectangle().strokeBorder(lineWidth: 10)).first?.content
    else {
      Issue.record("no stroke")
      return
    }
    #expect(path.boundingRect == CGRect(x: 5, y: 5, width: 90, height: 40))
  }

  @Test func shapesMoveAboutTheirAnchor() {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    func bounds(_ shape: some Shape) -> CGRect { shape.path(in: square).boundingRect }
    func near(_ left: CGRect, _ right: CGRect) -> Bool {
      abs(left.minX - right.minX) + abs(left.minY - right.minY) + abs(left.maxX - right.maxX)
        + abs(left.maxY - right.maxY) < 1e-6
    }
    #expect(
      near(
        bounds(Rectangle().rotation(.degrees(90), anchor: .topLeading)),
        CGRect(x: -10, y: 0, width: 10, height: 10)))
    #expect(
      near(bounds(Rectangle().scale(0.5)), CGRect(x: 2.5, y: 2.5, width: 5, height: 5)))
    #expect(
      near(
        bounds(Rectangle().scale(x: 2, anchor: .leading)),
        CGRect(x: 0, y: 0, width: 20, height: 10)))
    #expect(
      near(bounds(Rectangle().offset(x: 3)), CGRect(x: 3, y: 0, width: 10, height: 10)))
    #expect(
      near(
        bounds(Rectangle().size(width: 4, height: 2)), CGRect(x: 0, y: 0, width: 4, height: 2)))
  }

  @Test func insetsShrinkToNothingAndNoFurther() {
    let bounds = Capsule().inset(by: 400).path(in: frame).boundingRect
    #expect(bounds == CGRect(x: 60, y: 45, width: 0, height: 0))
  }

  @Test(arguments: [
    CGSize(width: 0, height: 0), CGSize(width: -4, height: 4),
    CGSize(width: CGFloat.nan, height: 4),
    CGSize(width: CGFloat.infinity, height: 4), CGSize(width: 1e300, height: 1e300),
  ])
  func noSizeIsTooStrange(size: CGSize) {
    let rect = CGRect(origin: .zero, size: size)
    let shapes = [
      AnyShape(Circle()), AnyShape(Ellipse()), AnyShape(Capsule()), AnyShape(Rectangle()),
      AnyShape(RoundedRectangle(cornerRadius: .nan)), AnyShape(UnevenRoundedRectangle()),
    ]
    for shape in shapes {
      let line = StrokeStyle(lineWidth: 3, lineCap: .round, dash: [1, 2])
      let path = shape.trim(from: 0.2, to: 0.7).path(in: rect).strokedPath(line)
      let bounds = path.boundingRect
      #expect(path.isEmpty || bounds.width.isFinite)
    }
  }
}

/// Figures are asked for at the origin and moved to where they stand.
@MainActor @Suite struct ShapePlaceTests {
  private struct Corner: Shape {
    func path(in rect: CGRect) -> Path {
      Path { $0.addRect(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height)) }
    }
  }

  private static let square = Path(CGRect(x: 0, y: 0, width: 16, height: 16))

  @Test func `each stands in its frame`() {
    let views: [AnyView] = [
      AnyView(Corner().frame(width: 32, height: 16)),
      AnyView(Self.square.fill(.primary).frame(width: 32, height: 16)),
      AnyView(Self.square.trim(from: 0, to: 1).frame(width: 32, height: 16)),
      AnyView(AnyShape(Self.square).frame(width: 32, height: 16)),
      AnyView(Color.primary.frame(width: 32, height: 16).clipShape(Self.square)),
    ]
    for view in views {
      let alone = view.drawing(columns: 20, rows: nil)
      let below = VStack(alignment: .leading, spacing: 0) {
        Spacer().frame(width: 32, height: 32)
        view
      }.drawing(columns: 20, rows: nil)
      #expect(alone.items.count == below.items.count)
      #expect(below.size.height == alone.size.height + 32)
      for (item, moved) in zip(alone.items, below.items) {
        guard case .fill(let path, _, _) = item.content, case .fill(let other, _, _) = moved.content
        else { continue }
        if item.clips.isEmpty {
          #expect(other == path.offsetBy(dx: 0, dy: 32))
        } else {
          #expect(moved.clips.map(\.path) == item.clips.map { $0.path.offsetBy(dx: 0, dy: 32) })
        }
      }
    }
  }
}
