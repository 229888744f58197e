// Sixel graphics: "VT330/VT340 Programmer Reference Manual", volume 2, chapter 14.

extension PixelImage {
  /// This image in sixels, clear where its pixels are. Colours are reduced to as many as `colorLimit`.
  ///
  /// - Parameters:
  ///   - background: What lies behind pixels that are half clear: red, green and blue.
  ///   - colorLimit: How many colours the terminal has registers for: 256, or the 16 of a VT340. Less than 8 counts as 8, and
  ///     more than 256 as that.
  /// - Returns: Escapes; nothing for an image without pixels.
  public func sixel(
    over background: SIMD3<UInt8> = .zero, colorLimit: Int = 256
  ) -> [UInt8] {
    guard width > 0, height > 0 else { return [] }
    let (indices, palette) = indexed(over: background, limit: min(max(colorLimit, 8), 256))
    var writer = SixelWriter()
    // Square pixels; what is not drawn stays as it was.
    writer.write("\u{1B}P0;1q\"1;1;\(width);\(height)")
    for (index, color) in palette.enumerated() {
      let percents = (0..<3).map { (Int(color[$0]) * 100 + 127) / 255 }
      writer.write("#\(index);2;\(percents[0]);\(percents[1]);\(percents[2])")
    }
    // One band after the other: for each of its colours a row of columns, of which each bit is a pixel.
    var bands = [UInt8](repeating: 0, count: palette.count * width)
    var isUsed = [Bool](repeating: false, count: palette.count)
    for top in stride(from: 0, to: height, by: 6) {
      // No line end after the last: at the bottom of the screen it would scroll.
      if top > 0 { writer.write("-") }
      for y in top..<min(top + 6, height) {
        for x in 0..<width {
          let color = Int(indices[y * width + x])
          guard color >= 0 else { continue }
          bands[color * width + x] |= 1 << UInt8(y - top)
          isUsed[color] = true
        }
      }
      var isFirst = true
      for color in palette.indices where isUsed[color] {
        if !isFirst { writer.write("$") }
        isFirst = false
        writer.write("#\(color)")
        writer.write(bands[color * width..<(color + 1) * width])
        for x in 0..<width { bands[color * width + x] = 0 }
        isUsed[color] = false
      }
    }
    writer.write("\u{1B}\\")
    return writer.bytes
  }

  /// Each pixel's colour as a place in a list; −1 for those that are clear.
  private func indexed(
    over background: SIMD3<UInt8>, limit: Int
  ) -> (indices: [Int16], palette: [SIMD3<UInt8>]) {
    var census = ColorCensus(of: self, over: background, edges: .soft)
    if limit < ColorCensus.fewestForSoftEdges, census.colors.count > limit {
      census = ColorCensus(of: self, over: background, edges: .hard)
    }
    let palette = ReducedPalette(of: census.colors, limit: limit)
    let indices = census.places.enumerated().map { index, place in
      place < 0
        ? -1 : Int16(palette.mixtures[place].color(x: index % width, y: index / width))
    }
    return (indices, palette.colors)
  }
}

/// Writes sixels, repeated ones as a number.
private struct SixelWriter {
  var bytes: [UInt8] = []

  mutating func write(_ text: String) { bytes += Array(text.utf8) }

  mutating func write(_ columns: ArraySlice<UInt8>) {
    var start = columns.startIndex
    let end = columns.lastIndex { $0 != 0 }.map { $0 + 1 } ?? start
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
