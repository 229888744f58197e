// Sixel graphics: "VT330/VT340 Programmer Reference Manual", volume 2, chapter 14.

extension PixelImage {
  /// This image in sixels, clear where its pixels are. Colours are reduced to as many as `colorLimit`.
  ///
  /// - Parameters:
  ///   - background: What lies behind pixels that are half clear: red, green and blue.
  ///   - colorLimit: How many colours the terminal has registers for: 256, or the 16 of a VT340. Less than 8 counts as 8.
  /// - Returns: Escapes; nothing for an image without pixels.
  public func sixel(
    over background: SIMD3<UInt8> = .zero, colorLimit: Int = 256
  ) -> [UInt8] {
    guard width > 0, height > 0 else { return [] }
    let (indices, palette) = indexed(over: background, limit: max(colorLimit, 8))
    var writer = SixelWriter()
    // Square pixels; what is not drawn stays as it was.
    writer.write("\u{1B}P0;1q\"1;1;\(width);\(height)")
    for (index, color) in palette.enumerated() {
      let percents = (0..<3).map { (Int(color[$0]) * 100 + 127) / 255 }
      writer.write("#\(index);2;\(percents[0]);\(percents[1]);\(percents[2])")
    }
    for top in stride(from: 0, to: height, by: 6) {
      // No line end after the last: at the bottom of the screen it would scroll.
      if top > 0 { writer.write("-") }
      write(rows: top..<min(top + 6, height), indices, &writer)
    }
    writer.write("\u{1B}\\")
    return writer.bytes
  }

  /// One band: for each of its colours a row of columns, of which each bit is a pixel.
  private func write(rows: Range<Int>, _ indices: [Int], _ writer: inout SixelWriter) {
    var columns: [Int: [UInt8]] = [:]
    for y in rows {
      for x in 0..<width where indices[y * width + x] >= 0 {
        columns[indices[y * width + x], default: Array(repeating: 0, count: width)][x] |=
          1 << UInt8(y - rows.lowerBound)
      }
    }
    for (index, (color, bits)) in columns.sorted(by: { $0.key < $1.key }).enumerated() {
      if index > 0 { writer.write("$") }
      writer.write("#\(color)")
      writer.write(bits)
    }
  }

  /// How much of a pixel has to be covered for it to be drawn: less would only soften edges, and what is drawn hides what
  /// was there.
  private static var visible: Int { 32 }

  /// Each pixel's colour as a place in a list; −1 for those that are clear.
  private func indexed(
    over background: SIMD3<UInt8>, limit: Int
  ) -> (indices: [Int], palette: [SIMD3<UInt8>]) {
    let under = SIMD3<Int>(truncatingIfNeeded: background)
    let colors: [SIMD3<UInt8>?] = (0..<width * height).map { place in
      let pixel = SIMD4<Int>(truncatingIfNeeded: self[place % width, place / width])
      guard pixel.w >= Self.visible else { return nil }
      let color = SIMD3(pixel.x, pixel.y, pixel.z)
      let mixed = (color &* pixel.w &+ under &* (255 &- pixel.w) &+ 127) / 255
      return SIMD3<UInt8>(truncatingIfNeeded: mixed)
    }
    // Bits of each component are dropped as far as it takes; one of each is left of eight colours.
    var dropped: UInt8 = 0
    while true {
      var places: [SIMD3<UInt8>: Int] = [:]
      var palette: [SIMD3<UInt8>] = []
      let indices: [Int] = colors.map { color in
        guard let color else { return -1 }
        let key = color &>> dropped
        if let place = places[key] { return place }
        places[key] = palette.count
        palette.append(color)
        return palette.count - 1
      }
      if palette.count <= limit || dropped == 7 { return (indices, palette) }
      dropped += 1
    }
  }
}

/// Writes sixels, repeated ones as a number.
private struct SixelWriter {
  var bytes: [UInt8] = []

  mutating func write(_ text: String) { bytes += Array(text.utf8) }

  mutating func write(_ columns: [UInt8]) {
    var start = 0
    let end = columns.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0
    while start < end {
      let run = columns[start..<end].prefix { $0 == columns[start] }.count
      let character = 0x3F + columns[start]
      if run > 3 {
        write("!\(run)")
        bytes.append(character)
      } else {
        bytes += Array(repeating: character, count: run)
      }
      start += run
    }
  }
}
