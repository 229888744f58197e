// Frames with images, written for a terminal that shows another frame.
extension Frame {
  /// What turns a terminal that shows `old` into one that shows this frame, as `CellGrid.diff` does for its cells; all
  /// rows are shown at once where the terminal can do so.
  ///
  /// - Parameters:
  ///   - old: What is shown.
  ///   - cursor: Where the cursor is.
  ///   - end: Where it is left.
  ///   - imageID: By which number kitty is to know the image, so that it can be moved and removed; `nil` for an image that
  ///     stays. It has to be the one that `old` was written with.
  public func diff(
    from old: Frame, cursor: FrameCursor = .origin, end: FrameCursor = .origin,
    imageID: UInt32? = nil
  ) -> [UInt8] {
    let bytes: [UInt8]?
    switch (image ?? old.image)?.format {
    case nil: bytes = nil
    case .kitty: bytes = placing(after: old, cursor, end, imageID)
    case .sixel(let background, let colorLimit):
      bytes = painting(over: old, cursor, end) {
        $0.sixel(over: background, colorLimit: colorLimit)
      }
    }
    guard let bytes else {
      return cells.diff(from: old.cells, cursor: cursor, end: end, isSynchronized: true)
    }
    return Synchronization.begin + bytes + Synchronization.end
  }

  /// What removes the image from a terminal that shows this frame; its cells stay.
  public func imageRemoval(imageID: UInt32) -> [UInt8] {
    image?.format == .kitty ? PixelImage.kittyRemoval(id: imageID) : []
  }
}

// Images under the text.
extension Frame {
  /// - Returns: `nil` where the image stays as it is.
  private func placing(
    after old: Frame, _ cursor: FrameCursor, _ end: FrameCursor, _ id: UInt32?
  ) -> [UInt8]? {
    guard image != old.image else { return nil }
    let isNew = image?.pixels != old.image?.pixels
    var bytes: [UInt8] = []
    if isNew, old.image != nil, let id { bytes += PixelImage.kittyRemoval(id: id) }
    guard let image else { return bytes + cells.diff(from: old.cells, cursor: cursor, end: end) }
    let place = FrameCursor(column: image.column, row: image.row)
    bytes += cells.diff(from: old.cells, cursor: cursor, end: place)
    if isNew || id == nil {
      bytes += image.pixels.kitty(id: id, columns: image.columns, rows: image.rows)
    } else if let id {
      bytes += PixelImage.kittyPlacement(id: id, columns: image.columns, rows: image.rows)
    }
    return bytes + cells.diff(from: cells, cursor: place, end: end)
  }
}

// Images in place of text.
extension Frame {
  /// The old image and everything below it goes, the new one comes, then the characters in its rows.
  ///
  /// - Returns: `nil` where neither the image nor a cell in its rows changes.
  private func painting(
    over old: Frame, _ cursor: FrameCursor, _ end: FrameCursor, _ encode: (PixelImage) -> [UInt8]
  ) -> [UInt8]? {
    if let image, image == old.image,
      cells.shows(rows: image.row..<image.row + image.rows, as: old.cells)
    {
      return nil
    }
    var bytes: [UInt8] = []
    var (shown, cursor) = (old.cells, cursor)
    if let gone = old.image {
      let start = FrameCursor(row: gone.row)
      bytes += shown.diff(from: shown, cursor: cursor, end: start) + Array("\u{1B}[J".utf8)
      shown.clear(rows: gone.row..<shown.rows)
      cursor = start
    }
    guard let image else { return bytes + cells.diff(from: shown, cursor: cursor, end: end) }
    var blank = cells
    blank.clear(rows: image.row..<image.row + image.rows)
    let place = FrameCursor(column: image.column, row: image.row)
    bytes += blank.diff(from: shown, cursor: cursor, end: place)
    // Terminals leave the cursor in one place or another after sixels.
    bytes += Array("\u{1B}7".utf8) + encode(image.pixels) + Array("\u{1B}8".utf8)
    return bytes + cells.diff(from: blank, cursor: place, end: end, keepsBlanks: true)
  }
}

extension CellGrid {
  /// Whether some rows look as those of another grid do.
  fileprivate func shows(rows range: Range<Int>, as other: CellGrid) -> Bool {
    guard columns == other.columns, range.upperBound <= min(rows, other.rows) else { return false }
    return (range.lowerBound * columns..<range.upperBound * columns).allSatisfy {
      shows($0, as: other, $0)
    }
  }
}

// Frames that are written for good.
extension Frame {
  /// What writes this frame at the start of a line, and leaves the cursor at the start of the line after it.
  ///
  /// - Parameter pageRows: Over how many rows the cursor can go back; a higher frame is written in parts.
  public func printed(inPagesOf pageRows: Int) -> [UInt8] {
    stride(from: 0, to: cells.rows, by: max(pageRows, 1)).flatMap { start in
      let part = slice(rows: start..<start + max(pageRows, 1))
      // The line after is there before the image: below the last line of the screen sixels would scroll.
      var page = Frame(cells: CellGrid(columns: cells.columns, rows: part.cells.rows + 1))
      page.place(part, row: 0)
      return page.diff(from: .empty, end: FrameCursor(row: part.cells.rows))
    }
  }
}
