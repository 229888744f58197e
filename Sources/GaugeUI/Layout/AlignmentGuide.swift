/// A line across views that they can be aligned on: what `HorizontalAlignment` and `VerticalAlignment` stand for.
@usableFromInline
struct AlignmentGuide: Sendable {
  /// Where the guide lies in a view that sets none.
  enum Place: Sendable {
    /// At a fraction of the length.
    case fraction(CGFloat)
    /// Where letters stand, in the first or the last line; without text at the end.
    case firstBaseline
    case lastBaseline
    case custom(CustomGuide)
  }

  let axis: Axis
  let place: Place
}

extension AlignmentGuide: Hashable {
  @usableFromInline static func == (left: AlignmentGuide, right: AlignmentGuide) -> Bool {
    guard left.axis == right.axis else { return false }
    return switch (left.place, right.place) {
    case (.fraction(let left), .fraction(let right)): left == right
    case (.firstBaseline, .firstBaseline), (.lastBaseline, .lastBaseline): true
    case (.custom(let left), .custom(let right)): left.type == right.type
    default: false
    }
  }

  @usableFromInline func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    switch place {
    case .fraction(let fraction): hasher.combine(fraction)
    case .firstBaseline: hasher.combine(2)
    case .lastBaseline: hasher.combine(3)
    case .custom(let custom): hasher.combine(custom.type)
    }
  }
}

extension CGFloat {
  /// A fraction of this length. The start of an endless one is its start.
  func part(_ fraction: CGFloat) -> CGFloat { fraction == 0 ? 0 : self * fraction }
}

extension AlignmentGuide {
  /// Where the guide lies in a view that sets none, in points from its leading or top edge.
  func offset(in dimensions: ViewDimensions) -> CGFloat {
    switch place {
    case .fraction(let fraction): dimensions.size[axis].part(fraction)
    case .firstBaseline, .lastBaseline: dimensions.size[axis]
    case .custom(let custom): custom.offset(dimensions)
    }
  }

  /// The guide of several views as one, from those that set it: the first or the last baseline, of other guides the mean.
  func combined(_ offsets: [CGFloat]) -> CGFloat? {
    switch place {
    case .firstBaseline: offsets.min()
    case .lastBaseline: offsets.max()
    default: offsets.isEmpty ? nil : offsets.reduce(0, +) / CGFloat(offsets.count)
    }
  }
}
