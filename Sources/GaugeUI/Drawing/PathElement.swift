extension Path {
  /// One piece of a path, as SwiftUI names them; arcs come as curves.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// Calls `body` with each piece in order.
  public func forEach(_ body: (Element) -> Void) {
    for segment in segments {
      switch segment {
      case .move(let to): body(.move(to: to))
      case .line(let to): body(.line(to: to))
      case .quad(let control, let to): body(.quadCurve(to: to, control: control))
      case .curve(let control1, let control2, let to):
        body(.curve(to: to, control1: control1, control2: control2))
      case .arc(let arc): arc.curves.forEach(body)
      case .close: body(.closeSubpath)
      }
    }
  }
}

extension Path.Arc {
  /// The arc as cubic curves of at most a quarter turn each, which are at most 0.03 % of the radius off.
  var curves: [Path.Element] {
    guard sweep.isFinite else { return [] }
    let count = Int(min((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up), 4096))
    guard count > 0 else { return [] }
    let step = sweep / Double(count)
    let handle = 4 / 3 * tan(step / 4)
    return (0..<count).map { index in
      let (from, to) = (start + step * Double(index), start + step * Double(index + 1))
      return .curve(
        to: point(at: to),
        control1: point(at: from, along: handle), control2: point(at: to, along: -handle))
    }
  }

  /// The point reached from the one at `angle` by `factor` times the direction there.
  private func point(at angle: Double, along factor: Double) -> CGPoint {
    let (origin, cosine, sine) = (point(at: angle), cos(angle), sin(angle))
    return CGPoint(
      x: origin.x + factor * (cosine * yAxis.dx - sine * xAxis.dx),
      y: origin.y + factor * (cosine * yAxis.dy - sine * xAxis.dy))
  }
}
