/// How many points a terminal cell covers, and how positions come to lie on cells.
///
/// Layout counts in points; text is set in cells. A cell is 8 × 16 points unless a view larger than the window
/// is scaled down whole: then each cell covers more points (`scaled(by:)`).
public struct CellMetrics: Equatable, Hashable, Sendable {
  /// Points in the width of one column. Default 8.
  public var cellWidth: CGFloat
  /// Points in the height of one row. Default 16.
  public var cellHeight: CGFloat

  public init(cellWidth: CGFloat = 8, cellHeight: CGFloat = 16) {
    self.cellWidth = cellWidth
    self.cellHeight = cellHeight
  }

  /// 8 × 16 points a cell.
  public static let standard = CellMetrics()

  /// How much wider than half its height a cell is: 1 for the standard one.
  var stretch: CGFloat { 2 * cellWidth / cellHeight }

  /// The metrics in which one cell covers `factor` times as many points each way.
  public func scaled(by factor: CGFloat) -> CellMetrics {
    CellMetrics(cellWidth: cellWidth * factor, cellHeight: cellHeight * factor)
  }
}

// The one place where positions snap to cells.
extension CellMetrics {
  /// Where in a stack with text a view of `height` points begins that wants to begin at `y`, both from the stack's top.
  ///
  /// Terminal text has whole rows, while SwiftUI's distances (8 points between label and bar) are half rows. A view of a
  /// row or more begins on a whole row, a half-row gap closing up; a lower one (an 8-point bar) begins on a
  /// half row, a tie going to the lower half, where text has its baseline.
  func stacked(_ y: CGFloat, height: CGFloat) -> CGFloat {
    if height >= cellHeight {
      (y / cellHeight - 0.5).rounded(.up) * cellHeight
    } else {
      (y / cellHeight * 2 + 0.5).rounded(.down) * cellHeight / 2
    }
  }

  /// The same for a view of some kind below another, which reaches from `top` to `end`; `nil` for the first one.
  ///
  /// What stands below a shape, such as the bar of a chart, keeps its place exactly: text comes to stand in a row of itself.
  /// What would come to lie over the view before stays below it, by half a row at most.
  func stacked(
    _ y: CGFloat, height: CGFloat, below previous: RowPlacement?, from top: CGFloat,
    to end: CGFloat, as placement: RowPlacement
  ) -> CGFloat {
    guard let previous else { return y }
    // Text would hide a line that comes to lie in the upper half of its row.
    let row = stacked(y, height: cellHeight)
    if placement == .text, previous == .rows, y >= end, row <= top, top < end, end > row {
      return row + cellHeight
    }
    if placement == .rows {
      let start = stacked(y, height: height)
      return start < end - Self.tolerance * cellHeight ? start + cellHeight / 2 : start
    }
    guard previous != .free, isOnHalfRow(end) else { return y }
    let start = stacked(y, height: height)
    return start < end - Self.tolerance * cellHeight ? y : start
  }

  /// The same for a view of some kind beside others, which together have to do with rows as `whole` says. A shape that is
  /// not as high as so many half rows keeps its place exactly, as all shapes do among themselves.
  func stacked(
    _ y: CGFloat, height: CGFloat, beside whole: RowPlacement, as placement: RowPlacement
  ) -> CGFloat {
    whole != .free && (placement == .rows || isOnHalfRow(height))
      ? stacked(y, height: height) : y
  }

  /// How far from a half row, in half rows, rounding errors may lead.
  private static let tolerance: CGFloat = 1e-6

  private func isOnHalfRow(_ y: CGFloat) -> Bool {
    let halves = y / cellHeight * 2
    return abs(halves - halves.rounded()) < Self.tolerance
  }

  /// The corner of the cell nearest to `point`: where text that wants to begin at `point` is set.
  public func cellCorner(nearest point: CGPoint) -> CGPoint {
    CGPoint(
      x: (point.x / cellWidth - 0.5).rounded(.up) * cellWidth,
      y: (point.y / cellHeight - 0.5).rounded(.up) * cellHeight)
  }

  /// The crossing of half columns and half rows nearest to `point`: where the middle of a gauge's marker lies.
  ///
  /// A marker and the room around it measure a whole number of half columns and half rows. So placed, their edges lie
  /// where quadrant characters have theirs, and both show whole; anywhere else they blur into the track.
  public func quarterCorner(nearest point: CGPoint) -> CGPoint {
    CGPoint(
      x: (point.x / cellWidth * 2).rounded() * cellWidth / 2,
      y: (point.y / cellHeight * 2).rounded() * cellHeight / 2)
  }

  /// The middle of the row at `y`: where the middle of a marker lies that letters stand for, which have no upper and lower
  /// halves.
  func rowMiddle(at y: CGFloat) -> CGFloat {
    ((y / cellHeight).rounded(.down) + 0.5) * cellHeight
  }
}
