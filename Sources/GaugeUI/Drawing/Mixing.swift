extension Drawing {
  /// How an item is mixed with what lies behind it, and in which layer. Most items have none: they lie on top, in the drawing
  /// itself.
  public final class Mixing: Sendable {
    package let blend: Blend
    /// `nil` for the drawing itself.
    package let layer: Layer?

    package init(_ blend: Blend, in layer: Layer?) {
      (self.blend, self.layer) = (blend, layer)
    }
  }

  /// Neighbouring items that are mixed with each other, on nothing, before the whole is mixed with what lies behind: an
  /// isolated group (W3C, Compositing and Blending Level 1, "Compositing Groups").
  ///
  /// Items belong to the same layer where it is the same object.
  package final class Layer: Sendable {
    /// Of the whole, 0…1.
    package let opacity: Double
    /// How the whole is mixed; `nil` for on top, in the drawing itself.
    package let mixing: Mixing?

    package init(opacity: Double = 1, mixing: Mixing? = nil) {
      (self.opacity, self.mixing) = (opacity, mixing)
    }
  }
}

extension Drawing.Mixing: Equatable {
  /// Whether both mix alike, in layers that are alike.
  public static func == (left: Drawing.Mixing, right: Drawing.Mixing) -> Bool {
    left === right || left.blend == right.blend && left.layer == right.layer
  }

  /// Whether both mix alike, in the same layer.
  static func isSame(_ left: Drawing.Mixing?, _ right: Drawing.Mixing?) -> Bool {
    guard let left, let right else { return left === right }
    return left.blend == right.blend && left.layer === right.layer
  }
}

extension Drawing.Layer: Equatable {
  package static func == (left: Drawing.Layer, right: Drawing.Layer) -> Bool {
    left === right || left.opacity == right.opacity && left.mixing == right.mixing
  }

  /// Whether this layer is `other`, or lies in it.
  package func isInside(_ other: Drawing.Layer) -> Bool {
    var layer: Drawing.Layer? = self
    while let present = layer {
      if present === other { return true }
      layer = present.mixing?.layer
    }
    return false
  }
}

extension Drawing.Mixing {
  /// Whether there can be more to see with what is mixed so than without.
  var addsInk: Bool { blend.addsInk && layer?.mixing?.addsInk ?? true }
}

extension Paint {
  /// How it is mixed; `nil` for on top.
  package var mixing: Drawing.Mixing? {
    if case .mixed(_, let mixing) = self { mixing } else { nil }
  }

  /// The colour or gradient.
  package var unmixed: Paint { if case .mixed(let paint, _) = self { paint } else { self } }

  /// This colour or gradient, mixed so.
  package func mixed(_ mixing: Drawing.Mixing?) -> Paint {
    mixing.map { .mixed(unmixed, $0) } ?? unmixed
  }
}

extension Drawing.Content {
  package var paint: Paint {
    get {
      switch self {
      case .fill(_, _, let paint), .stroke(_, _, let paint): paint
      case .text(_, _, let attributes): attributes.paint
      }
    }
    set {
      switch self {
      case .fill(let path, let style, _): self = .fill(path, style, newValue)
      case .stroke(let path, let style, _): self = .stroke(path, style, newValue)
      case .text(let string, let at, var attributes):
        attributes.paint = newValue
        self = .text(string, at: at, attributes)
      }
    }
  }
}

extension Drawing.Item {
  /// How it is mixed with what lies behind it; `nil` for on top.
  package var mixing: Drawing.Mixing? {
    get { content.paint.mixing }
    set { content.paint = content.paint.mixed(newValue) }
  }
}

// Layers while they are drawn.
extension DrawingContext {
  /// A layer for what is drawn next, shown as this context shows what it draws.
  var newLayer: Drawing.Layer {
    Drawing.Layer(
      opacity: opacity, mixing: mixing ?? layer.map { Drawing.Mixing(.normal, in: $0) })
  }

  /// A context without items whose items are those of `layer`.
  func inner(at point: CGPoint, of layer: Drawing.Layer) -> DrawingContext {
    var inner = inner(at: point)
    (inner.opacity, inner.mixing, inner.layer) = (1, nil, layer)
    return inner
  }

  /// Makes what was drawn from `first` on a layer, where that looks different from a part of the layer around: with one that is
  /// shown as it is, of items that lie on top of each other, it does not.
  mutating func close(_ layer: Drawing.Layer, from first: Int = 0) {
    let isShownAsItIs = layer.opacity == 1 && layer.mixing?.blend ?? .normal == .normal
    guard !isShownAsItIs || parts[first...].contains(where: { $0.item.mixing != nil }) else {
      return
    }
    let mixing = Drawing.Mixing(.normal, in: layer)
    for index in parts.indices.dropFirst(first) where parts[index].item.mixing == nil {
      var item = parts[index].item
      item.mixing = mixing
      parts[index] = Drawing.Part(item)
    }
  }
}
