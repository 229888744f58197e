import GaugeUI

/// What elements refer to by name: gradients, clips, masks. Two of the same text are one.
struct SVGDefinitions {
  private var names: [String: String] = [:]
  private var elements: [String] = []

  /// The name of a definition, whose text has `#` where the name goes.
  mutating func name(for definition: String) -> String {
    if let name = names[definition] { return name }
    let name = "d\(elements.count + 1)"
    names[definition] = name
    elements.append(definition.replacingOccurrences(of: "id=\"#\"", with: "id=\"\(name)\""))
    return name
  }

  /// The element that holds them; nothing where there are none.
  var element: [String] {
    elements.isEmpty ? [] : ["<defs>" + elements.joined(separator: "\n") + "</defs>"]
  }
}

// Paint as attributes.
extension SVGDefinitions {
  /// The attributes that give `attribute` (`fill` or `stroke`) a paint. A gradient around a centre becomes its first
  /// colour: shapes draw it otherwise.
  mutating func attributes(_ attribute: String, _ paint: Paint) -> String {
    switch paint {
    case .color(let color): return color.svgAttributes(attribute)
    case .mixed(let paint, _): return attributes(attribute, paint)
    case .gradient(let gradient):
      guard let definition = gradient.svgDefinition else {
        return gradient.color(at: 0).svgAttributes(attribute)
      }
      return " \(attribute)=\"url(#\(name(for: definition)))\""
    }
  }
}

extension Color.Resolved {
  /// The colour as ` fill="#RRGGBB"`, with its opacity where it has one.
  func svgAttributes(_ attribute: String, opacityAttribute: String? = nil) -> String {
    let digits = [red, green, blue].map { component in
      let byte = component.isNaN ? 0 : Int((min(max(component, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
    let color = " \(attribute)=\"#\(digits)\""
    let name = opacityAttribute ?? "\(attribute)-opacity"
    return opacity < 1 ? color + " \(name)=\"\(max(opacity, 0).svg)\"" : color
  }
}

extension GradientPaint.Spread {
  /// How it goes on, as an attribute.
  fileprivate var svg: String {
    switch self {
    case .pad: ""
    case .repeat: " spreadMethod=\"repeat\""
    case .mirror: " spreadMethod=\"reflect\""
    }
  }
}

extension GradientPaint {
  /// The gradient as a definition; `nil` where SVG has no such gradient.
  fileprivate var svgDefinition: String? {
    let placement =
      " gradientUnits=\"userSpaceOnUse\""
      + (transform.isIdentity ? "" : " gradientTransform=\"\(transform.svg)\"")
      + spread.svg
    switch geometry {
    case .linear(let from, let to):
      return "<linearGradient id=\"#\" x1=\"\(from.x.svg)\" y1=\"\(from.y.svg)\" x2=\"\(to.x.svg)\""
        + " y2=\"\(to.y.svg)\"\(placement)>\(svgStops())</linearGradient>"
    case .radial(let center, let from, let to):
      // The inner radius becomes part of the stops: not every reader knows `fr`.
      let inner = to > 0 ? min(max(from / to, 0), 1) : 0
      return
        "<radialGradient id=\"#\" cx=\"\(center.x.svg)\" cy=\"\(center.y.svg)\" r=\"\(max(to, 0).svg)\""
        + "\(placement)>\(svgStops(from: inner))</radialGradient>"
    case .angular:
      return nil
    }
  }

  /// The stops from `start`, 0…1. SVG mixes in sRGB, so that what is mixed in Oklab gets stops in between.
  private func svgStops(from start: CGFloat = 0) -> String {
    var places: [(location: CGFloat, color: Color.Resolved)] = []
    for (index, stop) in stops.enumerated() {
      if colorSpace == .perceptual, index > 0 {
        let before = stops[index - 1]
        if stop.location > before.location, stop.color != before.color {
          places += (1..<Self.stopsBetween).map { step in
            let fraction = CGFloat(step) / CGFloat(Self.stopsBetween)
            let location = before.location + (stop.location - before.location) * fraction
            return (location, color(at: location))
          }
        }
      }
      places.append((stop.location, stop.color))
    }
    return places.map { place in
      let location = start + place.location * (1 - start)
      return "<stop offset=\"\(location.svg)\""
        + place.color.svgAttributes("stop-color", opacityAttribute: "stop-opacity") + "/>"
    }.joined()
  }

  private static let stopsBetween = 8
}
