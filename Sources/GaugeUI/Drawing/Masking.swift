/// What the items of a mask leave of other items, as items again: a drawing knows clips and opacities only.
struct Masking {
  /// A part of a mask.
  private struct Region {
    var clips: [Drawing.Clip]
    var opacity: Double
    /// What makes it unequally opaque, and over which rectangle.
    var fade: (gradient: GradientPaint, bounds: CGRect)?
  }

  private var regions: [Region] = []
  /// Words of the mask. What they leave of a shape are the same words in the shape's paint.
  private var words: [Drawing.Item] = []

  init(_ mask: [Drawing.Item]) {
    for item in mask where item.opacity > 0 {
      switch item.content {
      case .fill(let path, let style, let paint):
        add(Drawing.Clip(path, style: style), paint, item)
      case .stroke(let path, let style, let paint):
        add(Drawing.Clip(path.strokedPath(style)), paint, item)
      case .text: words.append(item)
      }
    }
  }

  private mutating func add(_ area: Drawing.Clip, _ paint: Paint, _ item: Drawing.Item) {
    let clips = item.clips + [area]
    guard let even = paint.evenOpacity else {
      guard case .gradient(let gradient) = paint else { return }
      let bounds = area.path.boundingRect
      regions.append(Region(clips: clips, opacity: item.opacity, fade: (gradient, bounds)))
      return
    }
    let opacity = even * item.opacity
    guard opacity > 0 else { return }
    // Two opaque areas next to each other are one: what is seen through must not be painted twice.
    if opacity >= 1, clips.count == 1, let last = regions.last, last.opacity >= 1,
      last.clips.count == 1, last.fade == nil
    {
      let whole = last.clips[0].area.union(area.area)
      regions[regions.count - 1].clips = [Drawing.Clip(whole)]
    } else {
      regions.append(Region(clips: clips, opacity: opacity))
    }
  }

  /// What is seen of `items`.
  ///
  /// An area in which parts of the mask overlap is painted by each of them, which adds their opacities as the mask's own
  /// items would.
  func masked(_ items: [Drawing.Item]) -> [Drawing.Item] {
    regions.flatMap { region in items.flatMap { Self.part(of: $0, in: region) } }
      + words.flatMap { word in items.compactMap { Self.word(word, painted: $0) } }
  }

  /// What is seen of an item in a region. One colour under a gradient is a gradient of that colour; of a gradient under another
  /// no gradient comes, but bands.
  private static func part(of item: Drawing.Item, in region: Region) -> [Drawing.Item] {
    var part = item
    part.clips += region.clips
    part.opacity *= region.opacity
    guard let fade = region.fade else { return [part] }
    if let content = item.content.faded(by: fade.gradient) {
      part.content = content
      return [part]
    }
    return fade.gradient.evenParts(over: fade.bounds).filter { $0.opacity > 0 }.map { even in
      var band = part
      band.clips += even.clips
      band.opacity *= even.opacity
      return band
    }
  }

  private static func word(_ word: Drawing.Item, painted item: Drawing.Item) -> Drawing.Item? {
    guard case .text(let string, let at, var attributes) = word.content else { return nil }
    let area: Drawing.Clip
    switch item.content {
    case .fill(let path, let style, let paint):
      area = Drawing.Clip(path, style: style)
      attributes.paint = paint
    case .stroke(let path, let style, let paint):
      area = Drawing.Clip(path.strokedPath(style))
      attributes.paint = paint
    // Words under words leave nothing that a cell could show.
    case .text: return nil
    }
    return Drawing.Item(
      .text(string, at: at, attributes), clips: word.clips + item.clips + [area],
      opacity: word.opacity * item.opacity)
  }
}

extension Drawing.Clip {
  /// The area as a path that the nonzero rule fills.
  fileprivate var area: Path { style.isEOFilled ? path.normalized(eoFill: true) : path }
}

extension Paint {
  /// How opaque the paint is all over; `nil` where it is more so in some places than in others.
  fileprivate var evenOpacity: Double? {
    switch self {
    case .color(let color): return color.opacity
    case .gradient(let gradient):
      let first = gradient.stops.first?.color.opacity ?? 0
      return gradient.stops.allSatisfy { $0.color.opacity == first } ? first : nil
    }
  }

  /// One colour that is as opaque as a gradient is, place by place; `nil` for what is more than one colour.
  fileprivate func faded(by gradient: GradientPaint) -> Paint? {
    guard case .color(let color) = self else { return nil }
    var faded = gradient
    faded.stops = gradient.stops.map { stop in
      var shade = color
      shade.opacity *= stop.color.opacity
      return GradientPaint.Stop(color: shade, location: stop.location)
    }
    return .gradient(faded)
  }
}

extension Drawing.Content {
  /// The content with its paint faded by a gradient, where that is one colour.
  fileprivate func faded(by gradient: GradientPaint) -> Drawing.Content? {
    switch self {
    case .fill(let path, let style, let paint):
      return paint.faded(by: gradient).map { .fill(path, style, $0) }
    case .stroke(let path, let style, let paint):
      return paint.faded(by: gradient).map { .stroke(path, style, $0) }
    case .text(let string, let at, var attributes):
      guard let paint = attributes.paint.faded(by: gradient) else { return nil }
      attributes.paint = paint
      return .text(string, at: at, attributes)
    }
  }
}

extension GradientPaint {
  /// Steps of opacity: neighbours differ by 3 %, which no eye tells apart on a screen.
  private static let steps = 32

  /// The gradient over `bounds` in parts that are about equally opaque all over, each with clips that only it lies in.
  fileprivate func evenParts(over bounds: CGRect) -> [(clips: [Drawing.Clip], opacity: Double)] {
    guard !bounds.isNull else { return [] }
    let inner = (0...Self.steps).map { Double($0) / Double(Self.steps) }
    let edges = [-Double.infinity] + inner + [Double.infinity]
    var bands: [(low: Double, high: Double, opacity: Double)] = []
    for (low, high) in zip(edges, edges.dropFirst()) {
      let opacity = color(at: (max(low, 0) + min(high, 1)) / 2).opacity
      if let last = bands.last, last.opacity == opacity {
        bands[bands.count - 1].high = high
      } else {
        bands.append((low, high, opacity))
      }
    }
    return bands.map { band in
      let area = self.band(from: band.low, to: band.high, over: bounds)
      return ([Drawing.Clip(area, style: FillStyle(eoFill: true))], band.opacity)
    }
  }

  /// The area in which the gradient is between two of its locations, for the even-odd rule.
  private func band(from low: Double, to high: Double, over bounds: CGRect) -> Path {
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ].map { SIMD2($0.applying(transform.inverted())) }
    let path =
      switch geometry {
      case .linear(let from, let to): strip(SIMD2(from), SIMD2(to), low, high, corners)
      case .radial(let center, let from, let to):
        ring(SIMD2(center), from, to, low, high, corners)
      case .angular(let center, let from, let to):
        sector(SIMD2(center), from.radians, to.radians, low, high, corners)
      }
    return path.applying(transform)
  }

  private func strip(
    _ from: SIMD2<Double>, _ to: SIMD2<Double>, _ low: Double, _ high: Double,
    _ corners: [SIMD2<Double>]
  ) -> Path {
    let along = to - from
    let square = (along * along).sum()
    guard square > 0 else { return Path() }
    let places = corners.map { (($0 - from) * along).sum() / square }
    let sides = corners.map { (($0 - from) * along.turned).sum() / square }
    guard let first = places.min(), let last = places.max(), let left = sides.min(),
      let right = sides.max()
    else { return Path() }
    let (low, high) = (max(low, first - 1), min(high, last + 1))
    guard low < high else { return Path() }
    func point(_ place: Double, _ side: Double) -> CGPoint {
      CGPoint(from + place * along + side * along.turned)
    }
    var path = Path()
    path.addLines([point(low, left), point(high, left), point(high, right), point(low, right)])
    path.closeSubpath()
    return path
  }

  private func ring(
    _ center: SIMD2<Double>, _ from: Double, _ to: Double, _ low: Double, _ high: Double,
    _ corners: [SIMD2<Double>]
  ) -> Path {
    let reach = (corners.map { ($0 - center).length }.max() ?? 0) + 1
    var path = Path()
    for location in [low, high] {
      let radius = min(max(from + location * (to - from), 0), reach)
      guard radius > 0 else { continue }
      path.addEllipse(
        in: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    return path
  }

  private func sector(
    _ center: SIMD2<Double>, _ from: Double, _ to: Double, _ low: Double, _ high: Double,
    _ corners: [SIMD2<Double>]
  ) -> Path {
    let reach = (corners.map { ($0 - center).length }.max() ?? 0) + 1
    let span = min(max(to - from, 0), 2 * .pi)
    // Outside of both angles the nearer end shows.
    let rest = (2 * .pi - span) / 2
    let start = low.isFinite ? from + low * span : from - rest
    let end = high.isFinite ? from + high * span : from + span + rest
    var path = Path()
    path.move(to: CGPoint(center))
    path.addRelativeArc(
      center: CGPoint(center), radius: reach, startAngle: .radians(start),
      delta: .radians(end - start))
    path.closeSubpath()
    return path
  }
}
