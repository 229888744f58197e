/// Nodes along tracks of given widths, line after line: what `LazyVGrid` comes to, and with the axes swapped `LazyHGrid`.
final class TrackNode: LayoutNode {
  /// The direction that lines follow one another in.
  private let axis: Axis
  private let cross: Axis
  private let tracks: [GridItem]
  private let alignment: AlignmentGuide
  private let spacing: CGFloat
  private let children: [LayoutNode]
  private let metrics: CellMetrics

  init(
    axis: Axis, tracks: [GridItem], alignment: AlignmentGuide, spacing: CGFloat,
    children: [LayoutNode], metrics: CellMetrics
  ) {
    self.axis = axis
    cross = axis == .horizontal ? .vertical : .horizontal
    self.tracks = tracks
    self.alignment = alignment
    self.spacing = spacing
    self.children = children
    self.metrics = metrics
    super.init()
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    layout(proposal).size
  }

  override var rowPlacement: RowPlacement { children.rowPlacement }

  override func draw(
    at origin: CGPoint, proposal: ProposedViewSize, in context: inout DrawingContext
  ) {
    for (child, place) in zip(children, layout(proposal).places) {
      child.show(
        at: CGPoint(x: origin.x + place.corner.x, y: origin.y + place.corner.y),
        proposal: place.proposal, in: &context)
    }
  }
}

extension TrackNode {
  /// A stretch across the lines.
  private struct Track {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment
  }

  private func layout(
    _ proposal: ProposedViewSize
  ) -> (size: CGSize, places: [(corner: CGPoint, proposal: ProposedViewSize)]) {
    let tracks = tracks(in: proposal[cross])
    guard let last = tracks.last, !children.isEmpty else { return (.zero, []) }
    var places: [(corner: CGPoint, proposal: ProposedViewSize)] = []
    var position: CGFloat = 0
    let whole = rowPlacement
    var before: (placement: RowPlacement, top: CGFloat)?
    for first in stride(from: 0, to: children.count, by: tracks.count) {
      let line = children[first..<min(first + tracks.count, children.count)]
      let offers = tracks.map {
        ProposedViewSize.unspecified.with($0.length, along: cross)
      }
      let sizes = zip(line, offers).map { $0.size(for: $1) }
      let length = sizes.reduce(0) { max($0, $1[axis]) }
      let (start, placement) = (first > 0 ? position + spacing : position, line.rowPlacement)
      position =
        axis == .vertical
        ? metrics.stacked(
          start, height: length, below: before?.placement, from: before?.top ?? 0, to: position,
          as: placement)
        : start
      before = (placement, position)
      for (index, child) in line.enumerated() {
        var room = CGSize.zero
        room[cross] = tracks[index].length
        room[axis] = length
        let dimensions = ViewDimensions(size: room)
        let (horizontal, vertical) = (
          tracks[index].alignment.horizontal.guide, tracks[index].alignment.vertical.guide
        )
        var corner = CGPoint(
          x: horizontal.offset(in: dimensions) - child.guide(horizontal, for: offers[index]),
          y: vertical.offset(in: dimensions) - child.guide(vertical, for: offers[index]))
        corner[cross] += tracks[index].start
        corner.y = metrics.stacked(
          corner.y, height: sizes[index].height, beside: axis == .vertical ? placement : whole,
          as: child.rowPlacement)
        corner[axis] += position
        places.append((corner, offers[index]))
      }
      position += length
    }
    var size = CGSize.zero
    size[axis] = position
    size[cross] = last.start + last.length
    return (size, places)
  }

  /// The tracks in so much room; without any told, each as narrow as it may be.
  private func tracks(in room: CGFloat?) -> [Track] {
    let room = room.map { $0.isFinite ? $0 : 0 } ?? 0
    let gaps = tracks.dropLast().reduce(0) { $0 + $1.gap }
    let fixed = tracks.reduce(0) { $0 + $1.fixedLength }
    var left = max(0, room - gaps - fixed)
    var open = tracks.count { $0.isOpen }
    var places: [Track] = []
    var position: CGFloat = 0
    for track in tracks {
      let share = open > 0 ? left / CGFloat(open) : 0
      let lengths = track.lengths(in: share)
      for length in lengths {
        places.append(
          Track(start: position, length: length, alignment: track.alignment ?? .center))
        position += length + track.gap
      }
      if track.isOpen {
        left = max(0, left - lengths.reduce(0, +) - CGFloat(lengths.count - 1) * track.gap)
        open -= 1
      }
    }
    align(&places, in: room)
    return places
  }

  /// Tracks that do not fill the room stand in it as the grid's alignment says.
  private func align(_ places: inout [Track], in room: CGFloat) {
    guard let last = places.last, case .fraction(let fraction) = alignment.place else { return }
    let rest = room - last.start - last.length
    guard rest > 0 else { return }
    for index in places.indices { places[index].start += rest * fraction }
  }
}

extension GridItem {
  fileprivate var gap: CGFloat { spacing.flatMap { $0.isFinite ? $0 : nil } ?? 8 }

  fileprivate var fixedLength: CGFloat {
    if case .fixed(let length) = size { length.atLeastZero } else { 0 }
  }

  /// Whether it takes a share of what fixed ones leave.
  fileprivate var isOpen: Bool {
    if case .fixed = size { false } else { true }
  }

  /// The tracks that this item makes of a share: one, or as many adaptive ones as fit, but no more than a thousand.
  fileprivate func lengths(in share: CGFloat) -> [CGFloat] {
    switch size {
    case .fixed: return [fixedLength]
    case .flexible(let minimum, let maximum):
      return [min(max(share, minimum.atLeastZero), max(maximum, minimum.atLeastZero))]
    case .adaptive(let minimum, let maximum):
      let least = max(minimum.atLeastZero, 1)
      let count = min(max(1, ((share + gap) / max(least + gap, 1)).rounded(.down)), 1000)
      let length = (share - (count - 1) * gap) / count
      return Array(repeating: min(max(length, least), max(maximum, least)), count: Int(count))
    }
  }
}

extension CGFloat {
  /// This length; 0 where it is negative, endless or not a number.
  fileprivate var atLeastZero: CGFloat { isFinite ? Swift.max(0, self) : 0 }
}

extension _NodeList {
  /// Adds the lines that `content` makes: what lazy grids come to.
  @MainActor
  mutating func appendLines(
    of content: some View, axis: Axis, tracks: [GridItem], alignment: AlignmentGuide,
    spacing: CGFloat?, in context: _ViewContext
  ) {
    guard var context = context.deeper() else { return }
    context.stackAxis = nil
    var children = _NodeList()
    content._resolve(in: context, into: &children)
    append(
      TrackNode(
        axis: axis, tracks: tracks, alignment: alignment,
        spacing: spacing.flatMap { $0.isFinite ? $0 : nil } ?? 8, children: children.nodes,
        metrics: context.environment.metrics))
  }
}
