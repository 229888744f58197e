/// The leading part of a bar: a shape as wide as a fraction of its room. A gradient on it still spans the whole room.
///
/// Only at 0 it is empty, and only at 1 full.
nonisolated struct BarFill<Bar: Shape>: Shape {
  let bar: Bar
  let fraction: Double
  /// The least that shows, in points, of the filled part and of the rest.
  let least: CGFloat

  func path(in rect: CGRect) -> Path {
    guard fraction > 0 else { return Path() }
    var filled = rect
    if fraction < 1, rect.width > 2 * least {
      filled.size.width = min(max(rect.width * fraction, least), rect.width - least)
    }
    return bar.path(in: filled)
  }
}

/// The round marker on a bar, which at the ends stays within it. It moves by half columns, and stands at an end only where
/// the value does.
nonisolated struct BarMarker: Shape {
  let fraction: Double
  let resolution: BarResolution
  /// How much larger than the bar is high.
  var growth: CGFloat = 1

  func path(in rect: CGRect) -> Path {
    let end = rect.height / 2
    var center = CGPoint(x: rect.minX + end + fraction * (rect.width - rect.height), y: rect.midY)
    let snapped = resolution.metrics.quarterCorner(nearest: center).x
    let step = fraction > 0 && fraction < 1 ? resolution.halfRow : 0
    let least = min(end + step, rect.width / 2)
    center.x = min(max(snapped, rect.minX + least), rect.maxX - least)
    return Path(circleAt: center, radius: end * growth)
  }
}

/// Everything but a shape, to clip to with the even-odd rule.
nonisolated struct Surroundings<Hole: Shape>: Shape {
  let hole: Hole

  func path(in rect: CGRect) -> Path {
    var path = Path(rect)
    path.addPath(hole.path(in: rect))
    return path
  }
}

extension View {
  /// This view with `hole` left out.
  nonisolated func cleared(_ hole: some Shape) -> some View {
    clipShape(Surroundings(hole: hole), style: FillStyle(eoFill: true))
  }
}

extension Path {
  init(circleAt center: CGPoint, radius: CGFloat) {
    self.init(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
