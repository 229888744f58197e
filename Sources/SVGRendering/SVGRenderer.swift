public import GaugeUI

/// Writes a drawing as SVG: shapes as shapes, arcs as arcs, text as text.
///
/// The layout is that of cells: words stand where they stand in a terminal and are no larger than a cell, a gauge's large
/// value among them, so that nothing moves or overlaps. Smaller fonts are set smaller, and fonts of 32 points and up are
/// letters made of lines, as everywhere.
public struct SVGRenderer: Sendable {
  /// What lies behind the drawing; `nil` for nothing.
  public var background: Color.Resolved?

  public init(background: Color.Resolved? = nil) { self.background = background }

  /// The drawing as a whole SVG document, one unit a point.
  public func svg(_ drawing: Drawing) -> String { svg(light: drawing, dark: drawing) }

  /// One document for both appearances: it shows `dark` where its reader prefers dark colours, and `light` elsewhere
  /// and where nobody is asked.
  ///
  /// What both have in common is written once. A document is as large as the larger of the two.
  public func svg(light: Drawing, dark: Drawing) -> String {
    let page = light.page.union(dark.page)
    var definitions = SVGDefinitions()
    var body: [String] = []
    if let background {
      body.append(
        "<rect\(page.svgAttributes)\(background.svgAttributes("fill"))/>")
    }
    let stretches = Self.stretches(of: light, dark, ground: background == nil ? page : nil)
    for stretch in stretches {
      for (nodes, metrics, name) in stretch.shown {
        let elements = elements(
          nodes, isOnGround: true, metrics: metrics, page: page, in: &definitions)
        body += name.map { ["<g class=\"\($0)\">"] + elements + ["</g>"] } ?? elements
      }
    }
    let (width, height) = (page.width.svg, page.height.svg)
    let opening =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
      + " viewBox=\"\(page.minX.svg) \(page.minY.svg) \(width) \(height)\">"
    let style = stretches.contains { !$0.isShared } ? [Self.appearances] : []
    return ([opening] + style + definitions.element + body + ["</svg>", ""])
      .joined(separator: "\n")
  }
}

// What two appearances have in common.
extension SVGRenderer {
  /// Neighbouring nodes that are the same in both appearances, or that are not.
  private struct Stretch {
    var isShared: Bool
    var light: Side
    var dark: Side

    typealias Side = (nodes: ArraySlice<SVGNode>, metrics: CellMetrics)

    /// What to write, each with the class that it is shown by.
    var shown: [(nodes: ArraySlice<SVGNode>, metrics: CellMetrics, class: String?)] {
      isShared
        ? [(light.nodes, light.metrics, nil)]
        : [(light.nodes, light.metrics, "light"), (dark.nodes, dark.metrics, "dark")]
    }
  }

  /// - Parameter ground: Where items that are mixed with what lies behind the drawing need a ground; `nil` where there is one.
  private static func stretches(
    of light: Drawing, _ dark: Drawing, ground: CGRect?
  ) -> [Stretch] {
    var items = (light: SVGNode.nodes(light.items), dark: SVGNode.nodes(dark.items))
    if let ground, (items.light + items.dark).contains(where: \.blend.mixesColors) {
      items.light.insert(.ground(ground, white: 1), at: 0)
      items.dark.insert(.ground(ground, white: light == dark ? 1 : 0), at: 0)
    }
    func stretch(_ light: Range<Int>, _ dark: Range<Int>, isShared: Bool) -> Stretch {
      Stretch(
        isShared: isShared, light: (items.light[light], metrics.light),
        dark: (items.dark[dark], metrics.dark))
    }
    let metrics = (light: light.metrics, dark: dark.metrics)
    let takesAway = (items.light + items.dark).contains { $0.blend.masking != nil }
    guard items.light.count == items.dark.count, metrics.light == metrics.dark,
      !takesAway || items.light == items.dark
    else {
      return [stretch(items.light.indices, items.dark.indices, isShared: false)]
    }
    var stretches: [Stretch] = []
    var start = 0
    while start < items.light.count {
      let isShared = items.light[start] == items.dark[start]
      var end = start + 1
      while end < items.light.count, (items.light[end] == items.dark[end]) == isShared { end += 1 }
      stretches.append(stretch(start..<end, start..<end, isShared: isShared))
      start = end
    }
    return stretches
  }

  /// A reader that knows no media queries passes over the second rule.
  private static let appearances =
    "<style>.dark{display:none}"
    + "@media (prefers-color-scheme:dark){.light{display:none}.dark{display:inline}}</style>"
}

extension SVGRenderer {
  /// A node's element, however it is mixed with those before.
  func element(
    _ node: SVGNode, metrics: CellMetrics, page: CGRect, in definitions: inout SVGDefinitions
  ) -> String {
    switch node {
    case .item(var item):
      item.mixing = nil
      return element(item, metrics: metrics, in: &definitions)
    case .layer(let layer, let nodes):
      let opacity = layer.opacity < 1 ? " opacity=\"\(layer.opacity.svg)\"" : ""
      let elements = elements(nodes, metrics: metrics, page: page, in: &definitions)
      return (["<g style=\"isolation:isolate\"\(opacity)>"] + elements + ["</g>"])
        .joined(separator: "\n")
    }
  }

  private func element(
    _ item: Drawing.Item, metrics: CellMetrics, in definitions: inout SVGDefinitions
  ) -> String {
    var element =
      switch item.content {
      case .fill(let path, let style, let paint):
        painted(SVGShape(path, filled: style), with: paint, in: &definitions)
      case .stroke(let path, let style, let paint):
        painted(SVGShape(path, stroked: style), with: paint, in: &definitions)
      case .text(let string, let at, let attributes):
        faded(
          SVGText(string, at: at, attributes: attributes, metrics: metrics)
            .element(in: &definitions),
          as: attributes.paint, over: item.bounds(in: metrics), in: &definitions)
      }
    let opacity = item.opacity.isNaN ? 0 : min(max(item.opacity, 0), 1)
    if opacity < 1 { element = "<g opacity=\"\(opacity.svg)\">\(element)</g>" }
    for clip in item.clips.reversed() {
      let shape =
        "<path d=\"\(clip.path.svg)\"\(clip.style.isEOFilled ? " clip-rule=\"evenodd\"" : "")/>"
      let name = definitions.name(for: "<clipPath id=\"#\">\(shape)</clipPath>")
      element = "<g clip-path=\"url(#\(name))\">\(element)</g>"
    }
    return element
  }

  private func painted(
    _ shape: SVGShape, with paint: Paint, in definitions: inout SVGDefinitions
  ) -> String {
    var element = ""
    if case .gradient(let gradient) = paint,
      case .angular(let center, let from, let to) = gradient.geometry
    {
      // SVG has no gradient around a centre: thin wedges of one colour each, seen through the shape.
      let wedges = SVGWedges(
        gradient, center: center, from: from.radians, to: to.radians, around: shape.box)
      element = masked(
        wedges.element, by: shape.element(paint: " \(shape.paintAttribute)=\"#fff\""),
        over: shape.box, in: &definitions)
    } else {
      element = shape.element(paint: definitions.attributes(shape.paintAttribute, paint))
    }
    return faded(element, as: paint, over: shape.box, in: &definitions)
  }

  /// An element of which as much is seen as its paint's fades let through.
  private func faded(
    _ element: String, as paint: Paint, over box: CGRect, in definitions: inout SVGDefinitions
  ) -> String {
    guard case .gradient(let gradient) = paint, !box.isNull else { return element }
    return gradient.fades.reduce(element) { element, fade in
      var light = fade
      for index in light.stops.indices {
        let opacity = light.stops[index].color.opacity
        light.stops[index].color = Color.Resolved(red: 1, green: 1, blue: 1, opacity: opacity)
      }
      let area = SVGShape(Path(box), filled: FillStyle())
      let mask = painted(area, with: .gradient(light), in: &definitions)
      return masked(element, by: mask, over: box, in: &definitions)
    }
  }

  /// An element of which as much is seen as another is bright.
  func masked(
    _ element: String, by mask: String, over box: CGRect, in definitions: inout SVGDefinitions
  ) -> String {
    let name = definitions.name(
      for: "<mask id=\"#\" maskUnits=\"userSpaceOnUse\"\(box.svgAttributes)>\(mask)</mask>")
    return "<g mask=\"url(#\(name))\">\(element)</g>"
  }
}
