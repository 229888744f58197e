import GaugeUI

/// An item, or a layer with what is in it.
enum SVGNode: Equatable {
  case item(Drawing.Item)
  indirect case layer(Drawing.Layer, [SVGNode])
}

extension SVGNode {
  /// Items with those side by side that belong to the same layer in one.
  static func nodes(_ items: [Drawing.Item]) -> [SVGNode] {
    var open: [(layer: Drawing.Layer?, nodes: [SVGNode])] = [(nil, [])]
    func enter(_ layer: Drawing.Layer?) {
      while let last = open.last, let inner = last.layer, layer?.isInside(inner) != true {
        open.removeLast()
        open[open.count - 1].nodes.append(.layer(inner, last.nodes))
      }
      let depth = open.count
      var next = layer
      while let present = next, present !== open[depth - 1].layer {
        open.insert((present, []), at: depth)
        next = present.mixing?.layer
      }
    }
    for item in items {
      enter(item.mixing?.layer)
      open[open.count - 1].nodes.append(.item(item))
    }
    enter(nil)
    return open[0].nodes
  }

  /// How it is mixed with the nodes before it.
  var blend: Blend {
    switch self {
    case .item(let item): item.mixing?.blend ?? .normal
    case .layer(let layer, _): layer.mixing?.blend ?? .normal
    }
  }

  /// A rectangle of a grey, from 0 (black) to 1 (white).
  static func ground(_ area: CGRect, white: Double) -> SVGNode {
    let color = Color.Resolved(red: white, green: white, blue: white, opacity: 1)
    return .item(Drawing.Item(.fill(Path(area), FillStyle(), .color(color))))
  }

  /// The shape of an item in one colour, opaque all over.
  func covering(_ color: Color.Resolved) -> SVGNode {
    guard case .item(var item) = self else { return self }
    item.content.paint = .color(color).mixed(item.mixing)
    item.opacity = 1
    return .item(item)
  }

  /// The node in one colour, as opaque as it is.
  func painted(_ color: Color.Resolved) -> SVGNode {
    switch self {
    case .item(var item):
      item.content.paint = item.content.paint.painted(color)
      return .item(item)
    case .layer(let layer, let nodes): return .layer(layer, nodes.map { $0.painted(color) })
    }
  }
}

extension Paint {
  /// One colour, as opaque as the paint is.
  func painted(_ color: Color.Resolved) -> Paint {
    func paint(_ old: Color.Resolved) -> Color.Resolved {
      var new = color
      new.opacity = old.opacity
      return new
    }
    switch self {
    case .color(let old): return .color(paint(old))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = paint(gradient.stops[index].color)
      }
      return .gradient(gradient)
    case .mixed(let paint, let mixing): return .mixed(paint.painted(color), mixing)
    }
  }
}
