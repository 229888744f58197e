extension FlatPath {
  /// Dashes beyond this many in one path would be too small to tell apart: the line stays whole.
  static let dashLimit = 20_000

  /// The pieces that a dash pattern leaves, in points: lengths of dashes and gaps in turn, from `phase` points into
  /// the pattern on.
  ///
  /// A pattern with a negative length or one that is no number, or whose lengths are all zero, leaves the line whole.
  func dashed(_ pattern: [CGFloat], phase: CGFloat) -> FlatPath {
    let period = pattern.reduce(0, +)
    guard period > 0, period.isFinite, pattern.allSatisfy({ $0 >= 0 }) else { return self }
    let total = subpaths.reduce(0) { $0 + length(of: $1) }
    guard total / period * Double(pattern.count) < Double(Self.dashLimit) else { return self }
    let start = DashPosition(pattern: pattern, phase: phase.isFinite ? phase : 0, period: period)
    var dashes = FlatPath()
    for subpath in subpaths {
      var corners = Array(points[subpath.range])
      if subpath.isClosed, let first = corners.first { corners.append(first) }
      start.cut(corners, into: &dashes)
    }
    return dashes
  }

  private func length(of subpath: Subpath) -> Double {
    let range = subpath.range
    guard range.count > 1 else { return 0 }
    let open = range.dropFirst().reduce(0) { $0 + (points[$1] - points[$1 - 1]).length }
    guard subpath.isClosed else { return open }
    return open + (points[range.upperBound - 1] - points[range.lowerBound]).length
  }
}

/// A place in a dash pattern.
private struct DashPosition {
  let pattern: [CGFloat]
  private var index = 0
  /// What is left of the dash or gap at `index`, in points.
  private var left: Double
  private var isDash = true

  init(pattern: [CGFloat], phase: CGFloat, period: CGFloat) {
    self.pattern = pattern
    left = pattern[0]
    // An odd pattern swaps dashes and gaps each time round, so it comes back after two.
    let whole = pattern.count.isMultiple(of: 2) ? period : 2 * period
    var skip = phase.truncatingRemainder(dividingBy: whole)
    if skip < 0 { skip += whole }
    while skip > 0, skip >= left {
      skip -= left
      advance()
    }
    left -= skip
  }

  private mutating func advance() {
    index = (index + 1) % pattern.count
    left = pattern[index]
    isDash.toggle()
  }

  /// Walks along `corners` from this place in the pattern and adds each dash.
  func cut(_ corners: [SIMD2<Double>], into dashes: inout FlatPath) {
    guard var point = corners.first else { return }
    var position = self
    var isOpen = false
    for corner in corners.dropFirst() {
      var rest = (corner - point).length
      guard rest > 0 else { continue }
      let direction = (corner - point) / rest
      while position.left <= rest {
        let end = point + position.left * direction
        if position.isDash {
          if !isOpen {
            dashes.begin()
            dashes.add(point)
          }
          // A dash of no length still has a direction, which its caps need.
          dashes.add(position.left > 0 || isOpen ? end : end + 1e-6 * direction)
          isOpen = false
        }
        rest -= position.left
        point = end
        position.advance()
      }
      if position.isDash, rest > 0 {
        if !isOpen {
          dashes.begin()
          dashes.add(point)
          isOpen = true
        }
        dashes.add(corner)
      }
      position.left -= rest
      point = corner
    }
  }
}
