public import GaugeUI

/// The room for a preview, in cells.
public nonisolated struct Window: Equatable, Sendable {
  public var columns = 80
  /// `nil` for no limit.
  public var rows: Int?
  /// Whether a drawing may go on below the rows, as what is printed does. What stays in its place may not.
  public var scrolls = false
  public var colorScheme = ColorScheme.dark
  /// What previews are shown on.
  public var medium = Medium()
  /// The shape of a cell: a circle of previews is round where this is as the terminal has it.
  public var metrics = CellMetrics.standard
  /// What previews are drawn with where nobody chooses; `nil` where that is not known.
  public var canvas: CanvasChoice?

  public init(
    columns: Int = 80, rows: Int? = nil, scrolls: Bool = false, colorScheme: ColorScheme = .dark,
    medium: Medium = Medium(), metrics: CellMetrics = .standard, canvas: CanvasChoice? = nil
  ) {
    self.columns = columns
    self.rows = rows
    self.scrolls = scrolls
    self.colorScheme = colorScheme
    self.medium = medium
    self.metrics = metrics
    self.canvas = canvas
  }
}
