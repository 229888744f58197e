import GaugeUI

// How nodes are mixed with those before them. What mixes colours is left to the reader, by `mix-blend-mode`; what takes away is
// written as masks.
extension SVGRenderer {
  /// The elements of neighbouring nodes.
  ///
  /// - Parameters:
  ///   - isOnGround: Whether they are those of the drawing itself, whose ground is opaque.
  ///   - page: What is shown at most.
  func elements(
    _ nodes: some Sequence<SVGNode>, isOnGround: Bool = false, metrics: CellMetrics, page: CGRect,
    in definitions: inout SVGDefinitions
  ) -> [String] {
    let takesAway = nodes.contains { $0.blend.masking != nil }
    var shown = SVGLayer()
    for node in nodes {
      let source = SVGLayer(versions: takesAway ? SVGLayer.colors : [nil]) { color in
        element(color.map(node.painted) ?? node, metrics: metrics, page: page, in: &definitions)
      }
      guard let masking = node.blend.masking else {
        shown.add(source, node.blend)
        continue
      }
      let kept = shown
      if let mask = backdropMask(
        node, masking.backdrop, source, metrics: metrics, page: page, in: &definitions)
      {
        shown.change { masked($0, by: mask, over: page, in: &definitions) }
      }
      switch masking.source {
      case .nothing: continue
      case .everything: shown.add(source)
      case .inside where isOnGround: shown.add(source)
      case .outside where isOnGround: continue
      case .beneath: if !isOnGround { shown.add(source, isBeneath: true) }
      case .inside:
        let mask = kept.white
        shown.add(source.changed { masked($0, by: mask, over: page, in: &definitions) })
      case .outside:
        let mask = Self.everywhere(page) + kept.black
        shown.add(source.changed { masked($0, by: mask, over: page, in: &definitions) })
      }
    }
    return shown.elements
  }

  /// What of the nodes before is still seen, as a mask; `nil` for all of it.
  private func backdropMask(
    _ node: SVGNode, _ rest: SVGMasking.Backdrop, _ source: SVGLayer, metrics: CellMetrics,
    page: CGRect, in definitions: inout SVGDefinitions
  ) -> String? {
    switch rest {
    case .all: return nil
    case .besideSource: return Self.everywhere(page) + source.black
    case .besideShape, .besideShapeAndInside:
      var mask = ""
      if case .item = node {
        mask =
          Self.everywhere(page)
          + element(node.covering(.black), metrics: metrics, page: page, in: &definitions)
      }
      return rest == .besideShape ? mask : mask + source.white
    }
  }

  private static func everywhere(_ page: CGRect) -> String {
    "<rect\(page.svgAttributes) fill=\"#fff\"/>"
  }
}

/// Elements of a layer that are mixed so far; and, where masks are made of them, the same in white and in black.
private struct SVGLayer {
  /// Their own colours, white, black; or their own alone.
  private var versions: [[String]] = [[], [], []]

  static let colors: [Color.Resolved?] = [nil, .white, .black]

  init() {}

  init(versions: [Color.Resolved?], _ element: (Color.Resolved?) -> String) {
    self.versions = versions.map { [element($0)] }
  }

  var elements: [String] { versions[0] }
  var white: String { versions.count > 1 ? versions[1].joined() : "" }
  var black: String { versions.count > 2 ? versions[2].joined() : "" }

  mutating func add(_ source: SVGLayer, _ blend: Blend = .normal, isBeneath: Bool = false) {
    for index in source.versions.indices {
      var elements = source.versions[index]
      if index == 0, let name = blend.svgName {
        elements = elements.map { "<g style=\"mix-blend-mode:\(name)\">\($0)</g>" }
      }
      if isBeneath {
        versions[index] = elements + versions[index]
      } else {
        versions[index] += elements
      }
    }
  }

  mutating func change(_ change: (String) -> String) {
    versions = versions.map { $0.isEmpty ? [] : [change($0.joined(separator: "\n"))] }
  }

  func changed(_ change: (String) -> String) -> SVGLayer {
    var changed = self
    changed.change(change)
    return changed
  }
}

/// What is seen of two layers, one of which takes away from the other.
struct SVGMasking {
  var source: Source
  var backdrop: Backdrop

  enum Source { case nothing, everything, inside, outside, beneath }
  enum Backdrop { case all, besideSource, besideShape, besideShapeAndInside }

  fileprivate init(_ source: Source, _ backdrop: Backdrop) {
    (self.source, self.backdrop) = (source, backdrop)
  }
}

extension Blend {
  /// What is seen of source and backdrop; `nil` for modes that only lay on top or mix colours. A shape changes nothing outside
  /// of itself.
  var masking: SVGMasking? {
    switch self {
    case .clear: SVGMasking(.nothing, .besideShape)
    case .copy: SVGMasking(.everything, .besideShape)
    case .sourceIn: SVGMasking(.inside, .besideShape)
    case .sourceOut: SVGMasking(.outside, .besideShape)
    case .sourceAtop: SVGMasking(.inside, .all)
    case .destinationOver: SVGMasking(.beneath, .all)
    case .destinationIn: SVGMasking(.nothing, .besideShapeAndInside)
    case .destinationOut: SVGMasking(.nothing, .besideSource)
    case .destinationAtop: SVGMasking(.outside, .besideShapeAndInside)
    case .xor: SVGMasking(.outside, .besideSource)
    default: nil
    }
  }

  /// Its name in CSS; `nil` where there is none, and for on top. `plus-darker` is known to WebKit alone.
  fileprivate var svgName: String? {
    switch self {
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusDarker: "plus-darker"
    case .plusLighter: "plus-lighter"
    default: nil
    }
  }
}

extension Color.Resolved {
  fileprivate static let white = Color.Resolved(red: 1, green: 1, blue: 1, opacity: 1)
  fileprivate static let black = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 1)
}
