extension Path {
  /// Where the next piece begins; `nil` for an empty path.
  public var currentPoint: CGPoint? {
    switch segments.last {
    case nil: nil
    case .move(let to), .line(let to), .quad(_, let to), .curve(_, _, let to): to
    case .arc(let arc): arc.endPoint
    case .close:
      segments.lazy.reversed().compactMap { segment in
        if case .move(let to) = segment { to } else { nil }
      }.first
    }
  }

  /// The smallest rectangle that holds the path's lines and curves; `.null` for an empty path.
  public var boundingRect: CGRect {
    figure?.rect ?? flattened(tolerance: 0.01).boundingRect
  }

  /// Whether `point` lies inside, by the even-odd rule or by the nonzero winding rule.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    let flat = flattened(tolerance: 0.01)
    var winding = 0
    for subpath in flat.subpaths where !subpath.range.isEmpty {
      var last = flat.points[subpath.range.upperBound - 1]
      for next in flat.points[subpath.range] {
        defer { last = next }
        guard (last.y <= point.y) != (next.y <= point.y) else { continue }
        let across = (point.y - last.y) / (next.y - last.y) * (next.x - last.x) + last.x
        if across > point.x { winding += next.y > last.y ? 1 : -1 }
      }
    }
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// The path moved by `dx` points to the right and `dy` down.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}
