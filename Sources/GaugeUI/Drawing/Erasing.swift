/// What is left of items of a mask where another takes away from them by `blendMode(.destinationOut)`: as clips and opacities,
/// which is all that a mask has of its items.
struct Erasing {
  private let area: Path
  /// How much is left inside the area.
  private let rest: Double

  /// `nil` for what takes nothing away: words, which have no outline.
  init?(_ item: Drawing.Item) {
    let whole: Path
    let paint: Paint
    switch item.content {
    case .fill(let path, let style, let color):
      whole = Drawing.Clip(path, style: style).area
      paint = color
    case .stroke(let path, let style, let color):
      whole = path.strokedPath(style)
      paint = color
    case .text: return nil
    }
    area = item.clips.reduce(whole) { $0.intersection($1.area) }
    rest = 1 - (paint.mostOpacity * item.opacity).clampedToUnit
    if area.isEmpty || rest == 1 { return nil }
  }

  /// The items of a mask without those that take away, and what these leave.
  static func rest(of items: [Drawing.Item]) -> [Drawing.Item] {
    var rest: [Drawing.Item] = []
    for item in items {
      guard let mixing = item.mixing, mixing.blend == .destinationOut else {
        rest.append(item)
        continue
      }
      guard let erasing = Erasing(item) else { continue }
      rest = rest.flatMap { below in
        let isInLayer = mixing.layer.map { below.mixing?.layer?.isInside($0) ?? false } ?? true
        return isInLayer ? erasing.rest(of: below) : [below]
      }
    }
    return rest
  }

  /// What is seen of an item.
  private func rest(of item: Drawing.Item) -> [Drawing.Item] {
    var outside = item
    outside.clips.append(Drawing.Clip(Path(Self.everywhere).subtracting(area)))
    guard rest > 0 else { return [outside] }
    var inside = item
    inside.clips.append(Drawing.Clip(area))
    inside.opacity *= rest
    return [outside, inside]
  }

  /// Farther than any drawing reaches that a terminal shows, in points.
  private static let everywhere = CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
}

extension Paint {
  /// How opaque it is where it is most.
  fileprivate var mostOpacity: Double {
    switch self {
    case .color(let color): color.opacity
    case .gradient(let gradient): gradient.stops.map(\.color.opacity).max() ?? 0
    case .mixed(let paint, _): paint.mostOpacity
    }
  }
}
