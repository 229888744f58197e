import GaugeUI

extension Drawing {
  /// The frame, and as much around it as something is painted in: a line along an edge has an outer half. What lies further
  /// off than the height of a cell was put outside, and stays there.
  var page: CGRect {
    let frame = CGRect(origin: .zero, size: size)
    let limit = frame.insetBy(dx: -metrics.cellHeight, dy: -metrics.cellHeight)
    return items.reduce(frame) { page, item in
      let rough = item.bounds(in: metrics).insetBy(dx: -item.reach, dy: -item.reach)
      guard !rough.isNull, !page.contains(rough) else { return page }
      let ink = item.ink(in: metrics).overlap(limit)
      return ink.isEmpty ? page : page.union(ink)
    }
  }
}

extension Drawing.Item {
  /// How far square ends and pointed corners may go beyond half of a line's width.
  fileprivate var reach: CGFloat {
    guard case .stroke(_, let style, _) = content, style.lineWidth.isFinite else { return 0 }
    return style.lineWidth / 2 * max(1, style.lineJoin == .miter ? style.miterLimit : 1)
  }
}
