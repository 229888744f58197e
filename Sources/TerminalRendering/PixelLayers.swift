import GaugeUI

/// The layers of a drawing while they are drawn in pixels. The one that is drawn is an image by itself; those that it lies in
/// wait here.
struct PixelLayers {
  private let ground: Sample
  private let mixesColors: Bool
  /// From the outermost on, each with the image that it lies in.
  private var open: [(layer: Drawing.Layer, around: PixelImage)] = []

  /// - Parameters:
  ///   - ground: What is behind the drawing, its components 0…255.
  ///   - mixesColors: As in `Compositing`.
  init(on ground: Sample, mixesColors: Bool) {
    (self.ground, self.mixesColors) = (ground, mixesColors)
  }
}

extension PixelLayers {
  /// Goes to the layer that is painted next, and makes `image` that layer's.
  mutating func enter(_ layer: Drawing.Layer?, from image: inout PixelImage) {
    while let last = open.last, layer?.isInside(last.layer) != true { close(&image) }
    var missing: [Drawing.Layer] = []
    var next = layer
    while let present = next, present !== open.last?.layer {
      missing.append(present)
      next = present.mixing?.layer
    }
    for layer in missing.reversed() {
      let empty = PixelImage(width: image.width, height: image.height)
      open.append((layer, image))
      image = empty
    }
  }

  private mutating func close(_ image: inout PixelImage) {
    let (layer, around) = open.removeLast()
    let drawn = image
    image = around
    let blend = layer.mixing?.blend ?? .normal
    for y in 0..<drawn.height {
      for x in 0..<drawn.width {
        var sample = Sample(drawn[x, y])
        let covered = sample.w / 255
        guard covered > 0 || blend.reachesEverywhere else { continue }
        sample.w = Float(layer.opacity) * (blend.reachesEverywhere ? covered : 1)
        let share = blend.reachesEverywhere ? 1 : covered
        mix(sample, share: share, blend, x: x, y: y, in: &image)
      }
    }
  }

  /// Mixes a share of a pixel with what is there.
  func mix(
    _ sample: Sample, share: Float, _ blend: Blend, x: Int, y: Int, in image: inout PixelImage
  ) {
    guard share > 0 else { return }
    let blend = mixesColors || !blend.mixesColors ? blend : .normal
    let old = Sample(image[x, y])
    let covered = old.w / 255
    let source = Compositing.color(sample, opacity: sample.w)
    var mixed: Sample
    if open.isEmpty {
      // Over an opaque ground; how much of the pixel is covered is told apart from its colour.
      let shares = blend.shares(source.w, 1)
      let rest = covered * (1 - share)
      let paints = shares.source > 0 && sample.w > 0
      let under = old * covered + ground * (1 - covered)
      let painted = paints ? blend.mix(source, on: Compositing.color(under, opacity: 1)) * 255 : old
      let part = paints ? share : share * covered * min(1, shares.backdrop)
      guard part + rest > 0 else {
        image[x, y] = .zero
        return
      }
      mixed = (painted * part + old * rest) / (part + rest)
      mixed.w = 255 * (part + rest)
    } else {
      let backdrop = Compositing.color(old, opacity: covered)
      let whole = blend.mix(source, on: backdrop)
      mixed = backdrop + (whole - backdrop) * share
      let opacity = mixed.w
      if opacity > 0 { mixed *= 255 / opacity }
      mixed.w = opacity * 255
    }
    image[x, y] = SIMD4<UInt8>(
      mixed.clamped(lowerBound: .zero, upperBound: .init(repeating: 255)),
      rounding: .toNearestOrEven)
  }
}
