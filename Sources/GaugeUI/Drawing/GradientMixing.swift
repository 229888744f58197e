extension GradientPaint {
  /// The colour at `location`, 0…1, mixed in the gradient's space; beyond the outermost stops, theirs.
  package func color(at location: Double) -> Color.Resolved {
    Mixer(self).color(at: location)
  }

  /// Colours at equal distances from one end to the other, mixed in the gradient's space.
  package func colors(count: Int) -> [Color.Resolved] {
    let mixer = Mixer(self)
    return (0..<count).map { mixer.color(at: Double($0) / Double(max(count - 1, 1))) }
  }

  /// The stops, ready to be mixed.
  ///
  /// Converting them once is most of what there is to gain: a conversion takes three cube roots and three powers.
  private struct Mixer {
    let stops: [Stop]
    let mixes: [Mix]

    init(_ gradient: GradientPaint) {
      stops = gradient.stops
      mixes = stops.map { stop in
        gradient.colorSpace == .perceptual
          ? .perceptual(Oklab(stop.color)) : Mix.device(stop.color)
      }
    }

    func color(at location: Double) -> Color.Resolved {
      guard let last = stops.last else {
        return Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
      }
      guard let after = stops.firstIndex(where: { $0.location >= location }) else {
        return last.color
      }
      guard after > 0 else { return stops[0].color }
      let (low, high) = (stops[after - 1].location, stops[after].location)
      return mixes[after - 1].mixed(
        with: mixes[after], by: high > low ? (location - low) / (high - low) : 1)
    }
  }

  /// A stop's colour in the space that the gradient mixes in.
  private enum Mix {
    case perceptual(Oklab)
    case device(Color.Resolved)

    func mixed(with other: Mix, by fraction: Double) -> Color.Resolved {
      switch (self, other) {
      case (.perceptual(let low), .perceptual(let high)):
        low.mixed(with: high, by: fraction).resolved
      case (.device(let low), .device(let high)):
        low.mixed(with: high, by: fraction, in: .device)
      case (.perceptual(let low), .device): low.resolved
      case (.device(let low), .perceptual): low
      }
    }
  }
}
