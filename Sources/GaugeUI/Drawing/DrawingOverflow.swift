extension Drawing {
  /// The frame and what is painted beside it in sight, from the frame's corner: in a window of `columns` × `rows` cells with
  /// the frame in its middle, as SwiftUI shows it. Before the frame these are whole cells, so that text stays in cells.
  ///
  /// - Parameter isExact: Whether shapes are shown as they are, as in `Medium`.
  func extent(columns: CGFloat, rows: CGFloat, isExact: Bool) -> CGRect {
    guard abs(size.width) < Self.endless, abs(size.height) < Self.endless else { return .zero }
    let frame = CGRect(origin: .zero, size: size)
    let window = CGSize(width: columns * metrics.cellWidth, height: rows * metrics.cellHeight)
    let sight = frame.insetBy(
      dx: -metrics.cellWidth * Self.spare(columns, beside: size.width / metrics.cellWidth),
      dy: -metrics.cellHeight * Self.spare(rows, beside: size.height / metrics.cellHeight))
    let extent = parts.reduce(frame) { extent, part in
      // What lies within what is shown already, or out of sight, need not be looked at closely.
      let bounds = part.item.bounds(in: metrics)
      guard !bounds.overlap(sight).isNull, !extent.contains(bounds) else { return extent }
      let ink = part.item.ink(in: metrics)
      let seen = ink.overlap(sight)
      guard !seen.isEmpty else { return extent }
      let isVast = ink.width > Self.vast * window.width || ink.height > Self.vast * window.height
      return extent.union(isVast ? seen : ink)
    }
    guard extent != frame else { return frame }
    return extent.inCells(metrics, sliver: Self.sliver(isExact: isExact), beside: frame)
  }

  /// Points after which sizes are no more told exactly. What is as large, or no number, has nothing around it.
  private static let endless: CGFloat = 1e12

  /// How many times as large as the window is what nobody means to be seen whole, such as rays that go on for ever.
  private static let vast: CGFloat = 8

  /// The drawing with room for what is painted outside of its frame, as far as `columns` × `rows` cells hold both; what they
  /// do not hold is cut off.
  ///
  /// Room is made in whole cells, so that text stays in cells.
  ///
  /// - Parameters:
  ///   - extent: What `extent(columns:rows:isExact:)` gives.
  ///   - scrolls: Whether nothing is cut off below.
  ///   - isExact: As above.
  func showing(
    _ extent: CGRect, columns: Int, rows: CGFloat, scrolls: Bool, isExact: Bool
  ) -> Drawing {
    let sliver = Self.sliver(isExact: isExact)
    let across = Self.room(
      for: extent.minX..<extent.maxX, frame: size.width, cell: metrics.cellWidth,
      sliver: sliver.width, cells: CGFloat(columns))
    let down = Self.room(
      for: extent.minY..<extent.maxY, frame: size.height, cell: metrics.cellHeight,
      sliver: sliver.height, cells: rows)
    var grown = self
    grown.size = CGSize(width: across.length, height: down.length)
    let move = CGAffineTransform(translationX: across.before, y: down.before)
    if !move.isIdentity { grown.items = items.map { $0.applying(move) } }
    return grown.cut(
      columns: columns, rows: scrolls ? nil : Int(min(rows, 1e6)),
      of: extent.offsetBy(dx: move.tx, dy: move.ty))
  }

  /// What comes before a frame for a stretch to be shown, and the length of that, the frame, and what comes behind it: of
  /// too much, as much is left out before as behind.
  private static func room(
    for stretch: Range<CGFloat>, frame: CGFloat, cell: CGFloat, sliver: CGFloat, cells: CGFloat
  ) -> (before: CGFloat, length: CGFloat) {
    guard stretch.lowerBound < 0 || stretch.upperBound > frame else { return (0, frame) }
    var before = (-stretch.lowerBound / cell).rounded()
    let excess = (before + stretch.upperBound / cell - cells - 0.5).rounded(.up)
    if excess > 0 { before = max(0, before - (excess / 2).rounded(.up)) }
    // The last cell is one that more than a sliver lies in.
    let (least, most) = (frame / cell, stretch.upperBound / cell)
    let whole = most.rounded(.down)
    let length = before + (most - whole < sliver ? max(whole, least) : most)
    return (before * cell, min(length, max(cells, before + least)) * cell)
  }

  /// How much of a cell is too little to make room for: of a standard cell, the same either way. In characters a line of six
  /// points or more around a frame is whole; a thinner one around a text takes no more rows than the text. As it is, a line
  /// of more than two points is.
  private static func sliver(isExact: Bool) -> CGSize {
    isExact ? CGSize(width: 1.0 / 8, height: 1.0 / 16) : CGSize(width: 1.0 / 3, height: 1.0 / 6)
  }

  /// Half of the cells of a window that a frame of `cells` leaves over.
  private static func spare(_ window: CGFloat, beside cells: CGFloat) -> CGFloat {
    let spare = ((window - cells.rounded(.up)) / 2).rounded(.down)
    return spare > 0 ? spare : 0
  }
}

extension CGRect {
  /// This rectangle with whole cells before a frame that begins at zero, and without slivers.
  fileprivate func inCells(
    _ metrics: CellMetrics, sliver: CGSize, beside frame: CGRect
  ) -> CGRect {
    func before(_ edge: CGFloat, _ cell: CGFloat, _ sliver: CGFloat) -> CGFloat {
      (edge / cell - (1 - sliver)).rounded(.up) * cell
    }
    func behind(
      _ edge: CGFloat, _ frame: CGFloat, _ cell: CGFloat, _ sliver: CGFloat
    ) -> CGFloat {
      edge - frame < sliver * cell ? frame : edge
    }
    let (width, height) = (metrics.cellWidth, metrics.cellHeight)
    let left = before(minX, width, sliver.width)
    let top = before(minY, height, sliver.height)
    return CGRect(
      x: left, y: top, width: behind(maxX, frame.maxX, width, sliver.width) - left,
      height: behind(maxY, frame.maxY, height, sliver.height) - top)
  }
}

extension Drawing.Item {
  /// The item moved by a transform that keeps lengths.
  fileprivate func applying(_ move: CGAffineTransform) -> Drawing.Item {
    var moved = self
    switch content {
    case .fill(let path, let style, let paint):
      moved.content = .fill(path.applying(move), style, paint.applying(move))
    case .stroke(let path, let style, let paint):
      moved.content = .stroke(path.applying(move), style, paint.applying(move))
    case .text(let string, let at, var attributes):
      attributes.paint = attributes.paint.applying(move)
      moved.content = .text(string, at: at.applying(move), attributes)
    }
    moved.clips = clips.map { Drawing.Clip($0.path.applying(move), style: $0.style) }
    return moved
  }
}
