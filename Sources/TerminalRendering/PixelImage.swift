/// Pixels row by row: what a terminal with a pixel protocol is shown.
public struct PixelImage: Equatable, Sendable {
  public let width: Int
  public let height: Int
  /// Four bytes a pixel: red, green, blue, and how much of it is covered, by which the others are not multiplied.
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
  /// The columns and rows that hold all pixels that are not clear; `nil` where there are none.
  var usedPixels: (x: Range<Int>, y: Range<Int>)? {
    var (x, y) = (width..<width, height..<height)
    for row in 0..<height {
      let line = row * width
      guard let first = (0..<width).first(where: { bytes[(line + $0) * 4 + 3] != 0 }),
        let last = (0..<width).last(where: { bytes[(line + $0) * 4 + 3] != 0 })
      else { continue }
      x = min(x.lowerBound, first)..<max(x.isEmpty ? 0 : x.upperBound, last + 1)
      y = min(y.lowerBound, row)..<row + 1
    }
    return y.isEmpty ? nil : (x, y)
  }

  /// A part of the image, as far as there is any.
  func cropped(x: Range<Int>, y: Range<Int>) -> PixelImage {
    let (x, y) = (x.clamped(to: 0..<width), y.clamped(to: 0..<height))
    var part = PixelImage(width: x.count, height: y.count)
    part.bytes = y.flatMap {
      bytes[($0 * width + x.lowerBound) * 4..<($0 * width + x.upperBound) * 4]
    }
    return part
  }

  /// Paints a share of a pixel over what is there.
  ///
  /// Paint that lets through is mixed with what it lies on, at last with `background`: the opacity of a pixel says how much
  /// of it is covered, and terminals do not have to mix, which they do in one way or another.
  mutating func paint(
    _ sample: Sample, share: Float, over background: Sample = .zero, x: Int, y: Int
  ) {
    guard sample.w > 0, share > 0 else { return }
    let old = SIMD4<Float>(self[x, y])
    let covered = old.w / 255
    let under = old * covered + background * (1 - covered)
    let painted = sample * sample.w + under * (1 - sample.w)
    let rest = covered * (1 - share)
    var mixed = (painted * share + old * rest) / (share + rest)
    mixed.w = 255 * (share + rest)
    self[x, y] = SIMD4<UInt8>(
      mixed.clamped(lowerBound: .zero, upperBound: .init(repeating: 255)),
      rounding: .toNearestOrEven)
  }
}
