/// What the items of a mask leave of other items, as items again: a drawing knows clips and opacities only.
struct Masking {
  /// A part of a mask.
  private struct Region {
    var clips: [Drawing.Clip]
    var opacity: Double
    /// What makes it unequally opaque.
    var fade: GradientPaint?
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
      guard case .gradient(let gradient) = paint.unmixed else { return }
      regions.append(Region(clips: clips, opacity: item.opacity, fade: gradient))
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
    regions.flatMap { region in items.map { Self.part(of: $0, in: region) } }
      + words.flatMap { word in items.compactMap { Self.word(word, painted: $0) } }
  }

  /// What is seen of an item in a region.
  private static func part(of item: Drawing.Item, in region: Region) -> Drawing.Item {
    var part = item
    part.clips += region.clips
    part.opacity *= region.opacity
    if let fade = region.fade { part.content.paint = item.content.paint.faded(by: fade) }
    return part
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
  var area: Path { style.isEOFilled ? path.normalized(eoFill: true) : path }
}

extension Paint {
  /// How opaque the paint is all over; `nil` where it is more so in some places than in others.
  fileprivate var evenOpacity: Double? {
    switch self {
    case .color(let color): return color.opacity
    case .gradient(let gradient):
      let first = gradient.stops.first?.color.opacity ?? 0
      return gradient.fades.isEmpty && gradient.stops.allSatisfy { $0.color.opacity == first }
        ? first : nil
    case .mixed(let paint, _): return paint.evenOpacity
    }
  }

  /// The paint, less opaque by as much as a gradient is, place by place: a colour becomes a gradient of that colour.
  fileprivate func faded(by gradient: GradientPaint) -> Paint {
    switch self {
    case .color(let color):
      var faded = gradient
      faded.stops = gradient.stops.map { stop in
        var shade = color
        shade.opacity *= stop.color.opacity
        return GradientPaint.Stop(color: shade, location: stop.location)
      }
      return .gradient(faded)
    case .gradient(var faded):
      faded.fades.append(gradient)
      return .gradient(faded)
    case .mixed(let paint, let mixing): return .mixed(paint.faded(by: gradient), mixing)
    }
  }
}
