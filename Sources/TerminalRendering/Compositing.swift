import GaugeUI

/// What is painted at one place, mixed layer by layer, from back to front.
///
/// Colours have components of 0…1, multiplied by their opacity. Behind the drawing itself is a ground that counts as opaque;
/// behind a layer is nothing.
struct Compositing {
  private let ground: Sample
  private let mixesColors: Bool
  private var color: Sample
  private var painted: Float = 0
  /// The layers that are drawn, from the outermost on, and what they are so far.
  private var open: [(layer: Drawing.Layer, color: Sample)] = []

  /// - Parameters:
  ///   - ground: What is behind the drawing, its components 0…255.
  ///   - mixesColors: Whether the components are those of colours. Tones are only laid over each other.
  init(on ground: Sample, mixesColors: Bool) {
    self.ground = Self.color(ground, opacity: 1)
    self.mixesColors = mixesColors
    color = self.ground
  }

  static func color(_ sample: Sample, opacity: Float) -> Sample {
    var color = sample / 255 * opacity
    color.w = opacity
    return color
  }
}

extension Compositing {
  /// Paints a sample, with its opacity.
  mutating func paint(_ sample: Sample, _ mixing: Drawing.Mixing?) {
    enter(mixing?.layer)
    put(Self.color(sample, opacity: sample.w), mixing?.blend ?? .normal)
  }

  /// Goes to the layer that is painted next: closes those that do not hold it, and opens those between.
  mutating func enter(_ layer: Drawing.Layer?) {
    while let last = open.last, layer?.isInside(last.layer) != true { close() }
    let depth = open.count
    var next = layer
    while let present = next, present !== open.dropLast(open.count - depth).last?.layer {
      open.insert((present, .zero), at: depth)
      next = present.mixing?.layer
    }
  }

  private mutating func close() {
    let (layer, color) = open.removeLast()
    put(color * Float(layer.opacity), layer.mixing?.blend ?? .normal)
  }

  private mutating func put(_ source: Sample, _ blend: Blend) {
    let blend = mixesColors || !blend.mixesColors ? blend : .normal
    guard open.isEmpty else {
      open[open.count - 1].color = blend.mix(source, on: open[open.count - 1].color)
      return
    }
    let mixed = blend.mix(source, on: color)
    let shares = blend.shares(source.w, 1)
    painted = min(1, source.w * shares.source + painted * shares.backdrop)
    // What is taken away shows the ground.
    color = mixed + ground * (1 - mixed.w)
  }

  /// What is seen at last, its components 0…255, and how much of it was painted, 0…1.
  mutating func finish() -> (sample: Sample, painted: Float) {
    enter(nil)
    return (color.clamped(lowerBound: .zero, upperBound: .one) * 255, painted)
  }
}
