/// The height in cells of a window that is not told.
private let usualRows: CGFloat = 24

extension View {
  /// This view drawn into a window of cells.
  ///
  /// A view is offered the whole window and takes what it likes; it is never scaled up. One larger than the window is
  /// scaled down whole: each cell covers more points, while text keeps its cells. What is painted outside of the view's
  /// frame, as by `scaleEffect`, counts as far as it would be in sight with the view in the middle of the window. Where a
  /// view takes all that there is and yet paints beyond it, it is offered less. What then still has no room, as more lines
  /// of text than rows, is cut off, and an ellipsis stands in its place.
  ///
  /// - Parameters:
  ///   - columns: The window's width in cells.
  ///   - rows: Its height in cells; `nil` for no limit. Views that fill what they are offered, such as a colour, then
  ///     take what a window of 24 rows would offer.
  ///   - scrolls: Whether a drawing may go on below the window's last row, as what a terminal prints does. Shapes still are
  ///     scaled to its height.
  ///   - environment: What the outermost views start from.
  @MainActor
  public func drawing(
    columns: Int, rows: Int?, scrolls: Bool = false,
    environment: EnvironmentValues = EnvironmentValues()
  ) -> Drawing {
    ViewHost().drawing(
      of: self, columns: columns, rows: rows, scrolls: scrolls, environment: environment)
  }
}

extension ViewHost {
  /// `view` drawn into a window of cells as `View.drawing(columns:rows:scrolls:environment:)` does it.
  ///
  /// A view that was scaled down, and in that scale is as large as it was, stays in it.
  public func drawing<Content: View>(
    of view: Content, columns: Int, rows: Int?, scrolls: Bool = false,
    environment: EnvironmentValues = EnvironmentValues()
  ) -> Drawing {
    let (columns, rows) = (max(1, columns), rows.map { max(1, $0) })
    let isExact = environment.medium.isExact
    func attempt(_ scale: CGFloat, offering share: CGSize) -> FittingAttempt {
      let metrics = environment.metrics.scaled(by: scale)
      let width = CGFloat(columns) * metrics.cellWidth
      let height = rows.map { CGFloat($0) * metrics.cellHeight }
      let drawing = drawing(
        of: view, width: width * share.width, height: height.map { $0 * share.height },
        usualHeight: usualRows * metrics.cellHeight * share.height, environment: environment,
        metrics: metrics)
      let sight = rows.map { CGFloat($0) } ?? drawing.size.height / metrics.cellHeight + usualRows
      let extent = drawing.extent(columns: CGFloat(columns), rows: sight, isExact: isExact)
      return FittingAttempt(
        scale: scale, share: share, drawing: drawing, extent: extent, sight: sight,
        excess: CGSize(
          width: extent.width / width, height: height.map { extent.height / $0 } ?? 0))
    }
    let window = CellWindow(columns: columns, rows: rows, metrics: environment.metrics)
    let best = fitted(in: window, attempt)
    fitting = Fitting(window: window, attempt: best)
    return best.drawing.showing(
      best.extent, columns: columns, rows: best.sight, scrolls: scrolls || rows == nil,
      isExact: isExact)
  }

  /// The best of what `attempt` makes of the view.
  private func fitted(
    in window: CellWindow, _ attempt: (CGFloat, _ share: CGSize) -> FittingAttempt
  ) -> FittingAttempt {
    if let fitting, fitting.window == window, !fitting.isWhole {
      let again = attempt(fitting.scale, fitting.share)
      if again.extent == fitting.extent, again.drawing.size == fitting.size { return again }
    }
    var best = attempt(1, .whole)
    var before: FittingAttempt?
    // Each round reduces what sticks out, since shapes keep their points; what does not shrink at all is text.
    for _ in 0..<8 where best.sticksOut {
      guard let scale = best.nextScale(after: before) else {
        // What takes all that there is takes as much of a larger window.
        if best.isPaintedLarger, let before { best = before }
        break
      }
      let next = attempt(scale, .whole)
      guard next.most < best.most * 0.999 else { break }
      (before, best) = (best, next)
    }
    // Or a view that takes what there is, and is painted larger than that.
    for _ in 0..<4 where best.sticksOut && best.isPaintedLarger {
      let next = attempt(best.scale, best.nextShare)
      guard next.most < best.most * 0.999 else { break }
      best = next
    }
    return best
  }

  /// Lays out in a window `height` points high. Without a height, the view's own height counts where it is more than
  /// usual; where it is less, the usual one is offered, so that what fills a window has something to fill.
  private func drawing<Content: View>(
    of view: Content, width: CGFloat, height: CGFloat?, usualHeight: CGFloat,
    environment: EnvironmentValues, metrics: CellMetrics
  ) -> Drawing {
    let root = resolve(view, in: environment, metrics: metrics)
    var proposal = ProposedViewSize(width: width, height: height)
    if height == nil, root.size(for: proposal).height < usualHeight {
      proposal.height = usualHeight
    }
    return self.drawing(of: root, proposal: proposal, metrics: metrics)
  }
}

extension ViewHost {
  /// How a view was last drawn into a window.
  struct Fitting {
    fileprivate let window: CellWindow
    fileprivate let scale: CGFloat
    fileprivate let share: CGSize
    /// In points.
    fileprivate let extent: CGRect
    fileprivate let size: CGSize

    fileprivate init(window: CellWindow, attempt: FittingAttempt) {
      self.window = window
      (scale, share) = (attempt.scale, attempt.share)
      (extent, size) = (attempt.extent, attempt.drawing.size)
    }

    /// Whether the view had its window as it is.
    fileprivate var isWhole: Bool { scale == 1 && share == .whole }
  }
}

/// A window of cells, each of so many points where nothing is scaled.
private struct CellWindow: Equatable {
  let columns: Int
  let rows: Int?
  let metrics: CellMetrics
}

/// A view laid out in a window with so many points in a cell.
private struct FittingAttempt {
  /// How many times as many points a cell covers as it usually does.
  let scale: CGFloat
  /// How much of the window the view was offered.
  let share: CGSize
  let drawing: Drawing
  /// What is to be shown.
  let extent: CGRect
  /// Over how many rows that was looked for.
  let sight: CGFloat
  /// How many times as large as the window that is.
  let excess: CGSize

  var most: CGFloat { max(excess.width, excess.height) }

  var sticksOut: Bool { most > 1.001 && most.isFinite }

  /// Whether the view itself is smaller than what it paints.
  var isPaintedLarger: Bool { extent.size != drawing.size }

  /// What to offer next for what is painted to fill the window.
  var nextShare: CGSize {
    CGSize(
      width: share.width / max(1, excess.width), height: share.height / max(1, excess.height))
  }

  /// What to try next for the drawing to fill the window, after an attempt at a smaller scale before this one.
  ///
  /// In cells, text keeps its size while shapes shrink as the scale grows. Two attempts tell how much there is of either, and
  /// so where both fill the window; where the width counts in one and the height in another, somewhere before that. `nil`
  /// where text alone is larger than the window: shapes would shrink to nothing beside it and make no room.
  func nextScale(after before: FittingAttempt?) -> CGFloat? {
    guard let before else { return scale * most }
    let shapes = (before.most - most) / (1 / before.scale - 1 / scale)
    let text = most - shapes / scale
    guard text < 0.999 else { return nil }
    let filling = shapes / (1 - text)
    // Where text alone all but fills the window, rounding to rows would make any scale of it.
    return filling > scale && filling < 4 * scale ? filling : scale * most
  }
}

extension CGSize {
  fileprivate static let whole = CGSize(width: 1, height: 1)
}
