import GaugeUI
import SVGRendering
import Testing

/// Modes in which views are mixed with what lies behind them, as SVG.
@Suite @MainActor struct SVGMixingTests {
  let red = Color(red: 1, green: 0, blue: 0)
  let blue = Color(red: 0, green: 0, blue: 1)

  func svg(_ view: some View) -> String {
    let drawing = view.frame(width: 16, height: 16)
      .drawing(proposal: ProposedViewSize(width: 16, height: 16))
    return SVGRenderer().svg(drawing)
  }

  @Test func colorsAreMixedByTheReader() {
    let svg = svg(
      ZStack {
        red
        blue.blendMode(.colorDodge)
      }
      .compositingGroup())
    #expect(
      svg.contains(
        """
        <g style="isolation:isolate">
        <path d="M0 0L16 0L16 16L0 16Z" fill="#ff0000"/>
        <g style="mix-blend-mode:color-dodge"><path d="M0 0L16 0L16 16L0 16Z" fill="#0000ff"/></g>
        </g>
        """))
  }

  /// What is mixed with the window's ground brings that along: a reader has none of its own.
  @Test func theGroundIsDrawnWhereItTakesPart() {
    #expect(svg(red.blendMode(.difference)).contains("fill=\"#ffffff\"/>\n<g style=\"mix-blend"))
    #expect(!svg(red).contains("#ffffff"))
    #expect(!svg(red.blendMode(.difference).compositingGroup()).contains("#ffffff"))
    let (light, dark) = (
      red.blendMode(.difference).drawing(proposal: ProposedViewSize(width: 16, height: 16)),
      blue.blendMode(.difference).drawing(proposal: ProposedViewSize(width: 16, height: 16))
    )
    let both = SVGRenderer().svg(light: light, dark: dark)
    #expect(
      both.contains("<g class=\"light\">\n<path d=\"M0 0L16 0L16 16L0 16Z\" fill=\"#ffffff\"/>"))
    #expect(
      both.contains("<g class=\"dark\">\n<path d=\"M0 0L16 0L16 16L0 16Z\" fill=\"#000000\"/>"))
  }

  /// What takes away is a mask: white, with the shape in black.
  @Test func shapesAreTakenAwayByMasks() {
    let svg = svg(
      ZStack {
        red
        blue.padding(4).blendMode(.destinationOut)
      }
      .compositingGroup())
    #expect(
      svg.contains("fill=\"#fff\"/><path d=\"M4 4L12 4L12 12L4 12Z\" fill=\"#000000\"/></mask>"))
    #expect(
      svg.contains("<g mask=\"url(#d1)\"><path d=\"M0 0L16 0L16 16L0 16Z\" fill=\"#ff0000\"/></g>"))
    #expect(!svg.contains("#0000ff"))
  }

  @Test func whatLiesBeneathIsWrittenFirst() {
    let svg = svg(
      ZStack {
        red
        blue.blendMode(.destinationOver)
      }
      .compositingGroup())
    let (under, over) = (svg.firstRange(of: "#0000ff"), svg.firstRange(of: "#ff0000"))
    #expect(under.map(\.lowerBound) ?? svg.endIndex < over.map(\.lowerBound) ?? svg.startIndex)
  }
}
