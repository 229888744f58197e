import GaugeUI

/// A path with all but its paint.
struct SVGShape {
  /// The attribute that its paint goes to.
  let paintAttribute: String
  /// What the shape covers at most, in points.
  let box: CGRect
  private let attributes: String

  init(_ path: Path, filled style: FillStyle) {
    paintAttribute = "fill"
    box = path.boundingRect
    attributes = " d=\"\(path.svg)\"" + (style.isEOFilled ? " fill-rule=\"evenodd\"" : "")
  }

  init(_ path: Path, stroked style: StrokeStyle) {
    paintAttribute = "stroke"
    let reach = style.lineWidth / 2 * max(1.5, style.lineJoin == .miter ? style.miterLimit : 1)
    box = path.boundingRect.insetBy(dx: -reach, dy: -reach)
    var attributes = " d=\"\(path.svg)\" fill=\"none\" stroke-width=\"\(style.lineWidth.svg)\""
    if style.lineCap != .butt {
      attributes += " stroke-linecap=\"\(style.lineCap == .round ? "round" : "square")\""
    }
    switch style.lineJoin {
    case .miter:
      if style.miterLimit != 4 { attributes += " stroke-miterlimit=\"\(style.miterLimit.svg)\"" }
    case .round: attributes += " stroke-linejoin=\"round\""
    case .bevel: attributes += " stroke-linejoin=\"bevel\""
    }
    if style.dash.contains(where: { $0 > 0 }) {
      let dash = style.dash.map { max($0, 0).svg }.joined(separator: " ")
      attributes += " stroke-dasharray=\"\(dash)\""
      if style.dashPhase != 0 { attributes += " stroke-dashoffset=\"\(style.dashPhase.svg)\"" }
    }
    self.attributes = attributes
  }

  /// The element with a paint's attributes.
  func element(paint: String) -> String { "<path\(attributes)\(paint)/>" }
}

extension CGRect {
  /// The rectangle as attributes.
  var svgAttributes: String {
    guard !isNull else { return " x=\"0\" y=\"0\" width=\"0\" height=\"0\"" }
    return " x=\"\(minX.svg)\" y=\"\(minY.svg)\" width=\"\(width.svg)\""
      + " height=\"\(height.svg)\""
  }
}
