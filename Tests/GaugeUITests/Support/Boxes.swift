@testable import GaugeUI

/// What a drawing's items are and where, one line each, in points: enough to see a layout at a glance.
func boxes(_ drawing: Drawing) -> [String] {
  drawing.items.map { item in
    switch item.content {
    case .text(let string, let at, let attributes):
      "\"\(string)\" at \(number(at.x)) \(number(at.y))\(attributes.isBold ? " bold" : "")"
    case .fill(let path, _, _): "fill \(extent(path))"
    case .stroke(let path, let style, _): "stroke \(number(style.lineWidth)) \(extent(path))"
    }
  }
}

/// A view's boxes, laid out in so many points.
@MainActor
func boxes(
  _ view: some View, width: CGFloat? = 480, height: CGFloat? = nil
) -> [String] {
  boxes(view.drawing(proposal: ProposedViewSize(width: width, height: height)))
}

/// The size that a view chooses.
@MainActor
func size(
  _ view: some View, width: CGFloat? = 480, height: CGFloat? = nil
) -> CGSize {
  view.drawing(proposal: ProposedViewSize(width: width, height: height)).size
}

private func extent(_ path: Path) -> String {
  var xs: [CGFloat] = []
  var ys: [CGFloat] = []
  func add(_ point: CGPoint) {
    xs.append(point.x)
    ys.append(point.y)
  }
  for segment in path.segments {
    switch segment {
    case .move(let to), .line(let to), .quad(_, let to), .curve(_, _, let to): add(to)
    case .arc(let arc):
      for step in 0...8 { add(arc.point(at: arc.start + arc.sweep * Double(step) / 8)) }
    case .close: break
    }
  }
  guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
    return "nothing"
  }
  return "\(number(left)) \(number(top)) \(number(right - left))×\(number(bottom - top))"
}

private func number(_ value: CGFloat) -> String {
  let rounded = (value * 10).rounded() / 10
  return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
}
