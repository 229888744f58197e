extension Drawing {
  /// The frame and what is painted beside it in sight, from the frame's corner: in a window of `columns` × `rows` cells with
  /// the frame in its middle, as SwiftUI shows it.
  func extent(columns: CGFloat, rows: CGFloat) -> CGRect {
    let frame = CGRect(origin: .zero, size: size)
    let window = CGSize(width: columns * metrics.cellWidth, height: rows * metrics.cellHeight)
    let sight = frame.insetBy(
      dx: -metrics.cellWidth * Self.spare(columns, beside: size.width / metrics.cellWidth),
      dy: -metrics.cellHeight * Self.spare(rows, beside: size.height / metrics.cellHeight))
    let extent = items.reduce(frame) { extent, item in
      let ink = item.bounds(in: metrics)
      let seen = ink.intersection(sight)
      guard !seen.isEmpty else { return extent }
      let isVast = ink.width > Self.vast * window.width || ink.height > Self.vast * window.height
      return extent.union(isVast ? seen : ink)
    }
    return extent == frame ? frame : extent.dropping(slivers: metrics, beside: frame)
  }

  /// How many times as large as the window is what nobody means to be seen whole, such as rays that go on for ever.
  private static let vast: CGFloat = 8

  /// The drawing with room for what is painted outside of its frame, as far as `columns` × `rows` cells hold both; what they
  /// do not hold is cut off.
  ///
  /// Room is made in whole cells, so that text stays in cells.
  ///
  /// - Parameters:
  ///   - extent: What `extent(columns:rows:)` gives.
  ///   - scrolls: Whether nothing is cut off below.
  func showing(_ extent: CGRect, columns: Int, rows: CGFloat, scrolls: Bool) -> Drawing {
    let across = Self.room(
      for: extent.minX..<extent.maxX, frame: size.width, cell: metrics.cellWidth,
      cells: CGFloat(columns))
    let down = Self.room(
      for: extent.minY..<extent.maxY, frame: size.height, cell: metrics.cellHeight, cells: rows)
    var grown = self
    grown.size = CGSize(width: across.length, height: down.length)
    let move = CGAffineTransform(translationX: across.before, y: down.before)
    if !move.isIdentity { grown.items = items.map { $0.applying(move) } }
    return grown.cut(
      columns: columns, rows: scrolls ? nil : Int(min(rows, 1e6)),
      of: extent.offsetBy(dx: move.tx, dy: move.ty))
  }

  /// What comes before a frame for a stretch to be shown, and the length of that, the frame, and what comes behind it: whole
  /// cells on both sides, as far as there are so many. Of too much, as much is left out before as behind.
  private static func room(
    for stretch: Range<CGFloat>, frame: CGFloat, cell: CGFloat, cells: CGFloat
  ) -> (before: CGFloat, length: CGFloat) {
    guard stretch.lowerBound < 0 || stretch.upperBound > frame else { return (0, frame) }
    var before = (-stretch.lowerBound / cell).rounded()
    let behind = ((stretch.upperBound - frame) / cell).rounded()
    let excess = (before + stretch.upperBound / cell - cells - 0.5).rounded(.up)
    if excess > 0 { before = max(0, before - (excess / 2).rounded(.up)) }
    let length = before + frame / cell + behind
    return (before * cell, min(length, max(cells, before + frame / cell)) * cell)
  }

  /// Half of the cells of a window that a frame of `cells` leaves over.
  private static func spare(_ window: CGFloat, beside cells: CGFloat) -> CGFloat {
    let spare = ((window - cells.rounded(.up)) / 2).rounded(.down)
    return spare > 0 ? spare : 0
  }
}

extension CGRect {
  /// This rectangle without what it has beside `frame` of less than half a cell: too little to make room for.
  fileprivate func dropping(slivers metrics: CellMetrics, beside frame: CGRect) -> CGRect {
    func edge(_ edge: CGFloat, _ frame: CGFloat, _ cell: CGFloat) -> CGFloat {
      abs(edge - frame) < cell / 2 ? frame : edge
    }
    let left = edge(minX, frame.minX, metrics.cellWidth)
    let top = edge(minY, frame.minY, metrics.cellHeight)
    return CGRect(
      x: left, y: top, width: edge(maxX, frame.maxX, metrics.cellWidth) - left,
      height: edge(maxY, frame.maxY, metrics.cellHeight) - top)
  }
}

extension Drawing.Item {
  /// A rectangle that holds what the item paints, in points; `.null` where it paints nothing.
  package func bounds(in metrics: CellMetrics) -> CGRect {
    var bounds: CGRect
    switch content {
    case .fill(_, _, .color(let color)) where color.opacity <= 0: return .null
    case .stroke(_, _, .color(let color)) where color.opacity <= 0: return .null
    case .fill(let path, _, _): bounds = path.outerBounds
    case .stroke(let path, let style, _):
      bounds = path.outerBounds
      if !bounds.isNull, style.lineWidth.isFinite {
        bounds = bounds.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
      }
    case .text(let string, let at, _):
      guard at.isFinite else { return .null }
      let width = CGFloat(string.cellWidth) * metrics.cellWidth
      bounds = CGRect(x: at.x, y: at.y, width: width, height: metrics.cellHeight)
    }
    for clip in clips where !bounds.isNull { bounds = bounds.intersection(clip.path.outerBounds) }
    return bounds
  }

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

extension Path {
  /// A rectangle that holds the path, quickly told: that of its control points and of its arcs.
  fileprivate var outerBounds: CGRect {
    var low = SIMD2(repeating: Double.infinity)
    var high = SIMD2(repeating: -Double.infinity)
    func include(_ point: CGPoint) {
      low = pointwiseMin(low, SIMD2(point))
      high = pointwiseMax(high, SIMD2(point))
    }
    for segment in segments where segment.isFinite {
      switch segment {
      case .move(let to), .line(let to): include(to)
      case .quad(let control, let to):
        include(control)
        include(to)
      case .curve(let control1, let control2, let to):
        include(control1)
        include(control2)
        include(to)
      case .arc(let arc): arc.outermostPoints.forEach(include)
      case .close: break
      }
    }
    guard low.x <= high.x, low.y <= high.y else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension Path.Arc {
  /// Its ends, and those of its points that lie farthest to a side.
  fileprivate var outermostPoints: [CGPoint] {
    // A coordinate is greatest or least where the direction has none of it, twice a turn.
    let turns = [atan2(yAxis.dx, xAxis.dx), atan2(yAxis.dy, xAxis.dy)].flatMap { [$0, $0 + .pi] }
    let (first, last) = sweep < 0 ? (start + sweep, start) : (start, start + sweep)
    let outermost = turns.filter { turn in
      turn + ((first - turn) / (2 * .pi)).rounded(.up) * 2 * .pi <= last
    }
    return [startPoint, endPoint] + outermost.map { point(at: $0) }
  }
}
