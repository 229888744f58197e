import GaugeUI
import SVGRendering
import Testing

/// Drawings as SVG.
@Suite struct SVGRendererTests {
  let red = Color.Resolved(red: 1, green: 0, blue: 0)
  let blue = Color.Resolved(red: 0, green: 0, blue: 1)

  /// The document's lines without its opening and closing tag.
  func body(_ items: [Drawing.Item]) -> [String] {
    let svg = SVGRenderer().svg(Drawing(size: CGSize(width: 80, height: 32), items: items))
    let lines = svg.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"") == true)
    #expect(lines.last == "</svg>")
    return Array(lines.dropFirst().dropLast())
  }

  @Test func aFillIsAPathWithItsColour() {
    var path = Path()
    path.append(.move(CGPoint(x: 0, y: 0)))
    path.append(.line(CGPoint(x: 10.5, y: 0)))
    path.append(.curve(control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4), to: .zero))
    path.append(.close)
    var faded = red
    faded.opacity = 0.5
    #expect(
      body([.init(.fill(path, FillStyle(eoFill: true), .color(faded)))]) == [
        ##"<path d="M0 0L10.5 0C1 2 3 4 0 0Z" fill-rule="evenodd" fill="#ff0000" fill-opacity="0.5"/>"##
      ])
  }

  /// A gradient seen through another one: nothing is cut into bands.
  @Test func aFadeIsAMask() {
    let across = GradientPaint.Geometry.linear(from: .zero, to: CGPoint(x: 80, y: 0))
    let down = GradientPaint.Geometry.linear(from: .zero, to: CGPoint(x: 0, y: 32))
    func stops(_ first: Color.Resolved, _ last: Color.Resolved) -> [GradientPaint.Stop] {
      [.init(color: first, location: 0), .init(color: last, location: 1)]
    }
    var clear = blue
    clear.opacity = 0
    let fade = GradientPaint(stops: stops(blue, clear), geometry: down, colorSpace: .device)
    let paint = GradientPaint(
      stops: stops(red, blue), geometry: across, colorSpace: .device, fades: [fade])
    let rect = Path(CGRect(x: 0, y: 0, width: 80, height: 32))
    let text = Drawing.TextAttributes(paint: .gradient(paint))
    let lines = body([
      .init(.fill(rect, FillStyle(), .gradient(paint))), .init(.text("ab", at: .zero, text)),
    ])
    let masks = lines.filter { $0.contains("<mask ") }
    #expect(masks.count == 2)
    #expect(masks[0].contains("width=\"80\" height=\"32\"><path d="))
    #expect(
      lines.contains {
        $0.contains("stop-color=\"#ffffff\"/>")
          && $0.contains("stop-color=\"#ffffff\" stop-opacity=\"0\"/>")
      })
    let shown = lines.filter { $0.hasPrefix("<g mask=") }
    #expect(shown.count == 2 && shown[0].contains("<path ") && shown[1].contains("<text "))
  }

  @Test func arcsStayArcs() {
    let circle = Path.Arc(
      center: CGPoint(x: 20, y: 20), xAxis: CGVector(dx: 10, dy: 0), yAxis: CGVector(dx: 0, dy: 10),
      start: 0, sweep: .pi)
    var path = Path()
    path.append(.move(circle.startPoint))
    path.append(.arc(circle))
    let style = StrokeStyle(
      lineWidth: 6, lineCap: .round, lineJoin: .round, dash: [1, 34], dashPhase: 2)
    #expect(
      body([.init(.stroke(path, style, .color(blue)))]) == [
        ##"<path d="M30 20A10 10 0 0 1 20 30A10 10 0 0 1 10 20" fill="none" stroke-width="6""##
          + ##" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="1 34""##
          + ##" stroke-dashoffset="2" stroke="#0000ff"/>"##
      ])
  }

  @Test func aTurnedEllipseKeepsItsRadii() {
    let turned = CGAffineTransform(rotationAngle: .pi / 6)
    let arc = Path.Arc(
      center: .zero, xAxis: CGVector(dx: 20, dy: 0), yAxis: CGVector(dx: 0, dy: 10), start: 0,
      sweep: -.pi / 2)
    var path = Path()
    path.append(.move(arc.startPoint))
    path.append(.arc(arc))
    #expect(
      body([.init(.fill(path.applying(turned), FillStyle(), .color(red)))]) == [
        ##"<path d="M17.321 10A20 10 30 0 0 5 -8.66" fill="#ff0000"/>"##
      ])
  }

  @Test func aMirroredArcTurnsTheOtherWay() {
    let arc = Path.Arc(
      center: .zero, xAxis: CGVector(dx: 10, dy: 0), yAxis: CGVector(dx: 0, dy: 10), start: 0,
      sweep: .pi / 2)
    var path = Path()
    path.append(.move(arc.startPoint))
    path.append(.arc(arc))
    let mirror = CGAffineTransform(scaleX: -1, y: 1)
    #expect(
      body([.init(.fill(path.applying(mirror), FillStyle(), .color(red)))]) == [
        ##"<path d="M-10 0A10 10 0 0 0 0 10" fill="#ff0000"/>"##
      ])
  }

  @Test func aWholeTurnIsThreeArcs() {
    let arc = Path.Arc(
      center: .zero, xAxis: CGVector(dx: 1, dy: 0), yAxis: CGVector(dx: 0, dy: 1), start: 0,
      sweep: 2 * .pi)
    var path = Path()
    path.append(.arc(arc))
    let line = body([.init(.fill(path, FillStyle(), .color(red)))]).first ?? ""
    #expect(line.split(separator: "A").count == 4)
  }

  @Test func gradientsAreSharedAndMixedAsTheyAsk() {
    let stops = [
      GradientPaint.Stop(color: red, location: 0), GradientPaint.Stop(color: blue, location: 1),
    ]
    func item(_ space: Gradient.ColorSpace) -> Drawing.Item {
      var path = Path()
      path.append(.line(.zero))
      return .init(
        .fill(
          path, FillStyle(),
          .gradient(
            GradientPaint(
              stops: stops, geometry: .linear(from: .zero, to: CGPoint(x: 80, y: 0)),
              colorSpace: space))))
    }
    #expect(
      body([item(.device), item(.device)]) == [
        ##"<defs><linearGradient id="d1" x1="0" y1="0" x2="80" y2="0""##
          + ##" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#ff0000"/>"##
          + ##"<stop offset="1" stop-color="#0000ff"/></linearGradient></defs>"##,
        ##"<path d="M0 0L0 0" fill="url(#d1)"/>"##,
        ##"<path d="M0 0L0 0" fill="url(#d1)"/>"##,
      ])
    // In Oklab red and blue do not meet in 800080.
    #expect(body([item(.perceptual)])[0].contains(##"<stop offset="0.5" stop-color="#8c53a2"/>"##))
  }

  @Test func aRadialGradientKeepsItsInnerRadiusAndItsTransform() {
    let gradient = GradientPaint(
      stops: [.init(color: red, location: 0), .init(color: blue, location: 1)],
      geometry: .radial(center: CGPoint(x: 4, y: 8), from: 5, to: 20), colorSpace: .device,
      transform: CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 3, ty: 0))
    let square = Rectangle().path(in: CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(
      body([.init(.fill(square, FillStyle(), .gradient(gradient)))])[0]
        == ##"<defs><radialGradient id="d1" cx="4" cy="8" r="20" gradientUnits="userSpaceOnUse""##
        + ##" gradientTransform="matrix(2 0 0 1 3 0)"><stop offset="0.25" stop-color="#ff0000"/>"##
        + ##"<stop offset="1" stop-color="#0000ff"/></radialGradient></defs>"##)
  }

  @Test func cornersArePointedAsFarAsTheyAreAtAll() {
    let square = Rectangle().path(in: CGRect(x: 8, y: 8, width: 8, height: 8))
    func line(_ style: StrokeStyle) -> String {
      body([.init(.stroke(square, style, .color(red)))]).first ?? ""
    }
    #expect(line(StrokeStyle(lineWidth: 2)).contains(#" stroke-miterlimit="10""#))
    #expect(!line(StrokeStyle(lineWidth: 2, miterLimit: 4)).contains("miterlimit"))
    #expect(line(StrokeStyle(lineWidth: 2, lineJoin: .bevel)).contains(#"linejoin="bevel""#))
  }

  @Test func textIsAsLargeAsCellsThatCoverMorePoints() {
    let text = Drawing.Item(
      .text("ab", at: .zero, Drawing.TextAttributes(paint: .color(red), size: 11)))
    let drawing = Drawing(
      size: CGSize(width: 80, height: 32), metrics: CellMetrics.standard.scaled(by: 2),
      items: [text])
    let svg = SVGRenderer().svg(drawing)
    #expect(svg.contains(#" font-size="22""#) && svg.contains(#" textLength="32""#))
  }

  @Test func aGradientAroundACentreIsWedgesBehindTheShape() {
    let stops = [
      GradientPaint.Stop(color: red, location: 0), GradientPaint.Stop(color: blue, location: 1),
    ]
    var path = Path()
    path.append(.move(CGPoint(x: 0, y: 0)))
    path.append(.line(CGPoint(x: 10, y: 10)))
    let paint = GradientPaint(
      stops: stops,
      geometry: .angular(center: CGPoint(x: 5, y: 5), from: .zero, to: .degrees(360)))
    let lines = body([.init(.stroke(path, StrokeStyle(lineWidth: 2), .gradient(paint)))])
    #expect(lines[0].contains("<mask id=\"d1\""))
    #expect(lines[0].contains("stroke=\"#fff\""))
    #expect(lines[1].hasPrefix("<g mask=\"url(#d1)\">"))
    #expect(lines[1].split(separator: "<path").count == 181)
  }

  @Test func wedgesMeetAtTheStopsAndAreWideWhereOneColourShows() {
    let stops = [
      GradientPaint.Stop(color: red, location: 0), GradientPaint.Stop(color: red, location: 0.5),
      GradientPaint.Stop(color: blue, location: 0.5), GradientPaint.Stop(color: blue, location: 1),
    ]
    let circle = Circle().path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    let paint = GradientPaint(
      stops: stops,
      geometry: .angular(center: CGPoint(x: 10, y: 10), from: .degrees(90), to: .degrees(210)))
    let lines = body([.init(.fill(circle, FillStyle(), .gradient(paint)))])
    let colors = lines[1].split(separator: "fill=").dropFirst().map { $0.prefix(9) }
    // 120° after the end, as many before the start, and between them 60° of each.
    #expect(colors.filter { $0 == "\"#0000ff\"" }.count == 3)
    #expect(colors.filter { $0 == "\"#ff0000\"" }.count == 3)
    #expect(lines[1].contains("M10 10L10 "))
  }

  @Test func whatTwoAppearancesShareIsWrittenOnce() throws {
    let path = Rectangle().path(in: CGRect(x: 0, y: 0, width: 8, height: 16))
    func drawing(_ color: Color.Resolved) -> Drawing {
      Drawing(
        size: CGSize(width: 8, height: 16),
        items: [
          .init(.fill(path, FillStyle(), .color(red))),
          .init(.fill(path, FillStyle(), .color(color))),
        ])
    }
    let white = Color.Resolved(red: 1, green: 1, blue: 1)
    let black = Color.Resolved(red: 0, green: 0, blue: 0)
    let d = #"d="M0 0L8 0L8 16L0 16Z""#
    let svg = SVGRenderer().svg(light: drawing(black), dark: drawing(white))
    #expect(
      svg.split(separator: "\n").dropFirst().map(String.init) == [
        "<style>.dark{display:none}"
          + "@media (prefers-color-scheme:dark){.light{display:none}.dark{display:inline}}</style>",
        "<path \(d) fill=\"#ff0000\"/>",
        "<g class=\"light\">", "<path \(d) fill=\"#000000\"/>", "</g>",
        "<g class=\"dark\">", "<path \(d) fill=\"#ffffff\"/>", "</g>", "</svg>",
      ])
    #expect(!SVGRenderer().svg(drawing(white)).contains("class"))
  }

  @Test func aLineAlongTheEdgeShowsItsOuterHalf() {
    let frame = Rectangle().path(in: CGRect(x: 0, y: 0, width: 80, height: 32))
    func opening(_ items: [Drawing.Item]) -> Substring? {
      SVGRenderer().svg(Drawing(size: CGSize(width: 80, height: 32), items: items))
        .split(separator: "\n").first?.dropFirst("<svg xmlns=\"http://www.w3.org/2000/svg\" ".count)
    }
    let line = Drawing.Content.stroke(frame, StrokeStyle(lineWidth: 6), .color(red))
    #expect(opening([.init(line)]) == #"width="86" height="38" viewBox="-3 -3 86 38">"#)
    // Not where a clip cuts it off, and not what is far outside.
    let plain: Substring = #"width="80" height="32" viewBox="0 0 80 32">"#
    #expect(opening([.init(line, clips: [.init(frame)])]) == plain)
    let far = frame.applying(CGAffineTransform(translationX: 200, y: 0))
    #expect(opening([.init(.fill(far, FillStyle(), .color(red)))]) == plain)
    // What is only half outside is, up to the height of a cell; a square end is as long as half its line.
    let near = frame.applying(CGAffineTransform(translationX: 40, y: 0))
    #expect(
      opening([.init(.fill(near, FillStyle(), .color(red)))])
        == #"width="96" height="32" viewBox="0 0 96 32">"#)
    var across = Path()
    across.append(.move(CGPoint(x: 0, y: 16)))
    across.append(.line(CGPoint(x: 80, y: 16)))
    let square = StrokeStyle(lineWidth: 8, lineCap: .square)
    #expect(
      opening([.init(.stroke(across, square, .color(red)))])
        == #"width="88" height="32" viewBox="-4 0 88 32">"#)
  }

  @Test func clipsAndOpacityAreGroups() {
    var path = Path()
    path.append(.line(CGPoint(x: 1, y: 1)))
    let item = Drawing.Item(
      .fill(path, FillStyle(), .color(red)), clips: [.init(path), .init(path)], opacity: 0.25)
    #expect(
      body([item]) == [
        ##"<defs><clipPath id="d1"><path d="M1 1L1 1"/></clipPath></defs>"##,
        ##"<g clip-path="url(#d1)"><g clip-path="url(#d1)"><g opacity="0.25">"##
          + ##"<path d="M1 1L1 1" fill="#ff0000"/></g></g></g>"##,
      ])
  }

  @Test func textIsAsWideAsItsCells() {
    let attributes = Drawing.TextAttributes(
      paint: .color(red), size: 11, isBold: true, isItalic: true, isUnderlined: true)
    let line = body([.init(.text("a<b & \u{1B}[2J漢", at: CGPoint(x: 8, y: 16), attributes))])
    #expect(
      line == [
        ##"<text x="8" y="28.015" font-size="11" letter-spacing="1.378" textLength="96""##
          + ##" font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace""##
          + ##" font-weight="bold" font-style="italic" text-decoration="underline" fill="#ff0000""##
          + ##" xml:space="preserve">a&lt;b &amp; ␛[2J漢</text>"##
      ])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func badNumbersAreWrittenAsNumbers(value: CGFloat) {
    var path = Path()
    path.append(.move(CGPoint(x: value, y: value)))
    path.append(
      .arc(
        Path.Arc(
          center: CGPoint(x: value, y: 0), xAxis: CGVector(dx: value, dy: 0), yAxis: CGVector(),
          start: value, sweep: value)))
    let item = Drawing.Item(
      .stroke(
        path, StrokeStyle(lineWidth: value, dash: [value]),
        .color(Color.Resolved(red: value, green: 0, blue: 0, opacity: value))),
      opacity: value)
    let svg = SVGRenderer().svg(Drawing(size: CGSize(width: value, height: value), items: [item]))
    #expect(!svg.contains("nan") && !svg.contains("inf"))
  }
}
