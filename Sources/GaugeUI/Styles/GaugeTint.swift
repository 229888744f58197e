/// A gauge's tint as its styles use it: the stops of a gradient lie along the gauge's own course, wherever the gradient
/// itself would run. Where there are no colours no tint shows: a pale one would only take the difference from the track.
nonisolated struct GaugeTint: ShapeStyle, Equatable {
  /// What the stops are laid along.
  enum Course: Equatable {
    /// From the leading to the trailing side of the whole track.
    case bar
    /// Around the middle from one angle to another.
    case arc(from: Angle, to: Angle)
    /// Nothing: the one colour at a fraction of the gradient.
    case place(Double)
  }

  let course: Course
  /// The colour without a tint.
  let untinted: Color

  init(along course: Course, untinted: Color = .primary) {
    self.course = course
    self.untinted = untinted
  }

  func _paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    guard let tint = environment.tint, environment.medium.hasColors else {
      return untinted._paint(in: environment, bounds: bounds)
    }
    guard let gradient = tint._gradient else {
      return tint._paint(in: environment, bounds: bounds)
    }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    switch course {
    case .bar:
      return gradient.paint(
        along: .linear(
          from: CGPoint(x: bounds.minX, y: center.y), to: CGPoint(x: bounds.maxX, y: center.y)),
        in: environment)
    case .arc(let from, let to):
      return gradient.paint(along: .angular(center: center, from: from, to: to), in: environment)
    case .place(let fraction):
      return gradient.color(at: fraction, in: environment).map { .color($0) } ?? .clear
    }
  }
}

extension AnyGradient {
  /// The colour at `fraction` of the way; `nil` without stops.
  fileprivate func color(
    at fraction: Double, in environment: EnvironmentValues
  ) -> Color.Resolved? {
    let stops = resolvedStops(in: environment)
    guard let next = stops.firstIndex(where: { $0.location > fraction }), next > 0 else {
      return fraction < (stops.first?.location ?? 0) ? stops.first?.color : stops.last?.color
    }
    let (before, after) = (stops[next - 1], stops[next])
    guard fraction > before.location else { return before.color }
    let share = (fraction - before.location) / (after.location - before.location)
    return before.color.mixed(with: after.color, by: share, in: colorSpace)
  }
}
