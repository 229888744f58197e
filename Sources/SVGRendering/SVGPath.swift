import GaugeUI

extension Path {
  /// The path as a `d` attribute. SVG's begins with a move: one that does not begins at its first point.
  var svg: String {
    (opening.map { "M\($0.svg)" } ?? "")
      + segments.map { segment in
        switch segment {
        case .move(let to): "M\(to.svg)"
        case .line(let to): "L\(to.svg)"
        case .quad(let control, let to): "Q\(control.svg) \(to.svg)"
        case .curve(let control1, let control2, let to):
          "C\(control1.svg) \(control2.svg) \(to.svg)"
        case .arc(let arc): arc.svg
        case .close: "Z"
        }
      }.joined()
  }

  /// The first point of a path without a move at its beginning.
  private var opening: CGPoint? {
    switch segments.first {
    case .line(let to): to
    case .arc(let arc): arc.startPoint
    case .quad, .curve, .close: .zero
    case .move, nil: nil
    }
  }
}

extension Path.Arc {
  /// The arc in pieces of at most a third of a turn: SVG cannot tell a whole turn from none.
  fileprivate var svg: String {
    guard sweep.isFinite, start.isFinite else { return "" }
    let sweep = min(max(sweep, -200 * .pi), 200 * .pi)
    let count = max(1, Int((abs(sweep) / (2 * .pi / 3) - 1e-9).rounded(.up)))
    let ellipse = SVGEllipse(xAxis, yAxis)
    let direction = (sweep > 0) == ellipse.turnsClockwise ? 1 : 0
    return (1...count).map { piece in
      let end = point(at: start + sweep * Double(piece) / Double(count))
      return "A\(ellipse.radii) \(ellipse.rotation) 0 \(direction) \(end.svg)"
    }.joined()
  }
}

/// An ellipse given by two conjugate axes, as the radii and the rotation that SVG asks for.
private struct SVGEllipse {
  let radii: String
  /// In degrees.
  let rotation: String
  let turnsClockwise: Bool

  /// The principal axes come from the singular values of the matrix that has the axes as its columns.
  init(_ xAxis: CGVector, _ yAxis: CGVector) {
    let (e, f) = ((xAxis.dx + yAxis.dy) / 2, (xAxis.dx - yAxis.dy) / 2)
    let (g, h) = ((xAxis.dy + yAxis.dx) / 2, (xAxis.dy - yAxis.dx) / 2)
    let (outer, inner) = (hypot(e, h), hypot(f, g))
    radii = "\((outer + inner).svg) \(abs(outer - inner).svg)"
    let isRound = min(inner, outer) < 1e-9 * max(inner, outer)
    rotation = isRound ? "0" : ((atan2(g, f) + atan2(h, e)) / 2 * 180 / .pi).svg
    turnsClockwise = xAxis.dx * yAxis.dy - xAxis.dy * yAxis.dx > 0
  }
}
