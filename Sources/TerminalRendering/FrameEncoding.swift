// Frames as text.

extension CellGrid {
  /// The characters alone, a line for each row. Blanks at the ends of lines are left out.
  public var plainText: String {
    let bytes = ByteBuffer(capacity: cells.count * 4)
    for row in 0..<rows {
      if row > 0 { bytes.append(UInt8(ascii: "\n")) }
      for column in 0..<usedColumns(row: row) { append(self[column, row].glyph, to: bytes) }
    }
    return bytes.string
  }

  /// The characters with their colours and attributes, a line for each row. Each line ends in the terminal's own
  /// colours; blanks at the ends of lines are left out.
  public var ansiText: String {
    let bytes = ByteBuffer(capacity: cells.count * 4)
    writeANSI(to: bytes)
    return bytes.string
  }

  /// Writes what `ansiText` is.
  func writeANSI(to bytes: ByteBuffer, with pens: PenChanges = PenChanges()) {
    cells.withUnsafeBufferPointer { cells in
      for row in 0..<rows {
        if row > 0 { bytes.append(UInt8(ascii: "\n")) }
        let start = row * columns
        var end = start + columns
        while end > start, cells[end - 1].isBlank { end -= 1 }
        var pen = Style()
        for index in start..<end {
          let cell = cells[index]
          if cell.style != pen, cell.glyph != .continuation {
            let style = cell.visibleStyle(
              after: pen, before: index + 1 < end ? cells[index + 1] : nil)
            if style != pen { pens.write(from: pen, to: style, in: bytes) }
            pen = style
          }
          if !bytes.append(cell.glyph) { append(cell.glyph, to: bytes) }
        }
        if pen != Style() { pens.write(from: pen, to: Style(), in: bytes) }
      }
    }
  }

  /// Writes a character; nothing for the right half of a wide one.
  func append(_ glyph: Glyph, to bytes: ByteBuffer) {
    if !bytes.append(glyph) { bytes.append(contentsOf: string(of: glyph).utf8) }
  }
}

extension ByteBuffer {
  /// Writes a character of one scalar in UTF-8, and says whether it is one.
  @inline(__always) func append(_ glyph: CellGrid.Glyph) -> Bool {
    let value = glyph.bits
    @inline(__always) func part(_ shift: UInt32) -> UInt32 { 0x80 | value &>> shift & 0x3f }
    if value < 0x80 {
      append(UInt8(truncatingIfNeeded: value))
    } else if value < 0x800 {
      append(0xC0 | value &>> 6 | part(0) &<< 8, length: 2)
    } else if value < 0x10000 {
      append(0xE0 | value &>> 12 | part(6) &<< 8 | part(0) &<< 16, length: 3)
    } else if value < 0x110000 {
      append(
        0xF0 | value &>> 18 | part(12) &<< 8 | part(6) &<< 16 | part(0) &<< 24, length: 4)
    } else {
      return false
    }
    return true
  }
}
