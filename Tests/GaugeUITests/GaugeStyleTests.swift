import Testing

@testable import GaugeUI

@MainActor
@Suite("Each gauge style shows its labels where SwiftUI's does")
struct GaugeStyleTests {
  private func label() -> Text { Text("Speed") }
  private func current() -> Text { Text("60") }

  private var bare: some View { Gauge(value: 0.25) { label() } }
  private var valued: some View {
    Gauge(value: 0.25) {
      label()
    } currentValueLabel: {
      current()
    }
  }
  private var full: some View {
    Gauge(value: 0.25) {
      label()
    } currentValueLabel: {
      current()
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("200")
    }
  }

  @Test("linearCapacity: label above, value below, bounds beside the bar")
  func linearCapacity() {
    #expect(
      boxes(bare.gaugeStyle(.linearCapacity)) == [
        "\"Speed\" at 216 0", "fill 0 16 480×16", "fill 0 16 120×16",
      ])
    #expect(
      boxes(full.gaugeStyle(.linearCapacity)) == [
        "\"Speed\" at 216 0", "\"0\" at 0 16", "fill 16 16 432×16", "fill 16 16 108×16",
        "\"200\" at 456 16", "\"60\" at 232 32",
      ])
    #expect(boxes(full) == boxes(full.gaugeStyle(.automatic)))
    #expect(boxes(full) == boxes(full.gaugeStyle(.linearCapacity)))
  }

  @Test("accessoryLinear: no label; the value before the bar only without bounds")
  func accessoryLinear() {
    #expect(
      boxes(bare.gaugeStyle(.accessoryLinear)) == ["fill 0 0 480×8", "fill 120 0 8×8"])
    #expect(
      boxes(valued.gaugeStyle(.accessoryLinear)) == [
        "\"60\" at 0 0 bold", "fill 48 8 432×8", "fill 156 8 8×8",
      ])
    #expect(
      boxes(full.gaugeStyle(.accessoryLinear)) == [
        "\"0\" at 0 0 bold", "fill 16 8 432×8", "fill 124 8 8×8", "\"200\" at 456 0 bold",
      ])
    #expect(boxes(full.gaugeStyle(.linear)) == boxes(full.gaugeStyle(.accessoryLinear)))
    #expect(size(bare.gaugeStyle(.accessoryLinear).frame(height: 80)).height == 80)
  }

  @Test("accessoryLinear: the bar stays while its value gains digits")
  func steadyBar() {
    func bar(_ value: String) -> [String] {
      boxes(
        Gauge(value: 0.5) {
          label()
        } currentValueLabel: {
          Text(value)
        }
        .gaugeStyle(.accessoryLinear))
    }
    #expect(bar("5%").dropFirst() == bar("100%").dropFirst())
    #expect(bar("5%").first == "\"5%\" at 0 0 bold")
    #expect(bar("9 km/h").dropFirst() == bar("140 km/h").dropFirst())
    #expect(bar("0.5").dropFirst() == bar("12.75").dropFirst())
  }

  @Test("accessoryLinearCapacity: label and value at the leading end, bounds beside all three")
  func accessoryLinearCapacity() {
    #expect(
      boxes(full.gaugeStyle(.accessoryLinearCapacity)) == [
        "\"0\" at 0 16", "\"Speed\" at 16 0", "fill 16 24 432×8", "fill 16 24 112×8",
        "\"60\" at 16 32", "\"200\" at 456 16",
      ])
    #expect(
      boxes(bare.gaugeStyle(.accessoryLinearCapacity)) == [
        "\"Speed\" at 0 0", "fill 0 24 480×8", "fill 0 24 120×8",
      ])
  }

  @Test("accessoryCircular: value in the centre; in the opening the bounds, or else the label")
  func accessoryCircular() {
    func texts(_ view: some View) -> [String] {
      boxes(view).filter { $0.hasPrefix("\"") }
    }
    #expect(texts(bare.gaugeStyle(.accessoryCircular)) == ["\"Speed\" at 32 96"])
    #expect(
      texts(valued.gaugeStyle(.accessoryCircular)) == ["\"60\" at 48 48", "\"Speed\" at 32 96"])
    #expect(
      texts(full.gaugeStyle(.accessoryCircular)) == [
        "\"60\" at 48 48", "\"0\" at 24 80", "\"200\" at 64 80",
      ])
    #expect(boxes(full.gaugeStyle(.circular)) == boxes(full.gaugeStyle(.accessoryCircular)))
    #expect(size(full.gaugeStyle(.circular)) == CGSize(width: 112, height: 112))
  }

  @Test("accessoryCircularCapacity: the value and nothing else")
  func accessoryCircularCapacity() {
    let texts = boxes(full.gaugeStyle(.accessoryCircularCapacity)).filter { $0.hasPrefix("\"") }
    #expect(texts == ["\"60\" at 48 48"])
  }

  @Test("What is too long for a ring is cut", arguments: [true, false])
  func longLabels(hasBounds: Bool) {
    let long = Text("1234567890123")
    let gauge = Gauge(value: 0.5) {
      long
    } currentValueLabel: {
      long
    } minimumValueLabel: {
      hasBounds ? Text("1234567") : nil
    } maximumValueLabel: {
      hasBounds ? Text("1234567") : nil
    }
    let texts = boxes(gauge.gaugeStyle(.accessoryCircular)).filter { $0.hasPrefix("\"") }
    #expect(
      texts == [
        "\"123456789…\" at 16 48"
      ] + (hasBounds ? ["\"123…\" at 24 80", "\"123…\" at 56 80"] : ["\"1234567890123\" at 0 96"]))
  }

  @Test("A marker stands at its value's place on the ring")
  func marker() {
    func marker(_ value: Double) -> String? {
      boxes(Gauge(value: value) { EmptyView() }.gaugeStyle(.accessoryCircular))[1]
    }
    // Half way is at the top.
    #expect(marker(0.5) == "fill 48 0 16×16")
    #expect(marker(0) == "fill 16 80 16×16")
    #expect(marker(1) == "fill 80 80 16×16")
  }

  @Test("Markers move by half columns and half rows, where cells show them whole")
  func markerSteps() throws {
    for step in 0...100 {
      let gauge = Gauge(value: Double(step) / 100) { EmptyView() }
      let bar = try #require(markerCenter(in: gauge.gaugeStyle(.accessoryLinear)))
      #expect(bar.x.truncatingRemainder(dividingBy: 4) == 0 && (4...476).contains(bar.x))
      let ring = try #require(markerCenter(in: gauge.gaugeStyle(.accessoryCircular)))
      #expect(ring.x.truncatingRemainder(dividingBy: 4) == 0 && (8...104).contains(ring.x))
      #expect(ring.y.truncatingRemainder(dividingBy: 8) == 0 && (8...104).contains(ring.y))
    }
  }

  private func markerCenter(in view: some View) -> CGPoint? {
    let drawing = view.drawing(proposal: ProposedViewSize(width: 480, height: nil))
    guard case .fill(let path, _, _) = drawing.items.last?.content else { return nil }
    return CGPoint(x: path.boundingRect.midX, y: path.boundingRect.midY)
  }

  @Test("Where shapes show as they are, markers are SwiftUI's and stand exactly at their value")
  func exactMarkers() throws {
    var environment = EnvironmentValues()
    environment.medium = Medium(isExact: true)
    func marker(_ view: some View) throws -> CGRect {
      let drawing = view.drawing(
        proposal: ProposedViewSize(width: 480, height: nil), environment: environment)
      guard case .fill(let path, _, _)? = drawing.items.last?.content else { return .null }
      #expect(path.segments.contains { if case .arc = $0 { true } else { false } })
      return path.boundingRect
    }
    for value in [0, 0.123, 0.5, 1] {
      let gauge = Gauge(value: value) { EmptyView() }
      // Radius 4 at x = 4 + f·(w − 8).
      let bar = try marker(gauge.gaugeStyle(.accessoryLinear))
      #expect(Self.isNear(bar, CGRect(x: value * 472, y: 0, width: 8, height: 8)), "\(bar)")
      let ring = try marker(gauge.gaugeStyle(.accessoryCircular))
      let angle = Angle.degrees(135 + value * 270).radians
      let (width, reach) = (GaugeRing.lineWidth, 56 - GaugeRing.lineWidth / 2)
      let corner = CGPoint(
        x: 56 + cos(angle) * reach - width / 2, y: 56 + sin(angle) * reach - width / 2)
      #expect(
        Self.isNear(ring, CGRect(origin: corner, size: CGSize(width: width, height: width))),
        "\(ring)")
    }
  }

  private static func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    // Bounds are those of arcs told as lines.
    abs(one.minX - other.minX) < 0.1 && abs(one.minY - other.minY) < 0.1
      && abs(one.maxX - other.maxX) < 0.1 && abs(one.maxY - other.maxY) < 0.1
  }

  @Test("A frame centres a ring and does not enlarge it")
  func frame() {
    let framed = boxes(valued.gaugeStyle(.accessoryCircular).frame(width: 272, height: 144))
    #expect(framed.contains("\"60\" at 128 64"))
  }

  @Test("A label that is EmptyView, however wrapped, counts as not given")
  func emptyLabels() {
    let none: Text? = nil
    func gauge(_ bounds: some View) -> [String] {
      boxes(
        Gauge(value: 0.25) {
          label()
        } currentValueLabel: {
          EmptyView()
        } minimumValueLabel: {
          bounds
        } maximumValueLabel: {
          bounds
        }
        .gaugeStyle(.accessoryCircular))
    }
    let expected = boxes(bare.gaugeStyle(.accessoryCircular))
    #expect(gauge(EmptyView()) == expected)
    #expect(gauge(AnyView(EmptyView())) == expected)
    #expect(gauge(none) == expected)
    #expect(gauge(EmptyView().padding()) == expected)
    #expect(gauge(Group {}) == expected)
    #expect(gauge(Text("")) != expected)
  }
}

@MainActor
@Suite("A gauge maps its value to its range")
struct GaugeValueTests {
  private func fraction<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
    Gauge(value: value, in: bounds) { EmptyView() }.fraction
  }

  @Test("Values are clamped; what is not a number, and a range of no width, give 0")
  func clamping() {
    let huge = Double.greatestFiniteMagnitude
    #expect(fraction(100, 0...200) == 0.5)
    #expect(fraction(67, 50...170) == 17.0 / 120)
    #expect(fraction(-1, 0...1) == 0)
    #expect(fraction(2, 0...1) == 1)
    #expect(fraction(Double.nan, 0...1) == 0)
    #expect(fraction(5, 5...5) == 0)
    #expect(fraction(9, 5...5) == 0)
    #expect(fraction(Double.infinity, 0...1) == 1)
    #expect(fraction(-Double.infinity, 0...1) == 0)
    #expect(fraction(0, -huge...huge) == 0.5)
    #expect(fraction(3, 0...Double.infinity) == 0)
    #expect(fraction(3, -Double.infinity...Double.infinity) == 0)
    #expect(fraction(Float(0.25), 0...1) == 0.25)
    #expect(fraction(CGFloat(0.25), 0...1) == 0.25)
  }

  @Test("Nothing is filled at 0, everything at 1")
  func ends() {
    #expect(
      boxes(Gauge(value: 0) { EmptyView() }) == ["fill 0 0 480×16", "fill nothing"])
    #expect(
      boxes(Gauge(value: 1) { EmptyView() }) == ["fill 0 0 480×16", "fill 0 0 480×16"])
  }

  @Test("Only an empty gauge is empty, and only a full one is full")
  func nearlyEmptyOrFull() {
    func fill(_ value: Double, _ style: some GaugeStyle) -> String? {
      boxes(Gauge(value: value) { EmptyView() }.gaugeStyle(style)).last
    }
    #expect(fill(1e-9, .linearCapacity) == "fill 0 0 1×16")
    #expect(fill(1 - 1e-9, .linearCapacity) == "fill 0 0 479×16")
    #expect(fill(1e-9, .accessoryLinearCapacity) == "fill 0 0 8×8")
    #expect(fill(1 - 1e-9, .accessoryLinearCapacity) == "fill 0 0 472×8")
    #expect(fill(0.99, .accessoryCircularCapacity) != fill(1, .accessoryCircularCapacity))
    // The round ends of a full ring meet: it is the whole circle.
    #expect(
      fill(1, .accessoryCircularCapacity)
        == boxes(
          Circle().stroke(lineWidth: GaugeRing.lineWidth).padding(GaugeRing.lineWidth / 2)
            .rotationEffect(.degrees(-90)).frame(width: 112, height: 112)
        ).last)
    #expect(fill(0.001, .accessoryCircularCapacity) != fill(0, .accessoryCircularCapacity))
  }

  @Test("All five initialisers take trailing closures and argument labels")
  func initializers() {
    let first = Gauge(value: 0.5, label: { Text("a") })
    let second = Gauge(
      value: 0.5, in: 0...1, label: { Text("a") }, currentValueLabel: { Text("b") })
    let third = Gauge(value: 0.5) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    } markedValueLabels: {
      Text("c")
    }
    let fourth = Gauge(
      value: 0.5, label: { Text("a") }, currentValueLabel: { Text("b") },
      minimumValueLabel: { Text("0") }, maximumValueLabel: { Text("1") })
    let fifth = Gauge(value: 0.5) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    } markedValueLabels: {
      Text("c")
    }
    #expect(boxes(second) == boxes(third))
    #expect(boxes(fourth) == boxes(fifth))
    #expect(boxes(first).count == 3)
    #expect(boxes(second).count == 4)
    #expect(boxes(fourth).count == 6)
  }
}

@MainActor
@Suite("A gauge's tint")
struct GaugeTintTests {
  private let stops = Gradient(colors: [.green, .yellow, .orange, .red])
  private var gauge: some View { Gauge(value: 1) { EmptyView() } }

  private func paints(_ view: some View) -> [Paint] {
    view.drawing(proposal: ProposedViewSize(width: 480, height: nil)).items.map { item in
      switch item.content {
      case .fill(_, _, let paint), .stroke(_, _, let paint): paint
      case .text(_, _, let attributes): attributes.paint
      }
    }
  }

  private func color(_ color: Color) -> Paint { .color(color.resolve(in: EnvironmentValues())) }

  @Test("The innermost wins; nil goes back to the accent colour")
  func innermost() {
    #expect(paints(gauge.tint(.red).tint(.blue)).last == color(.red))
    #expect(paints(gauge.tint(nil).tint(.red)).last == color(.blue))
    #expect(paints(gauge).last == color(.blue))
    #expect(paints(gauge.gaugeStyle(.accessoryCircularCapacity)).last == color(.primary))
  }

  @Test("A gradient runs over the whole bar, and the fill shows a part of it")
  func bar() throws {
    let half = Gauge(value: 0.5) { EmptyView() }.tint(stops)
    guard case .gradient(let gradient) = try #require(paints(half).last) else {
      Issue.record("no gradient")
      return
    }
    #expect(
      gradient.geometry == .linear(from: CGPoint(x: 0, y: 8), to: CGPoint(x: 480, y: 8)))
    #expect(gradient.stops.count == 4)
    #expect(boxes(half).last == "fill 0 0 240×16")
  }

  @Test("However a gradient would run by itself, on a bar it runs along")
  func shape() {
    let expected = paints(gauge.tint(stops))
    #expect(
      paints(gauge.tint(LinearGradient(gradient: stops, startPoint: .top, endPoint: .bottom)))
        == expected)
    #expect(paints(gauge.tint(AngularGradient(gradient: stops, center: .center))) == expected)
  }

  @Test("On a ring the stops lie along the arc")
  func ring() throws {
    let view = gauge.gaugeStyle(.accessoryCircular).tint(stops)
    guard case .gradient(let gradient) = try #require(paints(view).first) else {
      Issue.record("no gradient")
      return
    }
    #expect(
      gradient.geometry
        == .angular(center: CGPoint(x: 56, y: 56), from: .zero, to: .degrees(270)))
  }

  @Test("The marker has the colour of its place")
  func marker() {
    func marker(_ value: Double) -> Paint? {
      paints(Gauge(value: value) { EmptyView() }.gaugeStyle(.accessoryLinear).tint(stops)).last
    }
    #expect(marker(0) == color(.green))
    #expect(marker(1) == color(.red))
    #expect(marker(1.0 / 3) == color(.yellow))
  }

  @Test("accessoryLinearCapacity draws a gradient's first colour")
  func firstStop() {
    #expect(
      paints(gauge.gaugeStyle(.accessoryLinearCapacity).tint(stops)).last == color(.green))
  }

  @Test("A style's own tint wins over the one around it")
  func styleTint() {
    #expect(
      paints(gauge.gaugeStyle(LinearGaugeStyle(tint: .pink)).tint(.red)).last == color(.pink))
    #expect(paints(gauge.gaugeStyle(.linear).tint(.red)).last == color(.red))
  }

  @Test("The innermost gauge style wins and reaches every gauge below")
  func styles() {
    #expect(
      boxes(gauge.gaugeStyle(.accessoryLinear).gaugeStyle(.circular))
        == boxes(gauge.gaugeStyle(.accessoryLinear)))
  }

  @Test("A gauge inside a style's body has the style outside, so that it ends")
  func nested() {
    struct Echo: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        Gauge(value: configuration.value) { Text("inner") }
      }
    }
    #expect(
      boxes(gauge.gaugeStyle(Echo())) == boxes(Gauge(value: 1) { Text("inner") }))
  }
}
