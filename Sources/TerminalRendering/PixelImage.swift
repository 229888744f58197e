/// Pixels row by row: what a terminal with a pixel protocol is shown.
public struct PixelImage: Equatable, Sendable {
  public let width: Int
  public let height: Int
  /// Four bytes a pixel: red, green, blue, and opacity, by which the others are not multiplied.
  public internal(set) var bytes: [UInt8]

  /// An image that is clear. Sizes below zero count as zero.
  init(width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    bytes = Array(repeating: 0, count: self.width * self.height * 4)
  }

  /// Red, green, blue and opacity of a pixel within the image.
  public subscript(x: Int, y: Int) -> SIMD4<UInt8> {
    get {
      let index = (y * width + x) * 4
      return SIMD4(bytes[index], bytes[index + 1], bytes[index + 2], bytes[index + 3])
    }
    set {
      let index = (y * width + x) * 4
      for component in 0..<4 { bytes[index + component] = newValue[component] }
    }
  }
}

extension PixelImage {
  /// Paints a share of a pixel over what is there (Porter and Duff's "over").
  mutating func paint(_ sample: Sample, share: Float, x: Int, y: Int) {
    let alpha = sample.w * share
    guard alpha > 0 else { return }
    let under = SIMD4<Float>(self[x, y])
    let rest = under.w / 255 * (1 - alpha)
    let opacity = alpha + rest
    var mixed = (sample * alpha + under * rest) / opacity
    mixed.w = 255 * opacity
    self[x, y] = SIMD4<UInt8>(
      mixed.clamped(lowerBound: .zero, upperBound: .init(repeating: 255)),
      rounding: .toNearestOrEven)
  }
}
