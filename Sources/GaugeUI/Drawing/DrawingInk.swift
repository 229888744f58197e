extension Drawing.Item {
  /// A rectangle that holds what the item paints, in points; `.null` where it paints nothing. It is quickly told: corners and
  /// ends of lines may reach a little further, and curves may not reach as far.
  package func bounds(in metrics: CellMetrics) -> CGRect {
    guard content.paint.mixing?.addsInk ?? true else { return .null }
    var bounds: CGRect
    switch content {
    case .fill(_, _, .color(let color)) where color.opacity <= 0: return .null
    case .stroke(_, _, .color(let color)) where color.opacity <= 0: return .null
    case .fill(let path, _, _): bounds = path.outerBounds
    case .stroke(let path, let style, _):
      guard style.paints else { return .null }
      bounds = path.outerBounds.outset(by: style.lineWidth / 2)
    case .text(let string, let at, _):
      guard at.isFinite else { return .null }
      let width = CGFloat(string.cellWidth) * metrics.cellWidth
      bounds = CGRect(x: at.x, y: at.y, width: width, height: metrics.cellHeight)
    }
    for clip in clips where !bounds.isNull { bounds = bounds.overlap(clip.path.outerBounds) }
    return bounds
  }

  /// The rectangle around what the item paints, in points; `.null` where it paints nothing. Of a line it is that of its
  /// outline, which takes time to find.
  package func ink(in metrics: CellMetrics) -> CGRect {
    guard opacity > 0, content.paint.mixing?.addsInk ?? true else { return .null }
    let ink: CGRect
    switch content {
    case .fill(_, _, .color(let color)) where color.opacity <= 0: return .null
    case .stroke(_, _, .color(let color)) where color.opacity <= 0: return .null
    case .fill(let path, _, _): ink = path.boundingRect
    case .stroke(let path, let style, _): ink = path.strokedRect(style)
    case .text: return bounds(in: metrics)
    }
    return clips.reduce(ink) { $0.overlap($1.path.boundingRect) }
  }
}

extension Path {
  /// A rectangle that holds the path, quickly told: that of its control points and of its arcs.
  fileprivate var outerBounds: CGRect {
    if let figure { return figure.rect }
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

extension Path {
  /// The rectangle around a line along the path.
  fileprivate func strokedRect(_ style: StrokeStyle) -> CGRect {
    guard style.paints else { return .null }
    let isRound = style.lineCap == .round && style.lineJoin == .round
    let isClosed = figure.map { $0.rect.width > 0 && $0.rect.height > 0 } ?? false
    if style.dash.isEmpty, isRound || isClosed {
      return boundingRect.outset(by: style.lineWidth / 2)
    }
    return flattened(tolerance: 0.05).stroked(style, tolerance: 0.05).boundingRect
  }
}

extension CGRect {
  /// As `intersection(_:)`, and `.null` where numbers overflow or are none, at which Foundation stops the program.
  package func overlap(_ other: CGRect) -> CGRect {
    isOrdered && other.isOrdered ? intersection(other) : .null
  }

  /// Whether its edges can be told from one another; Foundation's comparisons stop the program where they cannot.
  package var isOrdered: Bool { minX <= minX + width && minY <= minY + height }
}

extension StrokeStyle {
  fileprivate var paints: Bool { lineWidth > 0 && lineWidth.isFinite }
}

extension CGRect {
  fileprivate func outset(by length: CGFloat) -> CGRect {
    isNull ? self : insetBy(dx: -length, dy: -length)
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
