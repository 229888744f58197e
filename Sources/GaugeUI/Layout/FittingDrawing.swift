/// The height in cells of a window that is not told.
private let usualRows: CGFloat = 24

extension View {
  /// This view drawn into a window of cells.
  ///
  /// A view is offered the whole window and takes what it likes; it is never scaled up. One larger than the window is
  /// scaled down whole: each cell covers more points, while text keeps its cells. Where that does not help, as with
  /// more lines of text than rows, the drawing stays larger than the window. What is painted outside of the view's frame,
  /// as a wide line's outer half is, shows as far as it would if the view stood in the middle of the window.
  ///
  /// - Parameters:
  ///   - columns: The window's width in cells.
  ///   - rows: Its height in cells; `nil` for no limit. Views that fill what they are offered, such as a colour, then
  ///     take what a window of 24 rows would offer.
  ///   - environment: What the outermost views start from.
  @MainActor
  public func drawing(
    columns: Int, rows: Int?, environment: EnvironmentValues = EnvironmentValues()
  ) -> Drawing {
    ViewHost().drawing(of: self, columns: columns, rows: rows, environment: environment)
  }
}

extension ViewHost {
  /// `view` drawn into a window of cells as `View.drawing(columns:rows:environment:)` does it.
  public func drawing<Content: View>(
    of view: Content, columns: Int, rows: Int?,
    environment: EnvironmentValues = EnvironmentValues()
  ) -> Drawing {
    let columns = max(1, columns)
    func attempt(_ scale: CGFloat) -> FittingAttempt {
      let metrics = environment.metrics.scaled(by: scale)
      let width = CGFloat(columns) * metrics.cellWidth
      let window = rows.map { CGFloat(max(1, $0)) * metrics.cellHeight }
      let drawing = drawing(
        of: view, width: width, height: window, usualHeight: usualRows * metrics.cellHeight,
        environment: environment, metrics: metrics)
      return FittingAttempt(
        scale: scale, drawing: drawing,
        excess: max(drawing.size.width / width, window.map { drawing.size.height / $0 } ?? 0))
    }
    var best = attempt(1)
    var before: FittingAttempt?
    // Each round reduces what sticks out, since shapes keep their points; what does not shrink at all is text.
    for _ in 0..<8 where best.excess > 1.001 && best.excess.isFinite {
      let next = attempt(best.nextScale(after: before))
      guard next.excess < best.excess * 0.999 else { break }
      (before, best) = (best, next)
    }
    let shown = best.drawing
    return shown.showingSurroundings(
      columns: CGFloat(columns),
      rows: rows.map { CGFloat($0) } ?? shown.size.height / shown.metrics.cellHeight + usualRows
    )
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

/// A view laid out in a window with so many points in a cell.
private struct FittingAttempt {
  /// How many times as many points a cell covers as it usually does.
  let scale: CGFloat
  let drawing: Drawing
  /// How many times as large as the window the drawing is.
  let excess: CGFloat

  /// What to try next for the drawing to fill the window, after an attempt at a smaller scale before this one.
  ///
  /// In cells, text keeps its size while shapes shrink as the scale grows. Two attempts tell how much there is of either, and
  /// so where both fill the window; where the width counts in one and the height in another, somewhere before that.
  func nextScale(after before: FittingAttempt?) -> CGFloat {
    guard let before else { return scale * excess }
    let shapes = (before.excess - excess) / (1 / before.scale - 1 / scale)
    let text = excess - shapes / scale
    let filling = shapes / (1 - text)
    // Where text alone all but fills the window, rounding to rows would make any scale of it.
    return filling > scale && filling < 4 * scale ? filling : scale * excess
  }
}
