/// The colours of an image on a background, each once.
struct ColorCensus {
  private(set) var colors: [Entry] = []
  /// For each pixel the place of its colour among them; −1 for one that is clear.
  private(set) var places: [Int] = []

  /// A colour.
  struct Entry {
    var color: SIMD3<UInt8>
    /// How many pixels have it.
    var count: Int
    /// How many of these lie amid others: those of an area, not of an edge or a gradient.
    var flat = 0
  }

  /// What becomes of pixels that are covered in part.
  enum Edges {
    /// They are mixed with the background.
    case soft
    /// They are drawn whole from a half on, and else not at all.
    case hard
  }

  /// With fewer colours than this, mixed edges would take those that areas and gradients need, and show as dots of others.
  static let fewestForSoftEdges = 64

  /// How much of a pixel has to be covered for it to be drawn at a soft edge: less would only soften edges, and what is
  /// drawn hides what was there.
  private static let visible = 32

  init(of image: PixelImage, over background: SIMD3<UInt8>, edges: Edges) {
    let under = SIMD3<Int>(truncatingIfNeeded: background)
    var known: [SIMD3<UInt8>: Int] = [:]
    func place(of pixel: SIMD4<UInt8>, in colors: inout [Entry]) -> Int {
      var pixel = SIMD4<Int>(truncatingIfNeeded: pixel)
      switch edges {
      case .soft: guard pixel.w >= Self.visible else { return -1 }
      case .hard:
        guard pixel.w >= 128 else { return -1 }
        pixel.w = 255
      }
      let mixed =
        (SIMD3(pixel.x, pixel.y, pixel.z) &* pixel.w &+ under &* (255 &- pixel.w) &+ 127) / 255
      let color = SIMD3<UInt8>(truncatingIfNeeded: mixed)
      if let place = known[color] { return place }
      known[color] = colors.count
      colors.append(Entry(color: color, count: 0))
      return colors.count - 1
    }
    places.reserveCapacity(image.width * image.height)
    var last = (pixel: SIMD4<UInt8>.zero, place: -1)
    for y in 0..<image.height {
      for x in 0..<image.width {
        let pixel = image[x, y]
        // Most are as the one before.
        if pixel != last.pixel { last = (pixel, place(of: pixel, in: &colors)) }
        if last.place >= 0 { colors[last.place].count += 1 }
        places.append(last.place)
      }
    }
    countFlat(width: image.width, height: image.height)
  }

  private mutating func countFlat(width: Int, height: Int) {
    guard width > 2, height > 2 else { return }
    for y in 1..<height - 1 {
      for index in y * width + 1..<(y + 1) * width - 1 {
        let place = places[index]
        if place >= 0, place == places[index - 1], place == places[index + 1],
          place == places[index - width], place == places[index + width]
        {
          colors[place].flat += 1
        }
      }
    }
  }
}
