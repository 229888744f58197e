public import GaugeUI

/// The room for a preview, in cells.
public nonisolated struct Window: Equatable, Sendable {
  public var columns = 80
  /// `nil` for no limit.
  public var rows: Int?
  public var colorScheme = ColorScheme.dark

  public init(columns: Int = 80, rows: Int? = nil, colorScheme: ColorScheme = .dark) {
    self.columns = columns
    self.rows = rows
    self.colorScheme = colorScheme
  }
}
