public import GaugeUI

/// Writes a drawing as SVG: shapes as shapes, arcs as arcs, text as text.
public struct SVGRenderer: Sendable {
  /// What lies behind the drawing; `nil` for nothing.
  public var background: Color.Resolved?

  public init(background: Color.Resolved? = nil) { self.background = background }

  /// The drawing as a whole SVG document, one unit a point.
  public func svg(_ drawing: Drawing) -> String {
    var definitions = SVGDefinitions()
    var body: [String] = []
    if let background {
      body.append("<rect width=\"100%\" height=\"100%\"\(background.svgAttributes("fill"))/>")
    }
    for item in drawing.items {
      body.append(element(item, metrics: drawing.metrics, in: &definitions))
    }
    let width = drawing.size.width.svg
    let height = drawing.size.height.svg
    let opening =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
      + " viewBox=\"0 0 \(width) \(height)\">"
    return ([opening] + definitions.element + body + ["</svg>", ""]).joined(separator: "\n")
  }
}

extension SVGRenderer {
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
        SVGText(string, at: at, attributes: attributes, metrics: metrics)
          .element(in: &definitions)
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
    if case .gradient(let gradient) = paint,
      case .angular(let center, let from, let to) = gradient.geometry
    {
      // SVG has no gradient around a centre: thin wedges of one colour each, seen through the shape.
      let mask = definitions.name(
        for: "<mask id=\"#\" maskUnits=\"userSpaceOnUse\"\(shape.boxAttributes)>"
          + shape.element(paint: " \(shape.paintAttribute)=\"#fff\"") + "</mask>")
      let wedges = SVGWedges(
        gradient, center: center, from: from.radians, to: to.radians, around: shape.box)
      return "<g mask=\"url(#\(mask))\">\(wedges.elements)</g>"
    }
    return shape.element(paint: definitions.attributes(shape.paintAttribute, paint))
  }
}
