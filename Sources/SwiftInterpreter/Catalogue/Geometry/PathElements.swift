import GaugeUI

extension Catalogue {
  /// The pieces of paths.
  @RowBuilder static var pathElements: [Row] {
    Rows.type("enum Path.Element: Equatable", "A piece of a path.") {
      Row("case move(to: CGPoint)", "Goes to a point.") { (point: CGPoint) in
        Path.Element.move(to: point).scriptCase
      }
      Row("case line(to: CGPoint)", "A line to a point.") { (point: CGPoint) in
        Path.Element.line(to: point).scriptCase
      }
      Row("case quadCurve(to: CGPoint, control: CGPoint)", "A curve by one control point.") {
        (point: CGPoint, control: CGPoint) in
        Path.Element.quadCurve(to: point, control: control).scriptCase
      }
      Row(
        "case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)",
        "A curve by two control points."
      ) { (point: CGPoint, first: CGPoint, second: CGPoint) in
        Path.Element.curve(to: point, control1: first, control2: second).scriptCase
      }
      Row(
        "case closeSubpath", summary: "A line back to the start.",
        body: .function { _ in Path.Element.closeSubpath.scriptCase })
    }
  }
}

extension Path.Element {
  /// The piece as scripts see it.
  var scriptCase: Value {
    let (name, points): (String, [CGPoint]) =
      switch self {
      case .move(let to): ("move", [to])
      case .line(let to): ("line", [to])
      case .quadCurve(let to, let control): ("quadCurve", [to, control])
      case .curve(let to, let control1, let control2): ("curve", [to, control1, control2])
      case .closeSubpath: ("closeSubpath", [])
      }
    return LibraryCase(name: name, payload: points.map(\.scriptValue)).scriptValue
  }
}
