extension Drawing {
  /// The drawing with room for what is painted outside of its frame, as SwiftUI shows it: as if the frame stood in the
  /// middle of a window of `columns` × `rows` cells.
  ///
  /// On each side there is room for half of the cells that the frame leaves over. Of these come in those that something is
  /// painted in: whole cells, so that text stays in cells, and only where half a cell or more would be lost.
  func showingSurroundings(columns: CGFloat, rows: CGFloat) -> Drawing {
    let room = CGSize(
      width: metrics.cellWidth * Self.spare(columns, beside: size.width / metrics.cellWidth),
      height: metrics.cellHeight * Self.spare(rows, beside: size.height / metrics.cellHeight))
    let frame = CGRect(origin: .zero, size: size)
    let window = frame.insetBy(dx: -room.width, dy: -room.height)
    var ink = frame
    for item in items {
      let seen = item.bounds(in: metrics).intersection(window)
      if !seen.isEmpty { ink = ink.union(seen) }
    }
    guard ink != frame else { return self }
    func cells(_ overflow: CGFloat, _ cell: CGFloat) -> CGFloat {
      (overflow / cell).rounded() * cell
    }
    let left = cells(-ink.minX, metrics.cellWidth)
    let right = cells(ink.maxX - size.width, metrics.cellWidth)
    let top = cells(-ink.minY, metrics.cellHeight)
    let bottom = cells(ink.maxY - size.height, metrics.cellHeight)
    guard left + right + top + bottom > 0 else { return self }
    var grown = self
    grown.size = CGSize(width: size.width + left + right, height: size.height + top + bottom)
    if left + top > 0 {
      let move = CGAffineTransform(translationX: left, y: top)
      grown.items = items.map { $0.applying(move) }
    }
    return grown
  }

  /// Half of the cells of a window that a frame of `cells` leaves over.
  private static func spare(_ window: CGFloat, beside cells: CGFloat) -> CGFloat {
    let spare = ((window - cells.rounded(.up)) / 2).rounded(.down)
    return spare > 0 ? spare : 0
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
